"""Mastery of the six attributes: cards of its colour, tiles twice; a tie wins nothing."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.vindication.parts import (
    companions,
    mastery,
    monsters,
    prof,
    relics,
    traits,
)
from companion.games.vindication.terms import ATTRIBUTES, COLOURS, COMMON
from companion.rules.actions import Action, every_seat
from companion.rules.inputs import CardInput, NumberInput, Values
from companion.rules.intents import Intent
from companion.rules.rosters import Roster
from companion.rules.state import CLOSING, PLAYING, SCORING, Readable, seats_of
from companion.rules.turns import Happening

TILE_WORTH = 2
ALSO = {"adena": "vision", "herk": "courage", "kaladre": "wisdom"}
"""Companions that count for a second attribute."""
CUBES_COUNT = "what_was_broken"
DECK_OF: dict[str, Roster] = {"courage": monsters, "vision": relics, "wisdom": traits}


@dataclass(frozen=True, slots=True)
class Mastery:
    """One tile: its worth, everybody's count, and who wins it (nobody on a tie)."""

    kind: str
    worth: int
    counts: tuple[int, ...]
    winner: int | None

    @property
    def tied(self) -> tuple[int, ...]:
        """Who shares first place, when somebody does."""
        best = max(self.counts, default=0)
        first = tuple(seat for seat, count in enumerate(self.counts) if count == best)
        return first if len(first) > 1 else ()


def loyal(state: Readable, seat: int, roster: Roster) -> int:
    """Cards that count: those of treachery never do."""
    return sum(1 for facts in roster.all(state, seat).values() if not facts.get("treachery"))


def cards_for(state: Readable, seat: int, kind: str) -> int:
    if kind not in COMMON:
        return loyal(state, seat, DECK_OF[kind])
    group = companions.all(state, seat).values()
    return sum(1 for c in group if c.get("colour") == COLOURS[kind] and not c.get("treachery"))


def extra_for(state: Readable, seat: int, kind: str) -> int:
    """Bonuses of other cards."""
    friends = sum(1 for name, goal in ALSO.items() if goal == kind and _has(state, seat, name))
    mended = relics.number(state, seat, CUBES_COUNT, "cubes") if kind == "vision" else 0
    return friends + (mended if relics.has(state, seat, CUBES_COUNT) else 0)


def _has(state: Readable, seat: int, companion: str) -> bool:
    return companions.has(state, seat, companion)


def count_for(state: Readable, seat: int, kind: str) -> int:
    tiles = TILE_WORTH * prof.of(state, seat, kind)
    return cards_for(state, seat, kind) + tiles + extra_for(state, seat, kind)


def mastery_of(state: Readable, kind: str) -> Mastery:
    counts = tuple(count_for(state, seat, kind) for seat in seats_of(state))
    best = max(counts, default=0)
    first = [seat for seat, count in enumerate(counts) if count == best]
    winner = first[0] if len(first) == 1 else None
    return Mastery(kind, mastery.of(state, None, kind), counts, winner)


def masteries(state: Readable, seat: int | None = None) -> tuple[Mastery, ...]:
    return tuple(mastery_of(state, kind) for kind in ATTRIBUTES)


def wins(state: Readable, seat: int, kind: str) -> bool:
    return mastery_of(state, kind).winner == seat


def mastery_points(state: Readable, seat: int) -> int:
    return sum(tile.worth for tile in masteries(state) if tile.winner == seat)


# ---- what is printed on the tiles ------------------------------------------

TYPED = tuple(kind for kind in ATTRIBUTES if kind != "vision")


def set_mastery(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The honour printed on the tiles; vision is known to be 7."""
    for kind in TYPED:
        worth = intent.number(kind, mastery.of(state, None, kind))
        yield mastery.counter(kind).set_to(max(0, worth))


def _worth(kind: str) -> NumberInput:
    def known(state: Readable, seat: int | None, values: Values) -> int:
        return mastery.of(state, None, kind)

    return NumberInput(kind, start=known)


SET_MASTERY = Action(
    "set_mastery",
    set_mastery,
    inputs=(
        CardInput("tile", deck="tiles", facts=TYPED, start="mastery", optional=True),
        *(_worth(kind) for kind in TYPED),
    ),
    who=every_seat,
    stages=(PLAYING, CLOSING, SCORING),
    quick=True,
    icon="trophy",
    group="table",
)
