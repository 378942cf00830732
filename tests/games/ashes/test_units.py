"""Units and spells in play: worth, room, alterations, and where they go."""

import pytest

from companion.games.ashes.in_play import attack_of, life_of, recover_of
from tests.games.ashes.playing import Ashes


def worth(ashes: Ashes, who: str, id: str) -> tuple[int, int, int]:
    seat = ashes.seat(who)
    return tuple(of(ashes.state, seat, id) for of in (attack_of, life_of, recover_of))


@pytest.fixture
def ashes() -> Ashes:
    return Ashes().in_turns("maeoni_viper", "noah_redmoon", powers=10)


def test_the_snake_attacks_with_its_status_tokens(ashes: Ashes) -> None:
    snake = ashes.unit("Ana", "silver_snake", status=3)
    assert worth(ashes, "Ana", snake) == (3, 4, 3)


def test_the_monk_lives_by_its_spells_and_dies_with_the_last(ashes: Ashes) -> None:
    ashes.does("Ana", "add_spell", card="summon_butterfly_monk")
    ashes.does("Ana", "add_spell", card="summon_butterfly_monk")
    monk = ashes.unit("Ana", "butterfly_monk", wounds=1)
    assert worth(ashes, "Ana", monk) == (1, 2, 1)
    ashes.does("Ana", "lose_spell", spell="summon_butterfly_monk#2")
    assert ashes.records("Ana", "units") == {}


def test_alterations_and_charm_dice_add_up(ashes: Ashes) -> None:
    gilder = ashes.unit("Ana", "gilder")
    ashes.does("Ana", "attach", card="undying_heart", on=f"{gilder}@0")
    ashes.does("Ana", "power_charm", unit=gilder)
    assert worth(ashes, "Ana", gilder) == (2, 5, 2)
    assert ashes.pools("Ana") == (9, 0, 1)


def test_a_boost_is_forgotten_with_the_turn(ashes: Ashes) -> None:
    gilder = ashes.unit("Ana", "gilder")
    ashes.does("Ana", "step", part="units", id=gilder, field="boost", by=2)
    assert worth(ashes, "Ana", gilder)[0] == 3
    ashes.does("Ana", "main_action")
    ashes.does("Ana", "end_turn")
    assert worth(ashes, "Ana", gilder)[0] == 1


def test_massive_growth_wants_a_weak_unit_and_leaves_at_the_end_of_the_round(ashes: Ashes) -> None:
    ashes.sets("Ana", "battlefield", 8)
    rhino, worker = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ana", "iron_worker")
    assert ashes.refuses("Ana", "attach", card="massive_growth", on=f"{rhino}@0") == "too_strong"
    ashes.does("Ana", "attach", card="massive_growth", on=f"{worker}@0")
    assert worth(ashes, "Ana", worker) == (6, 6, 1)
    ashes.does("Ana", "step", part="units", id=worker, field="wounds", by=4)
    ashes.all_pass()
    ashes.does("Ana", "recover")
    assert ashes.records("Ana", "attached") == {}
    assert worker not in ashes.records("Ana", "units"), "3 wounds are too many for 2 life"


def test_bring_forth_wants_an_illusion(ashes: Ashes) -> None:
    gilder, demon = ashes.unit("Ana", "gilder"), ashes.unit("Ana", "false_demon")
    assert ashes.refuses("Ana", "attach", card="bring_forth", on=f"{gilder}@0") == "no_illusion"
    ashes.does("Ana", "attach", card="bring_forth", on=f"{demon}@0")
    assert worth(ashes, "Ana", demon) == (3, 5, 0)


def test_a_unit_is_destroyed_when_its_charm_die_leaves(ashes: Ashes) -> None:
    gilder = ashes.unit("Ana", "gilder")
    ashes.does("Ana", "power_charm", unit=gilder)
    ashes.does("Ana", "step", part="units", id=gilder, field="wounds", by=2)
    assert gilder in ashes.records("Ana", "units")
    ashes.all_pass()
    ashes.does("Ana", "recover")
    assert ashes.records("Ana", "units") == {}
    assert ashes.pools("Ana") == (9, 1, 0)


def test_a_destroyed_ally_goes_to_the_discard_pile_with_what_was_attached(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    ashes.does("Ben", "attach", card="fade_away", on=f"{worker}@0")
    ashes.does("Ana", "attach", card="root_armor", on=f"{worker}@0")
    ashes.does("Ana", "step", part="units", id=worker, field="wounds", by=4)
    assert ashes.records("Ana", "units") == {}
    assert ashes.records("Ana", "attached") == {}
    assert ashes.value("Ana", "discard") == 2
    assert ashes.value("Ben", "discard") == 1


def test_a_destroyed_conjuration_goes_back_to_its_owners_pile() -> None:
    ashes = Ashes().in_turns("jessa_na_ni", "noah_redmoon")
    ashes.does("Ana", "summon", card="blood_puppet", onto=1)
    assert ashes.records("Ana", "pile")["blood_puppet"]["count"] == 4
    ashes.does("Ana", "deal", targets=("blood_puppet@1",), count=2)
    assert ashes.records("Ana", "pile")["blood_puppet"]["count"] == 5
    assert ashes.value("Ben", "discard") == 0


def test_the_conjuration_limit_is_told() -> None:
    ashes = Ashes().in_turns("saria_guideman", "noah_redmoon")
    for _ in range(2):
        ashes.does("Ana", "summon", card="seaside_raven")
    assert ashes.refuses("Ana", "summon", card="seaside_raven") == "pile_empty"


def test_a_full_battlefield_takes_no_more_but_the_rest_of_the_effect_happens(
    ashes: Ashes,
) -> None:
    for _ in range(3):
        ashes.unit("Ana", "gilder")
    assert ashes.refuses("Ana", "summon", card="gilder") == "battlefield_full"
    ashes.does("Ana", "add_spell", card="summon_gilder")
    ashes.does("Ana", "activate", source="summon_gilder")
    assert len(ashes.records("Ana", "units")) == 3
    assert ashes.records("Ana", "spells")["summon_gilder"]["exhaustion"] == 1
    assert ashes.pools("Ana") == (9, 1, 0)


def test_a_summoning_spell_brings_its_conjuration(ashes: Ashes) -> None:
    ashes.does("Ana", "play_card", card="summon_silver_snake")
    ashes.does("Ana", "end_turn")
    ashes.does("Ben", "pass")
    ashes.does("Ben", "end_turn")
    ashes.does("Ana", "activate", source="summon_silver_snake")
    assert "silver_snake" in ashes.records("Ana", "units")
    assert ashes.records("Ana", "pile")["silver_snake"]["count"] == 2
    why = ashes.refuses("Ana", "activate", source="summon_silver_snake")
    assert why == "source_exhausted"


def test_the_rhino_gets_cheaper_with_focus() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    for _ in range(3):
        ashes.does("Ana", "add_spell", card="summon_iron_rhino")
    ashes.does("Ana", "activate", source="summon_iron_rhino")
    assert ashes.pools("Ana") == (6, 4, 0)


def test_units_are_typed_in_from_other_boxes(ashes: Ashes) -> None:
    typed = {"card": "Fire Archer", "kind": "ally", "attack": 1, "life": 2, "recover": 1}
    ashes.does("Ana", "summon", **typed)
    assert worth(ashes, "Ana", "Fire Archer") == (1, 2, 1)
    assert ashes.value("Ana", "hand") == 4


def test_a_unit_may_change_sides_and_still_goes_home(ashes: Ashes) -> None:
    worker = ashes.unit("Ben", "iron_worker")
    ashes.does("Ana", "change_sides", unit=f"{worker}@1", onto=0)
    assert worker in ashes.records("Ana", "units")
    ashes.does("Ana", "leave_play", unit=f"{worker}@0", to="discard")
    assert (ashes.value("Ana", "discard"), ashes.value("Ben", "discard")) == (0, 1)


def test_fear_sends_an_ally_back_to_hand(ashes: Ashes) -> None:
    worker = ashes.unit("Ben", "iron_worker")
    before = ashes.value("Ben", "hand")
    ashes.does("Ana", "leave_play", unit=f"{worker}@1", to="hand")
    assert ashes.value("Ben", "hand") == before + 1


def test_a_resparked_card_is_paid_and_comes_back_to_hand(ashes: Ashes) -> None:
    gilder = ashes.unit("Ana", "gilder")
    ashes.does("Ana", "attach", card="root_armor", on=f"{gilder}@0")
    ashes.does("Ana", "leave_play", unit=f"{gilder}@0")
    ashes.does("Ana", "respark", cost={"basic": 1})
    assert (ashes.value("Ana", "discard"), ashes.value("Ana", "hand")) == (0, 5)
    assert ashes.pools("Ana") == (9, 1, 0)


def test_strange_copy_is_worth_its_status_tokens_and_leaves_with_the_round() -> None:
    ashes = Ashes().in_turns("saria_guideman", "noah_redmoon")
    ashes.does("Ana", "play_card", card="strange_copy", status=3)
    assert worth(ashes, "Ana", "strange_copy") == (3, 3, 0)
    ashes.does("Ana", "end_turn")
    ashes.all_pass()
    ashes.does("Ana", "recover")
    assert ashes.records("Ana", "units") == {}


def test_sleeping_widows_come_when_their_spell_is_played() -> None:
    ashes = Ashes().in_turns("maeoni_viper", "noah_redmoon")
    ashes.does("Ben", "play_card", card="summon_sleeping_widows")
    assert list(ashes.records("Ben", "units")) == ["sleeping_widow", "sleeping_widow#2"]
    assert ashes.records("Ben", "pile")["sleeping_widow"]["count"] == 4
    assert ashes.value("Ben", "reacted")
    assert ashes.value("Ben", "discard") == 1
