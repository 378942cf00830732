"""Captured cards leave the display: sold for stones, or tamed into the hand."""

from collections.abc import Iterator

from companion.games.vale.answers import answers, stones_told
from companion.games.vale.capture import MARKED
from companion.games.vale.changes import gain_stones, to_hand
from companion.games.vale.choices import captured_choices, families
from companion.games.vale.conditions import in_phase, only_in, within_limit
from companion.games.vale.parts import artifact, artifact_back, captured, sold, stones
from companion.games.vale.position import Position
from companion.games.vale.standing import position_of
from companion.games.vale.terms import (
    ACTION,
    BLUE,
    COLOURS,
    DRAGON,
    EARTH,
    FAMILIES,
    FIRE,
    PURPLE,
    RED,
    WATER,
    WIND,
    Stones,
    with_artifacts,
)
from companion.games.vale.tiles import GEM
from companion.rules.actions import Action, Need
from companion.rules.inputs import Mix, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

SALE: dict[str, Stones] = {
    FIRE: {RED: 3},
    WATER: {BLUE: 1},
    EARTH: {RED: 4},
    WIND: {RED: 1, BLUE: 1},
    DRAGON: {PURPLE: 1},
}
"""What a family is sold for, whatever the card costs."""


def sale_of(family: str, at: Position) -> Stones:
    """The stones of the family; the Duduri King lifts one of them, the dearest that can rise."""
    mix = {colour: SALE.get(family, {}).get(colour, 0) for colour in COLOURS}
    if at.has("duduri_king"):
        for lower, higher in ((BLUE, PURPLE), (RED, BLUE)):
            if mix[lower]:
                mix[lower] -= 1
                mix[higher] += 1
                break
    return mix


def reward_of_taming(family: str, at: Position) -> Stones:
    """Triton: two blue stones for taming a creature of water."""
    return {RED: 0, BLUE: 2 if family == WATER and at.has("triton") else 0, PURPLE: 0}


# ---- which card ------------------------------------------------------------


def chosen_card(state: Readable, seat: int, values: Values) -> str:
    """The captured card answered, else the first one there."""
    wanted = answers(seat, values).text("card")
    lying = tuple(captured.all(state, seat))
    return wanted or (lying[0] if lying else "")


def family_of(state: Readable, seat: int, values: Values) -> str:
    told = answers(seat, values).text("family")
    id = chosen_card(state, seat, values)
    return told or str(captured.get(state, seat, id, "family") or "")


def is_family_unknown(state: Readable, seat: int | None, values: Values) -> bool:
    if seat is None:
        return False
    id = chosen_card(state, seat, values)
    return not captured.get(state, seat, id, "family")


def has_two_captured(state: Readable, seat: int | None, values: Values) -> bool:
    return captured.count(state, seat) > 1


def sale_proposed(state: Readable, seat: int | None, values: Values) -> Stones:
    if seat is None:
        return {}
    return sale_of(family_of(state, seat, values), position_of(state, seat))


def taming_proposed(state: Readable, seat: int | None, values: Values) -> Stones:
    if seat is None:
        return {}
    return reward_of_taming(family_of(state, seat, values), position_of(state, seat))


def has_taming_reward(state: Readable, seat: int | None, values: Values) -> bool:
    return any(taming_proposed(state, seat, values).values())


# ---- the actions -----------------------------------------------------------


def sell(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The card is discarded, its family's stones are taken."""
    seat = intent.seat
    assert seat is not None
    id, family = chosen_card(state, seat, intent.values), family_of(state, seat, intent.values)
    must(family in FAMILIES, "family_needed")
    proposed = sale_of(family, position_of(state, seat))
    yield from _leave_display(state, seat, id)
    yield sold.put(id or MARKED, seat)
    yield from gain_stones(state, seat, stones_told(intent, "gains", proposed))


def tame(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The card goes to the hand."""
    seat = intent.seat
    assert seat is not None
    id, family = chosen_card(state, seat, intent.values), family_of(state, seat, intent.values)
    proposed = reward_of_taming(family, position_of(state, seat))
    yield from _leave_display(state, seat, id)
    yield from to_hand(state, seat, id)
    yield from gain_stones(state, seat, stones_told(intent, "gains", proposed))


def _leave_display(state: Readable, seat: int, id: str) -> Iterator[Happening]:
    yield from require(captured.has(state, seat, id), "nothing_captured")
    if captured.has(state, seat, id):
        yield captured.remove(id, seat)


def buy_back(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Gem of Kukulkan: a red stone brings the card just sold into the hand."""
    seat = intent.seat
    assert seat is not None
    yield from require(stones.of(state, seat, RED) > 0, "no_red_stone")
    yield stones.gain(RED, -1, seat)
    yield from to_hand(state, seat, sold.of(state, seat))
    yield sold.put(None, seat)


def holds_gem(state: Readable, seat: int) -> bool:
    return artifact.of(state, seat) == GEM and not artifact_back.of(state, seat)


def may_buy_back(state: Readable, seat: int) -> bool:
    return holds_gem(state, seat) and bool(sold.of(state, seat))


_needs = (
    only_in(ACTION),
    within_limit,
    Need("nothing_captured", lambda state, seat: captured.count(state, seat) > 0),
)
_which = Pick("card", choices=captured_choices, asked=has_two_captured)
_family = Pick("family", choices=families, asked=is_family_unknown)

TRADE_ACTIONS = (
    Action(
        "sell",
        sell,
        inputs=(_which, _family, Mix("gains", kinds=COLOURS, start=sale_proposed)),
        needs=_needs,
        offered=in_phase(ACTION),
        icon="sell",
        group="action",
    ),
    Action(
        "tame",
        tame,
        inputs=(
            _which,
            Mix("gains", kinds=COLOURS, start=taming_proposed, asked=has_taming_reward),
        ),
        needs=_needs,
        offered=in_phase(ACTION),
        icon="tame",
        group="action",
    ),
    Action(
        "buy_back",
        buy_back,
        needs=(only_in(ACTION), within_limit, Need("nothing_sold", may_buy_back)),
        offered=may_buy_back,
        icon="gem",
        group="artifact",
        played_with=with_artifacts,
    ),
)
