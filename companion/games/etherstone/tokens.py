"""The twenty Artifax tokens: what each one does, as far as the table keeps count of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.etherstone.cards import is_follower, put_counters, ready_cards, recall_card
from companion.games.etherstone.parts import (
    COLOURS,
    artifax,
    artifax_gone,
    extra_types,
    in_play,
    life,
    stones,
    strength_bonus,
)
from companion.games.etherstone.symbols import LEADER
from companion.games.etherstone.turn import seat_of
from companion.rules.events import Event
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

Does = Callable[[Readable, Intent], Iterator[Happening]]


@dataclass(frozen=True, slots=True)
class ArtifaxToken:
    """`pays` any one stone, `costs` so much Life; `cards` says how many cards are chosen at most,
    `ranges` and `colour` which ability of a card is triggered."""

    key: str
    does: Does
    pays: bool = False
    costs: int = 0
    cards: int = 0
    colour: str = ""
    range: str = ""


def _gain_life(state: Readable, intent: Intent) -> Iterator[Event]:
    yield life.gain(1, seat_of(intent))


def _recall(state: Readable, intent: Intent) -> Iterator[Happening]:
    for card in _chosen(state, intent)[:1]:
        yield from recall_card(seat_of(intent), card)


def _ready(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat = seat_of(intent)
    followers = [card for card in _chosen(state, intent) if is_follower(state, seat, card)]
    yield from ready_cards(state, seat, followers)


def _one_counter(state: Readable, intent: Intent) -> Iterator[Happening]:
    for card in _chosen(state, intent)[:1]:
        yield put_counters(seat_of(intent), card, 1)


def _two_counters(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Both on the one card that is chosen, or one on each of two."""
    cards = _chosen(state, intent)[:2]
    for card in cards:
        yield put_counters(seat_of(intent), card, 2 // len(cards))


def _extra_types(state: Readable, intent: Intent) -> Iterator[Event]:
    yield extra_types.give(seat_of(intent))


def _strength(state: Readable, intent: Intent) -> Iterator[Event]:
    yield strength_bonus.gain(2, seat_of(intent))


def _two_stones(colour: str) -> Does:
    def gain(state: Readable, intent: Intent) -> Iterator[Event]:
        yield stones.gain(colour, 2, seat_of(intent))

    return gain


def _nothing_counted(state: Readable, intent: Intent) -> Iterator[Event]:
    """The card's own ability is carried out by its owner."""
    yield from ()


def _chosen(state: Readable, intent: Intent) -> tuple[str, ...]:
    seat, cards = seat_of(intent), intent.items("cards")
    known = all(card == LEADER or in_play.has(state, seat, card) for card in cards)
    must(known, "no_such_card")
    return cards


TOKENS = (
    ArtifaxToken("gain_life", _gain_life),
    ArtifaxToken("recall", _recall, cards=1),
    ArtifaxToken("ready", _ready, cards=1),
    ArtifaxToken("counter", _one_counter, cards=1),
    ArtifaxToken("extra_types", _extra_types),
    ArtifaxToken("strength", _strength, costs=1),
    ArtifaxToken("ready_three", _ready, pays=True, costs=1, cards=3),
    ArtifaxToken("two_counters", _two_counters, pays=True, cards=2),
    *(
        ArtifaxToken(f"two_{colour}", _two_stones(colour), pays=True)
        for colour in ("green", "black", "white", "red")
    ),
    *(
        ArtifaxToken(
            f"trigger_{colour}_{name}", _nothing_counted, cards=1, colour=colour, range=span
        )
        for name, span in (("low", "1>3"), ("high", "4>6"))
        for colour in ("green", "red", "white", "black")
    ),
)
BY_KEY = {token.key: token for token in TOKENS}


def discard_token(state: Readable, seat: int) -> Iterator[Event]:
    """The token by the Leader leaves the game; its owner may take another one."""
    token = artifax.of(state, seat)
    if token:
        yield artifax.put(None, seat)
        yield artifax_gone.place(artifax_gone.free_id(state, None, token), effect=token)


def carry_out(state: Readable, intent: Intent, token: ArtifaxToken) -> Iterator[Happening]:
    """First what it costs, then what it does, all at once."""
    seat = seat_of(intent)
    if token.pays:
        colour = intent.text("pay")
        must(colour in COLOURS, "choose_stone")
        yield from require(stones.of(state, seat, colour) > 0, "too_few_stones")
        yield stones.gain(colour, -1, seat)
    yield life.lose(token.costs, seat)
    if token.cards:
        too_many = len(intent.items("cards")) > token.cards
        yield from require(not too_many, "too_many_cards", most=token.cards)
        yield from require(LEADER not in intent.items("cards"), "leader_not_in_play")
    yield from token.does(state, intent)
