"""Who wins, and why: places by total, ties broken step by step, each step with its numbers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from companion.rules.parts import Counter, Dial, Stock
from companion.rules.scores import Points
from companion.rules.state import Readable

MOST, FEWEST = "most", "fewest"
Seats = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Tiebreak:
    key: str = field(kw_only=False)
    of: Points = field(kw_only=False)
    best: str = MOST

    def best_of(self, state: Readable, seats: Iterable[int]) -> tuple[Seats, dict[int, int]]:
        """The seats that are best on this step, and everybody's number."""
        values = {seat: self.of(state, seat) for seat in seats}
        top = max(values.values()) if self.best == MOST else min(values.values())
        return tuple(seat for seat, value in values.items() if value == top), values


def most(part: Counter | Dial | Stock) -> Tiebreak:
    return Tiebreak(f"most_{part.key}", _count_of(part))


def fewest(part: Counter | Dial | Stock) -> Tiebreak:
    return Tiebreak(f"fewest_{part.key}", _count_of(part), best=FEWEST)


def _count_of(part: Counter | Dial | Stock) -> Points:
    if isinstance(part, Stock):
        return part.total
    return part.of


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of a ladder: the numbers compared, and who stayed in."""

    key: str
    values: Mapping[int, int]
    kept: tuple[int, ...]

    @property
    def decided(self) -> bool:
        return len(self.kept) < len(self.values)


@dataclass(frozen=True, slots=True)
class Ladder:
    """How a tie at one total was broken; `unused` are the steps that were not needed."""

    total: int
    tied: tuple[int, ...]
    rungs: tuple[Rung, ...]
    unused: tuple[str, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """`places` lists the seats by place; a place with several seats is shared."""

    lines: Mapping[str, tuple[int, ...]]
    totals: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    ladders: tuple[Ladder, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0] if self.places else ()

    @property
    def decided_by(self) -> str:
        """`score`, the key of the step that decided, or `shared`."""
        if len(self.winners) > 1:
            return "shared"
        first = next((ladder for ladder in self.ladders if self.winners[0] in ladder.tied), None)
        if not self.winners or first is None:
            return "score"
        return next((rung.key for rung in reversed(first.rungs) if rung.decided), "score")

    def place_of(self, seat: int) -> int:
        """1 for the winner; seats that share a place have the same number."""
        ahead = 0
        for group in self.places:
            if seat in group:
                return ahead + 1
            ahead += len(group)
        return ahead + 1


def climb(
    tiebreaks: tuple[Tiebreak, ...], state: Readable, tied: tuple[int, ...], total: int
) -> Ladder:
    """Go down the list until one is left; whoever is not best on a step is out."""
    left = tied
    rungs: list[Rung] = []
    for at, tiebreak in enumerate(tiebreaks):
        if len(left) == 1:
            return Ladder(total, tied, tuple(rungs), _keys(tiebreaks[at:]), left)
        kept, values = tiebreak.best_of(state, left)
        rungs.append(Rung(tiebreak.key, values, kept))
        left = kept
    return Ladder(total, tied, tuple(rungs), (), left)


def _keys(tiebreaks: tuple[Tiebreak, ...]) -> tuple[str, ...]:
    return tuple(tiebreak.key for tiebreak in tiebreaks)


Ranked = tuple[tuple[tuple[int, ...], ...], tuple[Ladder, ...]]


def rank(
    tiebreaks: tuple[Tiebreak, ...], state: Readable, totals: Mapping[int, int], best: str = MOST
) -> Ranked:
    """All places, each tie resolved, with the ladder of every tie that came up."""
    places: list[tuple[int, ...]] = []
    ladders: list[Ladder] = []
    for total in sorted(set(totals.values()), reverse=best == MOST):
        group = tuple(seat for seat, points in totals.items() if points == total)
        while group:
            winners = group
            if len(group) > 1:
                ladders.append(climb(tiebreaks, state, group, total))
                winners = ladders[-1].winners
            places.append(winners)
            group = tuple(seat for seat in group if seat not in winners)
    return tuple(places), tuple(ladders)


Ranking = Callable[[Readable, tuple[int, ...]], Ranked]
"""A game's own way to rank (last one standing), given the totals."""
