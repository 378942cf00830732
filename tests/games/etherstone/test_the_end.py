"""Three triggers, one token, equal turns, the final count."""

import pytest

from companion.games.etherstone import game
from tests.games.etherstone.evening import Evening


def nothing_left(evening: Evening, trigger: str) -> None:
    evening.keeps_laws = False
    if trigger == "hand_empty":
        evening.people[0]["hand"] = 0
    else:
        evening[{"threats_gone": "threat_deck", "pool_empty": "pool"}[trigger]] = 0


TRIGGERS = ("hand_empty", "threats_gone", "pool_empty")


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_trigger_is_noticed_only_in_the_end_step(trigger: str) -> None:
    evening = Evening(3)
    ana, *_ = evening
    nothing_left(evening, trigger)
    ana.does("rest")
    assert evening.state.ending is None
    assert f"ends_{trigger}" in ana.hints()
    ana.does("end_turn")
    ending = evening.state.ending
    assert ending is not None
    assert (ending.key, ending.seat, evening["end_token"]) == (trigger, 0, 0)


def test_a_hand_that_is_filled_again_by_a_recall_triggers_nothing() -> None:
    evening = Evening()
    ana, _ = evening
    ana.plays_cards(**{f"LI00{n}": {} for n in range(1, 7)})
    ana.does("cast", card="LI007")
    assert ana["hand"] == 0
    ana.does("recall", card="LI001")
    ana.does("end_turn")
    assert evening.state.ending is None


def test_with_destroyed_cards_fewer_than_seven_in_play_are_enough() -> None:
    evening = Evening()
    ana, _ = evening
    for _ in range(3):
        ana.does("destroy", card="hand")
    ana.plays_cards(**{f"LI00{n}": {} for n in range(1, 4)})
    ana.does("cast", card="LI007")
    ana.does("end_turn")
    assert evening.state.ending is not None


def test_threats_in_the_display_and_tokens_in_the_reserve_do_not_matter() -> None:
    evening = Evening()
    evening.keeps_laws = False
    ana, _ = evening
    evening["threats"], evening["pool.reserve"] = {}, 0
    ana.ends_turn()
    assert evening.state.ending is None


def test_several_triggers_at_once_are_one_token() -> None:
    evening = Evening(3)
    for trigger in TRIGGERS:
        nothing_left(evening, trigger)
    for person in evening:
        person.ends_turn()
    assert evening["end_token"] == 0
    assert evening.state.stage == "closing"
    lines = game.outcome(evening.state).lines
    assert lines["end_token"] == (2, 0, 0)


def test_everybody_has_had_the_same_number_of_turns() -> None:
    evening = Evening(4)
    evening.keeps_laws = False
    for person in evening:
        person.ends_turn()
    evening.people[0].ends_turn()
    evening["pool"] = 0
    for seat in (1, 2, 3):
        assert evening.state.stage == "playing"
        evening.people[seat].ends_turn()
    assert (evening.state.stage, evening["end_token"]) == ("closing", 1)


def test_the_pact_is_compulsory_even_on_the_very_last_turn() -> None:
    evening = Evening(2, life=4)
    evening.keeps_laws = False
    ana, ben = evening
    evening["pool"] = 0
    ana.ends_turn()
    ben.taps("life", -4)
    assert ben.is_refused("rest") == "only_void_pact"
    ben.does("void_pact")
    ben.does("end_turn")
    lines = game.outcome(evening.state).lines
    assert (lines["life"][1], lines["corrupted"][1], lines["pacts"][1]) == (2, 0, -7)


def test_an_ability_outside_ones_turn_leaves_the_check_with_the_active_player() -> None:
    evening = Evening(2)
    ana, ben = evening
    ben.plays_cards(**{f"LI00{n}": {} for n in range(1, 7)})
    ben.does("cast_by_ability", card="LI007")
    ana.ends_turn()
    assert (ben["hand"], evening.state.ending) == (0, None)
    ben.does("rest")
    ben.does("end_turn")
    assert evening["end_token"] == 1


def test_an_end_that_people_take_back_takes_its_token_back() -> None:
    evening = Evening(2)
    evening.keeps_laws = False
    ana, ben = evening
    evening["pool"] = 0
    ana.ends_turn()
    ana.does("play_on")
    assert (evening.state.ending, evening["end_token"]) == (None, None)
    ben["hand"] = 0
    ben.ends_turn()
    assert (evening["end_token"], evening.state.stage) == (1, "closing")


def test_a_corrupted_player_with_gained_life_pays_three_and_counts_the_life() -> None:
    evening = Evening()
    ana, _ = evening
    ana.taps("life", -9)
    ana.taps("life", 5)
    lines = game.outcome(evening.state).lines
    assert (lines["life"][0], lines["corrupted"][0]) == (2, -3)


def test_a_total_may_be_negative() -> None:
    evening = Evening()
    ana, _ = evening
    ana["pacts"], ana["life"] = 2, 1
    assert game.outcome(evening.state).totals[0] == -14


def test_the_entered_lines_are_prefilled_from_the_cards() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("cast", card="LI001", points=4, abilities=("endgame",))
    ana.does("defeat", threat="T1", points=3)
    entered = {score.key: score.of(evening.state, 0) for score in game.scores if score.entered}
    assert entered == {"entities": 4, "abilities": 0, "spoils": 3}
    ana.does("stop")
    ana.does("count_up")
    assert ana.hints()["endgame_abilities"].about == ("LI001",)
    ana.does("enter", entities=5, abilities=2, spoils=3)
    assert game.outcome(evening.state).totals[0] == 5 + 2 + 3 + 9 // 2


def test_each_tiebreak_keeps_only_those_who_are_best_on_it() -> None:
    evening = Evening(3)
    evening.keeps_laws = False
    ana, ben, chloe = evening
    for person in evening:
        person["life"], person["hand"] = 4, 2
    ana["hand"] = 3
    ana["stones.red"], ben["stones.red"], chloe["stones.white"] = 9, 1, 2
    outcome = game.outcome(evening.state)
    assert (outcome.winners, outcome.decided_by) == ((2,), "most_stones")


def test_the_chart_draws_score_life_and_stones() -> None:
    evening = Evening()
    ana, _ = evening
    ana.taps("points", 3)
    ana.taps("stones.red", 2)
    values = {series.key: series.of(evening.state, 0) for series in game.series}
    assert values == {"score": 7, "life": 9, "stones": 2}
