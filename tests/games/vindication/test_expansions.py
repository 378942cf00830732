"""Expansions: favours, monuments, Ronak, and numbers that people type once."""

from companion.games.vindication import game
from companion.games.vindication.monument import is_complete
from companion.games.vindication.myths import battle_order, loot_order
from tests.games.vindication.evening import Evening


def test_a_favour_does_not_go_where_another_lies() -> None:
    evening = Evening(guilds=True)
    ana, ben = evening
    evening.gives(ana, "inn_1")
    ana.does("place_favour", place="region inn_1")
    ana.ends_turn()
    assert ben.is_refused("place_favour", place="region inn_1") == "favour_there"


def test_on_the_power_board_a_favour_augments() -> None:
    ana, _ = Evening(guilds=True)
    ana.does("place_favour", place="power potential")
    assert (ana["potential"], ana["influence"]) == (7, 9)


def test_a_relic_under_the_favour_gains_a_charge_when_used() -> None:
    ana, _ = Evening(guilds=True)
    ana.has_cubes(vision=2, influence=8)
    ana.does("visit_tower", card="portal_stone", charge=1)
    ana.does("place_favour", place="relic portal_stone")
    ana.does("use_relic", relic="portal_stone")
    assert ana["relics"]["portal_stone"]["cubes"] == 2


def test_a_recommended_trait_brings_one_honour() -> None:
    ana, _ = Evening(guilds=True)
    ana.has_cubes(wisdom=2, influence=8)
    ana.does("visit_tomb", card="loyalty", honour=0)
    assert ana.is_refused("use_trait") == "no_favour_there"
    ana.does("place_favour", place="trait loyalty")
    ana.does("use_trait")
    assert ana.honour == 16


def test_two_tiles_of_one_kind_do_not_build_a_monument() -> None:
    evening = Evening(3, guilds=True)
    ana, *_ = evening
    ana.taps("prof.strength", 2)
    ana.does("place_favour", place="monument")
    ana.does("rebuild", tiles=("strength",))
    assert ana.is_refused("rebuild", tiles=("strength",)) == "same_tile"


def test_a_monument_is_known_to_be_complete_once_its_needs_were_typed() -> None:
    evening = Evening(3, guilds=True)
    ana, *_ = evening
    assert not is_complete(evening.state, 0, {})
    ana.does("set_monument", strength=2, conviction=1)
    ana.taps("prof.strength", 1)
    ana.taps("prof.wisdom", 1)
    ana.has_cubes(strength=2, conviction=1, influence=8)
    ana.does("place_favour", place="monument")
    ana.does("rebuild", cubes={"strength": 2}, tiles=("strength", "wisdom"))
    assert not is_complete(evening.state, 0, {})
    assert is_complete(evening.state, 0, {"cubes": {"conviction": 1}})
    ana.does("rebuild", cubes={"conviction": 1}, finished=True)
    assert (ana.honour, ana["attr.strength"], ana["conviction"]) == (30, 2, 1)
    assert (ana["prof.strength"], ana["prof.wisdom"]) == (1, 1)


def in_battle(players: int = 3) -> Evening:
    evening = Evening(players, myths=True)
    for player, card in zip(evening, ("wim", "xan", "arn", "nilo", "izah"), strict=False):
        player.does("recruit", colour="red", card=card)
    evening["ronak"] = 6
    evening.people[0].ends_turn()
    return evening


def test_the_lowest_champion_begins_then_clockwise() -> None:
    evening = in_battle()
    assert evening.state.turn.phase == "battle"
    assert battle_order(evening.state) == (1, 2, 0)
    assert evening.active == "Ben"


def test_loot_goes_to_the_highest_initiative_first() -> None:
    assert loot_order(in_battle().state) == (0, 2, 1)


def test_end_triggers_stay_live_during_the_battle() -> None:
    evening = in_battle()
    evening.turns_up("supremacy")
    evening.people[1].taps("attr.courage", 6)
    assert evening.ending == "supremacy"


def test_everybody_hears_when_all_spaces_are_filled() -> None:
    evening = in_battle()
    ben = evening.people[1]
    ben.does("set_battle", spaces=1)
    assert "all_spaces_filled" not in ben.hints()
    ben.does("contribute", ring="strength", reward="none")
    assert "all_spaces_filled" in ben.hints()


def test_cubes_on_the_battle_board_cannot_be_retrieved() -> None:
    evening = in_battle()
    ben = evening.people[1]
    ben.does("contribute", ring="strength", reward="none")
    action = game.action("retrieve")
    assert action is not None
    places = action.inputs[0].choices(evening.state, 1, {})  # type: ignore[attr-defined]
    assert all("battle" not in str(choice.value) for choice in places)


def test_a_cube_on_the_mount_is_a_space_faster_until_it_is_retrieved() -> None:
    ana, _ = Evening()
    ana.has_cubes(vision=2, influence=8)
    ana.does("visit_tower", card="right_arm", charge=2)
    ana.does("use_relic", relic="right_arm")
    assert ana["on_mount"] == 1
    ana.does("retrieve", place="mount")
    assert ana["on_mount"] == 0
