"""Paying a price: every legal payment is offered, the most exact one is filled in."""

from collections.abc import Callable, Generator, Iterable

from companion.games.vale.answers import stones_told
from companion.games.vale.asking import stones_held
from companion.games.vale.changes import fitting
from companion.games.vale.parts import stones
from companion.games.vale.payments import has_superfluous, is_enough, legal_payments
from companion.games.vale.standing import position_of
from companion.games.vale.terms import COLOURS, Stones
from companion.rules.inputs import Mix, Values
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable
from companion.rules.turns import Happening

Price = Callable[[Readable, int | None, Values], int]


def payments_for(state: Readable, seat: int, *, price: int) -> tuple[Stones, ...]:
    at = position_of(state, seat)
    return legal_payments(at.stones, at.values, price=price)


def proposed_payment(state: Readable, seat: int, *, price: int) -> Stones:
    """The most exact legal payment; nothing when there is none."""
    legal = payments_for(state, seat, price=price)
    return legal[0] if legal else dict.fromkeys(COLOURS, 0)


def pay_input(price: Price) -> Mix:
    def offers(state: Readable, seat: int | None, values: Values) -> Iterable[Stones]:
        due = price(state, seat, values)
        return payments_for(state, seat, price=due) if seat is not None and due else ()

    def start(state: Readable, seat: int | None, values: Values) -> Stones:
        return next(iter(offers(state, seat, values)), dict.fromkeys(COLOURS, 0))

    def asked(state: Readable, seat: int | None, values: Values) -> bool:
        return price(state, seat, values) > 0

    return Mix("pay", kinds=COLOURS, most=stones_held, start=start, offers=offers, asked=asked)


def pay(state: Readable, intent: Intent, *, price: int) -> Generator[Happening, None, Stones]:
    """Pays as answered, else as proposed, and tells what was really paid."""
    seat = intent.seat
    assert seat is not None
    at = position_of(state, seat)
    legal = legal_payments(at.stones, at.values, price=price)
    yield from require(legal, "cannot_pay", price=price)
    wanted = stones_told(intent, "pay", proposed_payment(state, seat, price=price))
    paid = fitting(state, seat, wanted)
    yield from require(paid == wanted, "stones_not_there")
    yield from require(is_enough(paid, at.values, price=price), "pays_too_little", price=price)
    needless = has_superfluous(paid, at.values, price=price)
    yield from require(not needless, "superfluous_stone", price=price)
    yield from stones.pay(paid, seat)
    return paid
