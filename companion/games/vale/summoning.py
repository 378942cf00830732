"""Summoning: room in the arena, the price, bonuses of lasting effects, the instant effect."""

from collections.abc import Iterator

from companion.games.vale.answers import answers, stones_told
from companion.games.vale.asking import effect_inputs
from companion.games.vale.carrying import carry_out
from companion.games.vale.changes import change_points, drop, watch_fireblast
from companion.games.vale.choices import families, lying_open, summonable
from companion.games.vale.conditions import arena_limit, has_room, in_phase, only_in, within_limit
from companion.games.vale.effects import Effect
from companion.games.vale.parts import arena, free_summon, hand
from companion.games.vale.paying import pay, pay_input, proposed_payment
from companion.games.vale.position import Card
from companion.games.vale.source import Source
from companion.games.vale.standing import UNNAMED, card_of, creature_of, position_of
from companion.games.vale.terms import ACTION, FAMILIES, Stones
from companion.rules.actions import Action
from companion.rules.inputs import NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

FROM_DISCARD_PILE = "akhlut"
PAYS_PRINTED_COST = "horus"
OPEN_EFFECT = Effect(open=True)
"""Of an unnamed card nothing is known: a person fills the points in."""


def chosen_card(intent: Intent) -> Card:
    """The creature named, or an unnamed one of a family with the cost printed on it."""
    name = intent.text("card")
    return card_of(name or UNNAMED, family=intent.text("family"), cost=intent.number("cost"))


def price_of(state: Readable, seat: int | None, values: Values) -> int:
    """What is paid: as answered, else nothing for a free summoning, else the cost."""
    if seat is None:
        return 0
    intent = answers(seat, values)
    return max(0, intent.number("price", price_proposed(state, seat, values)))


def price_proposed(state: Readable, seat: int | None, values: Values) -> int:
    if seat is None or free_summon.of(state, seat):
        return 0
    return position_of(state, seat).price_of(chosen_card(answers(seat, values)))


def leaves_hand(state: Readable, seat: int) -> int:
    """Akhlut summons from the discard pile, everything else comes from the hand."""
    return 0 if free_summon.of(state, seat) == FROM_DISCARD_PILE else 1


def bonus_proposed(state: Readable, seat: int | None, values: Values) -> int:
    if seat is None:
        return 0
    card = chosen_card(answers(seat, values))
    by_horus = free_summon.of(state, seat) == PAYS_PRINTED_COST
    bonus = position_of(state, seat).bonus_for(_payment(state, seat, values))
    return bonus + (card.cost if by_horus else 0)


def _payment(state: Readable, seat: int, values: Values) -> Stones:
    price = price_of(state, seat, values)
    proposed = proposed_payment(state, seat, price=price)
    return stones_told(answers(seat, values), "pay", proposed)


def instant_source(state: Readable, seat: int | None, values: Values) -> Source | None:
    """The effect as it will be met: the price paid, the card already in the arena."""
    intent = answers(seat, values)
    if seat is None or not is_chosen(state, seat, values):
        return None
    card = chosen_card(intent)
    effect = instant_of(card)
    at = position_of(state, seat).without(_payment(state, seat, values))
    met = at.with_card(card, from_hand=leaves_hand(state, seat))
    return Source(card.id, effect, met) if effect else None


def instant_of(card: Card) -> Effect | None:
    creature = creature_of(card.id)
    return creature.instant if creature else OPEN_EFFECT


def summon(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, card = intent.seat, chosen_card(intent)
    assert seat is not None
    yield from _may_summon(state, seat, card)
    price = price_of(state, seat, intent.values)
    proposed = bonus_proposed(state, seat, intent.values)
    yield from pay(state, intent, price=price)
    if leaves_hand(state, seat):
        yield from drop(state, seat, 1, (card.id,))
    if free_summon.of(state, seat):
        yield free_summon.put(None, seat)
    id = arena.free_id(state, seat, card.id)
    yield arena.place(id, seat, family=card.family, cost=card.cost)
    yield from change_points(state, seat, intent.number("bonus", proposed))
    effect = instant_of(card)
    if effect is not None:
        yield from carry_out(state, intent, Source(id, effect, position_of(state, seat)))
    yield from watch_fireblast(state, seat)


def _may_summon(state: Readable, seat: int, card: Card) -> Iterator[Happening]:
    is_known = creature_of(card.id) is not None
    must(is_known or card.id != UNNAMED or card.family, "card_needed")
    must(is_known or card.id == UNNAMED, "unknown_card")
    must(is_known or card.family in FAMILIES, "family_needed")
    limit = arena_limit(state, seat)
    yield from require(has_room(state, seat), "arena_full", limit=limit)
    if leaves_hand(state, seat):
        yield from require(hand.of(state, seat) > 0, "hand_empty")
    yield from require(not is_known or card.id not in lying_open(state), "already_lying_open")


def is_unnamed(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("card") == UNNAMED


def is_chosen(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(values.get("card") or values.get("family"))


def has_bonus(state: Readable, seat: int | None, values: Values) -> bool:
    return bonus_proposed(state, seat, values) > 0


SUMMON = Action(
    "summon",
    summon,
    inputs=(
        Pick("card", choices=summonable),
        Pick("family", choices=families, asked=is_unnamed),
        NumberInput("cost", asked=is_unnamed, at_most=12),
        NumberInput("price", start=price_proposed, asked=is_chosen),
        pay_input(price_of),
        *effect_inputs(instant_source),
        NumberInput("bonus", start=bonus_proposed, asked=has_bonus),
    ),
    needs=(only_in(ACTION), within_limit),
    offered=in_phase(ACTION),
    icon="summon",
    group="action",
)
