"""What lies on the table now: always computed from the log, never changed in place."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

Scalar = int | str | bool | None
Fields = Mapping[str, Scalar]
Records = Mapping[str, Fields]
Value = int | str | bool | None | Records
Board = Mapping[str, Value]

LOBBY, PLAYING, CLOSING, SCORING, REVEAL, OVER = (
    "lobby",
    "playing",
    "closing",
    "scoring",
    "reveal",
    "over",
)
STAGES = (LOBBY, PLAYING, CLOSING, SCORING, REVEAL, OVER)


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits on a seat; an empty name is a free seat."""

    name: str = ""
    crest: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose go it is. `waiting` are the seats still to play in this phase, in order."""

    round: int = 0
    phase: str = ""
    active: int | None = None
    waiting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that was called: why, by whom, and after which round it takes effect."""

    key: str
    seat: int | None
    round: int
    last_round: int


class Readable(Protocol):
    """What rules read: a State, or the Now of an action that is under way."""

    @property
    def options(self) -> Mapping[str, Scalar]: ...
    @property
    def people(self) -> tuple[Person, ...]: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def ending(self) -> Ending | None: ...
    @property
    def stage(self) -> str: ...
    @property
    def size(self) -> int: ...
    def value(self, part: str, seat: int | None) -> Value: ...


@dataclass(frozen=True, slots=True)
class State:
    options: Mapping[str, Scalar] = field(default_factory=dict)
    people: tuple[Person, ...] = ()
    shared: Board = field(default_factory=dict)
    boards: tuple[Board, ...] = ()
    turn: Turn = Turn()
    stage: str = LOBBY
    ending: Ending | None = None
    lifted: tuple[str, ...] = ()
    """Ends that people took back and that still hold: nobody wants to hear of them again."""
    reveal: int = 0

    @property
    def size(self) -> int:
        """How many seats play."""
        return len(self.people)

    def value(self, part: str, seat: int | None) -> Value:
        if seat is None:
            return self.shared.get(part)
        return self.boards[seat].get(part) if 0 <= seat < len(self.boards) else None

    def with_value(self, part: str, seat: int | None, value: Value) -> "State":
        """A copy in which only the touched board is new, so that screens can tell by identity."""
        if seat is None:
            return replace(self, shared={**self.shared, part: value})
        board = {**self.boards[seat], part: value}
        return replace(self, boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))


def seats_of(state: Readable) -> range:
    return range(state.size)


def others(state: Readable, seat: int) -> tuple[int, ...]:
    """Everybody else, clockwise from the left neighbour."""
    return tuple((seat + step) % state.size for step in range(1, state.size))
