"""What happened: a small closed set of shapes, each a plain fact that can be written down."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from companion.rules.state import Board, Fields, Scalar


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened for a game with these options and so many seats."""

    game: str
    options: Mapping[str, Scalar]
    seats: int


@dataclass(frozen=True, slots=True)
class Seated:
    seat: int
    name: str
    crest: int


@dataclass(frozen=True, slots=True)
class Laid:
    """The opening position, value by value, so that later rules cannot change an old game."""

    shared: Board
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """One more seat in a running game, with its opening values."""

    name: str
    crest: int
    board: Board


@dataclass(frozen=True, slots=True)
class Changed:
    """A number went up or down. `free` means a person overrode the bounds."""

    part: str
    seat: int | None
    by: int
    free: bool = False


@dataclass(frozen=True, slots=True)
class Put:
    """A value was set outright."""

    part: str
    seat: int | None
    to: Scalar
    free: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """So many went from one number to another; nothing is made or lost on the way."""

    part: str
    seat: int | None
    to_part: str
    to_seat: int | None
    count: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A card, unit or die came to lie in a roster."""

    part: str
    seat: int | None
    id: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Altered:
    """A number on one record went up or down."""

    part: str
    seat: int | None
    id: str
    field: str
    by: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A field of one record was set outright."""

    part: str
    seat: int | None
    id: str
    field: str
    to: Scalar


@dataclass(frozen=True, slots=True)
class Removed:
    part: str
    seat: int | None
    id: str


@dataclass(frozen=True, slots=True)
class Turned:
    round: int
    phase: str
    active: int | None
    waiting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Announced:
    """Something worth saying aloud; told once on every screen."""

    key: str
    seat: int | None = None
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EndCalled:
    key: str
    seat: int | None
    round: int
    last_round: int


@dataclass(frozen=True, slots=True)
class EndLifted:
    """People decided to play on: the called end no longer counts."""

    key: str


@dataclass(frozen=True, slots=True)
class EndRearmed:
    """An end that people lifted no longer holds; when it holds again, it is called again."""

    key: str


@dataclass(frozen=True, slots=True)
class Staged:
    """The table moved to another stage, or one step further in the reveal."""

    stage: str
    reveal: int = 0


@dataclass(frozen=True, slots=True)
class Overrode:
    """A person said "do it anyway"; these checks had spoken against it, with these facts."""

    reasons: tuple[str, ...]
    facts: Mapping[str, Scalar] = field(default_factory=dict)


Event = (
    Opened
    | Seated
    | Laid
    | Joined
    | Changed
    | Put
    | Moved
    | Placed
    | Altered
    | Marked
    | Removed
    | Turned
    | Announced
    | EndCalled
    | EndLifted
    | EndRearmed
    | Staged
    | Overrode
)

SHAPES: dict[str, type[Any]] = {
    shape.__name__.lower(): shape
    for shape in (
        Opened,
        Seated,
        Laid,
        Joined,
        Changed,
        Put,
        Moved,
        Placed,
        Altered,
        Marked,
        Removed,
        Turned,
        Announced,
        EndCalled,
        EndLifted,
        EndRearmed,
        Staged,
        Overrode,
    )
}


def to_plain(event: Event) -> list[Any]:
    """The event as a list that JSON can hold: its name, then its fields in order."""
    return [type(event).__name__.lower(), *(getattr(event, f.name) for f in fields(event))]


def from_plain(plain: list[Any]) -> Event:
    shape = SHAPES[plain[0]]
    values = [tuple(v) if isinstance(v, list) else v for v in plain[1:]]
    event: Event = shape(*values)
    return event
