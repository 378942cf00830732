"""The draft, step by step: a Phoenixborn, nine cards, ten dice, one swap."""

from collections.abc import Iterator

from companion.games.ashes.costs import TYPES
from companion.games.ashes.deck_cards import DECK_CARDS
from companion.games.ashes.parts import decklist, dice, first, phoenixborn, with_draft
from companion.games.ashes.phoenixborn import COPIES, DICE, PHOENIXBORN, unique_of
from companion.games.ashes.pools import kinds_of, lay_out
from companion.games.ashes.setup import edition, lay_deck, lay_phoenixborn
from companion.games.ashes.turn import order_of_play, seat_of
from companion.rules.actions import Action, every_seat
from companion.rules.events import Announced, Event
from companion.rules.inputs import Choice, Mix, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import END_PHASE, END_TURN, Happening, Phase, all_at_once, first_seat

PICK_PHOENIXBORN, PICK_CARDS, PICK_DICE, SWAP = (
    "draft_phoenixborn",
    "draft_cards",
    "draft_dice",
    "draft_swap",
)
KEPT = 9
AT_A_TIME = 2

OPEN_CARDS = tuple(card for card, known in DECK_CARDS.items() if not known.only_with)
"""The cards in the draft pile: one of each that no Phoenixborn has alone."""


def is_drafted(state: Readable) -> bool:
    return with_draft(state.options)


def pass_token_left(state: Readable) -> Event:
    return first.give((first_seat(state) + 1) % state.size)


# ---- a Phoenixborn ---------------------------------------------------------


def draft_phoenixborn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """In turn, each a different one; its unique cards come with it."""
    seat, key = seat_of(intent), intent.text("phoenixborn")
    must(key in PHOENIXBORN, "unknown_phoenixborn")
    yield from require(key not in _taken(state, seat), "phoenixborn_taken")
    sizes = PHOENIXBORN[key].sizes(edition(state))
    yield from lay_phoenixborn(state, seat, name=key, sizes=sizes)
    if all(phoenixborn.of(state, other) for other in seats_of(state)):
        yield pass_token_left(state)
    yield END_TURN


def _taken(state: Readable, seat: int) -> set[str]:
    return {phoenixborn.of(state, other) for other in seats_of(state) if other != seat}


# ---- nine cards ------------------------------------------------------------


def draft_card(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Keep one, pass the rest left; the next pick begins when everybody has kept one."""
    seat, card = seat_of(intent), intent.text("card")
    must(card in OPEN_CARDS, "unknown_card")
    yield from require(kept(state, seat) < picks_open(state), "wait_for_others")
    yield from require(not decklist.has(state, seat, card), "already_kept")
    yield decklist.place(card, seat, copies=1)
    if all(kept(state, other) >= KEPT for other in seats_of(state)):
        yield END_PHASE
    elif all(kept(state, other) == kept(state, seat) for other in seats_of(state)):
        yield Announced("pass_packs", None, {"left": KEPT - kept(state, seat)})


def kept(state: Readable, seat: int) -> int:
    return decklist.count(state, seat)


def picks_open(state: Readable) -> int:
    """The number of the pick everybody is at."""
    return min(KEPT, 1 + min(kept(state, seat) for seat in seats_of(state)))


# ---- ten dice --------------------------------------------------------------


def draft_dice(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two at a time, in turn, until everybody has ten."""
    seat, wanted = seat_of(intent), intent.mix("dice")
    must(set(wanted) <= set(TYPES), "unknown_die")
    yield from require(sum(wanted.values()) == AT_A_TIME, "two_dice")
    supply = dice_left(state)
    for kind, count in wanted.items():
        yield from require(count <= supply[kind], "no_such_dice")
    yield from lay_out(seat, wanted, after=dice.count(state, seat))
    if all_have_dice(state):
        yield pass_token_left(state)
    yield END_TURN


def dice_left(state: Readable) -> dict[str, int]:
    """Ten of each type are in the box."""
    taken = [kinds_of(state, seat) for seat in seats_of(state)]
    return {kind: DICE - sum(kinds[kind] for kinds in taken) for kind in TYPES}


def all_have_dice(state: Readable) -> bool:
    return all(dice.count(state, seat) >= DICE for seat in seats_of(state))


# ---- one swap --------------------------------------------------------------


def draft_swap(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One card of yours for one that lies face up, or none."""
    seat, give, take = seat_of(intent), intent.text("give"), intent.text("take")
    if give or take:
        must(take in OPEN_CARDS and decklist.has(state, seat, give), "unknown_card")
        yield from require(not decklist.has(state, seat, take), "already_kept")
        yield decklist.remove(give, seat)
        yield decklist.place(take, seat, copies=1)
    yield END_TURN


def build_decks(state: Readable) -> Iterator[Event]:
    """Two more of each card kept, and the unique ones: thirty."""
    for seat in seats_of(state):
        own = (*decklist.all(state, seat), *unique_of(phoenixborn.of(state, seat)))
        cards = dict.fromkeys(own, COPIES)
        yield from lay_deck(state, seat, cards, sum(cards.values()))


# ---- questions -------------------------------------------------------------


def _free(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key, known in PHOENIXBORN.items():
        if seat is not None and key not in _taken(state, seat):
            sizes = known.sizes(edition(state))
            yield Choice(key, f"card-{key}", facts={"life": sizes.life})


def _open_cards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in OPEN_CARDS:
        if not decklist.has(state, seat, card):
            yield Choice(card, f"card-{card}", icon=DECK_CARDS[card].type)


def _my_cards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in decklist.all(state, seat):
        yield Choice(card, f"card-{card}")


def _supply(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return {kind: min(AT_A_TIME, left) for kind, left in dice_left(state).items()}


DRAFT_PHASES = (
    Phase(PICK_PHOENIXBORN, order=order_of_play, played=is_drafted),
    Phase(PICK_CARDS, order=all_at_once, played=is_drafted),
    Phase(PICK_DICE, order=order_of_play, until=all_have_dice, played=is_drafted),
    Phase(SWAP, order=order_of_play, played=is_drafted),
)

DRAFT_ACTIONS = (
    Action(
        "draft_phoenixborn",
        draft_phoenixborn,
        inputs=(Pick("phoenixborn", choices=_free),),
        offered=lambda state, seat: state.turn.phase == PICK_PHOENIXBORN,
        played_with=with_draft,
        icon="phoenix",
        group="setup",
    ),
    Action(
        "draft_card",
        draft_card,
        inputs=(Pick("card", choices=_open_cards),),
        who=every_seat,
        offered=lambda state, seat: state.turn.phase == PICK_CARDS,
        played_with=with_draft,
        private=True,
        icon="cards",
        group="setup",
    ),
    Action(
        "draft_dice",
        draft_dice,
        inputs=(Mix("dice", kinds=TYPES, most=_supply),),
        offered=lambda state, seat: state.turn.phase == PICK_DICE,
        played_with=with_draft,
        icon="die",
        group="setup",
    ),
    Action(
        "draft_swap",
        draft_swap,
        inputs=(
            Pick("give", choices=_my_cards, optional=True),
            Pick("take", choices=_open_cards, optional=True),
        ),
        offered=lambda state, seat: state.turn.phase == SWAP,
        played_with=with_draft,
        private=True,
        icon="swap",
        group="setup",
    ),
)
