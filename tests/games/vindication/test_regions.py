"""Regions: what a visit costs, what it gives, and who gains by it."""

import pytest

from tests.games.vindication.evening import Evening


@pytest.mark.parametrize(
    ("visit", "kind"),
    [("visit_fort", "strength"), ("visit_spire", "inspiration"), ("visit_library", "knowledge")],
)
def test_training_gives_two_of_its_attribute(visit: str, kind: str) -> None:
    ana, _ = Evening()
    ana.does(visit)
    assert (ana.attributes[kind], ana["influence"]) == (3, 6)


def test_training_gives_only_as_much_as_there_is_influence() -> None:
    ana, _ = Evening()
    ana.has_cubes(influence=1)
    ana.does("visit_fort")
    assert (ana.attributes["strength"], ana["influence"]) == (2, 0)


def test_one_visit_or_rest_a_turn() -> None:
    ana, _ = Evening()
    ana.does("rest", source="potential")
    assert (ana["potential"], ana["influence"]) == (7, 9)
    assert ana.is_refused("visit_fort") == "already_visited"
    assert ana.is_refused("rest", source="potential") == "already_visited"


def test_the_monastery_augments_as_often_as_knowledge_is_paid() -> None:
    ana, _ = Evening()
    ana.has_cubes(knowledge=3, influence=5)
    before = ana["potential"]
    ana.does("visit_monastery", times=2, source="potential")
    assert ana.attributes["knowledge"] == 1
    assert ana["potential"] == before - 2
    assert ana["influence"] == 5 + 2 + 2


def test_the_cube_paid_at_the_monastery_may_be_augmented_at_once() -> None:
    ana, _ = Evening()
    ana.has_cubes(knowledge=1, influence=0)
    ana.does("visit_monastery", source="influence")
    assert (ana["conviction"], ana["influence"]) == (3, 0)


def test_the_shrine_brings_two_cubes_home_for_each_inspiration() -> None:
    ana, _ = Evening()
    ana.does("recruit", colour="red", card="arn")
    ana.does("correct", part="companions", id="arn", field="cubes", to=3)
    assert ana.is_refused("visit_shrine", times=1, cubes={"arn": 3}) == "too_many_cubes"
    ana.does("visit_shrine", times=1, cubes={"arn": 2})
    assert ana["companions"]["arn"]["cubes"] == 1
    assert ana["on_companions"] == 1


def test_the_academy_rolls_again_for_whoever_had_none() -> None:
    ana, _ = Evening()
    ana.does("visit_academy", white={"attribute": "vision"}, again={"attribute": "strength"})
    assert (ana.attributes["vision"], ana.attributes["strength"]) == (1, 2)


def test_the_academy_rolls_once_for_whoever_had_some() -> None:
    ana, _ = Evening()
    ana.does("visit_academy", white={"attribute": "strength"}, again={"attribute": "vision"})
    assert (ana.attributes["strength"], ana.attributes["vision"]) == (2, 0)


def test_visiting_ones_own_region_pays_nobody() -> None:
    evening = Evening()
    ana, _ = evening
    evening.gives(ana, "fort_1")
    ana.does("visit_fort", region="fort_1")
    assert ana.honour == 15


def test_somebody_unseen_pays_nobody() -> None:
    evening = Evening()
    ana, ben = evening
    evening.gives(ben, "fort_1")
    ana.does("visit_fort", region="fort_1", unseen=True)
    assert ben.honour == 15


def test_a_closed_region_is_neither_visited_nor_counted() -> None:
    evening = Evening(treachery=True)
    ana, ben = evening
    evening.gives(ben, "tomb_1")
    ana.does("put_black", where="region tomb_1")
    ana.has_cubes(wisdom=2)
    assert ana.is_refused("visit_tomb", card="loyalty") == "region_closed"
    assert ben.fact("held") == ()
    ana.does("lift_black", where="region tomb_1")
    assert ana["conviction"] == 1
    assert ben.fact("held") == ("tomb_1",)


def test_an_empowered_draw_sends_one_conviction_home() -> None:
    ana, _ = Evening()
    ana.has_cubes(strength=2, influence=8, conviction=2)
    ana.does("visit_inn", colour="red", card="groll", honour=3, empowered=True)
    assert ana["conviction"] == 1
    assert ana["influence"] == 8 + 2 + 1
    assert ana.honour == 18


def test_being_trapped_degrades_one() -> None:
    ana, _ = Evening()
    ana.does("move", trapped=True, source="conviction")
    assert (ana["conviction"], ana["influence"]) == (1, 9)
    assert ana.is_refused("move") == "already_moved"


def test_regions_in_nobodys_hands_are_offered_once() -> None:
    evening = Evening()
    _ana, ben = evening
    evening.gives(ben, "inn_2")
    from companion.games.vindication.control import tiles_of

    assert list(tiles_of(evening.state, "inn")) == ["inn_1", "inn_2"]
