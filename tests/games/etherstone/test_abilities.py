"""Quick steps for abilities, in one's own turn and in that of others."""

import pytest

from companion.games.etherstone.symbols import is_triggered
from tests.games.etherstone.evening import Evening


def test_recall_destroy_ready_exhaust_and_counters() -> None:
    ana, ben = Evening()
    ben.plays_cards(WH001={}, WH002={}, WH003={})
    ben.does("recall", card="WH001")
    ben.does("destroy", card="WH002")
    ben.does("destroy", card="hand")
    assert (ben["hand"], ben["destroyed"], list(ben["in_play"])) == (4, 2, ["WH003"])
    ben.does("exhaust_cards", cards=("WH003",))
    assert ben["in_play"]["WH003"]["ready"] is False
    ben.does("ready_cards", cards=("WH003",))
    assert ben["in_play"]["WH003"]["ready"] is True
    ben.does("counters", card="WH003", count=3)
    ben.does("counters", card="WH003", count=-5)
    ben.does("counters", card="leader", count=2)
    assert (ben["in_play"]["WH003"]["counters"], ben["leader_counters"]) == (0, 2)
    assert ana["hand"] == 7


@pytest.mark.parametrize("action", ["recall", "destroy", "counters"])
def test_only_a_card_in_play_can_be_chosen(action: str) -> None:
    ana, _ = Evening()
    assert ana.is_refused(action, card="WH009") == "no_such_card"


def test_nothing_is_destroyed_out_of_an_empty_hand() -> None:
    ana, _ = Evening()
    for _ in range(7):
        ana.does("destroy", card="hand")
    assert ana.is_refused("destroy", card="hand") == "hand_is_empty"
    assert ana["destroyed"] == 7


def test_an_effect_on_opponents_hits_everybody_else_fully_even_if_it_helps() -> None:
    ana, ben, chloe = Evening(3)
    ana.does("affect_opponents", effect="lose_life", count=2)
    ana.does("affect_opponents", effect="gain_stones", count=1, colour="red")
    assert [p.life for p in (ana, ben, chloe)] == [9, 7, 7]
    assert [p.stones["red"] for p in (ana, ben, chloe)] == [0, 1, 1]


def test_an_effect_may_hit_one_chosen_opponent() -> None:
    ana, ben, chloe = Evening(3)
    ana.does("affect_opponents", effect="lose_life", count=2, seats=(2, 2))
    assert (ben.life, chloe.life) == (9, 7)
    assert ana.is_refused("affect_opponents", seats=(0,)) == "not_an_opponent"
    for nobody in (7, -1, "²", "Ben"):
        assert ana.is_refused("affect_opponents", seats=(nobody,)) == "unknown_seat"
    assert ana.is_refused("affect_opponents", effect="lose_stones") == "choose_colour"


def test_nobody_loses_stones_they_do_not_have() -> None:
    ana, ben = Evening()
    ben.stones = {"red": 1}
    ana.does("affect_opponents", effect="lose_stones", count=3, colour="red")
    assert ben.stones["red"] == 0


@pytest.mark.parametrize(
    ("symbols", "colour", "value", "triggers"),
    [
        ("green", "green", 5, True),
        ("green", "red", 5, False),
        ("3 4", "red", 4, True),
        ("3 4", "red", 5, False),
        ("1>3", "white", 3, True),
        ("1>3", "white", 4, False),
        ("4>6", "black", 4, True),
        ("instant attack", "red", 1, False),
        ("", "red", 1, False),
    ],
)
def test_an_ability_triggers_by_colour_value_or_range(
    symbols: str, colour: str, value: int, triggers: bool
) -> None:
    assert is_triggered(symbols, colour, value) is triggers


def test_the_cards_a_die_triggers_are_named_before_and_after_the_draft() -> None:
    evening = Evening()
    ana, _ = evening
    ana["leader_abilities"] = "4>6"
    ana.plays_cards(WH001={"abilities": "green", "ready": False}, WH002={"abilities": "1>3"})
    assert ana.notes("draft_die", die="green")["trigger"].about == ("leader", "WH001")
    ana.does("draft_die", die="green")
    hint = ana.hints()["trigger"]
    assert hint.about == ("leader", "WH001")
    assert hint.facts == {"colour": "green", "value": 5, "count": 2}


def test_the_void_die_triggers_as_the_colour_it_counts_as_with_its_own_value() -> None:
    ana, _ = Evening()
    ana.plays_cards(
        LU001={"abilities": "white"}, EX001={"abilities": "6"}, WH001={"abilities": "5"}
    )
    assert "trigger" not in ana.notes("draft_die", die="void")
    ana.does("draft_die", die="void", colour="white")
    assert ana.hints()["trigger"].about == ("LU001", "EX001")
