"""The 21 creatures of water."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.effects import RETURNS_ITSELF, Effect, Way, gives
from companion.games.vale.formulas import (
    all_of,
    has_no_dragon,
    per_card_of,
    per_card_of_best_family,
    per_stone,
    value_of,
    when,
)
from companion.games.vale.terms import BLUE, COLOURS, DRAGON, PURPLE, RED, WATER

_EVERY_STONE_FOR_POINTS = Way(
    points=value_of(*COLOURS), red=all_of(RED, -1), blue=all_of(BLUE, -1), purple=all_of(PURPLE, -1)
)
_TWO_OF_FOUR = (
    Way(purple=1, blue=2),
    Way(purple=1, points=4),
    Way(blue=2, points=4),
    Way(purple=1, draws=1),
    Way(blue=2, draws=1),
    Way(points=4, draws=1),
)
_BLUE_FOR_HAND_CARDS = tuple(Way(drops=n, blue=n) for n in (4, 3, 2, 1, 0))
_POINTS_FOR_HAND_CARDS = tuple(Way(drops=n, points=4 * n) for n in (3, 2, 1, 0))

WATER_CREATURES = (
    Creature("Yuki Onna", WATER, 0, instant=gives(_EVERY_STONE_FOR_POINTS)),
    Creature("Kappa", WATER, 1, lasting=True),
    Creature("Sea Spirit", WATER, 1, hourglass=gives(Way(points=per_stone(BLUE, 1)))),
    Creature("Undine", WATER, 1, instant=gives(Way(blue=1)), hourglass=RETURNS_ITSELF),
    Creature("Nessie", WATER, 2, hourglass=gives(Way(points=when(has_no_dragon, 2)))),
    Creature("Hae-tae", WATER, 3, lasting=True),
    Creature(
        "Snail Maiden", WATER, 3, hourglass=gives(Way(blue=-1, purple=1), Way(purple=-1, blue=3))
    ),
    Creature("Undine Queen", WATER, 3, hourglass=gives(Way(blue=1))),
    Creature("Yuki Onna Exalted", WATER, 3, instant=gives(Way(points=value_of(BLUE)))),
    Creature("Hydra", WATER, 4, instant=gives(*_TWO_OF_FOUR)),
    Creature("Leviathan", WATER, 4, instant=Effect(ways=(Way(points=7),), strikes=DRAGON)),
    Creature("Triton", WATER, 4, lasting=True),
    Creature("Water Giant", WATER, 4, instant=gives(Way(blue=2)), lasting=True),
    Creature("Charybdis", WATER, 5, hourglass=gives(Way(blue=-1, points=5))),
    Creature("Poseidon", WATER, 7, instant=gives(Way(points=per_card_of(WATER, 3)))),
    Creature("Taweret", WATER, 0, instant=gives(*_BLUE_FOR_HAND_CARDS), new=True),
    Creature("Melusine", WATER, 3, instant=gives(*_POINTS_FOR_HAND_CARDS), new=True),
    Creature(
        "Thalassa",
        WATER,
        4,
        instant=gives(Way(points=per_card_of(WATER, 1))),
        lasting=True,
        new=True,
    ),
    Creature("Kraken", WATER, 5, instant=gives(Way(points=per_card_of_best_family(2))), new=True),
    Creature("Siren", WATER, 5, hourglass=gives(Way(drops=1, blue=1, points=2)), new=True),
    Creature("Akhlut", WATER, 6, instant=Effect(frees=True), new=True),
)
