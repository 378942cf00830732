"""Playing a card from hand: paid for, and laid where it belongs."""

from collections.abc import Iterator

from companion.games.ashes.costs import FREE, MAIN, SYMBOLS, Cost, cost
from companion.games.ashes.deck_cards import (
    ACTION,
    ALLY,
    ALTERATION,
    DECK_CARDS,
    REACTION,
    READY_SPELL,
)
from companion.games.ashes.in_play import (
    attach,
    conjure,
    has_room,
    has_slot_for,
    put_spell,
    put_unit,
)
from companion.games.ashes.limits import fits
from companion.games.ashes.parts import discard, from_hand, hand, phoenixborn, reacted, units
from companion.games.ashes.paying import DICE, actions, magic_in, pay_with, take
from companion.games.ashes.phoenixborn import PHOENIXBORN as KNOWN
from companion.games.ashes.targets import at, units_of_all
from companion.games.ashes.turn import in_play_phases, seat_of, the_living
from companion.games.ashes.units import UNITS
from companion.rules.actions import Action
from companion.rules.inputs import Choice, Mix, NumberInput, Pick, TextInput, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening

TYPES = (ALLY, READY_SPELL, ACTION, REACTION, ALTERATION)
TWO_WIDOWS = 2


def play_card(state: Readable, intent: Intent) -> Iterator[Happening]:
    """From hand to where the card belongs, paid for."""
    seat, type = seat_of(intent), _type(intent)
    must(type in TYPES and _card(intent), "unknown_card")
    yield from require(hand.of(state, seat) > 0, "no_card_in_hand")
    if type == REACTION:
        yield from require(not reacted.of(state, seat), "one_reaction")
    yield from take(state, intent, intent.text("action", _play_cost(intent).action))
    yield from pay_with(state, seat, magic_in(intent, _play_cost(intent)), intent.items("dice"))
    yield from_hand(state, seat)
    yield from _lay_down(state, intent, type)


def _lay_down(state: Readable, intent: Intent, type: str) -> Iterator[Happening]:
    seat, card = seat_of(intent), _card(intent)
    if type == ALLY:
        yield from require(has_room(state, seat), "battlefield_full")
        yield from put_unit(state, seat, card, owner=seat, typed=_numbers(intent))
    elif type == READY_SPELL:
        yield from require(has_slot_for(state, seat, card), "spellboard_full")
        yield put_spell(state, seat, card, name="" if card in DECK_CARDS else card)
    elif type == ALTERATION:
        yield from _attach(state, intent)
    else:
        yield discard.gain(1, seat)
        if type == REACTION:
            yield reacted.give(seat)
        if unit := _conjured_by(card):
            count = intent.number("count", TWO_WIDOWS)
            yield from conjure(state, seat, unit, onto=seat, count=count)


def _conjured_by(card: str) -> str:
    """A spell played from hand that brings conjurations at once: the Sleeping Widows."""
    known = DECK_CARDS.get(card)
    return known.conjures if known is not None and known.type != READY_SPELL else ""


def _attach(state: Readable, intent: Intent) -> Iterator[Happening]:
    other, unit = at(intent.text("on"))
    must(units.has(state, other, unit), "unknown_unit")
    card, seat = _card(intent), seat_of(intent)
    yield from fits(state, card, seat=other, unit=unit)
    yield attach(state, other, unit, card, owner=seat, typed=_numbers(intent))


def _card(intent: Intent) -> str:
    return intent.text("card") or intent.text("name").strip()


def _type(intent: Intent) -> str:
    known = DECK_CARDS.get(_card(intent))
    return known.type if known is not None else intent.text("type")


def _numbers(intent: Intent) -> dict[str, Scalar]:
    """Attack, life and recover as typed; the catalogue knows the rest."""
    names = ("attack", "life", "recover", "status")
    return {name: intent.number(name) for name in names if intent.text(name) != ""}


def _play_cost(intent: Intent) -> Cost:
    known = DECK_CARDS.get(_card(intent))
    return cost(known.play) if known is not None else Cost(intent.text("action", FREE))


# ---- questions -------------------------------------------------------------


def _cards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """The cards of the ready-made deck first, then all others."""
    known = KNOWN.get(phoenixborn.of(state, seat))
    mine = known.deck if known is not None else ()
    for card in (*mine, *(card for card in DECK_CARDS if card not in mine)):
        yield Choice(card, f"card-{card}", icon=DECK_CARDS[card].type)


def _known(values: Values) -> Cost:
    known = DECK_CARDS.get(str(values.get("card", "")))
    return cost(known.play) if known is not None else Cost(MAIN)


def _is_typed(state: Readable, seat: int | None, values: Values) -> bool:
    return not values.get("card")


def _type_of(values: Values) -> str:
    known = DECK_CARDS.get(str(values.get("card", "")))
    return known.type if known is not None else str(values.get("type", ""))


def _is_alteration(state: Readable, seat: int | None, values: Values) -> bool:
    return _type_of(values) == ALTERATION


def _needs_numbers(state: Readable, seat: int | None, values: Values) -> bool:
    card = str(values.get("card", ""))
    is_printed = card in UNITS or card in DECK_CARDS
    return not is_printed and _type_of(values) in (ALLY, ALTERATION)


def _needs_status(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("card") == "strange_copy"


def _brings_units(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(_conjured_by(str(values.get("card", ""))))


def _types(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for type in TYPES:
        yield Choice(type, f"type-{type}", icon=type)


def _action_to_play(state: Readable, seat: int | None, values: Values) -> str:
    return _known(values).action


def _cost_to_play(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return dict(_known(values).magic)


PLAY_CARD = Action(
    "play_card",
    play_card,
    inputs=(
        Pick("card", choices=_cards, optional=True),
        TextInput("name", optional=True, asked=_is_typed),
        Pick("type", choices=_types, optional=True, asked=_is_typed),
        Pick("on", choices=units_of_all, asked=_is_alteration),
        NumberInput("attack", at_least=None, optional=True, asked=_needs_numbers),
        NumberInput("life", at_least=None, optional=True, asked=_needs_numbers),
        NumberInput("recover", at_least=None, optional=True, asked=_needs_numbers),
        NumberInput("status", optional=True, asked=_needs_status),
        NumberInput("count", start=TWO_WIDOWS, at_most=TWO_WIDOWS, asked=_brings_units),
        Pick("action", choices=actions, start=_action_to_play),
        Mix("cost", kinds=SYMBOLS, start=_cost_to_play, optional=True),
        DICE,
    ),
    who=the_living,
    offered=in_play_phases,
    icon="cards",
    group="main",
)
