"""The 21 creatures of earth."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.effects import (
    DISCARD,
    IS_DISCARDED,
    RETURNS_ITSELF,
    Aim,
    Effect,
    Way,
    gives,
)
from companion.games.vale.formulas import (
    all_of,
    both,
    cost_of_aimed,
    has_purple,
    is_behind,
    per_card_of,
    per_family,
    value_of,
    when,
)
from companion.games.vale.terms import BLUE, EARTH, PURPLE, RED

_EVERYTHING_PURPLE = Way(
    red=all_of(RED, -1), blue=all_of(BLUE, -1), purple=both(all_of(RED), all_of(BLUE))
)

EARTH_CREATURES = (
    Creature("Young Forest Spirit", EARTH, 0, instant=Effect(ways=(Way(drops=1),), frees=True)),
    Creature("Goblin", EARTH, 1, hourglass=Effect(steals=1)),
    Creature("Forest Spirit", EARTH, 2, instant=Effect(ways=(Way(drops=1),), open=True)),
    Creature("Gargoyle", EARTH, 2, lasting=True),
    Creature(
        "Basilisk",
        EARTH,
        3,
        hourglass=gives(Way(points=-2, purple=1), Way(points=-1, blue=1), Way(red=1)),
    ),
    Creature("Troll", EARTH, 3, hourglass=gives(Way(points=when(has_purple, 3)))),
    Creature("Goblin Soldier", EARTH, 4, hourglass=gives(Way(points=when(is_behind, 4, -4)))),
    Creature("Medusa", EARTH, 4, hourglass=gives(Way(drops=1, purple=1))),
    Creature("Cerberus", EARTH, 5, instant=Effect(aim=Aim(does=DISCARD, least=0, most=3))),
    Creature("Mimic", EARTH, 6, hourglass=gives(Way(takes=1))),
    Creature("Mud Slime", EARTH, 6, instant=gives(Way(points=6)), hourglass=RETURNS_ITSELF),
    Creature("Rock Golem", EARTH, 6, instant=gives(Way(points=value_of(PURPLE)))),
    Creature("Stone Golem", EARTH, 6, instant=gives(_EVERYTHING_PURPLE)),
    Creature("Behemoth", EARTH, 9, instant=gives(Way(points=per_family(3)))),
    Creature("Sand Giant", EARTH, 10, instant=gives(Way(points=per_card_of(EARTH, 4)))),
    Creature(
        "Duduri",
        EARTH,
        0,
        instant=gives(Way(points=-1, blue=-1, purple=1), Way(points=-1, red=-1, blue=1)),
        hourglass=RETURNS_ITSELF,
        new=True,
    ),
    Creature("Duduri King", EARTH, 3, lasting=True, new=True),
    Creature(
        "Anubis",
        EARTH,
        6,
        instant=Effect(ways=(Way(points=cost_of_aimed),), aim=Aim(does=DISCARD)),
        new=True,
    ),
    Creature(
        "Mandrake",
        EARTH,
        6,
        instant=gives(Way(points=3)),
        hourglass=gives(Way(points=-2, purple=1), Way(purple=1, itself=IS_DISCARDED)),
        new=True,
    ),
    Creature("Totem Pole", EARTH, 6, lasting=True, new=True),
    Creature(
        "Wendigo",
        EARTH,
        7,
        instant=gives(Way(points=per_card_of(EARTH, 2))),
        lasting=True,
        new=True,
    ),
)
