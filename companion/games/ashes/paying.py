"""Paying a cost: with the dice one chooses, or with the cheapest that will do."""

from collections.abc import Iterator, Mapping

from companion.games.ashes.costs import FREE, MAIN, SIDE, SYMBOLS, Cost, cheapest, pays
from companion.games.ashes.parts import ACTIVE, dice, discard, hand
from companion.games.ashes.phoenixborn import DICE as TEN_DICE
from companion.games.ashes.pools import active_dice, die_choice, die_of, ids_in, spend
from companion.games.ashes.turn import in_turns, seat_of, take_action, the_living
from companion.rules.actions import Action
from companion.rules.inputs import Choice, Mix, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

ACTIONS = (MAIN, SIDE, FREE)


def known_symbols(magic: Mapping[str, int]) -> dict[str, int]:
    """A cost without nonsense: nobody can pay more than ten dice, however much is asked."""
    beyond = TEN_DICE + 1
    return {s: min(magic[s], beyond) for s in SYMBOLS if magic.get(s, 0) > 0}


def pay_with(
    state: Readable, seat: int, magic: Mapping[str, int], chosen: tuple[str, ...]
) -> Iterator[Happening]:
    """The chosen dice, else the cheapest legal payment, go to the exhausted pool."""
    wanted = known_symbols(magic)
    must(all(dice.has(state, seat, id) for id in chosen), "unknown_die")
    paid = chosen or cheapest(active_dice(state, seat), wanted) or ()
    are_active = all(dice.get(state, seat, id, "pool") == ACTIVE for id in paid)
    yield from require(are_active, "die_not_active")
    in_hand = [die_of(state, seat, id) for id in paid]
    yield from require(pays(in_hand, wanted), "cannot_pay")
    yield from spend(seat, paid)


def take(state: Readable, intent: Intent, kind: str) -> Iterator[Happening]:
    """The main or side action of the turn; who acts outside it needs a cost without one."""
    if kind in (MAIN, SIDE):
        yield from require(state.turn.active == intent.seat, "not_your_turn")
        yield from take_action(state, kind)


def pay(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Any cost, for anything the app need not know more of."""
    seat = seat_of(intent)
    yield from take(state, intent, intent.text("action", FREE))
    yield hand.move(intent.number("discards"), discard, seat)
    yield from pay_with(state, seat, intent.mix("cost"), intent.items("dice"))


def magic_in(intent: Intent, printed: Cost) -> Mapping[str, int]:
    """The cost as a person changed it (also to nothing at all), else as printed."""
    return intent.mix("cost") if intent.has("cost") else printed.magic


# ---- questions -------------------------------------------------------------


def actions(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ACTIONS:
        yield Choice(kind, f"cost-{kind}", icon=kind)


def _payment(state: Readable, seat: int | None, values: Values) -> tuple[str, ...]:
    """The cheapest legal payment of the cost as it stands, proposed."""
    magic = known_symbols(Intent("pay", seat, values).mix("cost"))
    return cheapest(active_dice(state, seat), magic) or ()


def _payable(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for id in ids_in(state, seat, ACTIVE):
        yield die_choice(state, seat, id)


COST = Mix("cost", kinds=SYMBOLS, optional=True)
DICE = Pick("dice", choices=_payable, many=True, start=_payment, optional=True)


PAY = Action(
    "pay",
    pay,
    inputs=(
        Pick("action", choices=actions, start=FREE),
        COST,
        DICE,
        NumberInput("discards", start=0, optional=True),
    ),
    who=the_living,
    offered=in_turns,
    icon="die",
    group="main",
)
