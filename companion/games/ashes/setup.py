"""Before round 1: a Phoenixborn, a deck that can be played, ten dice, the First Five."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.ashes.costs import TYPES
from companion.games.ashes.deck_cards import DECK_CARDS
from companion.games.ashes.parts import (
    OWN,
    battlefield,
    deck,
    decklist,
    dice,
    discard,
    draw,
    hand,
    life,
    phoenixborn,
    removed,
    spellboard,
)
from companion.games.ashes.phoenixborn import (
    COPIES,
    DECK_SIZE,
    DICE,
    FIRST_FIVE,
    ORIGINAL,
    OTHER,
    PHOENIXBORN,
    Sizes,
)
from companion.games.ashes.pools import lay_out
from companion.games.ashes.turn import CHOOSE, seat_of
from companion.games.ashes.units import UNITS
from companion.rules.actions import Action, every_seat
from companion.rules.events import Event
from companion.rules.inputs import Choice, Mix, NumberInput, Pick, TextInput, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import END_PHASE, Happening

NO_SIZES = Sizes(0, 0, 0)


def edition(state: Readable) -> str:
    return str(state.options.get("edition", ORIGINAL))


# ---- is this a deck? -------------------------------------------------------


def deck_problems(
    cards: Mapping[str, int], *, phoenixborn: str, others: int = 0
) -> Iterator[tuple[str, dict[str, int | str]]]:
    """Why these cards are not a deck: refusal keys with their facts."""
    count = sum(cards.values()) + others
    if count != DECK_SIZE:
        yield "deck_size", {"count": count}
    for card, copies in cards.items():
        if copies > COPIES:
            yield "too_many_copies", {"card": card, "copies": copies}
        only_with = DECK_CARDS[card].only_with if card in DECK_CARDS else ""
        if copies and only_with and only_with != phoenixborn:
            yield "not_your_unique", {"card": card, "phoenixborn": only_with}


def precon_deck(key: str) -> dict[str, int]:
    known = PHOENIXBORN.get(key)
    return dict.fromkeys(known.deck, COPIES) if known is not None else {}


def precon_dice(key: str) -> dict[str, int]:
    known = PHOENIXBORN.get(key)
    return dict.fromkeys(known.dice, DICE // 2) if known is not None else {}


def conjurations_of(cards: Mapping[str, int]) -> dict[str, int]:
    """The conjuration pile: all copies of everything the deck can conjure."""
    made = (DECK_CARDS[card].conjures for card, n in cards.items() if n and card in DECK_CARDS)
    return {unit: UNITS[unit].limit for unit in made if unit}


def conjuration_pile(state: Readable, seat: int | None) -> dict[str, int]:
    """What to take from the box beside the deck of this seat."""
    cards = {card: decklist.number(state, seat, card, "copies") for card in _listed(state, seat)}
    return conjurations_of(cards)


def _listed(state: Readable, seat: int | None) -> tuple[str, ...]:
    return tuple(decklist.all(state, seat))


# ---- laying out ------------------------------------------------------------


def lay_phoenixborn(state: Readable, seat: int, *, name: str, sizes: Sizes) -> Iterator[Event]:
    yield phoenixborn.put(name, seat)
    yield life.set_to(sizes.life, seat)
    yield battlefield.set_to(sizes.battlefield, seat)
    yield spellboard.set_to(sizes.spellboard, seat)


def lay_deck(state: Readable, seat: int, cards: Mapping[str, int], count: int) -> Iterator[Event]:
    """Five in hand, the rest to draw from."""
    yield deck.set_to(count, seat)
    yield hand.set_to(min(FIRST_FIVE, count), seat)
    yield draw.set_to(max(0, count - FIRST_FIVE), seat)
    yield discard.set_to(0, seat)
    yield removed.set_to(0, seat)
    for card in tuple(decklist.all(state, seat)):
        if card not in cards:
            yield decklist.remove(card, seat)
    for card, copies in cards.items():
        if decklist.number(state, seat, card, "copies") != copies:
            yield decklist.place(card, seat, copies=copies)


def choose_phoenixborn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Everything a seat brings to the table, checked and laid out; may be chosen again."""
    seat, key = seat_of(intent), intent.text("phoenixborn")
    name = intent.text("name").strip() if key == OTHER else key
    must(name and (key == OTHER or key in PHOENIXBORN), "unknown_phoenixborn")
    cards, kinds = _cards(state, intent), intent.mix("dice") or precon_dice(key)
    others = intent.number("others", DECK_SIZE if key == OTHER and not cards else 0)
    for reason, facts in deck_problems(cards, phoenixborn=key, others=others):
        yield from require(False, reason, **facts)
    yield from require(sum(kinds.values()) == DICE, "not_ten_dice", count=sum(kinds.values()))
    yield from lay_phoenixborn(state, seat, name=name, sizes=_sizes(state, intent))
    yield from lay_deck(state, seat, cards, sum(cards.values()) + others)
    for die in tuple(dice.all(state, seat)):
        yield dice.remove(die, seat)
    yield from lay_out(seat, kinds)
    everyone_chose = all(phoenixborn.of(state, other) for other in seats_of(state))
    if everyone_chose and state.turn.phase == CHOOSE:
        yield END_PHASE


def _cards(state: Readable, intent: Intent) -> dict[str, int]:
    """The deck as entered; the ready-made one where nobody entered any."""
    entered = {card: n for card, n in intent.mix("cards").items() if n and card in DECK_CARDS}
    return entered or precon_deck(intent.text("phoenixborn"))


def _sizes(state: Readable, intent: Intent) -> Sizes:
    known = PHOENIXBORN.get(intent.text("phoenixborn"))
    printed = known.sizes(edition(state)) if known else NO_SIZES
    return Sizes(
        intent.number("battlefield", printed.battlefield),
        intent.number("life", printed.life),
        intent.number("spellboard", printed.spellboard),
    )


# ---- questions -------------------------------------------------------------


def _everyone_on_offer(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key, known in PHOENIXBORN.items():
        sizes = known.sizes(edition(state))
        facts = {"life": sizes.life, "battlefield": sizes.battlefield}
        yield Choice(key, f"card-{key}", facts=facts | {"spellboard": sizes.spellboard})
    yield Choice(OTHER, "phoenixborn-other")


def _is_other(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("phoenixborn") == OTHER


def _brings_a_deck(state: Readable, seat: int | None, values: Values) -> bool:
    return state.options.get("decks") == OWN


def _printed(name: str) -> Callable[[Readable, int | None, Values], int]:
    def start(state: Readable, seat: int | None, values: Values) -> int:
        known = PHOENIXBORN.get(str(values.get("phoenixborn")))
        return int(getattr(known.sizes(edition(state)), name)) if known else 0

    return start


def _dice(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return precon_dice(str(values.get("phoenixborn")))


def _deck(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return precon_deck(str(values.get("phoenixborn")))


def _three_each(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return dict.fromkeys(DECK_CARDS, COPIES)


def _ten_each(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return dict.fromkeys(TYPES, DICE)


def in_choice(state: Readable, seat: int) -> bool:
    return state.turn.phase == CHOOSE


CHOOSE_PHOENIXBORN = Action(
    "choose_phoenixborn",
    choose_phoenixborn,
    inputs=(
        Pick("phoenixborn", choices=_everyone_on_offer),
        TextInput("name", optional=True, asked=_is_other),
        NumberInput("life", start=_printed("life"), at_least=1, at_most=99),
        NumberInput("battlefield", start=_printed("battlefield"), at_least=1, at_most=20),
        NumberInput("spellboard", start=_printed("spellboard"), at_least=1, at_most=20),
        Mix("dice", kinds=TYPES, start=_dice, most=_ten_each),
        Mix(
            "cards",
            kinds=tuple(DECK_CARDS),
            start=_deck,
            most=_three_each,
            optional=True,
            asked=_brings_a_deck,
        ),
        NumberInput("others", at_most=DECK_SIZE, optional=True, asked=_brings_a_deck),
    ),
    who=every_seat,
    offered=in_choice,
    private=True,
    icon="phoenix",
    group="setup",
)
