"""Entity cards: seven of each player's own, in the hand, in play or destroyed, never elsewhere."""

from collections.abc import Iterable, Iterator

from companion.games.etherstone.parts import HAND, destroyed, in_play, leader_counters
from companion.games.etherstone.symbols import LEADER
from companion.games.etherstone.turn import seat_of
from companion.rules.actions import Action, every_seat
from companion.rules.events import Event
from companion.rules.inputs import Choice, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.parts import Counter
from companion.rules.refusal import Refusal, must, require
from companion.rules.rosters import Roster
from companion.rules.state import Readable
from companion.rules.turns import Happening

FOLLOWER, RITUAL, TECHNOLOGY = "follower", "ritual", "technology"
TYPES = {FOLLOWER: "shield", RITUAL: "sparkle", TECHNOLOGY: "gear"}
"""The three types of Entities, each with its drawing."""

UNNAMED = "card"
"""The id of a card nobody described; a second one is card#2."""

FROM_HAND = "hand"
"""What is chosen when a card is destroyed out of the hand."""


def tapped(state: Readable, seat: int | None, by: int) -> Iterator[Event | Refusal]:
    """− and + on the hand: a card nobody describes goes into play, or comes back from there."""
    if seat is None:
        return
    if by < 0:
        yield from require(hand.of(state, seat) > 0, "too_low", least=0)
        for _ in range(min(-by, hand.of(state, seat))):
            yield from play_card(state, seat, UNNAMED)
        return
    unnamed = [card for card in in_play.all(state, seat) if card.partition("#")[0] == UNNAMED]
    yield from require(unnamed, "recall_a_card")
    for card in unnamed[::-1][:by]:
        yield from recall_card(seat, card)


hand = Counter("hand", start=HAND, at_most=HAND, step=tapped, icon="cards", group="counts")


def play_card(
    state: Readable, seat: int, wish: str, **facts: int | str | bool | None
) -> Iterator[Event]:
    """From the hand to the table, ready."""
    yield hand.lose(1, seat)
    yield in_play.place(in_play.free_id(state, seat, wish), seat, **facts)


def recall_card(seat: int, card: str) -> Iterator[Event]:
    """Back to the hand; what lay on it is gone."""
    yield in_play.remove(card, seat)
    yield hand.gain(1, seat)


def recall(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, card = seat_of(intent), intent.text("card")
    must(in_play.has(state, seat, card), "no_such_card")
    yield from recall_card(seat, card)


def destroy(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Out of the game: a card in play, or one from the hand."""
    seat, card = seat_of(intent), intent.text("card")
    if card == FROM_HAND:
        must(hand.of(state, seat) > 0, "hand_is_empty")
        yield hand.lose(1, seat)
    else:
        must(in_play.has(state, seat, card), "no_such_card")
        yield in_play.remove(card, seat)
    yield destroyed.gain(1, seat)


def ready_cards(state: Readable, seat: int, cards: Iterable[str]) -> Iterator[Event]:
    for card in cards:
        if in_play.has(state, seat, card) and not in_play.get(state, seat, card, "ready"):
            yield in_play.mark(card, "ready", True, seat)


def exhaust_cards(state: Readable, seat: int, cards: Iterable[str]) -> Iterator[Event]:
    for card in cards:
        if in_play.has(state, seat, card) and in_play.get(state, seat, card, "ready"):
            yield in_play.mark(card, "ready", False, seat)


def ready(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from ready_cards(state, seat_of(intent), intent.items("cards"))


def exhaust(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from exhaust_cards(state, seat_of(intent), intent.items("cards"))


def put_counters(seat: int, card: str, count: int) -> Event:
    """On a card in play or on the Leader; a negative count takes them away."""
    if card == LEADER:
        return leader_counters.change(count, seat)
    return in_play.alter(card, "counters", count, seat)


def counters(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, card = seat_of(intent), intent.text("card")
    must(card == LEADER or in_play.has(state, seat, card), "no_such_card")
    yield put_counters(seat, card, intent.number("count", 1))


# ---- what can be chosen ----------------------------------------------------


def choice_of(roster: Roster, state: Readable, seat: int | None, card: str) -> Choice:
    """A card as it is offered: by its name, else by its id, else as a card nobody described."""
    facts = dict(roster.all(state, seat).get(card, {}))
    name = str(facts.get("name") or "")
    if not name and card.partition("#")[0] == UNNAMED:
        return Choice(card, "unnamed-card", facts=facts)
    return Choice(card, f"{name} · {card}" if name else card, said=True, facts=facts)


def own_cards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in in_play.all(state, seat):
        yield choice_of(in_play, state, seat, card)


def own_cards_and_leader(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield Choice(LEADER, "part-leader")
    yield from own_cards(state, seat, values)


def own_cards_and_hand(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield from own_cards(state, seat, values)
    if hand.of(state, seat):
        yield Choice(FROM_HAND, "from-hand")


def exhausted_cards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in in_play.all(state, seat):
        if not in_play.get(state, seat, card, "ready"):
            yield choice_of(in_play, state, seat, card)


def ready_ones(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in in_play.all(state, seat):
        if in_play.get(state, seat, card, "ready"):
            yield choice_of(in_play, state, seat, card)


def is_follower(state: Readable, seat: int | None, card: str) -> bool:
    """A card nobody described may well be a Follower."""
    return in_play.get(state, seat, card, "type") in (FOLLOWER, "")


def ready_followers(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in in_play.all(state, seat):
        if is_follower(state, seat, card) and in_play.get(state, seat, card, "ready"):
            yield choice_of(in_play, state, seat, card)


def _has_cards(state: Readable, seat: int) -> bool:
    return in_play.count(state, seat) > 0


CARD_ACTIONS = (
    Action(
        "recall",
        recall,
        inputs=(Pick("card", choices=own_cards),),
        who=every_seat,
        offered=_has_cards,
        quick=True,
        icon="recall",
        group="abilities",
    ),
    Action(
        "destroy",
        destroy,
        inputs=(Pick("card", choices=own_cards_and_hand),),
        who=every_seat,
        quick=True,
        icon="destroy",
        group="abilities",
    ),
    Action(
        "ready_cards",
        ready,
        inputs=(Pick("cards", choices=exhausted_cards, many=True),),
        who=every_seat,
        offered=_has_cards,
        quick=True,
        icon="ready",
        group="abilities",
    ),
    Action(
        "exhaust_cards",
        exhaust,
        inputs=(Pick("cards", choices=ready_ones, many=True),),
        who=every_seat,
        offered=_has_cards,
        quick=True,
        icon="exhaust",
        group="abilities",
    ),
    Action(
        "counters",
        counters,
        inputs=(
            Pick("card", choices=own_cards_and_leader, start=LEADER),
            NumberInput("count", start=1, at_least=None),
        ),
        who=every_seat,
        quick=True,
        icon="counter",
        group="abilities",
    ),
)
