"""Who may see what: decided here, before anything is drawn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from companion.rules.game import Game
from companion.rules.house import READY
from companion.rules.parts import EVERYONE
from companion.rules.scores import FINAL, Score
from companion.rules.state import OVER, REVEAL, Board, State, Value


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks. `seat` is the one in front; `seats` are those whose secrets are theirs.
    The big screen and spectators have no seats."""

    seat: int | None = None
    seats: frozenset[int] = frozenset()
    host: bool = False

    def owns(self, seat: int | None) -> bool:
        return seat is not None and seat in self.seats


def reveal_order(game: Game, state: State) -> tuple[Score, ...]:
    """Certain and positive lines first, penalties last."""
    lines = game.scores_in_play(state.options)
    return (*(s for s in lines if not s.penalty), *(s for s in lines if s.penalty))


def revealed_lines(game: Game, state: State) -> frozenset[str]:
    """The score lines that everybody may see by now."""
    order = reveal_order(game, state)
    if state.stage == OVER:
        return frozenset(score.key for score in order)
    if state.stage == REVEAL:
        return frozenset(score.key for score in order[: state.reveal])
    return frozenset()


def may_see(game: Game, state: State, viewer: Viewer, *, part: str, seat: int | None) -> bool:
    """Whether this value, of this seat or of the table, may leave the server for this viewer."""
    if part == READY or viewer.owns(seat):
        return True
    if part.startswith(FINAL):
        return part.removeprefix(FINAL) in revealed_lines(game, state)
    owner = game.owners.get(part)
    if owner is None or owner.seen == EVERYONE:
        return True
    return state.stage == OVER


def as_seen(game: Game, state: State, viewer: Viewer, *, now: State) -> State:
    """An earlier state without what this viewer may not see by now: whatever is computed from
    it may be shown."""
    shared = _seen(game, state.shared, viewer, now=now, seat=None)
    boards = enumerate(state.boards)
    kept = tuple(_seen(game, board, viewer, now=now, seat=seat) for seat, board in boards)
    return replace(state, shared=shared, boards=kept)


def _seen(game: Game, board: Board, viewer: Viewer, *, now: State, seat: int | None) -> Board:
    keys = [part for part in board if may_see(game, now, viewer, part=part, seat=seat)]
    return {part: board[part] for part in keys}


def visible(game: Game, state: State, viewer: Viewer, *, seat: int | None) -> Board:
    """The board of a seat (None: of the table) without what this viewer may not see."""
    full = state.shared if seat is None else state.boards[seat]
    if viewer.owns(seat):
        return full
    guarded = (part for part in game.guarded if part in full)
    hidden = [p for p in guarded if not may_see(game, state, viewer, part=p, seat=seat)]
    return Veiled(full, frozenset(hidden)) if hidden else full


class Veiled(Mapping[str, Value]):
    """A board without some of its parts. It is read through, not copied: who remembers what was
    read of the board beneath remembers this too."""

    __slots__ = ("_board", "_hidden")

    def __init__(self, board: Board, hidden: frozenset[str]) -> None:
        self._board = board
        self._hidden = hidden

    def __getitem__(self, part: str) -> Value:
        if part in self._hidden:
            raise KeyError(part)
        return self._board[part]

    def __contains__(self, part: object) -> bool:
        return part not in self._hidden and part in self._board

    def __iter__(self) -> Iterator[str]:
        return (part for part in self._board if part not in self._hidden)

    def __len__(self) -> int:
        return sum(1 for _ in self)
