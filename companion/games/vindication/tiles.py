"""The region tiles of a game: the base set, what expansions bring, and what leaves the bag.

Four rules keep the island in balance: Ancient Tomb, Arcane Tower and Gaping Maw always stay;
Holy Spire, Fort and Library leave together; so do Command Post, Monastery and Shrine;
at least two Inns stay.
"""

from collections import Counter as Tally
from collections.abc import Mapping

from companion.games.vindication.terms import (
    JEWELCRAFTER,
    MENAGERIE,
    MYTHS,
    SACRED_STONES,
    SITES,
    TEMPLE_RUINS,
    WELL,
)
from companion.rules.parts import Options, Setup
from companion.rules.state import Records

BASE = {
    "academy": 1,
    "tomb": 1,
    "tower": 1,
    "post": 2,
    "fort": 2,
    "maw": 1,
    "spire": 2,
    "inn": 3,
    "library": 2,
    "monastery": 2,
    "shrine": 2,
}
ISLAND = sum(BASE.values())

BROUGHT = {
    JEWELCRAFTER: {"jeweller": 1, "mine": 2},
    MENAGERIE: {"menagerie": 1},
    SACRED_STONES: {"stones": 2},
    TEMPLE_RUINS: {"ruins": 1},
    WELL: {"well": 1},
}
"""Option → the tiles it brings."""

TRIPLES = {"basic": ("spire", "fort", "library"), "advanced": ("post", "monastery", "shrine")}
SINGLES = ("academy", "inn")
MOST_SWAPS = len(SINGLES) + 3 * len(TRIPLES)

SITE, RONAK, TUUK = "site", "ronak", "tuuk"
NEVER_CONTROLLED = (SITE, RONAK, TUUK)


def brought(options: Options) -> dict[str, int]:
    """The tiles of the chosen expansions."""
    tiles: Tally[str] = Tally()
    for option, these in BROUGHT.items():
        if options.get(option):
            tiles.update(these)
    return dict(tiles)


def swaps(options: Options) -> int:
    """How many base tiles leave the bag: one for each new tile, one more for Ronak."""
    return sum(brought(options).values()) + (1 if options.get(MYTHS) else 0)


def leaving(options: Options) -> dict[str, int]:
    """Which base tiles leave the bag, by the swap tables and the table's own choices."""
    triples, singles = divmod(min(swaps(options), MOST_SWAPS), 3)
    first = "advanced" if options.get("swap_three") == "advanced" else "basic"
    order = (first, "basic" if first == "advanced" else "advanced")
    tiles = [kind for name in order[:triples] for kind in TRIPLES[name]]
    one = ("inn", "academy") if options.get("swap_one") == "inn" else SINGLES
    return dict(Tally((*tiles, *one[:singles])))


def in_the_bag(options: Options) -> dict[str, int]:
    """What is drawn during play: base tiles that stay, with new tiles or building sites."""
    tiles = Tally(BASE)
    tiles.subtract(leaving(options))
    new = brought(options)
    if options.get(SITES) and new:
        tiles[SITE] += sum(new.values())
    else:
        tiles.update(new)
    return {kind: count for kind, count in tiles.items() if count > 0}


def is_legal(options: Options) -> bool:
    """Whether enough base tiles can leave without breaking the four rules."""
    return swaps(options) <= MOST_SWAPS


def first_tiles(setup: Setup) -> Records:
    """Every tile that can come to lie on the island, with nobody in control."""
    tiles = in_the_bag(setup.options)
    if setup.options.get(MYTHS):
        tiles[RONAK] = 1
    return {
        f"{kind}_{number}": {"kind": kind, "holder": None, "fortified": False, "black": False}
        for kind, count in tiles.items()
        for number in range(1, count + 1)
    }


def kinds_of(options: Options) -> Mapping[str, int]:
    """Every kind of region there can be with these options, built ones included."""
    return {**in_the_bag(options), **brought(options)}
