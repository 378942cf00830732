"""Cards: champions, losing them, relics, and what each is worth at the end."""

import pytest

from companion.games.vindication.catalogue import COMPANIONS
from companion.games.vindication.monsters import BONUS, bonus_of
from companion.games.vindication.quests import QUESTS, halves_done, quest_points
from tests.games.evening import news
from tests.games.vindication.evening import Evening


def test_the_69_initiatives_are_all_different() -> None:
    assert sorted(int(str(c["initiative"])) for c in COMPANIONS.values()) == list(range(1, 70))


def test_the_champion_has_the_lowest_initiative() -> None:
    ana, _ = Evening()
    for card in ("xan", "wim", "dregun"):
        ana.does("recruit", colour="red", card=card)
    assert ana.fact("champion") == "dregun"


def test_activating_puts_an_influence_on_the_companion_and_gives_its_attributes() -> None:
    ana, _ = Evening()
    ana.does("recruit", colour="red", card="xan", gives={"strength": 2})
    ana.does("activate_companion", companion="xan")
    assert ana["companions"]["xan"]["cubes"] == 1
    assert (ana.attributes["strength"], ana["influence"]) == (3, 5)
    assert ana.is_refused("activate_self", kind="strength") == "already_activated"


def test_what_a_companion_gave_once_it_is_expected_to_give_again() -> None:
    ana, ben = Evening()
    ana.does("recruit", colour="red", card="xan")
    ana.does("activate_companion", companion="xan", gives={"strength": 1, "courage": 1})
    ana.ends_turn()
    ben.ends_turn()
    ana.does("activate_companion", companion="xan")
    assert (ana.attributes["strength"], ana.attributes["courage"]) == (3, 2)


def test_retrieving_from_a_companion_gives_it_up_with_its_honour() -> None:
    ana, _ = Evening()
    ana.does("recruit", colour="red", card="xan", honour=4)
    ana.does("activate_companion", companion="xan")
    ana.does("give_up", card="companions xan")
    assert (ana.honour, ana["influence"], ana["on_companions"]) == (15, 8, 0)


def test_a_lost_traitor_costs_nothing() -> None:
    ana, _ = Evening(treachery=True)
    ana.does("recruit", colour="red", card="feth", honour=-2)
    ana.does("give_up", card="companions feth")
    assert ana.honour == 13


def test_a_dead_champion_leaves_its_pet_to_another() -> None:
    ana, _ = Evening(menagerie=True)
    ana.has_cubes(courage=2, influence=6)
    ana.does("recruit", colour="red", card="ruak", honour=2)
    ana.does("recruit", colour="red", card="wim", honour=1)
    ana.does_anyway("visit_menagerie", card="brokk", honour=1, master="ruak")
    events = ana.does_anyway("visit_maw", card="sula", honour=3, black={"monster": "death"})
    assert "champion_died" in news(events)
    assert ana["pets"]["brokk"]["master"] == "wim"


def test_fatigue_puts_two_influence_on_the_champion() -> None:
    ana, _ = Evening()
    ana.has_cubes(courage=2, influence=0)
    ana.does("recruit", colour="red", card="ruak")
    fight = {"card": "sula", "black": {"monster": "fatigue"}, "cost": 0}
    assert ana.is_refused("visit_maw", **fight) == "retrieve_first"
    ana.does("visit_maw", **fight | {"cost": 2})
    assert ana["companions"]["ruak"]["cubes"] == 2


def test_the_starting_companions_honour_counts_unless_the_table_says_no() -> None:
    for option, honour in ((True, 17), (False, 15)):
        ana, _ = Evening(begun=False, starting_honour=option)
        ana.does("starting_companion", colour="red", card="xan", honour=2)
        assert ana.honour == honour


def test_some_companions_cannot_be_the_first() -> None:
    ana, _ = Evening(begun=False)
    refusal = ana.is_refused("starting_companion", colour="blue", card="adena")
    assert refusal == "not_a_starter"


def test_a_relic_is_recharged_at_the_tower_free_of_charge() -> None:
    ana, ben = Evening()
    ana.has_cubes(vision=2, influence=8)
    ana.does("visit_tower", card="portal_stone", honour=1, charge=2)
    ana.does("use_relic", relic="portal_stone")
    assert ana["relics"]["portal_stone"]["cubes"] == 1
    ana.ends_turn()
    ben.ends_turn()
    ana.does("visit_tower", acquires=False, recharge={"portal_stone": 1})
    assert ana["relics"]["portal_stone"]["cubes"] == 2
    assert not ana["relics"]["portal_stone"]["used"]


def test_cubes_on_what_was_broken_count_for_vision() -> None:
    ana, _ = Evening()
    ana.has_cubes(vision=2, influence=8)
    ana.does("visit_tower", card="what_was_broken", charge=3)
    vision = next(tile for tile in ana.fact("masteries") if tile.kind == "vision")
    assert vision.counts == (4, 0)


def worth(monster: str) -> int:
    """Ana's monster, with a board on which every bonus counts."""
    evening = Evening(menagerie=True, jewelcrafter=True, myths=True)
    evening.keeps_laws = False
    ana, _ = evening
    ana.has_cubes(potential=0, influence=5, conviction=5, wisdom=2, vision=1, courage=3)
    ana.holds("companions", "xan", "groll", colour="red")
    ana.holds("companions", "feth", colour="red", treachery=True)
    ana.holds("relics", "portal_stone")
    ana.holds("traits", "loyalty", "greed")
    ana.holds("pets", "brokk")
    ana.holds("quests", "promise")
    ana["prof.strength"], ana["speed"] = 2, 4
    evening.gives(ana, "inn_1", "inn_2")
    evening["tokens"] = evening["tokens"] | {"token_30": {"space": 30, "holder": 0}}
    ana.has_cubes(potential=0, influence=5, conviction=5, wisdom=2, vision=1, courage=3)
    ana.holds("monsters", monster)
    return bonus_of(evening.state, 0, monster)


@pytest.mark.parametrize(
    ("monster", "points"),
    [
        ("butterfly_crusher", 3),
        ("tomb_keeper", 4),
        ("dro_zol", 4),
        ("drogas", 6),  # red, purple, green, orange, white, and a quest half done
        ("drug", 2),
        ("violet_slime", 2),
        ("risen_dead", 2),
        ("mornak", 2),
        ("ogun", 4),
        ("oya", 7),
        ("maw_sentinel", 6),
        ("caterpillar", 4),
        ("sula", 6),
        ("twin_voices", 3),
        ("unspeakable", 2),
        ("vish_ne", 6),
    ],
)
def test_what_a_monster_is_worth(monster: str, points: int) -> None:
    assert worth(monster) == points


def test_all_sixteen_monsters_and_quests_are_known() -> None:
    assert (len(BONUS), len(QUESTS)) == (16, 16)


@pytest.mark.parametrize(
    ("quest", "kind"),
    [
        ("dawn_awakening", "spire"),
        ("carpe_diem", "post"),
        ("control_issues", "library"),
        ("no_evil_here", "maw"),
        ("party_time", "inn"),
        ("motivation", "shrine"),
        ("inner_power", "tomb"),
        ("discipline", "fort"),
        ("promise", "monastery"),
        ("tower_trinkets", "tower"),
    ],
)
def test_a_quest_may_want_a_region(quest: str, kind: str) -> None:
    evening = Evening()
    ana, _ = evening
    assert not halves_done(evening.state, 0, quest)[0]
    evening.gives(ana, f"{kind}_1")
    assert halves_done(evening.state, 0, quest)[0]


@pytest.mark.parametrize(
    ("quest", "attribute"),
    [("dawn_awakening", "wisdom"), ("control_issues", "vision"), ("discipline", "courage")],
)
def test_the_most_means_more_than_everybody_else(quest: str, attribute: str) -> None:
    evening = Evening(3)
    ana, ben, _ = evening
    assert not halves_done(evening.state, 0, quest)[1]
    ana.taps(f"attr.{attribute}", 2)
    assert halves_done(evening.state, 0, quest)[1]
    ben.taps(f"attr.{attribute}", 2)
    assert not halves_done(evening.state, 0, quest)[1]


def test_what_was_acquired_counts_even_when_lost() -> None:
    evening = Evening()
    ana, _ = evening
    ana.has_cubes(wisdom=6, influence=5)
    for card in ("loyalty", "patience", "purpose"):
        ana.does_anyway("visit_tomb", card=card)
    ana.does("give_up", card="traits loyalty")
    assert halves_done(evening.state, 0, "inner_power")[1]


def test_each_half_counts_for_itself_and_groll_adds_two() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("keep_quest", quest="exoneration")
    ana["vindicated"] = True
    assert quest_points(evening.state, 0) == 4
    ana.does("recruit", colour="red", card="groll")
    assert quest_points(evening.state, 0) == 6
