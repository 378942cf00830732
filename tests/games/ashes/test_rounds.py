"""Rounds: prepare, turns until all pass, recovery; main and side actions."""

from companion.rules.events import Overrode
from tests.games.ashes.playing import Ashes


def test_others_keep_their_dice_when_the_tied_roll_again() -> None:
    ashes = Ashes(3).chosen()
    for name in ashes.names:
        ashes.rolled(name, basics=3)
    assert not any(ashes.value(name, "rolled") for name in ashes.names)
    ashes.rolled("Ana", basics=2)
    ashes.rolled("Ben", basics=2)
    ashes.rolled("Cleo", basics=1)
    assert ashes.value("Cleo", "rolled")
    assert ashes.value("Cleo", "beaten")
    assert not ashes.value("Ana", "rolled")


def test_faces_may_be_entered_as_counts_for_each_type() -> None:
    ashes = Ashes().chosen("maeoni_viper", "noah_redmoon")
    counts = {"charm_power": 1, "charm_class": 2, "charm_basic": 2}
    assert ashes.refuses("Ana", "roll", counts=counts) == "faces_missing"
    ashes.does("Ana", "roll", counts={**counts, "natural_class": 5})
    faces = [die["face"] for die in ashes.records("Ana", "dice").values()]
    assert [faces.count(face) for face in ("power", "class", "basic")] == [1, 7, 2]


def test_in_tournaments_the_winner_of_the_roll_may_give_the_token_away() -> None:
    ashes = Ashes(give_first=True).chosen()
    ashes.rolled("Ana", basics=4)
    ashes.rolled("Ben", basics=3)
    for name in ashes.names:
        ashes.does(name, "draw_up", discarded=0)
    assert ashes.state.turn.phase == "prepare"
    ashes.does("Ana", "give_first", to=1)
    assert ashes.state.turn.phase == "turns"
    assert ashes.state.turn.active == 1


def test_only_exhausted_dice_are_rolled_in_later_rounds() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "pay", cost={"basic": 2}, action="free")
    ashes.all_pass()
    ashes.does("Ben", "recover")
    assert ashes.state.turn.round == 2
    ashes.does("Ana", "draw_up")
    ashes.does("Ben", "draw_up")
    assert ashes.state.turn.phase == "prepare"
    ashes.rolled("Ana")
    assert ashes.state.turn.phase == "turns"


def test_a_hand_above_five_draws_nothing_and_takes_no_damage() -> None:
    ashes = Ashes().in_turns()
    for _ in range(2):
        ashes.does("Ana", "step", part="hand", by=1)
    ashes.all_pass()
    ashes.does("Ana", "recover")
    ashes.does("Ana", "draw_up")
    assert ashes.value("Ana", "hand") == 7
    assert ashes.value("Ana", "incoming") == 0


def test_failing_to_draw_at_another_time_costs_nothing() -> None:
    ashes = Ashes().in_turns()
    ashes.sets("Ana", "draw", 0)
    assert ashes.refuses("Ana", "step", part="hand", by=1) == "no_card_in_draw"
    assert ashes.value("Ana", "wounds") == 0


def test_one_main_and_one_side_action_each_turn() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "side_action")
    assert ashes.refuses("Ana", "end_turn") == "no_main_action"
    ashes.does("Ana", "main_action")
    assert ashes.refuses("Ana", "main_action") == "main_taken"
    assert ashes.refuses("Ana", "side_action") == "side_taken"
    assert ashes.refuses("Ana", "pass") == "main_taken"
    ashes.does("Ana", "end_turn")
    assert ashes.state.turn.active == 1


def test_an_extra_side_action_is_one_tap() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "side_action")
    ashes.does(None, "step", part="side_left", by=1)
    ashes.does("Ana", "side_action")


def test_whoever_passes_may_still_take_a_side_action() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "pass")
    ashes.does("Ana", "side_action")


def test_a_turn_ended_without_a_main_action_counts_as_a_pass() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "end_turn", anyway=True)
    assert ashes.value("Ana", "passed")


def test_one_reaction_spell_for_each_player_each_turn() -> None:
    ashes = Ashes().in_turns("jessa_na_ni", "noah_redmoon")
    ashes.does("Ben", "play_card", card="shadow_counter", cost={"basic": 1})
    assert ashes.value("Ben", "reacted")
    assert ashes.refuses("Ben", "play_card", card="shadow_counter") == "one_reaction"
    ashes.does("Ana", "main_action")
    ashes.does("Ana", "end_turn")
    assert not ashes.value("Ben", "reacted")


def test_recovery_passes_the_token_and_opens_the_next_round() -> None:
    ashes = Ashes(3).in_turns()
    ashes.all_pass()
    assert ashes.state.turn.phase == "recovery"
    ashes.does("Cleo", "recover")
    assert ashes.value(None, "first") == 1
    assert (ashes.state.turn.round, ashes.state.turn.phase) == (2, "prepare")


def test_nobody_ends_a_turn_in_recovery_and_skips_it() -> None:
    ashes = Ashes().in_turns()
    gilder = ashes.unit("Ana", "gilder", wounds=1, exhaustion=1)
    ashes.all_pass()
    for name in ashes.names:
        assert ashes.refuses(name, "end_turn") == "nobodys_turn"
    ashes.does("Ben", "recover")
    assert ashes.state.turn.round == 2
    assert ashes.records("Ana", "units")[gilder]["exhaustion"] == 0


def test_nobody_ends_a_turn_while_everybody_prepares() -> None:
    ashes = Ashes().chosen()
    assert ashes.refuses("Ana", "end_turn") == "nobodys_turn"


def test_a_table_that_wants_no_recovery_goes_on_anyway() -> None:
    ashes = Ashes().in_turns()
    ashes.all_pass()
    (noted,) = [e for e in ashes.does("Ana", "end_turn", anyway=True) if isinstance(e, Overrode)]
    assert noted.reasons == ("nobodys_turn",)
    assert (ashes.state.turn.round, ashes.state.turn.phase) == (2, "prepare")


def test_units_recover_before_exhaustion_leaves_and_spells_lose_one_too() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "add_spell", card="purge")
    ashes.does("Ana", "add_spell", card="purge")
    ashes.does("Ana", "correct", part="spells", id="purge", field="exhaustion", to=2)
    ashes.all_pass()
    ashes.does("Ana", "recover")
    tokens = [spell["exhaustion"] for spell in ashes.records("Ana", "spells").values()]
    assert tokens == [1, 0]


def test_dice_may_be_exhausted_in_recovery_to_roll_them_again() -> None:
    ashes = Ashes().in_turns()
    ashes.all_pass()
    ashes.does("Ben", "spend_dice", dice=("d1", "d2"))
    ashes.does("Ana", "recover")
    assert ashes.pools("Ben") == (8, 2, 0)


def test_meditation_turns_one_die_for_each_card_at_most() -> None:
    ashes = Ashes().in_turns()
    faces = {"d1": "power", "d2": "power"}
    assert ashes.refuses("Ana", "meditate", hand=1, draw=0, faces=faces) == "too_many_dice"
    assert ashes.refuses("Ana", "meditate", hand=0, draw=0) == "nothing_discarded"
    ashes.does("Ana", "add_spell", card="purge")
    ashes.does("Ana", "meditate", hand=1, draw=2, spells=("purge",), faces=faces)
    assert [ashes.value("Ana", part) for part in ("hand", "draw", "discard")] == [3, 23, 4]
    assert ashes.records("Ana", "dice")["d2"]["face"] == "power"
    assert ashes.value(None, "side_left") == 0


def test_a_ceremonial_power_brings_an_ally_back_and_hurts() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper", powers=10)
    ashes.does("Ana", "step", part="hand", by=-1)
    before = ashes.value("Ana", "hand")
    ashes.does("Ana", "power_ceremonial", card="hammer_knight")
    assert ashes.value("Ana", "wounds") == 4
    assert ashes.value("Ana", "hand") == before + 1
    assert ashes.value("Ana", "discard") == 0


def test_an_illusion_power_exhausts_a_die_of_an_opponent() -> None:
    ashes = Ashes().in_turns("noah_redmoon", "maeoni_viper", powers=10)
    assert ashes.refuses("Ana", "power_illusion", die="d1@0") == "own_die"
    ashes.does("Ana", "power_illusion", die="d1@1")
    assert ashes.pools("Ben") == (9, 1, 0)
    assert ashes.pools("Ana") == (9, 1, 0)


def test_a_natural_power_hurts_a_unit_and_no_phoenixborn() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper", powers=10)
    gilder = ashes.unit("Ben", "gilder")
    assert ashes.refuses("Ana", "power_natural", target="phoenixborn@1") == "unknown_unit"
    ashes.does("Ana", "power_natural", target=f"{gilder}@1")
    assert ashes.wounds("Ben", gilder) == 1


def test_a_power_needs_a_power_face_of_its_type() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper", powers=0)
    gilder = ashes.unit("Ben", "gilder")
    assert ashes.refuses("Ana", "power_natural", target=f"{gilder}@1") == "no_power_face"
