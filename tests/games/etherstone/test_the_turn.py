"""A turn: refresh, exactly one action, the end check."""

import pytest

from tests.games.etherstone.evening import FACES, Evening
from tests.games.evening import news

MAIN = ("draft_die", "cast", "attack", "rest")


def test_an_empty_display_must_be_refreshed_and_costs_nothing() -> None:
    evening = Evening()
    ana, _ = evening
    evening["dice"] = {die: {"value": 1, "holder": 1} for die in FACES}
    assert all(ana.is_refused(action) == "refresh_first" for action in MAIN)
    assert "refresh_first" in ana.hints()
    assert ana.notes("refresh")["refresh_cost"].facts == {"cost": 0}
    ana.does("refresh", faces=FACES)
    assert ana.life == 9
    assert set(evening.dice().values()) == {None}
    assert {die: facts["value"] for die, facts in evening["dice"].items()} == FACES


def test_an_early_refresh_costs_one_life_for_each_die_left() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("draft_die", die="red")
    ana.ends_turn()
    assert ben.notes("refresh")["refresh_cost"].facts == {"cost": 4}
    ben.does("refresh", faces=FACES)
    assert ben.life == 5
    assert evening.dice()["red"] is None


def test_dice_are_refreshed_once_and_before_the_action() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("refresh", faces=FACES)
    assert ana.is_refused("refresh") == "already_refreshed"
    ana.does("rest")
    ana.ends_turn()
    ben.does("rest")
    assert ben.is_refused("refresh") == "refresh_comes_first"


def test_a_refresh_without_faces_is_still_a_refresh() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("refresh")
    assert {facts["value"] for facts in evening["dice"].values()} == {None}
    assert "enter_dice" in ana.hints()


def test_one_action_a_turn() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("rest")
    assert all(ana.is_refused(action) == "already_acted" for action in MAIN)


def test_the_action_is_compulsory_but_the_table_decides() -> None:
    evening = Evening()
    ana, ben = evening
    assert ana.is_refused("end_turn") == "no_action_yet"
    ana.does_anyway("end_turn")
    assert evening.active == "Ben"
    ben.does("rest")
    ben.does("end_turn")
    assert (evening.active, evening.state.turn.round) == ("Ana", 2)


def test_only_the_active_player_takes_a_main_action() -> None:
    _, ben = Evening()
    assert all(ben.is_refused(action) == "not_your_turn" for action in (*MAIN, "refresh"))


def test_a_new_turn_knows_nothing_of_the_last_one() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("draft_die", die="green")
    ana.does("end_turn")
    assert (evening["acted"], evening["drafted"], evening["drafted_as"]) == (None, None, None)
    ben.does("draft_die", die="red")
    assert evening.dice()["green"] == 0


def test_a_turn_given_by_hand_begins_fresh() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("rest")
    ana.does("give_turn", to=1)
    ben.does("rest")
    assert evening["acted"] == "rest"


def test_a_drafted_die_brings_two_stones_of_its_colour() -> None:
    evening = Evening()
    ana, _ = evening
    events = ana.does("draft_die", die="green")
    assert ana.stones == {"red": 0, "black": 0, "green": 2, "white": 0}
    assert evening.dice()["green"] == 0
    assert "drafted" in news(events)


def test_the_void_die_costs_a_life_and_brings_the_colour_one_names() -> None:
    evening = Evening()
    ana, _ = evening
    assert ana.is_refused("draft_die", die="void") == "choose_colour"
    ana.does("draft_die", die="void", colour="white")
    assert (ana.life, ana.stones["white"]) == (8, 2)
    assert evening["drafted_as"] == "white"


def test_the_void_die_with_one_life_left_corrupts_but_still_pays() -> None:
    evening = Evening()
    ana, ben = evening
    ana["life"] = 1
    ana.does("draft_die", die="void", colour="red")
    assert (ana.life, ana["corrupted"], ana.stones["red"]) == (0, True, 2)
    assert ana.is_refused("void_pact") == "already_acted"
    ana.does("end_turn")
    ben.does("rest")
    ben.does("end_turn")
    assert ana.is_refused("rest") == "only_void_pact"


def test_a_die_that_somebody_took_cannot_be_drafted() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("draft_die", die="red")
    ana.does("end_turn")
    assert ben.is_refused("draft_die", die="red") == "die_taken"
    ben.does_anyway("draft_die", die="red")
    assert ben.stones["red"] == 2


@pytest.mark.parametrize("faces", [{"red": 7}, {"red": -1}, {"pink": 3}])
def test_a_die_shows_one_to_six_and_has_one_of_five_colours(faces: dict[str, int]) -> None:
    ana, _ = Evening()
    assert ana.is_refused("set_dice", faces=faces) in ("unknown_face", "unknown_die")


def test_rest_readies_every_exhausted_follower_and_nothing_else() -> None:
    ana, _ = Evening()
    ana.plays_cards(
        WH001={"type": "follower", "ready": False},
        WH002={"type": "follower", "ready": True},
        EX001={"type": "technology", "ready": False},
    )
    ana.does("rest")
    ready = {card: facts["ready"] for card, facts in ana["in_play"].items()}
    assert ready == {"WH001": True, "WH002": True, "EX001": False}
