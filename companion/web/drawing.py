"""Where things lie in a drawing: points on a dial, stand-in shapes, the look of a box lid.

Numbers and path strings for the templates to place; no colour is named that a token could name,
and no rule of any game is known here. The dial's geometry is shared with static/js/dial.js.
"""

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from companion.web.plane import Spot, change, number
from companion.web.score_chart import BOARD, PHONE, Frame, chart_lines, nice_steps

__all__ = ["BOARD", "PHONE", "Frame", "change", "chart_lines", "nice_steps", "number"]

CENTRE = 120.0
RADIUS = 98.0
FIRST_ANGLE = 128.0
SWEEP = 284.0
MOST_BEADS = 24


@dataclass(frozen=True, slots=True)
class Bead:
    """One step of a dial: its stroke, and whether it is reached."""

    path: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class Dial:
    """Everything a dial needs to be drawn on a square of 240."""

    groove: str
    arc: str
    beads: tuple[Bead, ...]
    span: int
    reached: int
    knob: Spot
    start: tuple[Spot, Spot, Spot] | None
    low: Spot
    high: Spot


def spot_on_circle(angle: float, *, radius: float = RADIUS) -> Spot:
    """The point at an angle (degrees, clockwise from three o'clock) around the dial's centre."""
    turn = math.radians(angle)
    x, y = CENTRE + radius * math.cos(turn), CENTRE + radius * math.sin(turn)
    return Spot(round(x, 2), round(y, 2))


def arc_path(first: float, last: float, *, radius: float = RADIUS) -> str:
    """The SVG path along the dial's ring from one angle to another."""
    start, end = spot_on_circle(first, radius=radius), spot_on_circle(last, radius=radius)
    is_long = int(last - first > 180)
    return f"M{start.x:g} {start.y:g}A{radius:g} {radius:g} 0 {is_long} 1 {end.x:g} {end.y:g}"


@lru_cache(2048)
def dial_points(
    value: int, *, at_least: int = 0, at_most: int = 16, start: int | None = None
) -> Dial:
    """Lay out a dial: one bead per step on a short range, one arc on a long one."""
    span = max(at_most - at_least, 1)
    reached = min(max(value - at_least, 0), span)
    step = SWEEP / span
    has_beads = span <= MOST_BEADS
    return Dial(
        groove=arc_path(FIRST_ANGLE + 2, FIRST_ANGLE + SWEEP - 2),
        arc=arc_path(FIRST_ANGLE + 4, FIRST_ANGLE + SWEEP - 4),
        beads=_beads(span, reached=reached) if has_beads else (),
        span=span,
        reached=reached,
        knob=spot_on_circle(FIRST_ANGLE + reached * step - (step / 2 if has_beads else 0)),
        start=None if start is None else _start_tick(FIRST_ANGLE + (start - at_least) * step),
        low=_mark(FIRST_ANGLE - 10, nudge=4),
        high=_mark(FIRST_ANGLE + SWEEP + 10, nudge=-4),
    )


def _beads(span: int, *, reached: int) -> tuple[Bead, ...]:
    step = SWEEP / span
    pad = min(5.6, step * 0.34)
    firsts = [FIRST_ANGLE + i * step for i in range(span)]
    return tuple(
        Bead(arc_path(first + pad, first + step - pad), i < reached)
        for i, first in enumerate(firsts)
    )


def _start_tick(angle: float) -> tuple[Spot, Spot, Spot]:
    """A short stroke outside the ring and the place of its number."""
    inner, outer = (spot_on_circle(angle, radius=RADIUS + away) for away in (20, 26))
    text = spot_on_circle(angle, radius=RADIUS + 38)
    return inner, outer, Spot(text.x, round(text.y + 5, 2))


def _mark(angle: float, *, nudge: float) -> Spot:
    on_ring = spot_on_circle(angle)
    return Spot(round(on_ring.x + nudge, 2), round(on_ring.y + 14, 2))


@dataclass(frozen=True, slots=True)
class Shape:
    """A glyph of the symbol sheet, with a letter on it where it only stands in."""

    glyph: str
    letter: str = ""


BODIES = ("green", "blue", "courage", "black", "inspiration", "charm", "purple", "white")
"""Glyphs broad enough to carry a letter."""


def stand_in(name: str, known: Sequence[str]) -> Shape:
    """The colour if it has a shape, `charm_power` as charm with a P, else a body of its own."""
    if name in known:
        return Shape(name)
    family, _, kind = name.partition("_")
    if family in known:
        return Shape(family, kind[:1].upper())
    return Shape(BODIES[zlib.adler32(name.encode()) % len(BODIES)], name[:2].capitalize())


@dataclass(frozen=True, slots=True)
class Lid:
    """The generated lid of a box we have no composition for."""

    ground: str
    shade: str
    light: str
    pattern: int
    letter: str


LID_COLOURS = (
    ("#173A4A", "#1F5668", "#F0B94A"),
    ("#3A2230", "#5C3348", "#F2A7BF"),
    ("#22382B", "#2E5A4A", "#CDE3D0"),
    ("#2A1747", "#3B2163", "#C7A5F2"),
    ("#3B2A17", "#5E4423", "#F3D9A4"),
    ("#232B36", "#35455A", "#A9CBEF"),
)


def lid(key: str, name: str) -> Lid:
    """A lid that is always the same for the same game, with its initial."""
    mixed = zlib.crc32(key.encode())
    ground, shade, light = LID_COLOURS[mixed % len(LID_COLOURS)]
    letter = next((char for char in name if char.isalnum()), "?").upper()
    return Lid(ground, shade, light, pattern=mixed // 7 % 4, letter=letter)
