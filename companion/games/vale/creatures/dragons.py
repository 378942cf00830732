"""The 14 dragons."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.effects import IS_DISCARDED, RECOVER, Aim, Effect, Way, gives
from companion.games.vale.formulas import cost_of_aimed, per_card_of, per_family
from companion.games.vale.terms import DRAGON, EARTH, FIRE, INSTANT, WATER, WIND


def _strikes(family: str, points: int) -> Effect:
    return Effect(ways=(Way(points=points),), strikes=family)


def _swaps(family: str, points: int) -> Effect:
    return Effect(ways=(Way(points=points),), swaps=family)


DRAGONS = (
    Creature("Dragon Egg", DRAGON, 3, instant=Effect(ways=(Way(itself=IS_DISCARDED),), frees=True)),
    Creature("Tidal", DRAGON, 5, instant=gives(Way(points=per_card_of(DRAGON, 5)))),
    Creature("Ember", DRAGON, 7, instant=_strikes(WATER, 7)),
    Creature("Marina", DRAGON, 7, instant=_strikes(FIRE, 7)),
    Creature("Boulder", DRAGON, 8, instant=_strikes(WIND, 8)),
    Creature("Gust", DRAGON, 8, instant=_strikes(EARTH, 8)),
    Creature(
        "Aeris",
        DRAGON,
        9,
        instant=Effect(ways=(Way(points=cost_of_aimed),), aim=Aim(does=RECOVER)),
    ),
    Creature("Scorch", DRAGON, 9, instant=Effect(copies=INSTANT)),
    Creature("Willow", DRAGON, 10, instant=gives(Way(red=1, blue=1, purple=1, points=3, draws=1))),
    Creature("Eternity", DRAGON, 12, instant=gives(Way(points=per_family(4)))),
    Creature("Deepdive", DRAGON, 7, instant=_swaps(WATER, 7), new=True),
    Creature("Pyro", DRAGON, 7, instant=_swaps(FIRE, 7), new=True),
    Creature("Rockscale", DRAGON, 8, instant=_swaps(EARTH, 8), new=True),
    Creature("Whisper", DRAGON, 8, instant=_swaps(WIND, 8), new=True),
)
