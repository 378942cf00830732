"""The places at a table as one viewer sees them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, overload

from companion.rules.state import Board, Person


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table as the viewer sees it."""

    index: int
    person: Person
    is_me: bool
    is_mine: bool
    is_active: bool
    is_first: bool
    plays_last: bool
    at_table: bool
    values: Board

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def crest(self) -> int:
        return self.person.crest or self.index + 1

    @property
    def is_free(self) -> bool:
        return not self.person.name


class Looking(Protocol):
    """A view, as far as its places go."""

    @property
    def size(self) -> int: ...
    def seat(self, index: int) -> Seat: ...


class Seats(Sequence[Seat]):
    """The places at the table, each looked at when it is asked for: most drawings show one.
    A view does not keep it: two things that hold each other are swept up late."""

    __slots__ = ("_view",)

    def __init__(self, view: Looking) -> None:
        self._view = view

    def __len__(self) -> int:
        return self._view.size

    @overload
    def __getitem__(self, index: int) -> Seat: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Seat]: ...
    def __getitem__(self, index: int | slice) -> Seat | Sequence[Seat]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        return self._view.seat(index)
