"""The catalogue: 98 creatures as facts, with the effects the app can count."""

from collections import Counter

import pytest

from companion.games.vale import game
from companion.games.vale.creatures import CREATURES
from companion.games.vale.effects import propose
from companion.games.vale.position import Position
from companion.games.vale.terms import FAMILIES
from companion.games.vale.tiles import MYSTIC_TILES, TILES, basic_tiles


def test_there_are_70_creatures_and_28_new_ones() -> None:
    counted = Counter((creature.family, creature.new) for creature in CREATURES.values())
    assert counted == {
        **{(family, False): 15 for family in FAMILIES[:4]},
        **{(family, True): 6 for family in FAMILIES[:4]},
        ("dragon", False): 10,
        ("dragon", True): 4,
    }


def test_every_creature_has_some_kind_of_effect_and_a_printed_cost() -> None:
    for creature in CREATURES.values():
        assert creature.kinds, creature.name
        assert 0 <= creature.cost <= 12


def test_the_catalogue_tells_facts_only() -> None:
    assert game.catalogue["creatures"]["loki"] == {
        "name": "Loki",
        "family": "wind",
        "cost": 7,
        "instant": False,
        "lasting": True,
        "hourglass": True,
        "artifacts": True,
    }


def test_the_clearing_holds_3_4_or_5_basic_artifacts_and_6_are_mystic() -> None:
    assert [len(basic_tiles(players)) for players in (2, 3, 4)] == [3, 4, 5]
    assert len(MYSTIC_TILES) == 6
    assert len(TILES) == 11


def at(*names: str, **facts: object) -> Position:
    return Position(cards=tuple(CREATURES[name].card() for name in names), **facts)  # type: ignore[arg-type]


def stones(red: int = 0, blue: int = 0, purple: int = 0) -> dict[str, int]:
    return {"red": red, "blue": blue, "purple": purple}


INSTANT_POINTS = [
    ("ifrit", at("ifrit", "imp", "troll"), 3),
    ("firefox", at("firefox", hand=4), 4),
    ("succubus", at("succubus", "kappa", "ifrit", "troll", "agni"), 10),
    ("succubus", at("succubus", "kappa", "ifrit", "troll"), 0),
    ("incubus", at("incubus", "imp", "troll"), 4),
    ("fire_rat", at("fire_rat", "imp", "troll", "agni"), 3),
    ("lava_giant", at("lava_giant", "imp", "troll"), 4),
    ("surtr", at("surtr", "imp", "troll", "kappa"), 6),
    ("fireblast", at("fireblast", "imp", "agni"), 1),
    ("yuki_onna", at("yuki_onna", stones=stones(1, 2, 1)), 13),
    ("yuki_onna", at("yuki_onna", "water_giant", stones=stones(1, 2, 1)), 16),
    ("yuki_onna_exalted", at("yuki_onna_exalted", "hae_tae", stones=stones(4, 2, 1)), 12),
    ("poseidon", at("poseidon", "kappa", "imp"), 6),
    ("thalassa", at("thalassa", "kappa"), 2),
    ("kraken", at("kraken", "imp", "ifrit", "agni"), 6),
    ("rock_golem", at("rock_golem", stones=stones(0, 3, 2)), 12),
    ("behemoth", at("behemoth", "imp"), 6),
    ("sand_giant", at("sand_giant", "troll"), 8),
    ("wendigo", at("wendigo", "troll"), 4),
    ("boreas", at("boreas", "griffon"), 2),
    ("rudra", at("rudra", hand=3), 6),
    ("gi_rin", at("gi_rin", "imp", "troll"), 6),
    ("banshee", at("banshee", "imp"), 2),
    ("anzu", at("anzu", hand=3, listed={"imp": "fire", "ifrit": "fire", "troll": "earth"}), 6),
    ("tidal", at("tidal", "eternity"), 10),
    ("eternity", at("eternity", "imp", "kappa", "troll", "griffon"), 20),
    ("mud_slime", at("mud_slime"), 6),
    ("willow", at("willow"), 3),
]


@pytest.mark.parametrize(("name", "position", "points"), INSTANT_POINTS)
def test_points_on_summoning(name: str, position: Position, points: int) -> None:
    effect = CREATURES[name].instant
    assert effect is not None
    assert propose(effect.ways[0], position).points == points


HOURGLASSES = [
    ("salamander", at("salamander"), 1, stones(red=1)),
    ("horned_salamander", at("horned_salamander"), 0, stones(red=4)),
    ("bul_gae", at("bul_gae", stones=stones(4)), 2, stones()),
    ("bul_gae", at("bul_gae", stones=stones(3)), 0, stones(red=3)),
    ("sea_spirit", at("sea_spirit", stones=stones(blue=3)), 3, stones()),
    ("nessie", at("nessie", "imp"), 2, stones()),
    ("nessie", at("nessie", "ember"), 0, stones()),
    ("nessie", at("nessie", "loki", wild=True), 2, stones()),
    ("undine_queen", at("undine_queen"), 0, stones(blue=1)),
    ("troll", at("troll", stones=stones(purple=1)), 3, stones()),
    ("troll", at("troll"), 0, stones()),
    ("goblin_soldier", at("goblin_soldier", score=5, rivals=(4, 6)), 4, stones()),
    ("goblin_soldier", at("goblin_soldier", score=6, rivals=(4, 6)), -4, stones()),
    ("harpy", at("harpy", "imp", hand=2), 3, stones()),
    ("harpy", at("harpy", "imp", hand=3), 0, stones()),
    ("valkyrie", at("valkyrie", "imp", "ifrit"), 2, stones()),
    ("odin", at("odin", hand=5), 2, stones()),
    ("odin", at("odin", hand=6), 0, stones(purple=1)),
    ("freyja", at("freyja", "griffon", "ifrit"), 2, stones()),
    ("rukh", at("rukh", "griffon", "imp"), 2, stones()),
    ("loki", at("loki", "agni", "ifrit"), 2, stones()),
]


@pytest.mark.parametrize(("name", "position", "points", "gains"), HOURGLASSES)
def test_what_an_hourglass_gives(
    name: str, position: Position, points: int, gains: dict[str, int]
) -> None:
    effect = CREATURES[name].hourglass
    assert effect is not None
    proposal = propose(effect.ways[0], position)
    assert (proposal.points, proposal.gains) == (points, gains)


def test_stone_golem_turns_every_stone_purple() -> None:
    effect = CREATURES["stone_golem"].instant
    assert effect is not None
    proposal = propose(effect.ways[0], at("stone_golem", stones=stones(2, 1, 1)))
    assert proposal.spends == stones(2, 1, 0)
    assert proposal.gains == stones(purple=3)


# ---- Loki ------------------------------------------------------------------


def test_loki_is_of_any_family_in_its_owners_turn() -> None:
    position = at("loki", "imp", "kappa", wild=True)
    assert position.families() == 3
    assert [position.of_family(family) for family in FAMILIES] == [2, 2, 1, 1, 1]


def test_loki_is_of_the_wind_otherwise() -> None:
    position = at("loki", "imp", "kappa")
    assert [position.of_family(family) for family in FAMILIES] == [1, 1, 0, 1, 0]


def test_there_are_never_more_than_five_families() -> None:
    assert at("loki", "imp", "kappa", "troll", "griffon", "ember", wild=True).families() == 5


def test_hephaestus_without_blue_and_red_can_only_lose_points() -> None:
    effect = CREATURES["hephaestus"].hourglass
    assert effect is not None
    assert effect.possible(at("hephaestus")) == (0,)
    assert effect.possible(at("hephaestus", stones=stones(blue=1))) == (0, 1)


def test_the_book_of_thoth_never_lifts_the_same_stone_twice() -> None:
    effect = TILES["book_of_thoth"].effect
    assert effect is not None
    assert effect.possible(at(stones=stones(red=1))) == (4,)
    assert effect.possible(at(stones=stones(red=1, blue=1))) == (0, 3, 4)
