"""Which values a drawing read, so that it is drawn again only when one of them changed."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.rules.state import Board, Value

WHO: Final = "who"
"""The board that says who is there."""

Whose = int | str | None
"""A seat's board, the table's (None), or the one that says who is there."""

Boards = Mapping[Whose, Board]

Read = tuple[Whose, str]
"""A value: whose it is, and its part."""

Reads = tuple[tuple[Whose, tuple[str, ...]], ...]
"""The parts that were read, by whose they are."""

_known: dict[Reads, Reads] = {}
"""What was read, once, however many drawings remember it: tables of a game are much alike."""


class Noted(set[Read]):
    """What was read so far."""

    def by_whom(self) -> Reads:
        found: dict[Whose, list[str]] = {}
        for whose, part in self:
            found.setdefault(whose, []).append(part)
        reads = tuple((whose, tuple(sorted(found[whose]))) for whose in sorted(found, key=str))
        return _known.setdefault(reads, reads)


class Watched(dict[str, Value]):
    """A board that remembers what was asked of it; that a part is there at all never changes."""

    __slots__ = ("_reads", "_seat")

    def __init__(self, board: Board, seat: Whose, reads: Noted) -> None:
        super().__init__(board)
        self._seat = seat
        self._reads = reads

    def _note(self, part: str) -> None:
        self._reads.add((self._seat, part))

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


def watched(boards: Boards) -> tuple[Boards, Noted]:
    """The same boards, and what will have been read of them."""
    reads = Noted()
    return {whose: Watched(board, whose, reads) for whose, board in boards.items()}, reads


def reads_alike(reads: Reads, before: Boards, now: Boards) -> bool:
    """Whether everything that was read is still the same; untouched boards are not looked at."""
    for whose, parts in reads:
        old, new = before[whose], now.get(whose)
        if old is new:
            continue
        if new is None:
            return False
        for part in parts:
            if old.get(part) != new.get(part):
                return False
    return True
