"""What a game may say beside the table, and taps that have a rule of their own."""

from collections.abc import Iterator

import pytest

from companion.rules.actions import Action, does
from companion.rules.apply import apply
from companion.rules.events import Event
from companion.rules.game import Game
from companion.rules.hints import Hint
from companion.rules.house import HOUSE
from companion.rules.inputs import NumberInput, Values
from companion.rules.intents import Intent
from companion.rules.lobby import opening
from companion.rules.parts import Counter
from companion.rules.referee import carry_out
from companion.rules.refusal import Refusal, Refused, require
from companion.rules.state import PLAYING, Person, Readable, State

basket = Counter("basket")


def picked(state: Readable, seat: int | None, by: int) -> Iterator[Event | Refusal]:
    """Apples come in pairs and out of a basket that is large enough."""
    yield from require(by > 0, "apples_stay")
    yield apples.gain(2 * by, seat)
    yield basket.gain(by, seat)


apples = Counter("apples", step=picked)


def advice(state: Readable, seat: int) -> Iterator[Hint]:
    if apples.of(state, seat) > 3:
        yield Hint("bake", {"apples": apples.of(state, seat)}, ("oven",))


def price(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    yield Hint("costs", {"apples": 3 * Intent("bake", seat, values).number("tarts")})


bake = Action("bake", does(), inputs=(NumberInput("tarts", start=1),), notes=price)
orchard = Game(
    key="orchard", seats=range(1, 3), parts=(apples, basket), actions=(bake,), hints=advice
)


def table() -> State:
    laid = apply(orchard, State(people=(Person("Ana", 1),)), opening(orchard, 1, {}, 0))
    return State(people=laid.people, shared=laid.shared, boards=laid.boards, stage=PLAYING)


def tap(state: State, by: int, *, anyway: bool = False) -> State:
    intent = Intent("step", 0, {"part": "apples", "by": by}, anyway)
    for event in carry_out(orchard, state, HOUSE["step"], intent):
        state = apply(orchard, state, event)
    return state


def test_a_tap_does_what_its_own_rule_says() -> None:
    state = tap(table(), 2)
    assert (apples.of(state, 0), basket.of(state, 0)) == (4, 2)


def test_the_rule_of_a_tap_may_speak_against_it_and_be_overruled() -> None:
    state = tap(table(), 2)
    with pytest.raises(Refused, match="apples_stay"):
        tap(state, -1)
    assert apples.of(tap(state, -1, anyway=True), 0) == 3


def test_hints_follow_the_table() -> None:
    assert list(orchard.hints(table(), 0)) == []
    assert list(orchard.hints(tap(table(), 2), 0)) == [Hint("bake", {"apples": 4}, ("oven",))]


def test_an_action_notes_what_the_answers_so_far_amount_to() -> None:
    assert bake.notes is not None
    assert list(bake.notes(table(), 0, {"tarts": 2})) == [Hint("costs", {"apples": 6})]
