"""The sixty deck cards of the core box: type, costs, whose they are, what they can conjure."""

from dataclasses import dataclass

READY_SPELL, ACTION, REACTION, ALTERATION, ALLY = (
    "ready_spell",
    "action",
    "reaction",
    "alteration",
    "ally",
)


@dataclass(frozen=True, slots=True)
class DeckCard:
    """`play` and `use` are costs to play and to activate it; `respark` what brings it back.
    `only_with` names the Phoenixborn of a unique card; `conjures` the unit it can make."""

    type: str
    play: str = ""
    use: str = ""
    conjures: str = ""
    only_with: str = ""
    respark: int = 0


IRON_MEN = {
    "summon_iron_rhino": DeckCard(
        READY_SPELL, "main 1 natural_class", "main exhaust 6 basic", "iron_rhino"
    ),
    "chant_of_revenge": DeckCard(READY_SPELL, "main 1 ceremonial_class", "exhaust"),
    "spiked_armor": DeckCard(ALTERATION, "main 1 natural_class 1 basic"),
    "protect": DeckCard(READY_SPELL, "main 1 natural_class 1 ceremonial_class"),
    "one_hundred_blades": DeckCard(ACTION, "main 2 basic", only_with="coal_roarkwin"),
    "strengthen": DeckCard(READY_SPELL, "main 1 natural_class 1 ceremonial_class", "side exhaust"),
    "expand_energy": DeckCard(READY_SPELL, "main 1 ceremonial_power", "main exhaust"),
    "hammer_knight": DeckCard(ALLY, "main 1 ceremonial_power 1 natural_class 1 basic"),
    "iron_worker": DeckCard(ALLY, "main 2 basic"),
    "anchornaut": DeckCard(ALLY, "main 1 basic", "exhaust"),
}

SNAKES_IN_SILVER = {
    "open_memories": DeckCard(ACTION, "main 1 charm_class 1 basic"),
    "refresh": DeckCard(ACTION, "main 1 charm_class 1 basic"),
    "transfer": DeckCard(ACTION, "main 1 charm_class 1 basic"),
    "golden_veil": DeckCard(REACTION, "1 natural_class 1 charm_class"),
    "summon_silver_snake": DeckCard(
        READY_SPELL,
        "main",
        "main exhaust 1 charm_power 1 natural_power",
        "silver_snake",
        "maeoni_viper",
    ),
    "molten_gold": DeckCard(ACTION, "main 2 natural_power"),
    "call_upon_the_realms": DeckCard(ACTION, "main"),
    "summon_gilder": DeckCard(
        READY_SPELL, "main 1 charm_class", "main exhaust 1 natural_class", "gilder"
    ),
    "empower": DeckCard(READY_SPELL, "main 2 natural_class", "exhaust 1 basic"),
    "hypnotize": DeckCard(READY_SPELL, "main", "side exhaust 2 charm_class"),
}

MIST_GUARDIAN = {
    "shifting_mist": DeckCard(READY_SPELL, "main 1 illusion_class", "side exhaust"),
    "summon_mist_spirit": DeckCard(
        READY_SPELL, "main", "main exhaust 1 illusion_class", "mist_spirit"
    ),
    "summon_blue_jaguar": DeckCard(
        READY_SPELL, "main", "main exhaust 2 basic", "blue_jaguar", "aradel_summergaard"
    ),
    "reflections_in_the_water": DeckCard(ALTERATION, "main 1 illusion_class", respark=1),
    "mist_typhoon": DeckCard(ACTION, "main 1 illusion_class 1 natural_class"),
    "out_of_the_mist": DeckCard(ACTION, "side 1 illusion_power 1 natural_power"),
    "root_armor": DeckCard(ALTERATION, "side 1 natural_class", respark=1),
    "steady_gaze": DeckCard(ACTION, "main 2 illusion_class"),
    "massive_growth": DeckCard(ALTERATION, "main 1 natural_class 1 basic"),
    "summon_butterfly_monk": DeckCard(
        READY_SPELL, "main", "main exhaust 1 natural_power", "butterfly_monk"
    ),
}

CLOUDSEA_SIREN = {
    "purge": DeckCard(READY_SPELL, "main", "main exhaust 1 charm_class"),
    "abundance": DeckCard(READY_SPELL, "main 1 illusion_class", "main exhaust"),
    "summon_three_eyed_owl": DeckCard(
        READY_SPELL, "main", "main exhaust 1 charm_class", "three_eyed_owl"
    ),
    "summon_seaside_raven": DeckCard(
        READY_SPELL, "main", "main exhaust 3 basic", "seaside_raven", "saria_guideman"
    ),
    "hidden_power": DeckCard(ACTION, "main 1 illusion_class"),
    "seal": DeckCard(ACTION, "main 1 illusion_class 1 charm_class"),
    "strange_copy": DeckCard(ALLY, "main 2 illusion_class"),
    "sympathy_pain": DeckCard(REACTION, "2 charm_class"),
    "rose_fire_dancer": DeckCard(ALLY, "main 1 illusion_class 1 basic", "side exhaust"),
    "enchanted_violinist": DeckCard(ALLY, "main 1 basic", "1 basic"),
}

BLOODWOODS_QUEEN = {
    "fear": DeckCard(ACTION, "main", only_with="jessa_na_ni"),
    "blood_transfer": DeckCard(
        READY_SPELL, "main", "side exhaust 1 ceremonial_class 1 charm_class"
    ),
    "summon_blood_puppet": DeckCard(
        READY_SPELL, "main", "main exhaust 1 ceremonial_class", "blood_puppet"
    ),
    "cut_the_strings": DeckCard(READY_SPELL, "main", "main exhaust 1 ceremonial_class 1 basic"),
    "undying_heart": DeckCard(ALTERATION, "main 1 charm_class 1 basic", respark=2),
    "redirect": DeckCard(REACTION, "1 charm_class"),
    "final_cry": DeckCard(REACTION, "1 ceremonial_power"),
    "blood_archer": DeckCard(ALLY, "main 1 ceremonial_class 1 charm_class 2 basic"),
    "living_doll": DeckCard(ALLY, "main 1 ceremonial_class 1 charm_class 1 basic", "1 basic"),
    "leech_warrior": DeckCard(ALLY, "main 2 ceremonial_class 1 basic"),
}

SHADOWS_OF_VIROS = {
    "fade_away": DeckCard(ALTERATION, "main 1 illusion_class"),
    "shadow_counter": DeckCard(REACTION, "1 illusion_class 1 basic"),
    "bound_soul": DeckCard(ACTION, "main 1 ceremonial_class"),
    "bring_forth": DeckCard(ALTERATION, "main 2 ceremonial_class", respark=2),
    "sleight_of_hand": DeckCard(ACTION, "main 1 illusion_power 1 basic"),
    "summon_sleeping_widows": DeckCard(REACTION, "2 ceremonial_class", "", "sleeping_widow"),
    "small_sacrifice": DeckCard(READY_SPELL, "main", "main exhaust 1 ceremonial_class"),
    "summon_masked_wolf": DeckCard(
        READY_SPELL, "main", "side exhaust 1 illusion_class 1 basic", "masked_wolf", "noah_redmoon"
    ),
    "summon_false_demon": DeckCard(
        READY_SPELL, "main", "main exhaust 1 illusion_class 1 basic", "false_demon"
    ),
    "stormwind_sniper": DeckCard(ALLY, "main 1 illusion_class 1 ceremonial_class 1 basic"),
}

DECK_CARDS: dict[str, DeckCard] = {
    **IRON_MEN,
    **SNAKES_IN_SILVER,
    **MIST_GUARDIAN,
    **CLOUDSEA_SIREN,
    **BLOODWOODS_QUEEN,
    **SHADOWS_OF_VIROS,
}

UNIT_USES = {
    "blood_puppet": "side 1 basic",
    "blue_jaguar": "1 basic",
    "three_eyed_owl": "main exhaust",
}
"""What it costs to use a conjuration's own ability; allies name theirs above."""
