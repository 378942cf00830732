"""The words of the rulebook that the rules are written with."""

from companion.rules.parts import Options
from companion.rules.state import Readable

FIRE, WATER, EARTH, WIND, DRAGON = "fire", "water", "earth", "wind", "dragon"
FAMILIES = (FIRE, WATER, EARTH, WIND, DRAGON)

RED, BLUE, PURPLE = "red", "blue", "purple"
COLOURS = (RED, BLUE, PURPLE)
FACE_VALUES = {RED: 1, BLUE: 3, PURPLE: 6}
SUPPLY = {RED: 16, BLUE: 14, PURPLE: 12}
"""The stones in the box; with more than these in play people use something else."""

INSTANT, LASTING, HOURGLASS = "instant", "lasting", "hourglass"
"""When a creature's effect counts: on summoning, as long as it lies there, each resolution."""

BASE, CARDS_ONLY, ARTIFACTS = "base", "cards-only", "artifacts"
MODES = (BASE, CARDS_ONLY, ARTIFACTS)

CLEARING, ARTIFACT, CAPTURE, ACTION, RESOLUTION = (
    "clearing",
    "artifact",
    "capture",
    "action",
    "resolution",
)
"""The phases; `clearing` is laid once before round 1, `artifact` opens each capture phase."""

STONE_LIMIT = 4
HESTIA_BRINGS = 2
MARKERS = 2
LAST_ROUND = 10
MOST_EXTENSION = 2
EXTENSION_PRICE = 3

Stones = dict[str, int]


def with_artifacts(options: Options) -> bool:
    return options.get("mode") == ARTIFACTS


def with_new_creatures(options: Options) -> bool:
    return options.get("mode") in (CARDS_ONLY, ARTIFACTS)


def threshold(options: Options) -> int:
    """The Cave of Enchantments reminds everybody: 80 with artifacts, else 60."""
    return 80 if with_artifacts(options) else 60


def plays_artifacts(state: Readable) -> bool:
    return with_artifacts(state.options)
