"""A stock may begin by the number of seats, and a tap on one kind may have a rule of its own."""

from collections.abc import Iterator

from companion.rules.apply import apply
from companion.rules.events import Event
from companion.rules.game import Game
from companion.rules.house import HOUSE
from companion.rules.intents import Intent
from companion.rules.openings import opening_state
from companion.rules.parts import Counter, Setup, Stock
from companion.rules.referee import carry_out
from companion.rules.state import Readable

bag = Counter("bag", start=5)


def _tapped(state: Readable, seat: int | None, kind: str, by: int) -> Iterator[Event]:
    yield bag.move(by, stones.counter(kind), seat)


def _by_seats(setup: Setup) -> dict[str, int]:
    return {"red": setup.size}


stones = Stock("stones", kinds=("red", "blue"), begins=_by_seats, step=_tapped)
GAME = Game(key="stones", seats=range(2, 4), parts=(bag, stones))


def test_a_stock_begins_by_the_number_of_seats() -> None:
    for size in (2, 3):
        state = opening_state(GAME, Setup(size, {}))
        assert stones.counts(state, 0) == {"red": size, "blue": 0}


def test_a_tap_on_one_kind_follows_the_rule_of_its_stock() -> None:
    state = opening_state(GAME, Setup(2, {}))
    tap = Intent("step", 1, {"part": "stones.blue", "by": 2})
    for event in carry_out(GAME, state, HOUSE["step"], tap):
        state = apply(GAME, state, event)
    assert (bag.of(state, 1), stones.of(state, 1, "blue")) == (3, 2)
