"""The Choice phase: draft seven cards (or take a ready-made hand), then a Leader each."""

from collections.abc import Iterator

from companion.games.etherstone.catalogue import READY_HANDS
from companion.games.etherstone.parts import (
    COLOURS,
    HAND,
    MOST_LIFE,
    kept,
    leader,
    leader_abilities,
    leader_counters,
    leader_life,
    leader_name,
    leader_strength,
    life,
    ready,
    ready_hand,
    stones,
    with_draft,
    with_ready_hands,
)
from companion.games.etherstone.symbols import SYMBOLS, written
from companion.games.etherstone.turn import in_choice_phase, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Announced
from companion.rules.inputs import CardInput, Choice, Mix, NumberInput, Pick, TextInput, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import END_PHASE, Happening

FACTS = ("name", "life", "strength", "stones", "counters", "abilities")
"""What the notebook remembers of a Leader."""

USUAL_LIFE = 10
"""Where the question begins while nobody knows better."""


def cards_to_pass(state: Readable) -> int:
    """How many cards everybody holds before the next one is kept."""
    return HAND - min(kept.of(state, seat) for seat in seats_of(state))


def left_of(state: Readable, seat: int) -> int:
    """Who gets the cards: the next seat clockwise."""
    return (seat + 1) % state.size


def is_waiting_for_cards(state: Readable, seat: int) -> bool:
    """Somebody has not chosen yet, so nothing has been passed on."""
    return kept.of(state, seat) > HAND - cards_to_pass(state)


def keep_card(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One card kept face down. When all have kept one, the rest goes to the left."""
    seat, before = seat_of(intent), cards_to_pass(state)
    must(kept.of(state, seat) < HAND, "draft_is_over")
    yield from require(not is_waiting_for_cards(state, seat), "wait_for_the_others")
    yield kept.gain(1, seat)
    after = cards_to_pass(state)
    if after == 0:
        yield Announced("draft_over")
    elif after < before:
        yield Announced("pass_left", facts={"cards": after})


def take_hand(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One of the five ready-made hands with its Leader, each only once."""
    seat, wish = seat_of(intent), intent.text("hand").upper()
    must(wish in READY_HANDS, "no_such_hand")
    taken = [ready_hand.of(state, other) for other in seats_of(state) if other != seat]
    yield from require(wish not in taken, "hand_taken")
    yield ready_hand.put(wish, seat)
    yield leader.put(READY_HANDS[wish][0], seat)


def choose_leader(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What is printed on the Leader; its Life goes on the dial."""
    seat = seat_of(intent)
    card = "".join(intent.text("leader", leader.of(state, seat)).upper().split())
    others = (leader.of(state, other) for other in seats_of(state) if other != seat)
    yield from require(not card or card not in others, "leader_taken")
    printed = min(intent.number("life", leader_life.of(state, seat)), MOST_LIFE)
    yield from require(printed > 0, "leader_without_life")
    yield leader.put(card or None, seat)
    yield leader_name.put(intent.text("name").strip() or None, seat)
    yield leader_life.set_to(printed, seat)
    yield life.set_to(printed, seat)
    yield leader_strength.set_to(intent.number("strength"), seat)
    yield leader_abilities.put(written(intent.items("abilities")), seat)
    yield from _starting_goods(state, intent)


def _starting_goods(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Stones and counters at the foot of the Leader. Typed late, they come on top."""
    seat, is_late = seat_of(intent), not in_choice_phase(state, seat_of(intent))
    goods = {stones.counter(c): intent.mix("stones").get(c, 0) for c in COLOURS}
    for number, count in {**goods, leader_counters: intent.number("counters")}.items():
        yield number.gain(count, seat) if is_late else number.set_to(count, seat)


def be_ready(state: Readable, intent: Intent) -> Iterator[Happening]:
    """When all are ready, the starting player begins."""
    yield ready.give(seat_of(intent))
    if all(ready.of(state, seat) for seat in seats_of(state)):
        yield END_PHASE


# ---- questions -------------------------------------------------------------


def free_hands(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    taken = {ready_hand.of(state, other) for other in seats_of(state) if other != seat}
    for name, (card, cards) in READY_HANDS.items():
        if name not in taken:
            facts = {"leader": card, "cards": " ".join(cards)}
            yield Choice(name, name, said=True, facts=facts)


def _printed_life(state: Readable, seat: int | None, values: Values) -> int:
    return leader_life.of(state, seat) or USUAL_LIFE


def _printed_strength(state: Readable, seat: int | None, values: Values) -> int:
    return leader_strength.of(state, seat) or 1


def _printed_stones(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return stones.counts(state, seat)


def _leader_of_the_hand(state: Readable, seat: int | None, values: Values) -> Iterator[str]:
    hand = ready_hand.of(state, seat)
    if hand in READY_HANDS:
        yield READY_HANDS[hand][0]


def _leader_known(state: Readable, seat: int | None, values: Values) -> str:
    return leader.of(state, seat)


def _still_choosing(state: Readable, seat: int) -> bool:
    """In the Choice phase, and later for whoever went on without a Leader."""
    return in_choice_phase(state, seat) or leader_life.of(state, seat) == 0


def _has_leader(state: Readable, seat: int) -> bool:
    return leader_life.of(state, seat) > 0


def _has_cards(state: Readable, seat: int) -> bool:
    if with_ready_hands(state.options):
        return bool(ready_hand.of(state, seat))
    return True


def _still_drafting(state: Readable, seat: int) -> bool:
    return in_choice_phase(state, seat) and kept.of(state, seat) < HAND


CHOICE_ACTIONS = (
    Action(
        "keep_card",
        keep_card,
        who=every_seat,
        offered=_still_drafting,
        played_with=with_draft,
        icon="cards",
        group="choice",
    ),
    Action(
        "take_hand",
        take_hand,
        inputs=(Pick("hand", choices=free_hands),),
        who=every_seat,
        offered=in_choice_phase,
        played_with=with_ready_hands,
        icon="cards",
        group="choice",
    ),
    Action(
        "choose_leader",
        choose_leader,
        inputs=(
            CardInput(
                "leader",
                deck="leaders",
                facts=FACTS,
                optional=True,
                start=_leader_known,
                likely=_leader_of_the_hand,
            ),
            TextInput("name", optional=True),
            NumberInput("life", start=_printed_life, at_least=1, at_most=MOST_LIFE),
            NumberInput("strength", start=_printed_strength),
            Mix("stones", kinds=COLOURS, start=_printed_stones),
            NumberInput("counters", start=0),
            SYMBOLS,
        ),
        who=every_seat,
        offered=_still_choosing,
        icon="crown",
        group="choice",
    ),
    Action(
        "be_ready",
        be_ready,
        who=every_seat,
        needs=(Need("choose_a_leader", _has_leader), Need("take_a_hand", _has_cards)),
        offered=in_choice_phase,
        icon="check",
        group="choice",
    ),
)
