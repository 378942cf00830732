"""Which values a drawing read, so that it is drawn again only when one of them changed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.rules.state import Board, State, Value

Read = tuple[str, int | None]
"""A value: its part, and whose it is."""

_known: dict[Read, Read] = {}
"""Every read once, however many drawings remember it."""


class Watched(dict[str, Value]):
    """A board that remembers what was asked of it; that a part is there at all never changes."""

    __slots__ = ("_reads", "_seat")

    def __init__(self, board: Board, seat: int | None, reads: set[Read]) -> None:
        super().__init__(board)
        self._seat = seat
        self._reads = reads

    def _note(self, part: str) -> None:
        read = (part, self._seat)
        self._reads.add(_known.setdefault(read, read))

    def __getitem__(self, part: str) -> Value:
        self._note(part)
        return super().__getitem__(part)

    def get(self, part: str, default: Any = None) -> Any:
        self._note(part)
        return super().get(part, default)

    def __iter__(self) -> Iterator[str]:  # ours, so that a copy of the board counts as reading it
        return super().__iter__()

    def items(self) -> Any:
        self._note_all()
        return super().items()

    def values(self) -> Any:
        self._note_all()
        return super().values()

    def _note_all(self) -> None:
        for part in self:
            self._note(part)


def watched(state: State) -> tuple[State, set[Read]]:
    """The same state, and what will have been read of it."""
    reads: set[Read] = set()
    boards = tuple(Watched(board, seat, reads) for seat, board in enumerate(state.boards))
    return replace(state, shared=Watched(state.shared, None, reads), boards=boards), reads


def reads_alike(reads: Iterable[Read], before: State, now: State) -> bool:
    """Whether everything that was read is still the same; untouched boards are not looked at."""
    if len(before.boards) != len(now.boards):
        return False
    touched: dict[int | None, tuple[Mapping[str, Value], Mapping[str, Value]]] = {
        seat: (old, new)
        for seat, (old, new) in enumerate(zip(before.boards, now.boards, strict=True))
        if old is not new
    }
    if before.shared is not now.shared:
        touched[None] = (before.shared, now.shared)
    for part, seat in reads:
        if seat in touched:
            old, new = touched[seat]
            if old.get(part) != new.get(part):
                return False
    return True
