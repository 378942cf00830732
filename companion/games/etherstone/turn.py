"""A turn: refresh if you must or like, exactly one action, then the end check."""

from collections.abc import Iterator

from companion.games.etherstone.parts import (
    acted,
    artifax_used,
    corrupted,
    dice,
    drafted,
    drafted_as,
    extra_types,
    refreshed,
    strength_bonus,
)
from companion.rules.actions import Decide, Need
from companion.rules.events import Event, Turned
from companion.rules.intents import Intent
from companion.rules.refusal import must
from companion.rules.state import Readable, State, seats_of
from companion.rules.turns import Happening, Phase, Turns, all_at_once

CHOICE, MAIN = "choice", "main"

TURNS = Turns(before=(Phase(CHOICE, order=all_at_once),), phases=(Phase(MAIN),))


def seat_of(intent: Intent) -> int:
    """The seat that acts; an action of the table as a whole has no meaning here."""
    must(intent.seat is not None, "unknown_seat")
    assert intent.seat is not None
    return intent.seat


def in_main_phase(state: Readable, seat: int) -> bool:
    return state.turn.phase == MAIN


def in_choice_phase(state: Readable, seat: int) -> bool:
    return state.turn.phase == CHOICE


def has_not_acted(state: Readable, seat: int) -> bool:
    return not acted.of(state)


def has_dice_to_look_at(state: Readable, seat: int) -> bool:
    return bool(dice.lying(state))


def is_clean(state: Readable, seat: int) -> bool:
    return not corrupted.of(state, seat)


ONE_ACTION = Need("already_acted", has_not_acted)
REFRESH_FIRST = Need("refresh_first", has_dice_to_look_at)
ONLY_THE_PACT = Need("only_void_pact", is_clean)

MAIN_ACTION = (ONE_ACTION, REFRESH_FIRST, ONLY_THE_PACT)


def as_action(key: str, decide: Decide) -> Decide:
    """The one action of this turn: done, and noted as done."""

    def act(state: Readable, intent: Intent) -> Iterator[Happening]:
        yield from decide(state, intent)
        yield acted.put(key)

    return act


def new_turn(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """Whoever's turn begins, however it came about, nothing of the last turn counts any more."""
    if not isinstance(event, Turned):
        return
    for label in (acted, drafted, drafted_as):
        yield label.put(None)
    yield refreshed.clear()
    if now.options.get("artifax"):
        yield artifax_used.clear()
        yield extra_types.clear()
        for seat in seats_of(now):
            yield strength_bonus.set_to(0, seat)
