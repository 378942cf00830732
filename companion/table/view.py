"""The table as one viewer may see it. Screens get this and nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.rules.actions import Action
from companion.rules.game import Game
from companion.rules.hints import Hint
from companion.rules.house import HOUSE, READY, entered_lines
from companion.rules.parts import EVERYONE, Part, bound
from companion.rules.refusal import Refusal
from companion.rules.scores import Score
from companion.rules.state import (
    OVER,
    PLAYING,
    REVEAL,
    Board,
    Ending,
    Records,
    Scalar,
    State,
    Turn,
    Value,
)
from companion.rules.tiebreaks import Outcome
from companion.rules.turns import first_seat
from companion.table.log import Table
from companion.table.places import Seat, Seats
from companion.table.sight import Viewer, reveal_order, visible


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that a seat can be offered; `against` says why it is not legal now."""

    action: Action
    seat: int
    against: tuple[Refusal, ...]

    @property
    def key(self) -> str:
        return self.action.key

    @property
    def is_legal(self) -> bool:
        return not self.against

    @property
    def asks(self) -> bool:
        return bool(self.action.inputs)


class View:
    def __init__(self, table: Table, viewer: Viewer, state: State | None = None) -> None:
        """`state` may stand for the table's own, to know what is read of it."""
        self._state = state or table.state
        self._table = table
        self.viewer = viewer
        self.code = table.code
        self.version = table.version
        self.turned_at = table.turned_at
        self.game: Game = table.game
        self._seats: list[Seat | None] = [None] * table.state.size

    @property
    def turn_since(self) -> int:
        """When this turn began, in seconds of the clock on the wall."""
        at = self._table.log[self.turned_at - 1].at if self.turned_at else 0.0
        return round(at)

    @property
    def stage(self) -> str:
        return self._state.stage

    @property
    def turn(self) -> Turn:
        return self._state.turn

    @property
    def ending(self) -> Ending | None:
        return self._state.ending

    @property
    def options(self) -> Mapping[str, Scalar]:
        return self._state.options

    @property
    def size(self) -> int:
        return self._state.size

    @property
    def seats(self) -> Sequence[Seat]:
        return Seats(self)

    def seat(self, index: int) -> Seat:
        seat = self._seats[index]
        if seat is None:
            seat = self._seats[index] = self._seat(index % self.size)
        return seat

    def _seat(self, index: int) -> Seat:
        state, laid = self._state, index < len(self._state.boards)
        return Seat(
            index=index,
            person=state.people[index],
            is_me=index == self.viewer.seat,
            is_mine=self.viewer.owns(index) or self.viewer.host,
            is_active=state.stage == PLAYING and state.turn.active == index,
            is_first=laid and first_seat(state) == index,
            plays_last=index == self.last_seat,
            at_table=not laid or self.game.turns.at_table(state, index),
            values=visible(self.game, state, self.viewer, seat=index) if laid else {},
        )

    @cached_property
    def last_seat(self) -> int | None:
        """Who plays last, once an end was called and this is the last round."""
        turn, ending = self._state.turn, self._state.ending
        if ending is None or self.stage != PLAYING or turn.round < ending.last_round:
            return None
        return turn.waiting[-1] if turn.waiting else turn.active

    @property
    def me(self) -> Seat | None:
        seat = self.viewer.seat
        return self.seat(seat) if seat is not None and seat < self.size else None

    @property
    def active(self) -> Seat | None:
        seat = self._state.turn.active
        return self.seat(seat) if seat is not None and seat < self.size else None

    @property
    def others(self) -> Sequence[Seat]:
        """Everybody else, clockwise from my left neighbour; everybody for a viewer without seat."""
        me = self.viewer.seat
        if me is None:
            return self.seats
        return tuple(self.seat((me + step) % self.size) for step in range(1, self.size))

    @property
    def next_up(self) -> tuple[Seat, ...]:
        """The seats that still play in this phase, after the active one."""
        return tuple(self.seat(seat) for seat in self._state.turn.waiting if seat < self.size)

    @cached_property
    def shared(self) -> Board:
        return visible(self.game, self._state, self.viewer, seat=None)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return tuple(self.game.parts_in_play(self._state.options))

    def value(self, part: str, seat: int | None = None) -> Value:
        """A value, or None when it is not there or not for these eyes."""
        board = self.shared if seat is None else self.seat(seat).values
        return board.get(part)

    def number(self, part: str, seat: int | None = None) -> int:
        value = self.value(part, seat)
        return value if isinstance(value, int) else 0

    def records(self, part: str, seat: int | None = None) -> Records:
        value = self.value(part, seat)
        return value if isinstance(value, Mapping) else {}

    def least(self, part: str, seat: int | None = None) -> int | None:
        number = self.game.numbers.get(part)
        return None if number is None else bound(number.at_least, self._state, seat)

    def most(self, part: str, seat: int | None = None) -> int | None:
        number = self.game.numbers.get(part)
        return None if number is None else bound(number.at_most, self._state, seat)

    def fact(self, key: str, seat: int | None = None) -> object:
        """Something the game computes for screens; None when it is not for these eyes."""
        fact = next((fact for fact in self.game.facts if fact.key == key), None)
        if fact is None or not self._state.boards:
            return None
        if fact.seen != EVERYONE and not self.viewer.owns(seat) and self.stage != OVER:
            return None
        return fact.of(self._state, seat)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What my seat can do now, in the game's order."""
        seat = self.viewer.seat
        if seat is None or seat >= len(self._state.boards):
            return ()
        return self.offers_for(seat)

    def offers_for(self, seat: int) -> tuple[Offer, ...]:
        state = self._state
        actions = (a for a in self.game.actions if a.is_offered(state, seat))
        return tuple(Offer(a, seat, tuple(a.against(state, seat))) for a in actions)

    @cached_property
    def hints(self) -> tuple[Hint, ...]:
        """What the seat in front should think of now."""
        seat = self.viewer.seat
        if seat is None or seat >= len(self._state.boards) or not self.viewer.owns(seat):
            return ()
        return tuple(self.game.hints(self._state, seat))

    @property
    def may_end_turn(self) -> Offer | None:
        """The offer to end the turn, for the seat in front when it is its turn."""
        active, seat = self._state.turn.active, self.viewer.seat
        if self.stage != PLAYING or active is None or active != seat:
            return None
        action = self.game.action("end_turn") or HOUSE["end_turn"]
        if not action.is_offered(self._state, seat):
            return None
        return Offer(action, seat, tuple(action.against(self._state, seat)))

    # The end -----------------------------------------------------------------

    @cached_property
    def lines(self) -> tuple[Score, ...]:
        """The score lines in the order of the reveal."""
        return reveal_order(self.game, self._state)

    @cached_property
    def entered(self) -> tuple[Score, ...]:
        return entered_lines(self.game, self._state)

    @property
    def reveal(self) -> int:
        return self._state.reveal

    @cached_property
    def revealed(self) -> tuple[Score, ...]:
        """The lines everybody may see by now."""
        if self.stage == OVER:
            return self.lines
        return self.lines[: self.reveal] if self.stage == REVEAL else ()

    def points(self, line: Score, seat: int) -> int | None:
        """The points of a line: one's own always, those of others once revealed."""
        if line in self.revealed or self.viewer.owns(seat):
            return line.points(self._state, seat)
        return None

    def total(self, seat: int) -> int:
        """The sum of what is revealed; one's own full total while entering."""
        lines = self.revealed
        if self.stage not in (REVEAL, OVER) and self.viewer.owns(seat):
            lines = self.lines
        return sum(line.points(self._state, seat) for line in lines)

    @property
    def shows_ties(self) -> bool:
        return self.stage == OVER or (self.stage == REVEAL and self.reveal > len(self.lines))

    @cached_property
    def outcome(self) -> Outcome | None:
        """Places and reasons, once every line is on the table."""
        return self.game.outcome(self._state) if self.shows_ties else None

    def is_ready(self, seat: int) -> bool:
        return bool(self._state.value(READY, seat))
