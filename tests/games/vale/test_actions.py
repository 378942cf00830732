"""What is done in one's action turn: sell, tame, summon, banish."""

import pytest

from tests.games.vale.playing import ANA, BEN, Vale, in_action

SALES = [
    ("fire", (3, 0, 0)),
    ("water", (0, 1, 0)),
    ("earth", (4, 0, 0)),
    ("wind", (1, 1, 0)),
    ("dragon", (0, 0, 1)),
]


def capturing(vale: Vale, card: str, family: str = "") -> Vale:
    return vale.does("place", ANA, part="captured", id=card, family=family or card)


@pytest.mark.parametrize(("family", "stones"), SALES)
def test_a_card_is_sold_by_its_family_whatever_it_costs(
    family: str, stones: tuple[int, int, int]
) -> None:
    vale = capturing(in_action(), family).does("sell", ANA)
    assert vale.stones(ANA) == stones
    assert vale.value("captured", ANA) == {}


def test_the_duduri_king_lifts_one_received_stone() -> None:
    vale = capturing(in_action().has_summoned(ANA, "duduri_king"), "wind")
    assert vale.start_of("sell", ANA, "gains") == {"red": 1, "blue": 0, "purple": 1}
    vale.does("sell", ANA, gains={"blue": 2})
    assert vale.stones(ANA) == (0, 2, 0)


def test_a_tamed_card_goes_to_the_hand_and_is_noted_for_its_owner_only() -> None:
    vale = capturing(in_action(), "ifrit", "fire").does("tame", ANA)
    assert vale.value("hand", ANA) == 6
    assert list(vale.value("hand_cards", ANA)) == ["ifrit"]
    assert vale.offers("summon", ANA, "card")[0] == "ifrit"


def test_triton_gives_two_blue_for_taming_water() -> None:
    vale = capturing(in_action().has_summoned(ANA, "triton"), "water").does("tame", ANA)
    assert vale.stones(ANA) == (0, 2, 0)


# ---- stones ----------------------------------------------------------------


def test_above_the_limit_everything_waits_for_the_choice() -> None:
    vale = in_action().has(ANA, stones=(3, 1, 1))
    assert vale.refuses("summon", ANA, card="imp") == "over_limit"
    assert vale.refuses("keep_stones", ANA, keep={"red": 3, "blue": 1, "purple": 1}) == (
        "keeps_too_many"
    )
    vale.does("keep_stones", ANA, keep={"red": 2, "blue": 1, "purple": 1})
    assert vale.stones(ANA) == (2, 1, 1)


def test_the_dearest_stones_are_proposed_to_be_kept() -> None:
    vale = in_action().has(ANA, stones=(3, 2, 1))
    assert vale.start_of("keep_stones", ANA, "keep") == {"red": 1, "blue": 2, "purple": 1}


def test_hestia_lets_one_keep_six() -> None:
    vale = in_action().has_summoned(ANA, "hestia").has(ANA, stones=(6, 0, 0))
    assert vale.refuses("keep_stones", ANA) == "within_limit"


def test_when_hestia_leaves_the_limit_is_checked_at_once() -> None:
    vale = in_action().has_summoned(ANA, "hestia").has(ANA, stones=(6, 0, 0))
    vale.does("recover", ANA, card="hestia")
    assert vale.news() == ["over_limit"]
    assert vale.refuses("summon", ANA, card="imp") == "over_limit"


def test_the_limit_can_be_passed_over_when_the_table_says_so() -> None:
    vale = in_action().has(ANA, stones=(5, 0, 0)).does("summon", ANA, card="imp", anyway=True)
    assert "imp" in vale.arena(ANA)


def test_the_supply_running_out_is_told_and_stops_nobody() -> None:
    vale = in_action().has(ANA, **{"stones.purple": 12})
    vale.does("step", ANA, part="stones.purple", by=1)
    assert "supply_empty" in vale.news()
    assert vale.stones(ANA) == (0, 0, 13)


# ---- summoning -------------------------------------------------------------


def test_a_summoned_card_is_paid_leaves_the_hand_and_counts_itself() -> None:
    vale = in_action().has_summoned(ANA, "imp").has(ANA, stones=(2, 0, 0))
    vale.does("summon", ANA, card="ifrit")
    assert vale.stones(ANA) == (0, 0, 0)
    assert vale.value("hand", ANA) == 4
    assert vale.score(ANA) == 3


def test_the_arena_holds_no_more_than_the_round_allows() -> None:
    vale = in_action(round=1).has_summoned(ANA, "kappa")
    assert vale.refuses("summon", ANA, card="imp") == "arena_full"


def test_nothing_is_summoned_from_an_empty_hand() -> None:
    vale = in_action().has(ANA, hand=0)
    assert vale.refuses("summon", ANA, card="imp") == "hand_empty"


def test_a_creature_lies_on_the_table_only_once() -> None:
    vale = in_action().has_summoned(BEN, "imp")
    assert vale.refuses("summon", ANA, card="imp") == "already_lying_open"


def test_a_card_without_a_name_is_summoned_by_family_and_cost() -> None:
    vale = in_action().has(ANA, stones=(0, 1, 0))
    vale.does("summon", ANA, family="wind", cost=3, points=2)
    assert vale.value("arena", ANA)["creature"]["family"] == "wind"
    assert vale.score(ANA) == 3


def test_new_creatures_are_offered_only_with_artifacts() -> None:
    assert "belphegor" not in in_action().offers("summon", ANA, "card")
    assert "belphegor" in in_action(mode="cards-only").offers("summon", ANA, "card")


def test_a_card_whose_instant_effect_is_impossible_cannot_be_summoned() -> None:
    vale = in_action().has(ANA, stones=(0, 0, 3))
    assert vale.refuses("summon", ANA, card="leviathan", target=BEN) == "effect_impossible"
    vale.has_summoned(BEN, "ember")
    vale.does("summon", ANA, card="leviathan", target=BEN)
    assert vale.arena(BEN) == []
    assert vale.score(ANA) == 8


def test_duduri_needs_a_stone_to_lift() -> None:
    vale = in_action(mode="cards-only")
    assert vale.refuses("summon", ANA, card="duduri") == "effect_impossible"
    vale.has(ANA, stones=(0, 1, 0)).does("summon", ANA, card="duduri")
    assert vale.stones(ANA) == (0, 0, 1)
    assert vale.score(ANA) == 0


def test_the_next_summoning_may_be_free() -> None:
    vale = in_action().does("summon", ANA, card="young_forest_spirit")
    assert vale.value("hand", ANA) == 3
    assert vale.start_of("summon", ANA, "price", card="eternity") == 0
    vale.does("summon", ANA, card="eternity")
    assert vale.score(ANA) == 1 + 4 * 2
    assert vale.start_of("summon", ANA, "price", card="behemoth") == 9


def test_horus_gives_the_printed_cost_of_the_free_card() -> None:
    vale = in_action(mode="cards-only").has(ANA, stones=(1, 0, 1))
    vale.does("summon", ANA, card="horus").does("summon", ANA, card="mud_slime")
    assert vale.score(ANA) == 1 + 6 + 6


def test_akhlut_summons_from_the_discard_pile() -> None:
    vale = in_action(mode="cards-only").has(ANA, stones=(0, 0, 1))
    vale.does("summon", ANA, card="akhlut").does("summon", ANA, card="tidal")
    assert vale.value("hand", ANA) == 4
    assert vale.score(ANA) == 6


def test_genie_uses_every_hourglass_now_and_they_still_work_in_resolution() -> None:
    vale = in_action().has_summoned(ANA, "salamander").has(ANA, stones=(1, 1, 0))
    vale.does("summon", ANA, card="genie").does("resolve", ANA, card="salamander")
    assert vale.score(ANA) == 2
    assert vale.refuses("resolve", ANA, card="salamander") == "not_in_resolution"
    vale.ends_turn().does("end_turn", BEN, anyway=True)
    assert vale.refuses("resolve", ANA, card="salamander") == ""


def test_scorch_copies_another_instant_effect() -> None:
    vale = in_action().has_summoned(ANA, "surtr", "nessie").has(ANA, stones=(0, 1, 1))
    assert vale.offers("summon", ANA, "copied", card="scorch") == ["surtr"]
    vale.does("summon", ANA, card="scorch", copied="surtr")
    assert vale.score(ANA) == 1 + 6


def test_pyro_is_exchanged_and_nothing_is_discarded() -> None:
    vale = in_action(mode="cards-only").has(ANA, stones=(1, 0, 1))
    vale.has_summoned(BEN, "agni", "ifrit").has_summoned(ANA, "totem_pole")
    assert vale.offers("summon", ANA, "lost", card="pyro", target=BEN) == ["agni", "ifrit"]
    vale.does("summon", ANA, card="pyro", target=BEN, lost="agni")
    assert vale.arena(ANA) == ["totem_pole", "agni"]
    assert vale.arena(BEN) == ["ifrit", "pyro"]
    assert vale.stones(ANA) == (0, 0, 0)


def test_whoever_chooses_oneself_for_pyro_keeps_both() -> None:
    vale = in_action(mode="cards-only").has(ANA, stones=(1, 0, 1)).has_summoned(ANA, "agni")
    vale.does("summon", ANA, card="pyro", target=ANA)
    assert vale.arena(ANA) == ["agni", "pyro"]


def test_tengu_leaves_for_the_deck_and_its_points_stay() -> None:
    vale = in_action().has(ANA, stones=(0, 1, 0)).does("summon", ANA, card="tengu")
    assert vale.arena(ANA) == []
    assert vale.score(ANA) == 7
    assert vale.value("hand", ANA) == 4


# ---- banishing -------------------------------------------------------------


def test_banishing_costs_the_round_and_points_stay() -> None:
    vale = in_action(round=4).has_summoned(ANA, "imp").has(ANA, stones=(1, 1, 0), score=9)
    vale.does("banish", ANA, card="imp")
    assert vale.arena(ANA) == []
    assert vale.stones(ANA) == (0, 0, 0)
    assert vale.score(ANA) == 9


def test_whoever_cannot_pay_cannot_banish() -> None:
    vale = in_action(round=4).has_summoned(ANA, "imp").has(ANA, stones=(3, 0, 0))
    assert vale.refuses("banish", ANA, card="imp") == "cannot_pay"


def test_undoing_a_summoning_brings_everything_back() -> None:
    vale = in_action().has_summoned(ANA, "imp").has(ANA, stones=(2, 0, 0))
    before = vale.state.boards
    vale.does("summon", ANA, card="ifrit").does("undo", ANA)
    assert vale.state.boards == before
    vale.does("redo", ANA)
    assert "ifrit" in vale.arena(ANA)
