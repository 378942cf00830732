"""The player aid: chapters and their items; the words are in the texts."""

from companion.rules.game import Topic

AID = (
    Topic("round", ("capture", "action", "resolution", "check")),
    Topic("actions", ("sell", "tame", "summon", "banish")),
    Topic("stones", ("values", "limit", "paying", "prices")),
    Topic("symbols", ("instant", "lasting", "hourglass", "once")),
    Topic("terms", ("recover", "discard", "family", "loki", "itself")),
    Topic("artifacts", ("choice", "use", "shelter", "extension")),
    Topic("end", ("threshold", "winner", "tie")),
)
