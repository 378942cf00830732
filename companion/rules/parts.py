"""Numbers and names that lie on the table: counters, dials, pools, tokens, stocks, labels.

A part is declared once; screens, bounds, texts and corrections follow from the declaration.
Its methods read a state or return the event that would change it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.rules.events import Changed, Event, Moved, Put
from companion.rules.refusal import Refusal
from companion.rules.state import Readable, Scalar, Value

EVERYONE, OWNER, SEALED = "everyone", "owner", "sealed"
"""Who may see a part: all; only its owner until the game is over; only its owner until revealed."""

Bound = int | None | Callable[[Readable, int | None], int | None]
Options = Mapping[str, Scalar]


@dataclass(frozen=True, slots=True)
class Setup:
    """What the opening position depends on."""

    size: int
    options: Options
    seat: int | None = None
    first: int = 0


Start = Value | Callable[[Setup], Value]


def bound(of: Bound, state: Readable, seat: int | None) -> int | None:
    return of(state, seat) if callable(of) else of


@dataclass(frozen=True, kw_only=True)
class Part:
    """`played_with` tells from the options whether the part is on the table at all.
    `icon` names a drawing; `group` puts parts side by side on a screen.
    A `quiet` part keeps book of a turn: no screen shows it, the log does not tell of it.
    A part that is not `told` is shown and corrected like any other, but what an action does
    to it goes without saying (a pool from which somebody gains)."""

    kind: ClassVar[str] = "part"
    key: str = field(kw_only=False)
    shared: bool = False
    start: Start = 0
    seen: str = EVERYONE
    icon: str = ""
    group: str = ""
    quiet: bool = False
    told: bool = True
    played_with: Callable[[Options], bool] | None = None

    def opening(self, setup: Setup) -> dict[str, Value]:
        """The values this part brings to an opening position, by value key."""
        return {self.key: self.start(setup) if callable(self.start) else self.start}

    def value_keys(self) -> tuple[str, ...]:
        return (self.key,)


@dataclass(frozen=True, kw_only=True)
class Number(Part):
    """`step` replaces what a tap on − or + does, where the rulebook wants more than a sum."""

    at_least: Bound = 0
    at_most: Bound = None
    step: Callable[[Readable, int | None, int], Iterable[Event | Refusal]] | None = None
    by_hand: bool = True

    def of(self, state: Readable, seat: int | None = None) -> int:
        value = state.value(self.key, None if self.shared else seat)
        return value if isinstance(value, int) else 0

    def change(self, by: int, seat: int | None = None) -> Event:
        return Changed(self.key, None if self.shared else seat, by)

    def gain(self, count: int, seat: int | None = None) -> Event:
        return self.change(count, seat)

    def lose(self, count: int, seat: int | None = None) -> Event:
        return self.change(-count, seat)

    def set_to(self, value: int, seat: int | None = None) -> Event:
        return Put(self.key, None if self.shared else seat, value)

    def move(self, count: int, target: "Number", seat: int | None, to: int | None = None) -> Event:
        """So many from here to another number, of the same seat unless `to` names another."""
        here = None if self.shared else seat
        there = None if target.shared else (seat if to is None else to)
        return Moved(self.key, here, target.key, there, count)


@dataclass(frozen=True, kw_only=True)
class Counter(Number):
    """A plain number of a seat (or of the table when shared)."""

    kind: ClassVar[str] = "counter"


@dataclass(frozen=True, kw_only=True)
class Dial(Number):
    """A number shown as a ring of beads; `low` warns, `mark` is a part whose value is ticked."""

    kind: ClassVar[str] = "dial"
    low: int | None = None
    mark: str = ""
    troubled: str = ""
    """A token part that, when set, changes the dial's look (Etherstone's corruption)."""


@dataclass(frozen=True, kw_only=True)
class Pool(Number):
    """A shared supply that runs down; `size` by number of seats; `of_all` is with the reserve."""

    kind: ClassVar[str] = "pool"
    shared: bool = True
    size: Mapping[int, int] | int = 0
    of_all: int | None = None

    def opening(self, setup: Setup) -> dict[str, Value]:
        size = self.size_for(setup.size)
        values: dict[str, Value] = {self.key: size}
        if self.of_all is not None:
            values[self.reserve_key] = self.of_all - size
        return values

    def size_for(self, seats: int) -> int:
        return self.size if isinstance(self.size, int) else self.size.get(seats, 0)

    @property
    def reserve_key(self) -> str:
        return f"{self.key}.reserve"

    def value_keys(self) -> tuple[str, ...]:
        return (self.key,) if self.of_all is None else (self.key, self.reserve_key)


@dataclass(frozen=True, kw_only=True)
class Token(Part):
    """Yes or no on a seat. When shared: which seat holds the one token (None: nobody)."""

    kind: ClassVar[str] = "token"
    start: Start = False
    by_hand: bool = True

    def of(self, state: Readable, seat: int | None = None) -> bool:
        if self.shared:
            return seat is not None and self.holder(state) == seat
        return bool(state.value(self.key, seat))

    def holder(self, state: Readable) -> int | None:
        held = state.value(self.key, None)
        return held if isinstance(held, int) and not isinstance(held, bool) else None

    def give(self, seat: int | None) -> Event:
        return Put(self.key, None, seat) if self.shared else Put(self.key, seat, True)

    def clear(self, seat: int | None = None) -> Event:
        return Put(self.key, None, None) if self.shared else Put(self.key, seat, False)

    def opening(self, setup: Setup) -> dict[str, Value]:
        start = self.start(setup) if callable(self.start) else self.start
        return {self.key: None if self.shared and start is False else start}


@dataclass(frozen=True, kw_only=True)
class Label(Part):
    """A name or choice: the Leader of a seat, the weather of the table. None when not chosen."""

    kind: ClassVar[str] = "label"
    start: Start = None
    choices: tuple[str, ...] = ()
    by_hand: bool = True

    def of(self, state: Readable, seat: int | None = None) -> str:
        value = state.value(self.key, None if self.shared else seat)
        return "" if value is None else str(value)

    def put(self, value: Scalar, seat: int | None = None) -> Event:
        return Put(self.key, None if self.shared else seat, value)


@dataclass(frozen=True, kw_only=True)
class Stock(Part):
    """A family of counters kept side by side: four colours of stones, six attributes.
    `begins` may depend on the set-up; `step` replaces what a tap on − or + of one kind does."""

    kind: ClassVar[str] = "stock"
    kinds: tuple[str, ...] = ()
    begins: Mapping[str, int] | Callable[[Setup], Mapping[str, int]] = field(default_factory=dict)
    at_most: Bound = None
    by_hand: bool = True
    step: Callable[[Readable, int | None, str, int], Iterable[Event | Refusal]] | None = None

    def opening(self, setup: Setup) -> dict[str, Value]:
        begins = self.begins(setup) if callable(self.begins) else self.begins
        return {self.key_of(kind): begins.get(kind, 0) for kind in self.kinds}

    def key_of(self, kind: str) -> str:
        return f"{self.key}.{kind}"

    def value_keys(self) -> tuple[str, ...]:
        return tuple(self.key_of(kind) for kind in self.kinds)

    def counter(self, kind: str) -> Counter:
        """One colour of the stock as a counter of its own."""
        return Counter(
            self.key_of(kind),
            shared=self.shared,
            at_most=self.at_most,
            seen=self.seen,
            icon=kind,
            by_hand=self.by_hand,
            step=self._step_of(kind),
        )

    def _step_of(
        self, kind: str
    ) -> Callable[[Readable, int | None, int], Iterable[Event | Refusal]] | None:
        step = self.step
        return None if step is None else lambda state, seat, by: step(state, seat, kind, by)

    def of(self, state: Readable, seat: int | None, kind: str) -> int:
        return self.counter(kind).of(state, seat)

    def total(self, state: Readable, seat: int | None = None) -> int:
        return sum(self.of(state, seat, kind) for kind in self.kinds)

    def counts(self, state: Readable, seat: int | None = None) -> dict[str, int]:
        return {kind: self.of(state, seat, kind) for kind in self.kinds}

    def gain(self, kind: str, count: int, seat: int | None = None) -> Event:
        return self.counter(kind).gain(count, seat)

    def pay(self, mix: Mapping[str, int], seat: int | None = None) -> Iterable[Event]:
        """One event for each colour that is given away."""
        for kind, count in mix.items():
            if count:
                yield self.counter(kind).lose(count, seat)
