"""A turn: activate, move, visit or rest, each once and in any order."""

from collections.abc import Iterator

from companion.games.vindication.parts import (
    activated,
    active_companion,
    controlled,
    event,
    favoured,
    mounted,
    moved,
    pure,
    ready,
    relics,
    skilled,
    thrown_black,
    thrown_white,
    visited,
)
from companion.games.vindication.terms import GUILDS, JEWELCRAFTER, MYTHS, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Event, Turned
from companion.rules.intents import Intent
from companion.rules.rosters import Roster
from companion.rules.state import Readable, State, seats_of
from companion.rules.turns import END_PHASE, Happening, Phase, Turns, all_at_once

JOURNEY, MAIN, BATTLE = "journey", "main", "battle"
REST = "rest"


def _never(state: Readable) -> bool:
    return False


TURNS = Turns(
    before=(Phase(JOURNEY, order=all_at_once),),
    phases=(Phase(MAIN), Phase(BATTLE, played=_never)),
)
"""The battle against Ronak breaks into a round; nobody goes there by the clock."""


def in_journey(state: Readable, seat: int) -> bool:
    return state.turn.phase == JOURNEY


def in_main(state: Readable, seat: int) -> bool:
    return state.turn.phase == MAIN


def in_battle(state: Readable, seat: int) -> bool:
    return bool(state.options.get(MYTHS)) and event.of(state) == "on"


def begun(state: Readable, seat: int) -> bool:
    return state.turn.phase != JOURNEY


def has_not_activated(state: Readable, seat: int) -> bool:
    return not activated.of(state, seat)


def has_not_moved(state: Readable, seat: int) -> bool:
    return not moved.of(state, seat)


def has_not_visited(state: Readable, seat: int) -> bool:
    return not visited.of(state)


ONE_ACTIVATION = Need("already_activated", has_not_activated)
ONE_MOVE = Need("already_moved", has_not_moved)
ONE_VISIT = Need("already_visited", has_not_visited)


def new_turn(before: State, now: Readable, happened: Event) -> Iterator[Event]:
    """Whoever's turn begins, however it came about, nothing of the last turn counts any more."""
    if not isinstance(happened, Turned):
        return
    for token in (activated, moved, mounted, skilled):
        yield token.clear()
    for label in (visited, controlled, active_companion, thrown_white, thrown_black):
        yield label.put(None)
    if now.options.get(GUILDS):
        yield favoured.clear()
    for seat in seats_of(now):
        yield from _unused(now, relics, seat)
        if now.options.get(JEWELCRAFTER):
            yield from _unused(now, pure, seat)


def _unused(now: Readable, roster: Roster, seat: int) -> Iterator[Event]:
    for id, facts in roster.all(now, seat).items():
        if facts.get("used"):
            yield roster.mark(id, "used", False, seat)


def be_ready(state: Readable, intent: Intent) -> Iterator[Happening]:
    """When all are ready, the first player begins."""
    yield ready.give(seat_of(intent))
    if all(ready.of(state, seat) for seat in seats_of(state)):
        yield END_PHASE


BE_READY = Action(
    "be_ready", be_ready, who=every_seat, offered=in_journey, icon="check", group="journey"
)
