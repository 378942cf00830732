"""Vindication speaks English and French with the rulebook's terms."""

from pathlib import Path

import pytest

import companion.games.vindication
from companion.games.vindication.catalogue import CATALOGUE
from companion.games.vindication.quests import QUESTS
from companion.games.vindication.triggers import TRIGGERS
from companion.texts.lookup import app_texts, texts_in

HERE = Path(companion.games.vindication.__file__).parent
TEXTS = texts_in(HERE, under=app_texts())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_a_name(language: str) -> None:
    cards = [card for deck in CATALOGUE.values() for card in deck]
    cards += [*QUESTS, *TRIGGERS]
    assert [card for card in cards if not TEXTS.has(f"card-{card}", language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_half_of_a_quest_has_words(language: str) -> None:
    halves = {half.text for both in QUESTS.values() for half in both}
    assert [half for half in halves if not TEXTS.has(f"quest-{half}", language)] == []


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("part-attr", "Attributes", "Compétences"),
        ("part-traits", "Traits", "Attraits"),
        ("part-regions", "Regions", "Territoires"),
        ("part-prof", "Proficiencies", "Aptitudes"),
        ("card-supremacy", "Supremacy", "Suprématie"),
        ("action-vindicate", "Become vindicated", "Se transcender"),
    ],
)
def test_terms_are_those_of_the_rulebook(key: str, english: str, french: str) -> None:
    assert (TEXTS.say(key, "en"), TEXTS.say(key, "fr")) == (english, french)


def test_sentences_read_well() -> None:
    say = TEXTS.say
    assert say("choice-region-held", "en", kind="inn", holder="Ben") == "Inn · Ben"
    assert say("choice-region", "fr", kind="maw") == "Gueule Béante"
    assert say("refusal-too_few_cubes", "fr", cost=2, kind="wisdom") == "Il faut 2 sagesse"
    assert say("news-trigger_revealed", "en", trigger="all_in") == "New trigger: All-in"
    out = {"academy": 1, "inn": 0, "spire": 1, "post": 0, "count": 4}
    assert say("setup-leave", "en", **out) == (
        "4 tiles leave the bag: Academy, Holy Spire, Fort, Library, one of each"
    )
