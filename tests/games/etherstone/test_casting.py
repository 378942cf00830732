"""Cast: from the hand into play, paid in stones."""

from hypothesis import given
from hypothesis import strategies as st

from companion.games.etherstone.cast import suggested
from tests.games.etherstone.evening import Evening

COLOURS = ("red", "black", "green", "white")


def test_a_cast_card_leaves_the_hand_and_is_paid() -> None:
    ana, _ = Evening()
    ana.stones = {"green": 3, "red": 1}
    ana.does("cast", card="wh001", type="follower", cost={"green": 2}, points=2, strength=3)
    assert (ana["hand"], ana.stones["green"]) == (6, 1)
    card = ana["in_play"]["WH001"]
    assert (card["type"], card["points"], card["strength"], card["ready"]) == (
        "follower",
        2,
        3,
        True,
    )


def test_the_purple_part_is_paid_with_any_mix() -> None:
    ana, _ = Evening()
    ana.stones = {"green": 2, "red": 2, "white": 1}
    ana.does("cast", card="VO001", cost={"green": 1, "void": 3}, paid={"green": 2, "red": 2})
    assert ana.stones == {"red": 0, "black": 0, "green": 0, "white": 1}


def test_without_a_word_about_it_the_purple_part_comes_from_what_most_is_left_of() -> None:
    ana, _ = Evening()
    ana.stones = {"green": 2, "red": 4, "white": 1}
    ana.does("cast", card="VO001", cost={"green": 1, "void": 3})
    assert ana.stones == {"red": 1, "black": 0, "green": 1, "white": 1}


def test_a_colour_cannot_be_paid_with_another() -> None:
    ana, _ = Evening()
    ana.stones = {"red": 4}
    assert ana.is_refused("cast", cost={"green": 2}, paid={"red": 2}) == "cost_not_met"


def test_nobody_pays_stones_they_do_not_have() -> None:
    ana, _ = Evening()
    ana.stones = {"red": 1}
    assert ana.is_refused("cast", cost={"red": 2}) == "too_few_stones"
    ana.does_anyway("cast", cost={"red": 2})
    assert (ana.stones["red"], ana["hand"]) == (0, 6)


def test_an_ability_may_make_a_card_cheaper_or_dearer() -> None:
    ana, _ = Evening()
    ana.stones = {"red": 3}
    ana.does("cast_by_ability", card="LI001", cost={"red": 2, "void": 1}, discount=2)
    assert ana.stones["red"] == 2
    ana.does("cast_by_ability", card="LI002", cost={"red": 1}, discount=-1, paid={"red": 2})
    assert ana.stones["red"] == 0


def test_a_card_cast_by_an_ability_is_not_the_action_of_the_turn() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("cast_by_ability", card="LI001")
    ben.does("cast_by_ability", card="LI002")
    ana.does("cast", card="LI003")
    assert (ana["hand"], ben["hand"]) == (5, 6)


def test_nobody_needs_to_describe_a_card() -> None:
    ana, _ = Evening()
    ana.does("cast")
    ana.taps("hand", -2)
    assert (ana["hand"], len(ana["in_play"])) == (4, 3)
    ana.taps("hand", 1)
    assert (ana["hand"], len(ana["in_play"])) == (5, 2)


def test_a_card_with_a_name_comes_back_only_by_recall() -> None:
    ana, _ = Evening()
    ana.does("cast", card="LI001")
    assert ana.is_refused("step", part="hand", by=1) == "recall_a_card"
    ana.does("recall", card="LI001")
    assert (ana["hand"], ana["in_play"]) == (7, {})


def test_there_is_only_one_of_each_card() -> None:
    ana, ben = Evening()
    ben.plays_cards(LI001={})
    assert ana.is_refused("cast", card="li 001") == "card_in_play"


def test_an_empty_hand_casts_nothing() -> None:
    ana, _ = Evening()
    ana.plays_cards(**{f"LI00{n}": {} for n in range(1, 8)})
    assert ana.is_refused("cast") == "hand_is_empty"
    assert ana.is_refused("step", part="hand", by=-1) == "too_low"


def test_the_sheet_reminds_of_pre_cast_and_instant_abilities() -> None:
    ana, _ = Evening()
    assert list(ana.notes("cast", abilities=("precast", "instant", "red"))) == [
        "precast",
        "instant",
    ]
    ana.does("cast", card="LI001", abilities=("instant",))
    assert ana.hints()["instant"].about == ("LI001",)


counts = st.fixed_dictionaries({colour: st.integers(0, 9) for colour in COLOURS})


@given(counts, counts, st.integers(0, 6), st.integers(-2, 8))
def test_a_suggested_payment_is_exactly_what_is_due(
    have: dict[str, int], cost: dict[str, int], void: int, discount: int
) -> None:
    paid = suggested(have, {**cost, "void": void}, discount)
    assert sum(paid.values()) == max(0, sum(cost.values()) + void - discount)
    assert all(count >= 0 for count in paid.values())


@given(counts, st.integers(0, 12))
def test_a_purple_cost_that_can_be_paid_is_paid_from_what_is_there(
    have: dict[str, int], void: int
) -> None:
    paid = suggested(have, {"void": void})
    if void <= sum(have.values()):
        assert all(paid[colour] <= have[colour] for colour in COLOURS)
