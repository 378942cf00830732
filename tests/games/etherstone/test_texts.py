"""Etherstone speaks English and French with the rulebooks' terms."""

from pathlib import Path

import pytest

import companion.games.etherstone
from companion.games.etherstone.opponents import EFFECTS
from companion.games.etherstone.symbols import MOMENTS
from companion.games.etherstone.tokens import TOKENS
from companion.texts.lookup import app_texts, texts_in

HERE = Path(companion.games.etherstone.__file__).parent
TEXTS = texts_in(HERE, under=app_texts())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_can_be_chosen_has_words(language: str) -> None:
    keys = [
        *(f"artifax-{token.key}" for token in TOKENS),
        *(f"effect-{effect}" for effect in EFFECTS),
        *(f"moment-{moment}" for moment in MOMENTS),
        *(f"type-{kind}" for kind in ("follower", "ritual", "technology")),
        *(f"colour-{colour}" for colour in ("red", "black", "green", "white", "void")),
        *("unnamed-card", "unnamed-threat", "unnamed-token", "from-hand"),
        *(f"card-T{number}" for number in range(1, 16)),
        *(f"card-A{number}" for number in range(1, 21)),
    ]
    assert [key for key in keys if not TEXTS.has(key, language)] == []


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("part-dice", "Dice display", "Réserve de dés"),
        ("part-spoils", "Spoils", "Butin"),
        ("part-threats", "Threat display", "Menaces actives"),
        ("type-follower", "Follower", "Adepte"),
        ("moment-instant", "Instant", "Post-Invocation"),
        ("part-end_token", "Endgame Trigger token", "Jeton Fin de partie"),
        ("phase-choice", "Drafting phase", "Phase de Choix"),
        ("colour-void", "Void", "Néant"),
    ],
)
def test_terms_are_those_of_the_rulebooks(key: str, english: str, french: str) -> None:
    assert (TEXTS.say(key, "en"), TEXTS.say(key, "fr")) == (english, french)


def test_sentences_read_well() -> None:
    say = TEXTS.say
    passed = {"cards": 6, "passed": 5, "to": "Ben"}
    assert say("hint-keep_one", "en", **passed) == "Keep 1 of 6 cards, pass 5 to Ben"
    assert say("hint-keep_one", "fr", **passed) == "Gardez 1 carte sur 6, passez-en 5 à Ben"
    assert say("hint-keep_one", "en", cards=1, passed=0, to="Ben") == "Keep the last card"
    trigger = {"colour": "green", "value": 5, "count": 1}
    assert say("hint-trigger", "en", **trigger) == (
        "Then trigger any green and 5 abilities on your cards"
    )
    assert say("hint-trigger", "fr", **trigger) == "Puis déclenchez vos capacités vertes et 5"
    assert say("news-drafted", "en", die="black", value=2) == "Black 2"
    assert say("hint-refresh_cost", "fr", cost=3) == "Coûte 3 Vies"
    assert say("setup-points", "en", pool=25, reserve=7) == (
        "25 Point tokens in the pool, 7 in reserve"
    )
    assert say("news-corrupted", "fr", who="Chloé") == "Chloé tombe à 0 Vie\u202f: corruption"
