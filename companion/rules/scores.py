"""Line by line: what each seat scores at the end, computed or entered by its owner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.rules.parts import Counter, Dial, Options, Token
from companion.rules.state import Readable, seats_of

Points = Callable[[Readable, int], int]

FINAL = "final."
"""Prefix of the values that people enter or correct at the end, one for each score line."""


def nothing(state: Readable, seat: int) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Score:
    """`of` computes the line; an `entered` line is prefilled with it and typed by the owner.
    A `hidden` line rests on what others may not see before the reveal.
    `penalty` lines are told last."""

    key: str = field(kw_only=False)
    of: Points = field(kw_only=False, default=nothing)
    entered: bool = False
    hidden: bool = False
    penalty: bool = False
    icon: str = ""
    played_with: Callable[[Options], bool] | None = None

    @property
    def final_key(self) -> str:
        return FINAL + self.key

    def points(self, state: Readable, seat: int) -> int:
        """What was entered or corrected, else what the rules compute."""
        entered = state.value(self.final_key, seat)
        return entered if isinstance(entered, int) else self.of(state, seat)


def each(part: Counter | Dial, worth: int = 1) -> Points:
    """So many points for each."""
    return lambda state, seat: part.of(state, seat) * worth


def per(part: Counter | Dial, count: int, worth: int = 1) -> Points:
    """So many points for every full `count`."""
    return lambda state, seat: part.of(state, seat) // count * worth


def holding(token: Token, worth: int) -> Points:
    """So many points for whoever has the token."""
    return lambda state, seat: worth if token.of(state, seat) else 0


Sheet = Mapping[str, tuple[int, ...]]


def sheet(scores: tuple[Score, ...], state: Readable) -> Sheet:
    """Every line with the points of every seat."""
    return {
        score.key: tuple(score.points(state, seat) for seat in seats_of(state))
        for score in scores
        if score.played_with is None or score.played_with(state.options)
    }


def totals(lines: Sheet, size: int) -> tuple[int, ...]:
    return tuple(sum(points[seat] for points in lines.values()) for seat in range(size))
