"""The units and alterations of the core box with the numbers printed on them."""

from dataclasses import dataclass

ALLY, CONJURATION = "ally", "conjuration"

STATUS = "status"
"""A printed X: as many as there are status tokens on the unit."""

MONKS = "monks"
"""A printed X: as many as there are Summon Butterfly Monk spells on its spellboard."""

GUARD, ILLUSION_UNIT, FLEETING = "guard", "illusion", "fleeting"
"""Abilities the app works with: may guard a unit; an illusion; leaves at the end of the round."""

Printed = int | str


@dataclass(frozen=True, slots=True)
class Unit:
    kind: str
    attack: Printed
    life: Printed
    recover: int
    limit: int = 0
    abilities: str = ""


UNITS: dict[str, Unit] = {
    "anchornaut": Unit(ALLY, 0, 1, 1),
    "iron_worker": Unit(ALLY, 2, 2, 1),
    "hammer_knight": Unit(ALLY, 4, 3, 1),
    "rose_fire_dancer": Unit(ALLY, 3, 1, 0),
    "enchanted_violinist": Unit(ALLY, 1, 2, 0),
    "blood_archer": Unit(ALLY, 3, 3, 2),
    "living_doll": Unit(ALLY, 0, 3, 1),
    "leech_warrior": Unit(ALLY, 2, 3, 3),
    "stormwind_sniper": Unit(ALLY, 2, 1, 1),
    "strange_copy": Unit(ALLY, STATUS, STATUS, 0, abilities=FLEETING),
    "iron_rhino": Unit(CONJURATION, 5, 4, 0, 5),
    "gilder": Unit(CONJURATION, 1, 2, 0, 5, GUARD),
    "silver_snake": Unit(CONJURATION, STATUS, 4, 3, 3),
    "blue_jaguar": Unit(CONJURATION, 2, 2, 0, 5),
    "mist_spirit": Unit(CONJURATION, 1, 1, 0, 10),
    "butterfly_monk": Unit(CONJURATION, 1, MONKS, 1, 5, GUARD),
    "three_eyed_owl": Unit(CONJURATION, 1, 2, 0, 5),
    "seaside_raven": Unit(CONJURATION, 3, 2, 0, 2),
    "blood_puppet": Unit(CONJURATION, 0, 2, 0, 5),
    "masked_wolf": Unit(CONJURATION, 2, 1, 0, 5),
    "false_demon": Unit(CONJURATION, 1, 4, 0, 5, f"{GUARD} {ILLUSION_UNIT}"),
    "sleeping_widow": Unit(CONJURATION, 2, 1, 0, 6),
}

CONJURATIONS = tuple(key for key, unit in UNITS.items() if unit.kind == CONJURATION)
ALLIES = tuple(key for key, unit in UNITS.items() if unit.kind == ALLY)


@dataclass(frozen=True, slots=True)
class Alteration:
    """`weak_only`: for units with attack 2 or less; `illusions_only`: for illusions."""

    attack: int = 0
    life: int = 0
    recover: int = 0
    fleeting: bool = False
    weak_only: bool = False
    illusions_only: bool = False


ALTERATIONS: dict[str, Alteration] = {
    "root_armor": Alteration(life=2),
    "spiked_armor": Alteration(life=2),
    "massive_growth": Alteration(attack=4, life=4, fleeting=True, weak_only=True),
    "undying_heart": Alteration(life=2, recover=2),
    "bring_forth": Alteration(attack=2, life=1, illusions_only=True),
    "reflections_in_the_water": Alteration(),
    "fade_away": Alteration(),
}
