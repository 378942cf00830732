"""Summoned creatures leave the arena: banished, discarded by an effect, or recovered."""

from collections.abc import Iterator

from companion.games.vale.changes import discard_summoned
from companion.games.vale.changes import recover as recover_card
from companion.games.vale.choices import in_own_arena
from companion.games.vale.conditions import banish_price, in_phase, only_in, within_limit
from companion.games.vale.parts import arena
from companion.games.vale.paying import pay, pay_input
from companion.games.vale.terms import ACTION
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must
from companion.rules.state import Readable
from companion.rules.turns import Happening


def _chosen(state: Readable, intent: Intent) -> tuple[int, str]:
    seat, id = intent.seat, intent.text("card")
    must(id, "card_needed")
    must(seat is not None and arena.has(state, seat, id), "not_summoned")
    assert seat is not None
    return seat, id


def banish(state: Readable, intent: Intent) -> Iterator[Happening]:
    """At the price of the round's number the card is discarded; its points stay."""
    seat, id = _chosen(state, intent)
    yield from pay(state, intent, price=banish_price(state))
    yield from discard_summoned(state, seat, id, round=state.turn.round)


def discard(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Because somebody's effect says so."""
    seat, id = _chosen(state, intent)
    yield from discard_summoned(state, seat, id, round=state.turn.round)


def recover(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, id = _chosen(state, intent)
    yield from recover_card(state, seat, id)


def price_now(state: Readable, seat: int | None, values: Values) -> int:
    return banish_price(state)


def has_summoned_any(state: Readable, seat: int) -> bool:
    return arena.count(state, seat) > 0


_which = Pick("card", choices=in_own_arena)
_any_summoned = Need("nothing_summoned", has_summoned_any)

LEAVING_ACTIONS = (
    Action(
        "banish",
        banish,
        inputs=(_which, pay_input(price_now)),
        needs=(only_in(ACTION), within_limit, _any_summoned),
        offered=in_phase(ACTION),
        icon="banish",
        group="action",
    ),
    Action(
        "recover",
        recover,
        inputs=(_which,),
        who=every_seat,
        needs=(_any_summoned,),
        offered=has_summoned_any,
        quick=True,
        icon="recover",
        group="quick",
    ),
    Action(
        "discard",
        discard,
        inputs=(_which,),
        who=every_seat,
        needs=(_any_summoned,),
        offered=has_summoned_any,
        quick=True,
        icon="discard",
        group="quick",
    ),
)
