"""Cubes that lie on something: wherever a record says so, the cubes really come from home.

The record is the truth about its own cubes. Whenever it changes, by an action or by hand, as
many cubes go from influence to it or back; where there are none, the record gives in.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.vindication.cubes import (
    conviction,
    influence,
    on_battle,
    on_companions,
    on_monument,
    on_regions,
    on_relics,
)
from companion.games.vindication.parts import battle, companions, monument, regions, relics
from companion.rules.events import Event, Moved
from companion.rules.parts import Counter
from companion.rules.rosters import Roster
from companion.rules.state import Readable, Scalar, State, seats_of


def is_seat(value: Scalar, seat: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value == seat


@dataclass(frozen=True, slots=True)
class Place:
    """`number` counts a player's cubes on the records of `roster`: by `on` for each record."""

    number: Counter
    roster: Roster
    field: str

    def lying(self, state: Readable, seat: int) -> int:
        return sum(self.on(state, seat, id) for id in self.records(state, seat))

    def records(self, state: Readable, seat: int) -> tuple[str, ...]:
        return tuple(self.roster.all(state, seat))

    def on(self, state: Readable, seat: int, id: str) -> int:
        """How many cubes of this player lie on one record."""
        if self.field == "holder":
            return 1 if is_seat(self.roster.get(state, seat, id, "holder"), seat) else 0
        return max(0, self.roster.number(state, seat, id, self.field))

    def let_go(self, state: Readable, seat: int, id: str, count: int) -> Event:
        """The record gives in: so many cubes fewer on it."""
        if self.field == "holder":
            return self.roster.mark(id, "holder", None)
        return self.roster.mark(id, self.field, self.on(state, seat, id) - count, seat)


PLACES = (
    Place(on_companions, companions, "cubes"),
    Place(on_relics, relics, "cubes"),
    Place(on_regions, regions, "holder"),
    Place(on_monument, monument, "count"),
    Place(on_battle, battle, "holder"),
)
PLACE_KEYS = tuple(key for place in PLACES for key in (place.number.key, place.roster.key))

Balance = Callable[[State, Readable, Event], Iterator[Event]]


def balance(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """After a change of records, or of a number by hand, the numbers follow."""
    if isinstance(event, Moved):
        return  # on the way: the record is about to say so
    touched = {getattr(event, "part", ""), getattr(event, "to_part", "")}
    for place in PLACES:
        if touched & {place.number.key, place.roster.key}:
            for seat in seats_of(now):
                yield from _settle(now, place, seat, str(getattr(event, "id", "")))


def _settle(now: Readable, place: Place, seat: int, id: str) -> Iterator[Event]:
    missing = _missing(now, place, seat)
    if missing < 0:
        yield place.number.move(-missing, influence, seat)
    for source in (influence, conviction):
        wanted = min(_missing(now, place, seat), source.of(now, seat))
        if wanted > 0:
            yield source.move(wanted, place.number, seat)
    missing = _missing(now, place, seat)
    if missing > 0:
        yield from _give_in(now, place, seat, id, missing)


def _missing(now: Readable, place: Place, seat: int) -> int:
    return place.lying(now, seat) - place.number.of(now, seat)


def _give_in(now: Readable, place: Place, seat: int, id: str, missing: int) -> Iterator[Event]:
    """The record just touched first, else any other."""
    ids = (id, *(other for other in place.records(now, seat) if other != id))
    for each in ids:
        lying = place.on(now, seat, each)
        if lying > 0:
            yield place.let_go(now, seat, each, min(lying, missing))
            return
