"""A turn: one main action, at most one side action, in either order; or a pass."""

from collections.abc import Callable, Collection, Iterator

from companion.games.ashes.costs import MAIN, SIDE
from companion.games.ashes.parts import (
    NOW,
    attackers,
    battle,
    first,
    is_living,
    living,
    main_left,
    passed,
    reacted,
    side_left,
    units,
)
from companion.rules.actions import Action
from companion.rules.events import Event, Turned
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, State, seats_of
from companion.rules.turns import END_TURN, Happening, first_seat

CHOOSE, PREPARE, TURNS, RECOVERY = "choose", "prepare", "turns", "recovery"


def seat_of(intent: Intent) -> int:
    must(intent.seat is not None, "unknown_seat")
    assert intent.seat is not None
    return intent.seat


def in_phase(*phases: str) -> Callable[[Readable, int], bool]:
    """For the living, in one of these phases."""

    def offered(state: Readable, seat: int) -> bool:
        return state.turn.phase in phases and is_living(state, seat)

    return offered


in_turns = in_phase(TURNS)
in_play_phases = in_phase(PREPARE, TURNS, RECOVERY)


def order_of_play(state: Readable) -> tuple[int, ...]:
    """Clockwise from the holder of the first-player token, or from the next living seat."""
    start = first.holder(state)
    start = first_seat(state) if start is None else start
    return tuple((start + step) % state.size for step in seats_of(state))


def all_passed(state: Readable) -> bool:
    """The phase is over when every living player passed in a row."""
    return all(passed.of(state, seat) for seat in living(state))


def chooser(state: Readable) -> int:
    """Who orders what happens at once: the active player, else whoever plays first."""
    active = state.turn.active
    return first_seat(state) if active is None else active


# ---- what a turn has left --------------------------------------------------


def take_action(state: Readable, kind: str) -> Iterator[Happening]:
    """Use up the main or the side action; a main action ends the row of passes."""
    if kind == MAIN:
        yield from require(main_left.of(state) > 0, "main_taken")
        yield main_left.lose(1)
        for seat in seats_of(state):
            yield passed.clear(seat)
    elif kind == SIDE:
        yield from require(side_left.of(state) > 0, "side_taken")
        yield side_left.lose(1)


def main_action(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A main action done on the table that the app need not know more of."""
    yield from take_action(state, MAIN)


def side_action(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from take_action(state, SIDE)


def pass_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A pass is a main action too; a side action may still be taken."""
    yield from require(main_left.of(state) > 0, "main_taken")
    yield main_left.lose(1)
    yield passed.give(seat_of(intent))


def end_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Exactly one main action: whoever takes none must pass. Preparing and recovering are
    nobody's turn: to end one there would skip what the whole table has to do."""
    yield from require(state.turn.phase == TURNS, "nobodys_turn")
    yield from require(main_left.of(state) == 0, "no_main_action")
    yield from require(not battle.has(state, None, NOW), "battle_goes_on")
    yield END_TURN


# ---- hooks -----------------------------------------------------------------


def open_turns_phase(state: Readable) -> Iterator[Event]:
    for seat in seats_of(state):
        yield passed.clear(seat)


def new_turn(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """Whoever's turn begins, however it came about, has a main and a side action."""
    if not isinstance(event, Turned):
        return
    yield from forget_boosts(now)
    yield from clear_battle(now)
    for seat in seats_of(now):
        yield reacted.clear(seat)
    is_turn = event.phase == TURNS and event.active is not None
    yield main_left.set_to(1 if is_turn else 0)
    yield side_left.set_to(1 if is_turn else 0)


def close_turn(state: Readable) -> Iterator[Event]:
    """A turn that ended without a main action was a pass."""
    seat = state.turn.active
    if seat is None or state.turn.phase != TURNS or not is_living(state, seat):
        return
    if main_left.of(state) > 0:
        yield passed.give(seat)


def forget_boosts(state: Readable) -> Iterator[Event]:
    for seat in seats_of(state):
        for id in units.all(state, seat):
            yield units.alter(id, "boost", -units.number(state, seat, id, "boost"), seat)


def clear_battle(state: Readable) -> Iterator[Event]:
    for roster in (attackers, battle):
        for id in tuple(roster.all(state)):
            yield roster.remove(id)


def the_living(state: Readable) -> Collection[int]:
    """Any living player may do it, whoever's turn it is."""
    return living(state)


TURN_ACTIONS = (
    Action("main_action", main_action, offered=in_turns, icon="check", group="turn"),
    Action("side_action", side_action, offered=in_turns, icon="sparkle", group="turn"),
    Action("pass", pass_turn, offered=in_turns, icon="rest", group="turn"),
    Action("end_turn", end_turn, offered=in_turns, once_seen=True, icon="next", group="turn"),
)
