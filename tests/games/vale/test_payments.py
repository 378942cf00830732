"""Paying: no change is given, no stone may be superfluous."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from companion.games.vale.creatures import CREATURES
from companion.games.vale.payments import is_legal, legal_payments, worth
from companion.games.vale.position import Position
from companion.games.vale.terms import COLOURS, FACE_VALUES
from tests.games.vale.playing import ANA, in_action

counts = st.fixed_dictionaries({colour: st.integers(0, 6) for colour in COLOURS})
values = st.sampled_from(
    [
        Position(cards=tuple(CREATURES[name].card() for name in names)).values
        for names in ((), ("agni",), ("water_giant",), ("hae_tae",), ("hae_tae", "water_giant"))
    ]
)
prices = st.integers(0, 20)


@given(counts, values, prices)
def test_a_legal_payment_meets_the_price_and_no_stone_can_be_taken_back(stones, worths, price):
    for paid in legal_payments(stones, worths, price=price):
        assert worth(paid, worths) >= price
        for colour in COLOURS:
            if paid[colour]:
                assert worth({**paid, colour: paid[colour] - 1}, worths) < price


@given(counts, values, prices)
def test_no_legal_payment_is_missing(stones, worths, price):
    listed = legal_payments(stones, worths, price=price)
    ranges = (range(stones[colour] + 1) for colour in COLOURS)
    every = [dict(zip(COLOURS, chosen, strict=True)) for chosen in product(*ranges)]
    assert sorted(map(str, listed)) == sorted(
        str(paid) for paid in every if is_legal(paid, worths, price=price)
    )


@given(counts, values, prices)
def test_whoever_has_enough_can_always_pay(stones, worths, price):
    can = worth(stones, worths) >= price
    assert bool(legal_payments(stones, worths, price=price)) == can


@given(counts, values, st.integers(1, 20))
def test_the_first_payment_offered_wastes_least(stones, worths, price):
    legal = legal_payments(stones, worths, price=price)
    if legal:
        assert worth(legal[0], worths) == min(worth(paid, worths) for paid in legal)


@given(counts, values)
def test_a_price_of_0_is_paid_with_nothing(stones, worths):
    assert legal_payments(stones, worths, price=0) == (dict.fromkeys(COLOURS, 0),)


def test_one_or_three_pay_one_but_not_both() -> None:
    held = {"red": 1, "blue": 1, "purple": 0}
    assert len(legal_payments(held, FACE_VALUES, price=1)) == 2
    assert not is_legal(held, FACE_VALUES, price=1)


def values_with(*names: str) -> tuple[int, ...]:
    at = Position(cards=tuple(CREATURES[name].card() for name in names))
    return tuple(at.values[colour] for colour in COLOURS)


def test_creatures_change_what_stones_are_worth() -> None:
    assert values_with() == (1, 3, 6)
    assert values_with("agni") == (2, 3, 6)
    assert values_with("water_giant") == (1, 4, 7)
    assert values_with("hae_tae") == (1, 6, 3)
    assert values_with("hae_tae", "water_giant") == (1, 7, 4)


def test_every_legal_payment_is_offered_and_the_most_exact_one_filled_in() -> None:
    vale = in_action().has(ANA, stones=(1, 2, 1))
    offered = vale.offers("summon", ANA, "pay", card="agni")
    assert len(offered) == 3
    assert vale.start_of("summon", ANA, "pay", card="agni") == {"red": 1, "blue": 1, "purple": 0}


def test_what_is_wrong_with_a_payment_is_said() -> None:
    vale = in_action().has(ANA, stones=(1, 1, 1))
    assert vale.refuses("summon", ANA, card="agni", pay={"red": 1, "purple": 1}) == (
        "superfluous_stone"
    )
    assert vale.refuses("summon", ANA, card="agni", pay={"blue": 1}) == "pays_too_little"
    assert vale.refuses("summon", ANA, card="agni", pay={"blue": 2}) == "stones_not_there"
    assert vale.refuses("summon", ANA, card="eternity") == "cannot_pay"


def test_the_table_may_pay_as_it_likes() -> None:
    vale = in_action().has(ANA, stones=(1, 1, 1))
    vale.does("summon", ANA, card="agni", pay={"red": 1, "purple": 1}, anyway=True)
    assert vale.stones(ANA) == (0, 1, 0)
    assert "agni" in vale.arena(ANA)
