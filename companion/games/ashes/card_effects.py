"""What cards do to other cards, done by hand: spells and alterations that come and go."""

from collections.abc import Iterator

from companion.games.ashes.deck_cards import DECK_CARDS
from companion.games.ashes.in_play import (
    TO_DISCARD,
    attach,
    detach,
    drop_spell,
    has_slot_for,
    put_spell,
)
from companion.games.ashes.limits import fits
from companion.games.ashes.parts import attached, discard, from_hand, hand, living, spells, units
from companion.games.ashes.paying import COST, DICE, pay_with
from companion.games.ashes.targets import at, name_at, units_of_all
from companion.games.ashes.turn import in_play_phases, seat_of, the_living
from companion.games.ashes.unit_effects import NUMBERS, PRINTED, TO
from companion.games.ashes.units import ALTERATIONS
from companion.rules.actions import Action
from companion.rules.inputs import CardInput, Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening


def add_spell(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A ready spell from hand onto the spellboard without its cost."""
    seat, card = seat_of(intent), intent.text("card").strip()
    must(card, "unknown_card")
    yield from require(has_slot_for(state, seat, card), "spellboard_full")
    yield from_hand(state, seat)
    yield put_spell(state, seat, card, name="" if card in DECK_CARDS else card)


def lose_spell(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, key = seat_of(intent), intent.text("spell")
    must(spells.has(state, seat, key), "unknown_spell")
    yield from drop_spell(state, seat, key, intent.text("to", TO_DISCARD))


def attach_card(state: Readable, intent: Intent) -> Iterator[Happening]:
    """An alteration from hand onto a unit without its cost."""
    seat, card = seat_of(intent), intent.text("card").strip()
    other, unit = at(intent.text("on"))
    must(card and units.has(state, other, unit), "unknown_unit")
    yield from fits(state, card, seat=other, unit=unit)
    yield from_hand(state, seat)
    typed = {} if card in ALTERATIONS else {n: intent.number(n) for n in PRINTED}
    yield attach(state, other, unit, card, owner=seat, typed=dict(typed))


def detach_card(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, key = at(intent.text("attached"))
    must(attached.has(state, seat, key), "unknown_card")
    yield from detach(state, seat, key, intent.text("to", TO_DISCARD))


def respark(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A card just discarded from play comes back to hand, paid for."""
    seat = seat_of(intent)
    yield from require(discard.of(state, seat) > 0, "no_card_in_discard")
    yield from pay_with(state, seat, intent.mix("cost"), intent.items("dice"))
    yield discard.move(1, hand, seat)


# ---- questions -------------------------------------------------------------


def _my_spells(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key, spell in spells.all(state, seat).items():
        name = str(spell.get("name") or "")
        yield Choice(key, name or f"card-{spell.get('card')}", said=bool(name))


def _attached(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for other in living(state):
        for key, card in attached.all(state, other).items():
            name = str(card.get("name") or "")
            text = name or f"card-{card.get('card')}"
            yield Choice(name_at(other, key), text, said=bool(name), facts={"seat": other})


CARD_EFFECTS = (
    Action(
        "add_spell",
        add_spell,
        inputs=(CardInput("card", deck="spells"),),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        icon="book",
        group="effects",
    ),
    Action(
        "lose_spell",
        lose_spell,
        inputs=(Pick("spell", choices=_my_spells), TO),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="effects",
    ),
    Action(
        "attach",
        attach_card,
        inputs=(
            CardInput("card", deck="alterations", facts=PRINTED),
            *NUMBERS,
            Pick("on", choices=units_of_all),
        ),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="effects",
    ),
    Action(
        "detach",
        detach_card,
        inputs=(Pick("attached", choices=_attached), TO),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="effects",
    ),
    Action(
        "respark",
        respark,
        inputs=(COST, DICE),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        icon="refresh",
        group="effects",
    ),
)
