"""The words everything is built from: attributes, colours, and which options are played."""

from collections.abc import Callable

from companion.rules.intents import Intent
from companion.rules.parts import Options
from companion.rules.refusal import must

COMMON = ("inspiration", "knowledge", "strength")
HEROIC = ("courage", "vision", "wisdom")
ATTRIBUTES = (*COMMON, *HEROIC)

COLOURS = {
    "inspiration": "yellow",
    "knowledge": "blue",
    "strength": "red",
    "courage": "orange",
    "vision": "purple",
    "wisdom": "green",
}
"""Attribute → the colour of its cards."""
ATTRIBUTE_OF = {colour: attribute for attribute, colour in COLOURS.items()}
COMPANION_COLOURS = ("yellow", "blue", "red")

MADE_OF = {
    "courage": ("inspiration", "strength"),
    "wisdom": ("inspiration", "knowledge"),
    "vision": ("knowledge", "strength"),
}
"""Heroic attribute → the two common ones it is converted from."""

CUBES = 21
FIRST_HONOUR = 15

TREACHERY, JEWELCRAFTER, MENAGERIE = "treachery", "jewelcrafter", "menagerie"
SACRED_STONES, TEMPLE_RUINS, WELL = "sacred_stones", "temple_ruins", "well_of_wishes"
SITES, GUILDS, MYTHS = "building_sites", "guilds", "myths"


def playing(option: str) -> Callable[[Options], bool]:
    """Whether this expansion is on the table."""
    return lambda options: bool(options.get(option))


def seat_of(intent: Intent) -> int:
    """The seat that acts; an action of the table as a whole has no meaning here."""
    must(intent.seat is not None, "unknown_seat")
    assert intent.seat is not None
    return intent.seat
