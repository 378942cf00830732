"""The round: capture there and back, action, resolution, and the initiative moves."""

from tests.games.vale.playing import ANA, BEN, CLEO, Vale, in_action


def test_markers_are_placed_clockwise_then_in_the_reverse_order() -> None:
    vale = Vale(players=3, first=1)
    placed = []
    while vale.phase == "capture":
        placed.append(vale.active)
        vale.does("capture", vale.active, family="water")
    assert placed == [1, 2, 0, 0, 2, 1]
    assert vale.phase == "action"


def test_starting_scores_follow_the_turn_order() -> None:
    vale = Vale(players=4, first=2)
    assert [vale.score(seat) for seat in range(4)] == [3, 4, 1, 2]


def test_a_marker_needs_a_free_card() -> None:
    vale = Vale().does("capture", ANA, card="ifrit")
    assert vale.refuses("capture", BEN, card="ifrit") == "marker_there"


def test_nobody_places_a_marker_out_of_turn() -> None:
    assert Vale().refuses("capture", BEN, family="fire") == "not_your_turn"


def test_the_family_is_told_by_the_card() -> None:
    vale = Vale().does("capture", ANA, card="ifrit")
    assert vale.value("captured", ANA) == {"ifrit": {"family": "fire"}}


def test_whoever_does_not_tell_captures_has_two_markers_all_the_same() -> None:
    vale = Vale().does("capture", ANA, family="wind").does("end_phase", ANA)
    assert vale.phase == "action"
    assert len(vale.value("captured", ANA)) == 2
    assert len(vale.value("captured", BEN)) == 2
    assert "family" in vale.asks("sell", BEN)


def test_a_turn_ends_only_when_both_markers_are_cleared() -> None:
    vale = Vale().plays_capture("fire", "water", "earth", "wind")
    assert vale.refuses("end_turn", ANA) == "markers_left"
    vale.does("sell", ANA, card="fire")
    assert vale.refuses("end_turn", ANA) == "markers_left"
    vale.does("tame", ANA)
    assert vale.refuses("end_turn", ANA) == ""


def test_a_turn_ended_anyway_leaves_no_marker_behind() -> None:
    vale = Vale().plays_capture("fire", "water", "earth", "wind")
    vale.does("end_turn", ANA, anyway=True)
    assert vale.value("captured", ANA) == {}
    assert vale.active == BEN


def test_all_act_then_all_resolve_in_the_same_order() -> None:
    vale = Vale(players=3, first=2).plays_capture(*["fire"] * 6)
    seen = []
    while vale.round == 1:
        seat = vale.active
        assert seat is not None
        seen.append((vale.phase, seat))
        vale.clears_markers(seat).ends_turn()
    assert seen == [("action", s) for s in (2, 0, 1)] + [("resolution", s) for s in (2, 0, 1)]


def test_the_initiative_moves_clockwise_and_the_round_goes_up() -> None:
    vale = Vale(players=2, first=1).passes_round()
    assert (vale.round, vale.value("initiative"), vale.active) == (2, ANA, ANA)


def test_actions_wait_for_the_action_phase() -> None:
    vale = Vale()
    assert vale.refuses("summon", ANA, card="imp") == "not_in_action"
    assert vale.refuses("sell", ANA) == "not_in_action"


# ---- resolution ------------------------------------------------------------


def in_resolution(*creatures: str) -> Vale:
    vale = in_action().has_summoned(ANA, *creatures)
    vale.ends_turn().does("end_turn", BEN, anyway=True)
    assert (vale.phase, vale.active) == ("resolution", ANA)
    return vale


def test_each_hourglass_is_used_exactly_once() -> None:
    vale = in_resolution("salamander")
    vale.does("resolve", ANA, card="salamander")
    assert vale.score(ANA) == 2
    assert vale.stones(ANA) == (1, 0, 0)
    assert vale.refuses("resolve", ANA, card="salamander") == "already_used"


def test_an_hourglass_that_can_be_used_must_be() -> None:
    vale = in_resolution("salamander")
    assert vale.refuses("end_turn", ANA) == "effects_left"
    assert vale.refuses("skip", ANA, card="salamander") == "must_be_used"


def test_an_hourglass_that_cannot_be_used_is_skipped() -> None:
    vale = in_resolution("burning_skull")
    assert vale.refuses("end_turn", ANA) == ""
    vale.does("skip", ANA, card="burning_skull").ends_turn()
    assert vale.active == BEN


def test_hourglasses_are_fresh_again_in_the_next_round() -> None:
    vale = in_resolution("salamander").does("resolve", ANA, card="salamander").ends_turn()
    vale.ends_turn().goes_to("action", seat=BEN, round=10)
    for seat in (BEN, ANA, BEN):
        vale.does("end_turn", seat, anyway=True)
    assert (vale.phase, vale.active) == ("resolution", ANA)
    assert vale.refuses("resolve", ANA, card="salamander") == ""


def test_an_hourglass_waits_for_resolution() -> None:
    vale = in_action().has_summoned(ANA, "salamander")
    assert vale.refuses("resolve", ANA, card="salamander") == "not_in_resolution"


def test_the_proposed_amount_can_be_changed() -> None:
    vale = in_resolution("valkyrie")
    assert vale.start_of("resolve", ANA, "points", card="valkyrie") == 1
    vale.does("resolve", ANA, card="valkyrie", points=4)
    assert vale.score(ANA) == 5


def test_goblins_steal_only_what_is_there() -> None:
    vale = in_resolution("goblin").has(BEN, score=1)
    vale.does("resolve", ANA, card="goblin", target=BEN)
    assert (vale.score(ANA), vale.score(BEN)) == (2, 0)


def test_a_card_that_returns_itself_goes_to_the_hand_after_its_use() -> None:
    vale = in_resolution("imp")
    hand = vale.value("hand", ANA)
    vale.does("resolve", ANA, card="imp")
    assert vale.arena(ANA) == []
    assert vale.value("hand", ANA) == hand + 1
    assert "imp" in vale.value("hand_cards", ANA)


def test_asmodeus_recovers_a_cheap_card_with_an_instant_effect() -> None:
    vale = in_resolution("asmodeus", "imp", "agni")
    assert vale.offers("resolve", ANA, "cards", card="asmodeus") == ["imp"]
    vale.does("resolve", ANA, card="asmodeus", cards=("imp",))
    assert vale.arena(ANA) == ["asmodeus", "agni"]


def test_genie_exalted_copies_another_hourglass() -> None:
    vale = in_resolution("genie_exalted", "valkyrie")
    vale.does("resolve", ANA, card="genie_exalted", copied="valkyrie")
    assert vale.score(ANA) == 2
    assert "genie_exalted" in vale.arena(ANA)


def test_mandrake_may_be_discarded_instead_of_losing_points() -> None:
    vale = in_resolution("mandrake", "totem_pole")
    vale.does("resolve", ANA, card="mandrake", way=1)
    assert vale.stones(ANA) == (0, 0, 2)
    assert vale.arena(ANA) == ["totem_pole"]


def test_three_players_see_who_places_next() -> None:
    vale = Vale(players=3).does("capture", ANA, family="fire")
    assert (vale.active, *vale.state.turn.waiting) == (BEN, CLEO, CLEO, BEN, ANA)
