"""Whose go it is and who comes next: rounds made of phases, phases made of seats in order."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from companion.rules.events import Event, Turned
from companion.rules.refusal import Refusal
from companion.rules.state import Readable, Turn, seats_of

Order = Callable[[Readable], tuple[int, ...]]


FIRST = "first"
"""The shared value that says which seat plays first."""


def first_seat(state: Readable) -> int:
    first = state.value(FIRST, None)
    return first if isinstance(first, int) else 0


def clockwise_from(first: Callable[[Readable], int]) -> Order:
    """Every seat once, from the seat that the function names (the initiative holder)."""

    def order(state: Readable) -> tuple[int, ...]:
        start = first(state)
        return tuple((start + step) % state.size for step in seats_of(state))

    return order


clockwise = clockwise_from(first_seat)
"""Every seat once, from the starting player on."""


def snake(order: Order) -> Order:
    """There and back again: the last one goes twice in a row."""
    return lambda state: (*order(state), *reversed(order(state)))


def all_at_once(state: Readable) -> tuple[int, ...]:
    """Nobody in particular: everybody acts at the same time."""
    return ()


@dataclass(frozen=True, slots=True)
class Advance:
    """Not an event but a wish: the turn, phase or game goes on. The referee knows how."""

    what: str = "turn"


END_TURN = Advance("turn")
END_PHASE = Advance("phase")
BEGIN = Advance("begin")

Happening = Event | Refusal | Advance
"""What a rule may yield: an event, a reason against it, or the wish to go on."""

Hook = Callable[[Readable], Iterable[Happening]]


@dataclass(frozen=True, kw_only=True)
class Phase:
    """`until` keeps a phase going round and round until it holds (Ashes: all passed in a row).
    `played` skips the phase where it does not apply; `opening` happens when it begins."""

    key: str = field(kw_only=False)
    order: Order = clockwise
    until: Callable[[Readable], bool] | None = None
    played: Callable[[Readable], bool] | None = None
    opening: Hook | None = None


@dataclass(frozen=True, kw_only=True)
class Turns:
    """`before` are phases played once before round 1 (a draft), as round 0.
    `at_table` says who still plays; `turn_opening` happens whenever a seat's turn begins,
    `turn_closing` when it ends, `round_closing` after the last phase of a round,
    `between_rounds` only when another round follows (the first player's token moves on)."""

    phases: tuple[Phase, ...] = (Phase("turn"),)
    before: tuple[Phase, ...] = ()
    at_table: Callable[[Readable, int], bool] = field(default=lambda state, seat: True)
    turn_opening: Hook | None = None
    turn_closing: Hook | None = None
    round_closing: Hook | None = None
    between_rounds: Hook | None = None

    def phase(self, key: str) -> Phase:
        return next(p for p in (*self.before, *self.phases) if p.key == key)

    def seats_in(self, phase: Phase, state: Readable) -> tuple[int, ...]:
        return tuple(seat for seat in phase.order(state) if self.at_table(state, seat))


NO_TURNS = Turns(phases=(Phase("play", order=all_at_once),))
"""For games in which nobody has a turn: score sheets, life counters."""


def turn_of(event: Turned) -> Turn:
    return Turn(event.round, event.phase, event.active, event.waiting)


def begin_phase(turns: Turns, state: Readable, round: int, phase: Phase) -> Turned:
    """The phase with its first seat active and the rest waiting."""
    order = turns.seats_in(phase, state)
    return Turned(round, phase.key, order[0] if order else None, order[1:])


def _phases_after(turns: Turns, turn: Turn) -> tuple[Phase, ...]:
    line = turns.before if turn.round == 0 and turns.before else turns.phases
    keys = [phase.key for phase in line]
    at = keys.index(turn.phase) if turn.phase in keys else len(keys)
    return line[at + 1 :]


def _is_played(phase: Phase, state: Readable) -> bool:
    return phase.played is None or phase.played(state)


def next_in_phase(turns: Turns, state: Readable) -> Turned | None:
    """The next seat of the same phase, or None when the phase is through."""
    turn, phase = state.turn, turns.phase(state.turn.phase)
    if phase.until is not None and phase.until(state):
        return None
    waiting = tuple(seat for seat in turn.waiting if turns.at_table(state, seat))
    if waiting:
        return Turned(turn.round, turn.phase, waiting[0], waiting[1:])
    return begin_phase(turns, state, turn.round, phase) if phase.until is not None else None


def next_phase(turns: Turns, state: Readable) -> Turned | None:
    """The next phase of this round, or None when the round is through."""
    for phase in _phases_after(turns, state.turn):
        if _is_played(phase, state):
            return begin_phase(turns, state, state.turn.round, phase)
    return None


def next_round(turns: Turns, state: Readable) -> Turned:
    phase = next(phase for phase in turns.phases if _is_played(phase, state))
    return begin_phase(turns, state, state.turn.round + 1, phase)


def first_turn(turns: Turns, state: Readable) -> Turned:
    """The opening: the first phase played before round 1, or round 1 itself."""
    for phase in turns.before:
        if _is_played(phase, state):
            return begin_phase(turns, state, 0, phase)
    return next_round(turns, state)
