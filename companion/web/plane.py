"""Points of a drawing, and numbers as people read them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a drawing."""

    x: float
    y: float


def number(value: int | str) -> str:
    """A number as people read it, with the true minus sign; a word stays a word."""
    return value if isinstance(value, str) else f"{value}".replace("-", "−")


def change(value: int) -> str:
    """A change as people read it: +4, −7, or 0."""
    return f"+{value}" if value > 0 else number(value)
