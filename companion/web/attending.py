"""Who is there, as a board like any other: so that drawings can tell which of it they read."""

from typing import Final

ASKED: Final = "asked"
"""Seats that another phone asks for, for eyes that may decide; numbers with spaces between."""


def held(seat: int) -> str:
    """A phone holds the seat."""
    return f"held.{seat}"


def away(seat: int) -> str:
    """A phone holds it, but shows no screen right now."""
    return f"away.{seat}"
