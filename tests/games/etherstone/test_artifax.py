"""Nobura's Artifax."""

from typing import Any

import pytest

from companion.games.etherstone import game
from companion.games.etherstone.tokens import TOKENS
from tests.games.etherstone.evening import Evening


def with_goods() -> Evening:
    """Ana has a stone of each colour and three exhausted Followers."""
    evening = Evening(artifax=True)
    ana, _ = evening
    ana.stones = dict.fromkeys(("red", "black", "green", "white"), 1)
    followers = {"type": "follower", "ready": False}
    ana.plays_cards(WH001=followers, WH002=followers, WH003=followers)
    return evening


def test_there_are_twenty_different_tokens_four_of_them_face_up() -> None:
    evening = Evening(artifax=True)
    assert len({token.key for token in TOKENS}) == 20
    assert (evening["artifax_stack"], len(evening["artifax_display"])) == (16, 4)


def test_without_the_option_there_is_no_artifax() -> None:
    evening = Evening()
    assert evening["artifax_stack"] is None
    exchange = game.action("exchange")
    assert exchange is not None
    assert not exchange.is_offered(evening.state, 0)


def test_an_exchange_is_free_does_all_at_once_and_the_display_is_refilled() -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect="gain_life")
    assert (ana.life, ana["artifax"]) == (10, "gain_life")
    assert list(evening["artifax_display"]) == ["A2", "A3", "A4", "A5"]
    assert evening["artifax_stack"] == 15
    ana.does("rest")


EFFECTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("gain_life", {}, {"life": 10}),
    ("recall", {"cards": ("WH001",)}, {"hand": 5}),
    ("strength", {}, {"life": 8, "strength_bonus": 2}),
    ("ready_three", {"pay": "red"}, {"life": 8, "stones.red": 0}),
    ("two_green", {"pay": "green"}, {"stones.green": 2}),
    ("two_black", {"pay": "red"}, {"stones.red": 0, "stones.black": 3}),
    ("two_white", {"pay": "red"}, {"stones.red": 0, "stones.white": 3}),
    ("two_red", {"pay": "white"}, {"stones.white": 0, "stones.red": 3}),
    ("trigger_green_low", {"cards": ("WH001",)}, {}),
]


@pytest.mark.parametrize(("effect", "values", "after"), EFFECTS)
def test_each_token_does_what_it_shows(
    effect: str, values: dict[str, Any], after: dict[str, Any]
) -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect=effect, **values)
    assert {part: ana[part] for part in after} == after
    assert ana["artifax"] == effect


def test_tokens_that_ready_and_tokens_with_counters() -> None:
    evening = with_goods()
    ana, ben = evening
    ana.does("exchange", token="A1", effect="ready_three", pay="red", cards=("WH001", "WH003"))
    assert [facts["ready"] for facts in ana["in_play"].values()] == [True, False, True]
    ben.stones = {"red": 1}
    ana.ends_turn()
    ben.plays_cards(EX001={}, EX002={})
    ben.does("exchange", token="A2", effect="two_counters", pay="red", cards=("EX001", "EX002"))
    assert [facts["counters"] for facts in ben["in_play"].values()] == [1, 1]


def test_both_counters_may_lie_on_one_card() -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect="two_counters", pay="red", cards=("WH001",))
    assert ana["in_play"]["WH001"]["counters"] == 2


def test_the_leader_is_not_among_the_cards_in_play() -> None:
    ana, _ = with_goods()
    leader = {"token": "A1", "effect": "counter", "cards": ("leader",)}
    assert ana.is_refused("exchange", **leader) == "leader_not_in_play"
    ana.does_anyway("exchange", **leader)
    assert ana["leader_counters"] == 1


def test_the_strength_of_a_token_counts_in_this_turns_attack_only() -> None:
    evening = with_goods()
    ana, ben = evening
    ana.does("exchange", token="A1", effect="strength")
    assert ana.is_refused("attack", threat="T1", life=5, leader=True) == "too_weak"
    ana.does("attack", threat="T1", life=4, leader=True)
    ana.does("end_turn")
    assert ana["strength_bonus"] == 0
    ben.does("rest")


def test_the_extra_types_hold_for_the_rest_of_the_turn() -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect="extra_types")
    assert "extra_types" in ana.hints()
    ana.ends_turn()
    assert evening["extra_types"] is None


def test_only_one_a_turn_and_not_while_one_lies_by_the_leader() -> None:
    evening = with_goods()
    ana, ben = evening
    ana.does("exchange", token="A1", effect="gain_life")
    assert ana.is_refused("exchange", token="A2", effect="recall") == "one_artifax_a_turn"
    assert ben.is_refused("exchange", token="A2", effect="recall") == "not_your_turn"
    ana.ends_turn()
    ben.ends_turn()
    assert ana.is_refused("exchange", token="A2", effect="recall") == "has_artifax"


def test_with_the_void_die_the_token_may_leave_the_game() -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect="gain_life")
    ana.does("draft_die", die="void", colour="red", discard_artifax=True)
    assert (ana["artifax"], list(evening["artifax_gone"])) == (None, ["gain_life"])
    assert ana.is_refused("exchange", token="A2", effect="recall") == "one_artifax_a_turn"


def test_another_die_discards_nothing() -> None:
    evening = with_goods()
    ana, _ = evening
    ana.does("exchange", token="A1", effect="gain_life")
    ana.does("draft_die", die="red", discard_artifax=True)
    assert ana["artifax"] == "gain_life"


def test_there_is_only_one_of_each_token() -> None:
    evening = with_goods()
    ana, ben = evening
    ben.does("name_token", token="A1", effect="gain_life")
    assert ana.is_refused("name_token", token="A2", effect="gain_life") == "token_elsewhere"
    ana.does("exchange", token="A1")
    assert ana["artifax"] == "gain_life"
    ana.ends_turn()
    assert ben.is_refused("exchange", token="A2", effect="gain_life") == "token_elsewhere"


def test_a_token_that_nobody_named_must_be_named_when_it_is_taken() -> None:
    ana, _ = with_goods()
    assert ana.is_refused("exchange", token="A1") == "name_the_token"
    assert ana.is_refused("exchange", token="A9", effect="recall") == "no_such_token"


def test_a_cost_must_be_paid() -> None:
    ana, _ = with_goods()
    ana["stones.red"] = 0
    assert ana.is_refused("exchange", token="A1", effect="two_red") == "choose_stone"
    refused = ana.is_refused("exchange", token="A1", effect="two_red", pay="red")
    assert refused == "too_few_stones"
    three = ("WH001", "WH002")
    assert ana.is_refused("exchange", token="A1", effect="ready", cards=three) == "too_many_cards"


def test_when_the_stacks_run_out_fewer_are_shown() -> None:
    evening = Evening(artifax=True)
    ana, _ = evening
    for token in TOKENS:
        place = next(iter(evening["artifax_display"]), "")
        ana.stones = {"red": 1}
        ana.does_anyway("exchange", token=place, effect=token.key, pay="red")
        ana.does("discard_artifax")
    assert (evening["artifax_stack"], evening["artifax_display"]) == (0, {})
    assert len(evening["artifax_gone"]) == 20
