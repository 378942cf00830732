"""Wake and wait: tells whoever waits that a table has a new version; knows nothing of ours."""

from companion.live.bell import Bell, LocalBell, open_bell

__all__ = ["Bell", "LocalBell", "open_bell"]
