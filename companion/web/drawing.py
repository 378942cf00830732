"""Where things lie in a drawing: points on a dial, lines of a chart, the look of a box lid.

Numbers and path strings for the templates to place; no colour is named that a token could name,
and no rule of any game is known here. The dial's geometry is shared with static/js/dial.js.
"""

import math
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

CENTRE = 120.0
RADIUS = 98.0
FIRST_ANGLE = 128.0
SWEEP = 284.0
MOST_BEADS = 24

DASHES: dict[int, tuple[float, ...]] = {
    1: (),
    2: (3.2, 1.6),
    3: (0.1, 2.0),
    4: (5.0, 1.6, 0.1, 1.6),
    5: (6.0, 1.6, 1.6, 1.6),
    6: (1.4, 1.8),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a drawing."""

    x: float
    y: float


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


def number(value: int) -> str:
    """A number as people read it, with the true minus sign."""
    return f"{value}".replace("-", "−")


def change(value: int) -> str:
    """A change as people read it: +4, −7, or 0."""
    return f"+{value}" if value > 0 else number(value)


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
class Tick:
    """A mark on an axis: where, and what it says."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line: its path, its own dash, and where its crest and number stand."""

    seat: int
    path: str
    dash: str
    end: Spot
    last: str


@dataclass(frozen=True, slots=True)
class Frame:
    """The size of a chart: the sheet, its margins, and how thick things are."""

    width: float = 342
    height: float = 196
    left: float = 30
    top: float = 16
    right: float = 58
    bottom: float = 26
    stroke: float = 3
    text: float = 13
    crest: float = 10


PHONE = Frame()
BOARD = Frame(1120, 680, left=66, top=24, right=140, bottom=56, stroke=6, text=24, crest=26)


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart ready to be drawn inside its frame."""

    frame: Frame
    rows: tuple[Tick, ...]
    columns: tuple[Tick, ...]
    lines: tuple[Line, ...]
    zero: float | None
    mark: float | None
    floor: float
    wall: float


def chart_lines(
    series: Sequence[tuple[int, Sequence[int]]],
    *,
    frame: Frame = PHONE,
    labels: Sequence[str] = (),
    mark: int | None = None,
) -> Chart:
    """Lay out one line per seat, given as (seat colour, values); `mark` is a column to point at."""
    count = max((len(values) for _, values in series), default=1)
    steps = nice_steps([value for _, values in series for value in values])
    wall, floor = frame.width - frame.right, frame.height - frame.bottom

    def across(column: int) -> float:
        return round(frame.left + (wall - frame.left) * column / max(count - 1, 1), 1)

    def up(value: int) -> float:
        share = (value - steps[0]) / (steps[-1] - steps[0])
        return round(floor - (floor - frame.top) * share, 1)

    spots = {
        seat: [Spot(across(i), up(value)) for i, value in enumerate(values)]
        for seat, values in series
        if values
    }
    ends = _spread({seat: line[-1].y for seat, line in spots.items()}, frame=frame)
    return Chart(
        frame=frame,
        rows=tuple(Tick(up(step), number(step)) for step in steps),
        columns=_columns(labels or [f"{i}" for i in range(count)], across=across),
        lines=tuple(
            Line(
                seat=seat,
                path="M" + " L".join(f"{spot.x:g} {spot.y:g}" for spot in spots[seat]),
                dash=" ".join(f"{part * frame.stroke:g}" for part in DASHES[seat]),
                end=Spot(wall + frame.crest + 8, ends[seat]),
                last=number(values[-1]),
            )
            for seat, values in series
            if values
        ),
        zero=up(0) if steps[0] < 0 else None,
        mark=None if mark is None else across(mark),
        floor=floor,
        wall=wall,
    )


def _columns(labels: Sequence[str], *, across: Callable[[int], float]) -> tuple[Tick, ...]:
    every = max(1, math.ceil(len(labels) / 10))
    return tuple(Tick(across(i), labels[i]) for i in range(0, len(labels), every))


def nice_steps(values: Sequence[int], *, most: int = 7) -> list[int]:
    """Round numbers from below the lowest value (or 0) to above the highest, at most `most`."""
    lowest, highest = min(0, *values, 0), max(1, *values, 1)
    step = next(
        size
        for size in (m * 10**power for power in range(12) for m in (1, 2, 5))
        if math.ceil(highest / size) - math.floor(lowest / size) < most
    )
    return list(range(math.floor(lowest / step) * step, math.ceil(highest / step) * step + 1, step))


def _spread(wanted: dict[int, float], *, frame: Frame) -> dict[int, float]:
    """Push crests apart until none covers another, keeping their order and the sheet's bounds."""
    gap = frame.crest * 2 + 3
    seats = sorted(wanted, key=lambda seat: (wanted[seat], seat))
    placed: dict[int, float] = {}
    floor = frame.height - frame.bottom + frame.crest
    for seat in seats:
        above = max(placed.values(), default=-math.inf)
        placed[seat] = max(wanted[seat], above + gap)
    for seat in reversed(seats):
        placed[seat] = round(min(placed[seat], floor), 1)
        floor = placed[seat] - gap
    return placed


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
