"""The 21 creatures of the wind."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.effects import GOES_TO_DECK, RETURNS, RETURNS_ITSELF, Effect, Way, gives
from companion.games.vale.formulas import (
    hand_below_six,
    hand_equals_arena,
    per_card,
    per_card_of,
    per_card_of_best_family,
    per_card_with,
    per_family,
    per_family_in_hand,
    per_hand_card,
    when,
)
from companion.games.vale.terms import HOURGLASS, LASTING, WIND

_DRAW = gives(Way(draws=1))
_POINTS_OR_PURPLE = Way(points=when(hand_below_six, 2), purple=when(hand_below_six, 0, 1))

WIND_CREATURES = (
    Creature("Dandelion Spirit", WIND, 3, instant=_DRAW, hourglass=RETURNS_ITSELF),
    Creature("Harpy", WIND, 3, hourglass=gives(Way(points=when(hand_equals_arena, 3)))),
    Creature("Pegasus", WIND, 3, instant=_DRAW, lasting=True),
    Creature("Tengu", WIND, 3, instant=gives(Way(points=6, itself=GOES_TO_DECK))),
    Creature("Boreas", WIND, 4, instant=gives(Way(points=per_card_of(WIND, 1), itself=RETURNS))),
    Creature("Genie", WIND, 4, instant=Effect(wakes=True)),
    Creature("Hippogriff", WIND, 4, instant=_DRAW, lasting=True),
    Creature("Sylph", WIND, 4, instant=_DRAW, lasting=True),
    Creature("Genie Exalted", WIND, 5, hourglass=Effect(copies=HOURGLASS)),
    Creature("Valkyrie", WIND, 5, hourglass=gives(Way(points=per_family(1)))),
    Creature("Odin", WIND, 6, hourglass=gives(_POINTS_OR_PURPLE)),
    Creature("Freyja", WIND, 7, hourglass=gives(Way(points=per_card_with(HOURGLASS, 1)))),
    Creature("Griffon", WIND, 7, hourglass=_DRAW),
    Creature("Rudra", WIND, 8, instant=gives(Way(points=per_hand_card(2)))),
    Creature("Gi-rin", WIND, 10, instant=gives(Way(points=per_card(2)))),
    Creature("Banshee", WIND, 4, instant=gives(Way(points=per_family(1))), lasting=True, new=True),
    Creature("Nurikabe", WIND, 4, instant=_DRAW, hourglass=gives(Way(draws=1, drops=1)), new=True),
    Creature("Rukh", WIND, 6, hourglass=gives(Way(points=per_card_of_best_family(1))), new=True),
    Creature("Horus", WIND, 7, instant=Effect(frees=True), new=True),
    Creature(
        "Loki",
        WIND,
        7,
        lasting=True,
        hourglass=gives(Way(points=per_card_with(LASTING, 1))),
        new=True,
    ),
    Creature(
        "Anzu",
        WIND,
        9,
        instant=Effect(ways=(Way(points=per_family_in_hand(3)),), open=True),
        new=True,
    ),
)
