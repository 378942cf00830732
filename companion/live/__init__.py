"""Wake and wait: tells whoever waits that a table has a new version; knows nothing of ours."""

from companion.live.bell import AnyBell, Bell, open_bell

__all__ = ["AnyBell", "Bell", "open_bell"]
