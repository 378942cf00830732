"""The chapters of the player aid; the words stand in the texts."""

from companion.rules.game import Topic

AID = (
    Topic("turn", ("activate", "move", "visit", "bonus")),
    Topic("cubes", ("board", "augment", "attributes", "convert", "home")),
    Topic(
        "regions",
        (
            *("inn", "tomb", "tower", "maw", "post", "training", "monastery", "shrine"),
            *("academy", "control", "visits"),
        ),
    ),
    Topic("cards", ("honour", "empowered", "companions", "champion", "relics", "traits")),
    Topic("power", ("proficiency", "vindicated", "retrieve")),
    Topic(
        "terms",
        ("symbols", "colours", "spend", "home", "acquired", "initiative", "fortified", "words"),
    ),
    Topic("end", ("triggers", "tokens", "last_round")),
    Topic("scoring", ("mastery", "monsters", "quests", "regions", "ties")),
    Topic(
        "expansions",
        (
            *("treachery", "jewelcrafter", "menagerie", "stones", "ruins", "well", "sites"),
            *("guilds", "myths"),
        ),
    ),
)
