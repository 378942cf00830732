"""The six Phoenixborn of the core box, in the numbers of both editions, with their decks."""

from dataclasses import dataclass

from companion.games.ashes.costs import CEREMONIAL, CHARM, ILLUSION, NATURAL
from companion.games.ashes.deck_cards import (
    BLOODWOODS_QUEEN,
    CLOUDSEA_SIREN,
    DECK_CARDS,
    IRON_MEN,
    MIST_GUARDIAN,
    SHADOWS_OF_VIROS,
    SNAKES_IN_SILVER,
)

ORIGINAL, REBORN = "original", "reborn"
OTHER = "other"
"""A Phoenixborn from another box: its name and numbers are typed in."""

COPIES = 3
DECK_SIZE = 30
FIRST_FIVE = 5
DICE = 10


@dataclass(frozen=True, slots=True)
class Sizes:
    battlefield: int
    life: int
    spellboard: int


@dataclass(frozen=True, slots=True)
class Phoenixborn:
    """`use` is the cost of its ability; `precon` names the ready-made deck."""

    original: Sizes
    reborn: Sizes
    use: str
    precon: str
    dice: tuple[str, str]
    deck: tuple[str, ...]
    first_five: tuple[str, ...]

    def sizes(self, edition: str) -> Sizes:
        return self.reborn if edition == REBORN else self.original


PHOENIXBORN: dict[str, Phoenixborn] = {
    "coal_roarkwin": Phoenixborn(
        Sizes(6, 15, 5),
        Sizes(6, 15, 4),
        "side 1 discard",
        "iron_men",
        (NATURAL, CEREMONIAL),
        tuple(IRON_MEN),
        ("summon_iron_rhino", "expand_energy", "hammer_knight", "iron_worker", "anchornaut"),
    ),
    "maeoni_viper": Phoenixborn(
        Sizes(3, 22, 4),
        Sizes(4, 20, 5),
        "exhaust 1 basic",
        "snakes_in_silver",
        (CHARM, NATURAL),
        tuple(SNAKES_IN_SILVER),
        (
            "open_memories",
            "summon_silver_snake",
            "call_upon_the_realms",
            "summon_gilder",
            "empower",
        ),
    ),
    "aradel_summergaard": Phoenixborn(
        Sizes(8, 16, 4),
        Sizes(8, 16, 4),
        "side exhaust 1 natural_class",
        "mist_guardian",
        (NATURAL, ILLUSION),
        tuple(MIST_GUARDIAN),
        (
            "shifting_mist",
            "summon_mist_spirit",
            "summon_blue_jaguar",
            "root_armor",
            "summon_butterfly_monk",
        ),
    ),
    "saria_guideman": Phoenixborn(
        Sizes(5, 20, 4),
        Sizes(5, 20, 4),
        "side exhaust 1 charm_class",
        "cloudsea_siren",
        (CHARM, ILLUSION),
        tuple(CLOUDSEA_SIREN),
        (
            "purge",
            "abundance",
            "summon_three_eyed_owl",
            "summon_seaside_raven",
            "rose_fire_dancer",
        ),
    ),
    "jessa_na_ni": Phoenixborn(
        Sizes(5, 18, 4),
        Sizes(4, 19, 4),
        "1 basic",
        "bloodwoods_queen",
        (CHARM, CEREMONIAL),
        tuple(BLOODWOODS_QUEEN),
        ("fear", "blood_transfer", "summon_blood_puppet", "living_doll", "leech_warrior"),
    ),
    "noah_redmoon": Phoenixborn(
        Sizes(6, 20, 3),
        Sizes(7, 16, 4),
        "side exhaust 1 ceremonial_class",
        "shadows_of_viros",
        (ILLUSION, CEREMONIAL),
        tuple(SHADOWS_OF_VIROS),
        (
            "bring_forth",
            "sleight_of_hand",
            "small_sacrifice",
            "summon_masked_wolf",
            "summon_false_demon",
        ),
    ),
}


def unique_of(phoenixborn: str) -> tuple[str, ...]:
    """The cards that only this Phoenixborn may have in the deck."""
    return tuple(key for key, card in DECK_CARDS.items() if card.only_with == phoenixborn)
