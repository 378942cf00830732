"""Which tiles leave the bag, how many proficiencies there are, and what the checklist says."""

from itertools import combinations

import pytest

from companion.games.vindication import game
from companion.games.vindication.tiles import BROUGHT, in_the_bag, is_legal, leaving
from companion.rules.parts import Setup
from tests.games.vindication.evening import Evening


def test_the_base_island_has_nineteen_regions() -> None:
    assert sum(in_the_bag({}).values()) == 19


@pytest.mark.parametrize(
    ("options", "out"),
    [
        ({"menagerie": True}, {"academy": 1}),
        ({"menagerie": True, "swap_one": "inn"}, {"inn": 1}),
        ({"sacred_stones": True}, {"academy": 1, "inn": 1}),
        ({"jewelcrafter": True}, {"spire": 1, "fort": 1, "library": 1}),
        (
            {"jewelcrafter": True, "swap_three": "advanced"},
            {"post": 1, "monastery": 1, "shrine": 1},
        ),
        (
            {"jewelcrafter": True, "temple_ruins": True},
            {"spire": 1, "fort": 1, "library": 1, "academy": 1},
        ),
        (
            {"jewelcrafter": True, "sacred_stones": True},
            {"spire": 1, "fort": 1, "library": 1, "academy": 1, "inn": 1},
        ),
        (
            {"jewelcrafter": True, "sacred_stones": True, "temple_ruins": True},
            {"spire": 1, "fort": 1, "library": 1, "post": 1, "monastery": 1, "shrine": 1},
        ),
        ({"myths": True}, {"academy": 1}),
    ],
)
def test_the_swap_tables_say_what_leaves(options: dict[str, object], out: dict[str, int]) -> None:
    assert leaving(options) == out  # type: ignore[arg-type]


def every_mix() -> list[dict[str, bool]]:
    names = [*BROUGHT, "myths", "building_sites"]
    return [
        dict.fromkeys(chosen, True)
        for count in range(len(names) + 1)
        for chosen in combinations(names, count)
    ]


@pytest.mark.parametrize("swap", ["basic", "advanced"])
@pytest.mark.parametrize("one", ["academy", "inn"])
def test_every_legal_mix_keeps_the_four_rules(one: str, swap: str) -> None:
    for mix in every_mix():
        options = {**mix, "swap_one": one, "swap_three": swap}
        if not is_legal(options):
            continue
        bag = in_the_bag(options)
        assert sum(bag.values()) == (18 if mix.get("myths") else 19)
        assert all(bag.get(kind) == 1 for kind in ("tomb", "tower", "maw"))
        assert bag["spire"] == bag["fort"] == bag["library"] >= 1
        assert bag["post"] == bag["monastery"] == bag["shrine"] >= 1
        assert bag["inn"] >= 2


def test_with_sites_the_new_tiles_wait_beside_the_board() -> None:
    bag = in_the_bag({"jewelcrafter": True, "menagerie": True, "building_sites": True})
    assert bag["site"] == 4
    assert "mine" not in bag


@pytest.mark.parametrize(("players", "tiles", "speed"), [(2, 1, 5), (3, 2, 4), (5, 4, 4)])
def test_the_checklist_knows_the_numbers(players: int, tiles: int, speed: int) -> None:
    steps = {step.key: step.facts for step in game.setup(Setup(players, {}))}
    assert steps["proficiencies"] == {"each": tiles, "all": 6 * tiles}
    assert steps["thresholds"] == {"cards": players + 1, "tiles": players + 2, "speed": speed}
    assert steps["bag"]["count"] == 19


def test_proficiency_tiles_are_one_fewer_than_players() -> None:
    evening = Evening(4)
    assert evening["prof_left.vision"] == 3


def test_no_turn_ends_before_the_journey_begins() -> None:
    ana, ben = Evening(begun=False)
    assert ana.is_refused("end_turn") == "journey_first"
    ana.does("be_ready")
    ben.does("be_ready")
    ana.does("end_turn")
