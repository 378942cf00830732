"""Facts the game knows itself: every card by name, with colour and initiative.

Honour, attributes and charges are printed on the cards; people type them once, and the
notebook keeps them.
"""

from collections.abc import Mapping

from companion.games.vindication.terms import ATTRIBUTES
from companion.rules.state import Scalar

Facts = dict[str, Mapping[str, Scalar]]

BLUE = {
    "nyra": 4,
    "zinh": 5,
    "adena": 15,
    "igor": 16,
    "durgle": 26,
    "belac": 27,
    "zaya": 28,
    "sestra": 29,
    "leiyha": 36,
    "gha_kein": 43,
    "elina": 44,
    "elyas": 45,
    "yohna": 46,
    "ursula": 47,
    "yenara": 48,
    "fynnok": 58,
    "rhun": 59,
    "anazi_birin": 60,
    "hira": 67,
    "adren": 68,
}
RED = {
    "ruak": 1,
    "dregun": 2,
    "dara": 7,
    "yok_non": 8,
    "qu_ara": 9,
    "xan": 10,
    "arn": 11,
    "groll": 18,
    "nilo": 19,
    "krajik": 21,
    "zharah": 31,
    "ga_nok": 32,
    "herk": 33,
    "yanos": 34,
    "wim": 38,
    "jerno": 39,
    "izah": 52,
    "veroa": 53,
    "nalin": 62,
    "drokk": 63,
}
YELLOW = {
    "oneth": 3,
    "black_dove": 12,
    "kealth": 13,
    "xina": 14,
    "jika": 22,
    "zharyan": 23,
    "tirynn": 24,
    "zho": 25,
    "dawn": 35,
    "kheya": 40,
    "miara": 41,
    "johann": 42,
    "eila": 54,
    "oog_teh": 55,
    "grenn": 56,
    "nyei": 57,
    "dahlia": 64,
    "elya": 65,
    "kaladre": 66,
    "dryn": 69,
}
TRAITORS = {
    "seven_spikes": ("red", 6),
    "strann": ("red", 17),
    "zula": ("yellow", 20),
    "feth": ("red", 30),
    "kuvot": ("blue", 37),
    "evil_tongue": ("blue", 49),
    "vrix": ("blue", 50),
    "toule": ("yellow", 51),
    "sidney": ("yellow", 61),
}
NOT_STARTERS = frozenset(
    (
        *("adena", "anazi_birin", "gha_kein", "fynnok", "leiyha", "yenara"),
        *("kaladre", "dawn", "dryn", "elya", "jika", "xina"),
    )
)
"""As far as we know; the marks on red cards people see on the card."""

EXTRA_TURN = {"anazi_birin": "knowledge", "drokk": "strength", "elya": "inspiration"}

TRAITS = (
    *("creativity", "devotion", "diligence", "expertise", "gallantry", "humility", "impunity"),
    *("leadership", "loyalty", "patience", "persistence", "preparation", "purpose"),
    *("resilience", "adventure", "wonder"),
)
TREACHEROUS_TRAITS = ("usurpation", "greed", "hubris")
RELICS = (
    *("right_arm", "ceremonial_knife", "portal_stone", "dawn_seal", "riddle_orb"),
    *("reality_mirror", "power_pendant", "shimmering_berries", "blue_sceptre"),
    *("highborn_scroll", "awe_shield", "star_taker", "what_was_broken", "worn_mask"),
    *("elemental_tome", "pink_elixir"),
)
CURSED_RELICS = ("fools_boot", "conviction_siphon", "green_toxin")
MONSTERS = (
    *("butterfly_crusher", "tomb_keeper", "dro_zol", "drogas", "drug", "violet_slime"),
    *("risen_dead", "mornak", "ogun", "oya", "maw_sentinel", "caterpillar", "sula"),
    *("twin_voices", "unspeakable", "vish_ne"),
)
PETS = (
    *("brokk", "claude", "gremlin_gang", "ghak", "jaike_zoba", "kajek", "ketena", "ostrah"),
    *("shonah", "slyrk", "twerbs", "vak_lk", "vosh", "yi_qua", "zea"),
)
LOOT = (
    *("owl_spear", "dust", "sky_carpet", "everlit_medal", "island_standard"),
    *("prismatic_amulet", "ambition_ring", "sacred_feather", "nightwatch_sceptre"),
    *("learning_scroll", "unknown_magic", "hypnotic_wand"),
)


def _companions() -> Facts:
    decks = (("blue", BLUE), ("red", RED), ("yellow", YELLOW))
    facts: Facts = {
        name: {"colour": colour, "initiative": initiative, "treachery": False}
        for colour, deck in decks
        for name, initiative in deck.items()
    }
    return facts | {
        name: {"colour": colour, "initiative": initiative, "treachery": True}
        for name, (colour, initiative) in TRAITORS.items()
    }


def _marked(loyal: tuple[str, ...], false: tuple[str, ...]) -> Facts:
    return {
        **{name: {"treachery": False} for name in loyal},
        **{name: {"treachery": True} for name in false},
    }


COMPANIONS = _companions()
CATALOGUE: dict[str, Facts] = {
    "companions": COMPANIONS,
    "traits": _marked(TRAITS, TREACHEROUS_TRAITS),
    "relics": _marked(RELICS, CURSED_RELICS),
    "monsters": {name: {} for name in MONSTERS},
    "pets": {name: {} for name in PETS},
    "loot": {name: {} for name in LOOT},
    "pure": {name: {} for name in ATTRIBUTES},
    "tiles": {
        name: {} for name in ("mastery", "character", "monument", "battle_small", "battle_large")
    },
}
DECKS = {
    "companions": ("honour", "gives", "name", "colour", "initiative"),
    "traits": ("honour", "name"),
    "relics": ("honour", "charge", "name"),
    "monsters": ("honour", "name"),
    "pets": ("honour", "name"),
    "loot": ("honour", "name"),
    "pure": ("honour",),
    "tiles": (*ATTRIBUTES, "conviction", "honour", "spaces"),
}


def is_treachery(deck: str, card: str) -> bool:
    return bool(CATALOGUE[deck].get(card, {}).get("treachery"))


def number_on(deck: str, card: str, fact: str, default: int = 0) -> int:
    value = CATALOGUE[deck].get(card, {}).get(fact)
    return value if isinstance(value, int) else default


def word_on(deck: str, card: str, fact: str, default: str = "") -> str:
    value = CATALOGUE[deck].get(card, {}).get(fact)
    return default if value is None else str(value)
