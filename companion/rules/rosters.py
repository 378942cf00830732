"""Things that come and go, each with fields of its own: cards in play, units, dice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.rules.events import Altered, Event, Marked, Placed, Removed
from companion.rules.parts import Part, Setup, Start
from companion.rules.state import Fields, Readable, Records, Scalar, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One thing known about a record; `start` is its value when nothing is said.
    A `noted` field is remembered by the card notebook. `by_hand` fields get − and + or a switch."""

    key: str = field(kw_only=False)
    start: Scalar = 0
    at_least: int | None = 0
    at_most: int | None = None
    noted: bool = False
    by_hand: bool = False


@dataclass(frozen=True, kw_only=True)
class Roster(Part):
    """Records by id. `at_most` bounds how many lie here (None: no limit)."""

    kind: ClassVar[str] = "roster"
    start: Start = field(default_factory=dict)
    fields: tuple[Field, ...] = ()
    at_most: int | None = None

    def opening(self, setup: Setup) -> dict[str, Value]:
        start = self.start(setup) if callable(self.start) else self.start
        return {self.key: dict(start) if isinstance(start, Mapping) else {}}

    def all(self, state: Readable, seat: int | None = None) -> Records:
        value = state.value(self.key, None if self.shared else seat)
        return value if isinstance(value, Mapping) else {}

    def count(self, state: Readable, seat: int | None = None) -> int:
        return len(self.all(state, seat))

    def has(self, state: Readable, seat: int | None, id: str) -> bool:
        return id in self.all(state, seat)

    def get(self, state: Readable, seat: int | None, id: str, name: str) -> Scalar:
        return self.all(state, seat).get(id, {}).get(name, self.field(name).start)

    def number(self, state: Readable, seat: int | None, id: str, name: str) -> int:
        value = self.get(state, seat, id, name)
        return int(value) if isinstance(value, (int, bool)) else 0

    def total(self, state: Readable, seat: int | None, name: str) -> int:
        """The sum of one field over all records here."""
        return sum(self.number(state, seat, id, name) for id in self.all(state, seat))

    def field(self, name: str) -> Field:
        return next((f for f in self.fields if f.key == name), Field(name))

    def place(self, id: str, seat: int | None = None, **fields: Scalar) -> Event:
        full: Fields = {f.key: fields.get(f.key, f.start) for f in self.fields} | fields
        return Placed(self.key, None if self.shared else seat, id, full)

    def alter(self, id: str, name: str, by: int, seat: int | None = None) -> Event:
        return Altered(self.key, None if self.shared else seat, id, name, by)

    def mark(self, id: str, name: str, to: Scalar, seat: int | None = None) -> Event:
        return Marked(self.key, None if self.shared else seat, id, name, to)

    def remove(self, id: str, seat: int | None = None) -> Event:
        return Removed(self.key, None if self.shared else seat, id)

    def free_id(self, state: Readable, seat: int | None, wish: str) -> str:
        """An id nobody uses here: the wish itself, or the wish with a number behind it."""
        taken = self.all(state, seat)
        if wish not in taken:
            return wish
        return next(name for n in range(2, 1000) if (name := f"{wish}#{n}") not in taken)


@dataclass(frozen=True, kw_only=True)
class Cards(Roster):
    """A roster of cards, known by the id printed on them."""

    kind: ClassVar[str] = "cards"


@dataclass(frozen=True, kw_only=True)
class DiceDisplay(Roster):
    """Dice of fixed colours. `value` is the face; `holder` is the seat that took the die."""

    kind: ClassVar[str] = "dice"
    colours: tuple[str, ...] = ()
    faces: tuple[Scalar, ...] = (1, 2, 3, 4, 5, 6)
    fields: tuple[Field, ...] = (Field("value", start=None), Field("holder", start=None))

    def opening(self, setup: Setup) -> dict[str, Value]:
        dice = {c: {"value": None, "holder": None} for c in self.colours}
        return {self.key: dice}

    def lying(self, state: Readable, seat: int | None = None) -> tuple[str, ...]:
        """The colours still in the display: nobody took them."""
        return tuple(c for c, die in self.all(state, seat).items() if die.get("holder") is None)

    def face(self, state: Readable, colour: str, seat: int | None = None) -> Scalar:
        return self.get(state, seat, colour, "value")
