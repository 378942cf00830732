"""Cast: a card from the hand, its stones paid, its points counted only at the end."""

from collections.abc import Iterator, Mapping

from companion.games.etherstone.cards import TYPES, UNNAMED, hand, play_card
from companion.games.etherstone.catalogue import READY_HANDS
from companion.games.etherstone.parts import COLOURS, VOID, in_play, ready_hand, stones
from companion.games.etherstone.symbols import SYMBOLS, written
from companion.games.etherstone.turn import MAIN_ACTION, as_action, in_main_phase, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.hints import Hint
from companion.rules.inputs import (
    CardInput,
    Choice,
    Mix,
    NumberInput,
    Pick,
    TextInput,
    Values,
)
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

FACTS = ("name", "type", "cost", "points", "strength", "abilities")
"""What the notebook remembers of an Entity."""


def cast(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Pay, and the card lies face up in front of you. Nobody needs to describe it."""
    seat = seat_of(intent)
    must(hand.of(state, seat) > 0, "hand_is_empty")
    card = card_id(intent) or UNNAMED
    yield from require(not _lies_somewhere(state, card), "card_in_play")
    paid = payment(state, intent)
    yield from _pays(state, intent, paid)
    yield from stones.pay(paid, seat)
    yield from play_card(state, seat, card, **_facts(intent))


def card_id(intent: Intent) -> str:
    """As printed: wh001 is WH001. Cards are told apart by it, so it holds no blanks."""
    return "".join(intent.text("card").upper().split())


def _facts(intent: Intent) -> dict[str, int | str | bool | None]:
    return {
        "name": intent.text("name").strip(),
        "type": intent.text("type"),
        "points": intent.number("points"),
        "strength": intent.number("strength"),
        "abilities": written(intent.items("abilities")),
    }


def _lies_somewhere(state: Readable, card: str) -> bool:
    return card != UNNAMED and any(in_play.has(state, seat, card) for seat in seats_of(state))


def payment(state: Readable, intent: Intent) -> dict[str, int]:
    """The stones that are really given away: as told, else as the cost suggests."""
    if told := intent.mix("paid"):
        return {colour: max(0, told.get(colour, 0)) for colour in COLOURS}
    discount = intent.number("discount")
    return suggested(stones.counts(state, intent.seat), intent.mix("cost"), discount)


def _pays(state: Readable, intent: Intent, paid: Mapping[str, int]) -> Iterator[Happening]:
    cost, discount = intent.mix("cost"), intent.number("discount")
    due = max(0, sum(cost.values()) - discount)
    uncovered = sum(max(0, cost.get(colour, 0) - paid[colour]) for colour in COLOURS)
    is_covered = sum(paid.values()) == due and uncovered <= max(0, discount)
    yield from require(is_covered, "cost_not_met", due=due, paid=sum(paid.values()))
    have = stones.counts(state, intent.seat)
    yield from require(all(paid[c] <= have[c] for c in COLOURS), "too_few_stones")


def suggested(
    have: Mapping[str, int], cost: Mapping[str, int], discount: int = 0
) -> dict[str, int]:
    """Each colour from its own stones, the purple part from what most is left of.
    A discount makes the purple part cheaper first."""
    void = max(0, cost.get(VOID, 0) - discount)
    left_over = max(0, discount - cost.get(VOID, 0))
    paid = {colour: cost.get(colour, 0) for colour in COLOURS}
    for colour in COLOURS:
        spared = min(paid[colour], left_over)
        paid[colour] -= spared
        left_over -= spared
    for _ in range(void):
        most = max(COLOURS, key=lambda colour: have.get(colour, 0) - paid[colour])
        paid[most] += 1
    return paid


# ---- questions -------------------------------------------------------------


def types(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind, drawing in TYPES.items():
        yield Choice(kind, f"type-{kind}", icon=drawing)


def _own_stones(state: Readable, seat: int | None, values: Values) -> Mapping[str, int]:
    return stones.counts(state, seat)


def _suggestion(state: Readable, seat: int | None, values: Values) -> Mapping[str, int]:
    asked = Intent("cast", seat, values)
    have = stones.counts(state, seat)
    return suggested(have, asked.mix("cost"), asked.number("discount"))


def _is_follower(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("type") in ("follower", "", None)


def notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """When the card's own abilities come: before it is paid, and right after."""
    symbols = Intent("cast", seat, values).items("abilities")
    for moment in ("precast", "instant"):
        if moment in symbols:
            yield Hint(moment)


def _cards_of_the_ready_hand(state: Readable, seat: int | None, values: Values) -> Iterator[str]:
    """Somebody who plays a ready-made hand holds these cards, as far as they are not in play."""
    _, cards = READY_HANDS.get(ready_hand.of(state, seat), ("", ()))
    yield from (card for card in cards if not in_play.has(state, seat, card))


INPUTS = (
    CardInput("card", deck="entities", facts=FACTS, optional=True, likely=_cards_of_the_ready_hand),
    TextInput("name", optional=True),
    Pick("type", choices=types, optional=True),
    Mix("cost", kinds=(*COLOURS, VOID)),
    NumberInput("points", start=0, at_least=None),
    NumberInput("strength", start=0, asked=_is_follower),
    SYMBOLS,
    NumberInput("discount", start=0, at_least=None, optional=True),
    Mix("paid", kinds=COLOURS, most=_own_stones, start=_suggestion),
)


def _has_hand(state: Readable, seat: int) -> bool:
    return hand.of(state, seat) > 0


HAND_NOT_EMPTY = Need("hand_is_empty", _has_hand)

CAST_ACTIONS = (
    Action(
        "cast",
        as_action("cast", cast),
        inputs=INPUTS,
        needs=(*MAIN_ACTION, HAND_NOT_EMPTY),
        offered=in_main_phase,
        notes=notes,
        icon="cast",
        group="main",
    ),
    Action(
        "cast_by_ability",
        cast,
        inputs=INPUTS,
        needs=(HAND_NOT_EMPTY,),
        who=every_seat,
        offered=in_main_phase,
        notes=notes,
        quick=True,
        icon="cast",
        group="abilities",
    ),
)
