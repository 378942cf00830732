"""What past games tell: who wins, how long they last, and how one's own went."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import mean

from companion.table.store import Card

MOST_LEADERS = 6
MOST_SCORES = 8


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody with wins and games; the crest is the one last worn."""

    name: str
    crest: int
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Past games of one kind in a few numbers; None where there is nothing to say."""

    games: int
    score: int | None
    minutes: int
    rounds: int
    ties: int


@dataclass(frozen=True, slots=True)
class Mine:
    """How the games of this device's own seats went, the newest first."""

    games: int
    wins: int
    scores: tuple[tuple[int, bool], ...]

    @property
    def rate(self) -> int:
        return round(100 * self.wins / self.games) if self.games else 0

    @property
    def last_scores(self) -> tuple[tuple[int, bool], ...]:
        """Oldest first, as a row of bars is read."""
        return self.scores[:MOST_SCORES][::-1]

    @property
    def highest(self) -> int:
        return max((abs(points) for points, _ in self.last_scores), default=0) or 1


def winners_of(card: Card) -> tuple[int, ...]:
    places = card.summary.get("places") or [[]]
    return tuple(seat for seat in places[0] if seat < len(card.summary.get("names", ())))


def leaders(cards: Iterable[Card]) -> list[Leader]:
    """Names with wins and games, most wins first; cards come newest first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    crests: dict[str, int] = {}
    for card in cards:
        names, worn = card.summary.get("names", []), card.summary.get("crests", [])
        games.update(names)
        wins.update(names[seat] for seat in winners_of(card))
        for name, crest in zip(names, worn, strict=False):
            crests.setdefault(name, crest)
    ranked = sorted(games, key=lambda name: (-wins[name], -games[name], name))
    return [Leader(n, crests.get(n, 0), wins[n], games[n]) for n in ranked[:MOST_LEADERS]]


def figures(cards: list[Card]) -> Figures | None:
    if not cards:
        return None
    totals = [card.summary.get("totals", []) for card in cards]
    won = [t[w[0]] for t, w in zip(totals, map(winners_of, cards), strict=True) if t and w]
    return Figures(
        games=len(cards),
        score=round(mean(won)) if won else None,
        minutes=_average(card.summary.get("minutes", 0) for card in cards),
        rounds=_average(card.summary.get("rounds", 0) for card in cards),
        ties=sum(1 for card in cards if _was_a_tie(card)),
    )


def _average(numbers: Iterable[int]) -> int:
    return round(mean(list(numbers) or [0]))


def _was_a_tie(card: Card) -> bool:
    return card.summary.get("decided_by", "score") not in ("score", "")


def mine(cards: Iterable[Card], seats_of: Callable[[str], frozenset[int]]) -> Mine:
    """`seats_of` names the seats this device held at a table."""
    scores: list[tuple[int, bool]] = []
    for card in cards:
        totals, won = card.summary.get("totals", []), winners_of(card)
        held = (seat for seat in sorted(seats_of(card.code)) if seat < len(totals))
        scores += [(totals[seat], seat in won) for seat in held]
    return Mine(len(scores), sum(1 for _, won in scores if won), tuple(scores))
