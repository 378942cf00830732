"""The 21 creatures of fire."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.effects import RECOVER, RETURNS_ITSELF, Aim, Effect, Way, gives
from companion.games.vale.formulas import (
    has_costs_one_to_four,
    has_four_stones,
    per_card,
    per_card_of,
    per_cheap_card,
    per_family,
    per_hand_card,
    per_pair_of,
    when,
)
from companion.games.vale.position import Card, Position
from companion.games.vale.terms import FIRE, INSTANT


def _is_cheap_instant(card: Card) -> bool:
    return INSTANT in card.kinds and card.cost <= 2


def _is_fire_instant(card: Card) -> bool:
    """Loki has no instant effect, so its family never matters here."""
    return INSTANT in card.kinds and card.family == FIRE


def _red_below_four_stones(at: Position) -> int:
    return 0 if has_four_stones(at) else 3


FIRE_CREATURES = (
    Creature("Hestia", FIRE, 0, lasting=True),
    Creature("Imp", FIRE, 0, instant=gives(Way(red=2)), hourglass=RETURNS_ITSELF),
    Creature("Succubus", FIRE, 0, instant=gives(Way(points=when(has_costs_one_to_four, 10)))),
    Creature("Firefox", FIRE, 1, instant=gives(Way(points=per_hand_card(1)))),
    Creature("Salamander", FIRE, 1, hourglass=gives(Way(red=1, points=1))),
    Creature("Horned Salamander", FIRE, 2, hourglass=gives(Way(red=4))),
    Creature("Ifrit", FIRE, 2, instant=gives(Way(points=per_card(1)))),
    Creature("Incubus", FIRE, 2, instant=gives(Way(points=per_cheap_card(2, up_to=2)))),
    Creature("Burning Skull", FIRE, 3, hourglass=gives(Way(red=-1, points=3))),
    Creature("Lava Giant", FIRE, 3, instant=gives(Way(points=per_card_of(FIRE, 2)))),
    Creature("Phoenix", FIRE, 3, lasting=True),
    Creature("Agni", FIRE, 4, lasting=True),
    Creature("Asmodeus", FIRE, 4, hourglass=Effect(aim=Aim(does=RECOVER, fits=_is_cheap_instant))),
    Creature("Balog", FIRE, 4, hourglass=Effect(aim=Aim(does=RECOVER, fits=_is_fire_instant))),
    Creature("Surtr", FIRE, 4, instant=gives(Way(points=per_family(2)))),
    Creature("Ash", FIRE, 1, lasting=True, new=True),
    Creature("Fire Rat", FIRE, 1, instant=gives(Way(points=per_cheap_card(1, up_to=3))), new=True),
    Creature(
        "Bul-gae",
        FIRE,
        2,
        hourglass=gives(Way(points=when(has_four_stones, 2), red=_red_below_four_stones)),
        new=True,
    ),
    Creature(
        "Fireblast",
        FIRE,
        2,
        instant=gives(Way(points=per_pair_of(FIRE, 1))),
        lasting=True,
        new=True,
    ),
    Creature(
        "Hephaestus",
        FIRE,
        3,
        hourglass=gives(
            Way(points=-2, blue=1, red=3),
            Way(blue=-1, red=3, points=2),
            Way(red=-3, blue=1, points=2),
        ),
        new=True,
    ),
    Creature("Belphegor", FIRE, 4, instant=gives(Way(red=1)), lasting=True, new=True),
)
