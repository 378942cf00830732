"""What a QR code must hold for a phone to join a Wi-Fi."""

from __future__ import annotations

import re

SPECIAL = re.compile(r'([\\;,:"])')


def wifi_payload(name: str, *, password: str = "") -> str:
    """WPA with a password, an open network without."""
    secured = f"T:WPA;S:{_escaped(name)};P:{_escaped(password)}"
    return f"WIFI:{secured};;" if password else f"WIFI:T:nopass;S:{_escaped(name)};;"


def _escaped(text: str) -> str:
    """A backslash before what the format uses itself.

    Old readers took a name of hex digits for bytes unless quoted; the cameras of today keep the
    quotes as part of the name, so there are none.
    """
    return SPECIAL.sub(r"\\\1", text)
