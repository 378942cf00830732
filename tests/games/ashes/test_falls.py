"""Elimination at once, order among the dying, the last one standing."""

from companion.games.ashes.game import game
from companion.rules.events import Announced
from tests.games.ashes.playing import Ashes


def doom(ashes: Ashes, *names: str) -> None:
    """One wound away from destruction."""
    for name in names:
        ashes.sets(name, "wounds", ashes.value(name, "life") - 1)


def test_a_phoenixborn_falls_as_soon_as_wounds_reach_life() -> None:
    ashes = Ashes().in_turns()
    doom(ashes, "Ben")
    ashes.does("Ben", "step", part="wounds", by=3)
    assert ashes.value("Ben", "fell") == 1
    assert ashes.value("Ben", "wounds") == ashes.value("Ben", "life") + 2
    assert ashes.state.stage == "closing"
    assert ashes.state.ending.key == "last_standing"


def test_who_is_out_takes_cards_and_dice_along_but_not_what_others_own() -> None:
    ashes = Ashes(3).in_turns("coal_roarkwin", "jessa_na_ni", "maeoni_viper")
    ashes.does("Ana", "summon", card="iron_worker", onto=1)
    ashes.does("Ben", "summon", card="leech_warrior", onto=0)
    ashes.does("Ben", "add_spell", card="blood_transfer")
    before = ashes.value("Ana", "discard")
    doom(ashes, "Ben")
    ashes.does("Ben", "step", part="wounds", by=1)
    for part in ("dice", "units", "spells", "pile"):
        assert ashes.records("Ben", part) == {}
    for part in ("hand", "draw", "discard", "removed"):
        assert ashes.value("Ben", part) == 0
    assert ashes.value("Ana", "discard") == before + 1, "Ana's Iron Worker went home"
    assert "leech_warrior" in ashes.records("Ana", "units"), "what others control stays"
    ashes.does("Ana", "leave_play", unit="leech_warrior@0")
    assert ashes.value("Ben", "discard") == 0


def test_the_next_living_seat_plays_when_the_active_player_falls() -> None:
    ashes = Ashes(3).in_turns()
    doom(ashes, "Ana")
    ashes.does("Ana", "step", part="wounds", by=1)
    assert ashes.state.turn.active == 1
    assert ashes.value(None, "first") == 1
    assert ashes.value(None, "main_left") == 1


def test_the_pass_of_the_fallen_no_longer_counts() -> None:
    ashes = Ashes(3).in_turns()
    for name in ("Ana", "Ben"):
        ashes.does(name, "pass")
        ashes.does(name, "end_turn")
    doom(ashes, "Ben")
    ashes.does("Ben", "step", part="wounds", by=1)
    ashes.does("Cleo", "main_action")
    ashes.does("Cleo", "end_turn")
    assert ashes.state.turn.active == 0
    ashes.does("Ana", "pass")
    ashes.does("Ana", "end_turn")
    assert ashes.state.turn.phase == "turns"
    ashes.does("Cleo", "pass")
    ashes.does("Cleo", "end_turn")
    assert ashes.state.turn.phase == "recovery"


def test_in_prepare_the_holder_of_the_token_orders_the_falls() -> None:
    ashes = Ashes().in_turns()
    ashes.all_pass()
    ashes.does("Ana", "recover")
    doom(ashes, "Ana", "Ben")
    for name in ("Ana", "Ben"):
        ashes.sets(name, "hand", 0)
        ashes.sets(name, "draw", 4)
    ashes.does("Ana", "draw_up")
    assert ashes.value("Ana", "fell") == 0, "the damage waits for everybody"
    ashes.does("Ben", "draw_up")
    assert ashes.state.stage == "playing"
    assert ashes.refuses("Ana", "choose_fall", fallen=1) == "not_your_turn"
    ashes.does("Ben", "choose_fall", fallen=0)
    assert game.outcome(ashes.state).winners == (1,)


def test_the_game_goes_on_when_the_fallen_were_all_that_was_waited_for() -> None:
    ashes = Ashes(3).in_turns()
    ashes.all_pass()
    ashes.does("Ana", "recover")
    ashes.does("Ana", "draw_up")
    ashes.does("Ben", "draw_up")
    doom(ashes, "Cleo")
    ashes.does("Cleo", "step", part="wounds", by=1)
    assert ashes.state.turn.phase == "turns"


def test_one_of_two_doomed_falls_alone_when_the_order_is_chosen() -> None:
    ashes = Ashes(3).in_turns()
    doom(ashes, "Ben", "Cleo")
    ashes.does("Ana", "deal", targets=("phoenixborn@1", "phoenixborn@2"), count=1)
    told = [event.key for event in ashes.events if isinstance(event, Announced)]
    assert told.count("fall_together") == 1
    ashes.does("Ana", "choose_fall", fallen=2)
    assert (ashes.value("Cleo", "fell"), ashes.value("Ben", "fell")) == (1, 2)
    outcome = game.outcome(ashes.state)
    assert outcome.places == ((0,), (1,), (2,))
    assert outcome.decided_by == "last_standing"


def test_damage_to_several_lets_only_the_doomed_fall() -> None:
    ashes = Ashes(3).in_turns()
    doom(ashes, "Ben")
    ashes.does("Ana", "deal", targets=("phoenixborn@1", "phoenixborn@2"), count=1)
    assert (ashes.value("Ben", "fell"), ashes.value("Cleo", "wounds")) == (1, 1)
    assert ashes.state.stage == "playing"


def test_the_end_can_be_taken_back() -> None:
    ashes = Ashes().in_turns()
    doom(ashes, "Ben")
    ashes.does("Ben", "step", part="wounds", by=1)
    assert ashes.state.stage == "closing"
    ashes.does("Ana", "play_on")
    assert ashes.state.stage == "playing"


def test_an_early_stop_ranks_the_living_before_the_fallen() -> None:
    ashes = Ashes(3).in_turns()
    doom(ashes, "Ana")
    ashes.does("Ana", "step", part="wounds", by=1)
    ashes.sets("Ben", "wounds", 5)
    ashes.does("Ben", "stop")
    outcome = game.outcome(ashes.state)
    assert outcome.winners == (1,), "17 life left against 16"
    assert outcome.decided_by == "house_life"
    assert outcome.places[-1] == (0,)


def test_damage_lands_even_when_people_cut_the_prepare_phase_short() -> None:
    ashes = Ashes().in_turns()
    ashes.all_pass()
    ashes.does("Ana", "recover")
    ashes.sets("Ana", "hand", 0)
    ashes.sets("Ana", "draw", 3)
    ashes.does("Ana", "draw_up")
    ashes.does("Ben", "end_phase")
    assert (ashes.value("Ana", "wounds"), ashes.value("Ana", "incoming")) == (2, 0)
