"""The recovery phase: four steps for the whole table in one tap, then the end of the round."""

from collections.abc import Iterator

from companion.games.ashes.in_play import detach, die_to_exhausted, has_ability, leave, recover_of
from companion.games.ashes.parts import (
    ON_UNIT,
    attached,
    exhaustion,
    first,
    living,
    next_living,
    spells,
    units,
)
from companion.games.ashes.pools import ids_in
from companion.games.ashes.turn import RECOVERY, in_phase, the_living
from companion.games.ashes.units import FLEETING
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.intents import Intent
from companion.rules.state import PLAYING, Readable
from companion.rules.turns import END_PHASE, Happening, first_seat


def recover(state: Readable, intent: Intent) -> Iterator[Happening]:
    """In strict order. Step 3, dice one would like to roll again, everybody did before."""
    for seat in living(state):
        yield from units_recover(state, seat)
    for seat in living(state):
        yield from one_exhaustion_less(state, seat)
    yield from pass_first_token(state)
    for seat in living(state):
        yield from end_of_round(state, seat)
    if state.turn.phase == RECOVERY and state.stage == PLAYING:
        yield END_PHASE


def units_recover(state: Readable, seat: int) -> Iterator[Event]:
    for id in tuple(units.all(state, seat)):
        yield units.alter(id, "wounds", -recover_of(state, seat, id), seat)


def one_exhaustion_less(state: Readable, seat: int) -> Iterator[Event]:
    """From every card that has some: the Phoenixborn, units and spells."""
    yield exhaustion.lose(1, seat)
    for roster in (units, spells):
        for id in tuple(roster.all(state, seat)):
            yield roster.alter(id, "exhaustion", -1, seat)


def pass_first_token(state: Readable) -> Iterator[Event]:
    yield first.give(next_living(state, first_seat(state)))


def end_of_round(state: Readable, seat: int) -> Iterator[Event]:
    """Charm dice come back to the exhausted pool, and what is fleeting leaves."""
    for die in ids_in(state, seat, ON_UNIT):
        yield from die_to_exhausted(seat, die)
    for key in tuple(attached.all(state, seat)):
        if attached.has(state, seat, key) and attached.get(state, seat, key, "fleeting"):
            yield from detach(state, seat, key, "discard")
    for id in tuple(units.all(state, seat)):
        if units.has(state, seat, id) and has_ability(state, seat, id, FLEETING):
            yield from leave(state, seat, id, "discard")


RECOVER = Action(
    "recover",
    recover,
    who=the_living,
    offered=in_phase(RECOVERY),
    once_seen=True,
    icon="refresh",
    group="recovery",
)
