"""Lines of a chart: one per seat, each with a dash of its own, ending in the seat's crest."""

import math
from collections.abc import Sequence
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
    axes = Axes(frame, count, steps[0], steps[-1])
    return Chart(
        frame=frame,
        rows=tuple(Tick(axes.up(step), number(step)) for step in steps),
        columns=_columns(labels or [f"{i}" for i in range(count)], axes=axes),
        lines=_lines([(seat, values) for seat, values in series if values], axes=axes),
        zero=axes.up(0) if steps[0] < 0 else None,
        mark=None if mark is None else axes.across(mark),
        floor=axes.floor,
        wall=axes.wall,
    )


@dataclass(frozen=True, slots=True)
class Axes:
    """Where a column and a value lie inside a frame."""

    frame: Frame
    count: int
    lowest: int
    highest: int

    @property
    def wall(self) -> float:
        return self.frame.width - self.frame.right

    @property
    def floor(self) -> float:
        return self.frame.height - self.frame.bottom

    def across(self, column: int) -> float:
        share = column / max(self.count - 1, 1)
        return round(self.frame.left + (self.wall - self.frame.left) * share, 1)

    def up(self, value: int) -> float:
        share = (value - self.lowest) / (self.highest - self.lowest)
        return round(self.floor - (self.floor - self.frame.top) * share, 1)


def _lines(series: Sequence[tuple[int, Sequence[int]]], *, axes: Axes) -> tuple[Line, ...]:
    frame = axes.frame
    ends = _spread({seat: axes.up(values[-1]) for seat, values in series}, frame=frame)
    return tuple(
        Line(
            seat=seat,
            path="M"
            + " L".join(f"{axes.across(i):g} {axes.up(v):g}" for i, v in enumerate(values)),
            dash=" ".join(f"{part * frame.stroke:g}" for part in DASHES[seat]),
            end=Spot(axes.wall + frame.crest + 8, ends[seat]),
            last=number(values[-1]),
        )
        for seat, values in series
    )


def _columns(labels: Sequence[str], *, axes: Axes) -> tuple[Tick, ...]:
    every = max(1, math.ceil(len(labels) / 10))
    return tuple(Tick(axes.across(i), labels[i]) for i in range(0, len(labels), every))


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
