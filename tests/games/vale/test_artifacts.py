"""Artifacts: the clearing, the choice, each tile, the shelter and the extension."""

import pytest

from companion.games.vale import game
from companion.games.vale.conditions import arena_limit
from companion.rules.parts import Setup
from tests.games.vale.playing import ANA, BEN, CLEO, Vale, in_action

MYSTICS = ("book_of_thoth", "cap_of_hades", "ring_of_wishes")


def laid(*, players: int = 2) -> Vale:
    return Vale(players=players, mode="artifacts").does("lay_clearing", ANA, tiles=MYSTICS)


def holding(tile: str, **values: object) -> Vale:
    return in_action(mode="artifacts").has(ANA, artifact=tile, **values)


@pytest.mark.parametrize(("players", "basic"), [(2, 3), (3, 4), (4, 5)])
def test_the_clearing_holds_the_basic_tiles_and_three_mystic_ones(players: int, basic: int) -> None:
    vale = Vale(players=players, mode="artifacts")
    assert len(vale.value("clearing")) == basic
    assert vale.phase == "clearing"
    vale.does("lay_clearing", BEN, tiles=MYSTICS)
    assert len(vale.value("clearing")) == basic + 3
    assert (vale.phase, vale.round, vale.active) == ("artifact", 1, ANA)
    steps = {s.key: s.facts for s in game.setup(Setup(players, {"mode": "artifacts"}))}
    assert steps["mystic_tiles"] == {"count": 3, "total": basic + 3}
    assert steps["goal"] == {"threshold": 80}


def test_three_mystic_tiles_are_laid_no_more_and_no_less() -> None:
    vale = Vale(mode="artifacts")
    assert vale.refuses("lay_clearing", ANA, tiles=MYSTICS[:2]) == "three_mystics"


def test_without_artifacts_the_round_begins_with_capture() -> None:
    assert Vale(mode="cards-only").phase == "capture"


def test_everybody_takes_a_tile_before_the_first_marker() -> None:
    vale = laid(players=3)
    for seat, tile in ((ANA, "incense_burner"), (BEN, "book_of_thoth"), (CLEO, "cap_of_hades")):
        vale.does("choose_artifact", seat, tile=tile)
    assert (vale.phase, vale.active) == ("capture", ANA)


def test_a_taken_tile_is_gone_for_this_round() -> None:
    vale = laid().does("choose_artifact", ANA, tile="incense_burner")
    assert vale.refuses("choose_artifact", BEN, tile="incense_burner") == "artifact_taken"


def test_the_same_tile_is_not_taken_twice_in_a_row_but_later_again() -> None:
    vale = laid().does("choose_artifact", ANA, tile="incense_burner")
    vale.does("choose_artifact", BEN, tile="book_of_thoth").passes_round()
    assert (vale.round, vale.active) == (2, BEN)
    vale.does("choose_artifact", BEN, tile="cap_of_hades")
    assert vale.refuses("choose_artifact", ANA, tile="incense_burner") == "own_token_there"
    vale.does("choose_artifact", ANA, tile="book_of_thoth").passes_round()
    assert vale.refuses("choose_artifact", ANA, tile="incense_burner") == ""


def test_an_unused_tile_goes_back_after_the_action_phase() -> None:
    vale = holding("incense_burner").ends_turn()
    assert vale.value("artifact_back", ANA) is True
    assert vale.refuses("use_artifact", ANA) == "not_your_turn"


def test_a_tile_is_used_once() -> None:
    vale = holding("cap_of_hades").does("use_artifact", ANA, way=1)
    assert vale.stones(ANA) == (0, 0, 1)
    assert (vale.value("hand", ANA), vale.value("shelter", ANA)) == (4, 1)
    assert vale.refuses("use_artifact", ANA) == "no_artifact_to_use"


# ---- tile by tile ----------------------------------------------------------


def test_incense_burner_sells_an_extension_for_3_without_discounts() -> None:
    vale = holding("incense_burner", **{"stones.blue": 1}).has_summoned(ANA, "pegasus")
    vale.does("use_artifact", ANA, way=0)
    assert vale.stones(ANA) == (0, 0, 0)
    assert vale.value("extension", ANA) == 1
    assert arena_limit(vale.state, ANA) == 10


def test_incense_burner_shelters_two_cards_instead() -> None:
    vale = holding("incense_burner").does("use_artifact", ANA, way=1)
    assert vale.value("shelter", ANA) == 2


def test_there_is_no_extension_beyond_two() -> None:
    vale = holding("incense_burner", extension=2, **{"stones.blue": 1})
    assert vale.refuses("use_artifact", ANA, way=0) == "no_more_extension"


def test_monkey_kings_staff_turns_two_cards_into_stones() -> None:
    vale = holding("monkey_kings_staff").does("use_artifact", ANA)
    assert vale.stones(ANA) == (2, 1, 1)
    assert vale.value("hand", ANA) == 3


def test_the_pipe_draws_at_once_or_takes_the_whole_shelter() -> None:
    vale = laid().has(ANA, shelter=3)
    vale.does("choose_artifact", ANA, tile="pied_pipers_pipe", way=1)
    assert (vale.value("hand", ANA), vale.value("shelter", ANA)) == (3, 0)
    assert vale.active == BEN
    vale.does("choose_artifact", BEN, tile="incense_burner")
    other = laid().does("choose_artifact", ANA, tile="pied_pipers_pipe")
    assert other.value("hand", ANA) == 1


def test_what_was_noted_in_the_shelter_comes_along() -> None:
    vale = laid().has(ANA, shelter=1).does("note_shelter", ANA, cards=("ifrit",))
    vale.does("choose_artifact", ANA, tile="pied_pipers_pipe", way=1)
    assert list(vale.value("hand_cards", ANA)) == ["ifrit"]
    assert vale.value("shelter_cards", ANA) == {}


def test_the_boots_shelter_a_card_of_the_display() -> None:
    vale = laid(players=3).does("choose_artifact", ANA, tile="seven_league_boots")
    assert vale.value("shelter", ANA) == 1


def test_the_golden_fleece_gives_two_red_and_a_card_in_or_out_of_the_shelter() -> None:
    vale = holding("golden_fleece").does("use_artifact", ANA, way=0)
    assert (vale.stones(ANA), vale.value("shelter", ANA)) == ((2, 0, 0), 1)
    other = holding("golden_fleece", shelter=1).does("use_artifact", ANA, way=1)
    assert (other.value("shelter", ANA), other.value("hand", ANA)) == (0, 6)


def test_the_book_of_thoth_lifts_two_different_stones() -> None:
    vale = holding("book_of_thoth", **{"stones.red": 1, "stones.blue": 1})
    vale.does("use_artifact", ANA)
    assert vale.stones(ANA) == (0, 1, 1)


def test_the_gem_brings_the_sold_card_back_after_the_limit_is_kept() -> None:
    vale = holding("gem_of_kukulkan", **{"stones.red": 2})
    vale.does("place", ANA, part="captured", id="troll", family="earth").does("sell", ANA)
    assert vale.refuses("buy_back", ANA) == "over_limit"
    vale.does("keep_stones", ANA).does("buy_back", ANA)
    assert vale.stones(ANA) == (3, 0, 0)
    assert "troll" in vale.value("hand_cards", ANA)
    assert vale.refuses("buy_back", ANA) == "nothing_sold"


def test_the_imperial_seal_pays_for_a_dragon() -> None:
    vale = holding("imperial_seal").has_summoned(ANA, "ember")
    vale.does("use_artifact", ANA, cards=("ember",))
    assert (vale.arena(ANA), vale.stones(ANA)) == ([], (0, 1, 0))


def test_loki_is_a_dragon_for_the_seal_if_its_owner_likes() -> None:
    vale = holding("imperial_seal").has_summoned(ANA, "loki")
    vale.does("use_artifact", ANA, cards=("loki",))
    assert vale.stones(ANA) == (0, 1, 0)


def test_the_philosophers_stone_takes_one_and_discards_one() -> None:
    vale = laid().does("place", None, part="clearing", id="philosophers_stone")
    vale.has(ANA, shelter=2).does("choose_artifact", ANA, tile="philosophers_stone")
    assert (vale.value("shelter", ANA), vale.value("hand", ANA)) == (0, 1)
    assert vale.stones(ANA) == (0, 0, 1)


def test_the_ring_uses_an_hourglass_now_and_it_works_again_in_resolution() -> None:
    vale = holding("ring_of_wishes").has_summoned(ANA, "salamander", "agni")
    assert vale.offers("use_artifact", ANA, "cards") == ["salamander"]
    vale.does("use_artifact", ANA, cards=("salamander",)).does("resolve", ANA, card="salamander")
    assert vale.score(ANA) == 2
    assert vale.refuses("resolve", ANA, card="salamander") == "not_in_resolution"
    vale.ends_turn().does("end_turn", BEN, anyway=True)
    vale.does("resolve", ANA, card="salamander")
    assert vale.score(ANA) == 3


def test_an_extension_in_round_10_makes_the_arena_hold_12() -> None:
    vale = in_action(mode="artifacts", round=10).has(ANA, extension=2)
    assert arena_limit(vale.state, ANA) == 12
