"""Life and corruption: who falls to 0 is corrupted, and only a Void Pact cleanses."""

from collections.abc import Iterator

from companion.games.etherstone.parts import corrupted, leader_life, life, pacts
from companion.games.etherstone.turn import (
    ONE_ACTION,
    REFRESH_FIRST,
    as_action,
    in_main_phase,
    seat_of,
)
from companion.rules.actions import Action, Need
from companion.rules.events import Announced, Event
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable, State
from companion.rules.turns import Happening


def corruption(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """The moment a loss brings Life to 0. Before round 1 a dial at 0 is just not set yet."""
    seat = getattr(event, "seat", None)
    if seat is None or now.turn.round == 0:
        return
    fell = life.of(before, seat) > 0 and life.of(now, seat) == 0
    if fell and not corrupted.of(now, seat):
        yield corrupted.give(seat)
        yield Announced("corrupted", seat)


def void_pact(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Life returns to the Leader's value; the pact weighs at the end."""
    seat = seat_of(intent)
    yield from require(leader_life.of(state, seat) > 0, "choose_a_leader")
    yield life.set_to(leader_life.of(state, seat), seat)
    yield corrupted.clear(seat)
    yield pacts.gain(1, seat)


VOID_PACT = Action(
    "void_pact",
    as_action("void_pact", void_pact),
    needs=(Need("not_corrupted", corrupted.of), ONE_ACTION, REFRESH_FIRST),
    offered=in_main_phase,
    icon="pact",
    group="main",
)
