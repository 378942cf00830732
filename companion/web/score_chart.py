"""Lines of a chart: one per seat, each with a dash of its own, ending in the seat's crest."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.web.plane import Spot, number

DASHES: dict[int, tuple[float, ...]] = {
    1: (),
    2: (3.2, 1.6),
    3: (0.1, 2.0),
    4: (5.0, 1.6, 0.1, 1.6),
    5: (6.0, 1.6, 1.6, 1.6),
    6: (1.4, 1.8),
}


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
BOARD = Frame(1120, 680, left=66, top=28, right=140, bottom=56, stroke=6, text=24, crest=26)


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
