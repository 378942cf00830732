"""The chapters of the player aid; the words stand in the texts."""

from companion.rules.game import Topic

AID = (
    Topic("turn", ("refresh", "action", "check")),
    Topic("actions", ("draft", "void_die", "cast", "attack", "rest", "pact")),
    Topic("life", ("dial", "corrupted", "cleansing")),
    Topic("stones", ("gaining", "paying", "factions")),
    Topic("points", ("pool", "reserve", "printed")),
    Topic(
        "abilities",
        (
            "when",
            "instant",
            "precast",
            "persistent",
            "endgame",
            "attack",
            "colour",
            "value",
            "range",
        ),
    ),
    Topic(
        "terms",
        (
            "recall",
            "destroy",
            "ready",
            "exhaust",
            "protection",
            "defeat",
            "counter",
            "strength",
            "activation",
            "x",
            "opponents",
            "most",
        ),
    ),
    Topic("end", ("triggers", "token", "last_round")),
    Topic("scoring", ("lines", "penalties", "ties")),
    Topic("choice", ("draft", "leader", "first_game")),
    Topic("artifax", ("exchange", "limits", "discard", "tokens")),
)
