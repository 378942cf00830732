"""The eleven artifact tiles of the clearing: when they are used, and what they do."""

from dataclasses import dataclass, field

from companion.games.vale.effects import DISCARD, WAKE, Aim, Effect, Way, gives
from companion.games.vale.formulas import one_if_dragon_aimed, whole_shelter
from companion.games.vale.position import Card
from companion.games.vale.terms import (
    BLUE,
    EXTENSION_PRICE,
    HOURGLASS,
    INSTANT,
    LASTING,
    RED,
)

ONCE = "once"
"""The effect is used once in one's own action phase."""

GEM = "gem_of_kukulkan"
MYSTICS_LAID = 3


@dataclass(frozen=True, kw_only=True)
class Tile:
    """`players`: from how many players on a basic artifact is used; 0 for a mystic one."""

    id: str = field(kw_only=False)
    kind: str = field(kw_only=False)
    players: int = 0
    effect: Effect | None = None


def _has_hourglass(card: Card) -> bool:
    return HOURGLASS in card.kinds


_UPGRADES = (
    Way(red=-1, purple=1, holding={RED: 1, BLUE: 1}),
    Way(blue=-2, purple=2),
    Way(red=-2, blue=2),
    Way(blue=-1, purple=1),
    Way(red=-1, blue=1),
)
"""Up to two different stones, one step each; the first way lifts a red and a blue one."""

TILES: dict[str, Tile] = {
    tile.id: tile
    for tile in (
        Tile(
            "incense_burner",
            ONCE,
            players=2,
            effect=gives(Way(price=EXTENSION_PRICE, extension=1), Way(shelters=2)),
        ),
        Tile(
            "monkey_kings_staff",
            ONCE,
            players=2,
            effect=gives(Way(drops=2, red=2, blue=1, purple=1)),
        ),
        Tile(
            "pied_pipers_pipe",
            INSTANT,
            players=2,
            effect=gives(Way(draws=1), Way(welcomes=whole_shelter)),
        ),
        Tile("seven_league_boots", INSTANT, players=3, effect=gives(Way(shelters=1))),
        Tile(
            "golden_fleece",
            ONCE,
            players=4,
            effect=gives(Way(red=2, shelters=1), Way(red=2, welcomes=1)),
        ),
        Tile("book_of_thoth", ONCE, effect=gives(*_UPGRADES)),
        Tile("cap_of_hades", ONCE, effect=gives(Way(stows=1, extension=1), Way(stows=1, purple=1))),
        Tile(GEM, LASTING),
        Tile(
            "imperial_seal",
            ONCE,
            effect=Effect(ways=(Way(blue=one_if_dragon_aimed),), aim=Aim(does=DISCARD)),
        ),
        Tile(
            "philosophers_stone",
            INSTANT,
            effect=gives(
                Way(welcomes=1, wastes=1, purple=1), Way(wastes=1, purple=1), Way(welcomes=1), Way()
            ),
        ),
        Tile("ring_of_wishes", ONCE, effect=Effect(aim=Aim(does=WAKE, fits=_has_hourglass))),
    )
}

MYSTIC_TILES = tuple(tile.id for tile in TILES.values() if not tile.players)


def basic_tiles(players: int) -> tuple[str, ...]:
    """Three for two players, four for three, all five for four."""
    return tuple(tile.id for tile in TILES.values() if 0 < tile.players <= players)
