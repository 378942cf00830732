"""Every name speaks English and French, with the rulebook's terms."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.games.vindication
from companion.games.vindication import game
from companion.games.vindication.catalogue import CATALOGUE
from companion.games.vindication.quests import QUESTS
from companion.games.vindication.triggers import TRIGGERS
from companion.rules.check import check
from companion.texts.lookup import app_texts, texts_in

HERE = Path(companion.games.vindication.__file__).parent
TEXTS = texts_in(HERE, under=app_texts())
NAMED = {"Hint": ("hint", 0), "Announced": ("news", 0), "Need": ("refusal", 0)}
REASONS = {"require": ("refusal", 1), "must": ("refusal", 1)}


def keys_in_the_rules() -> Iterator[str]:
    """Every hint, announcement and refusal the code can utter."""
    for source in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                kind, at = {**NAMED, **REASONS}.get(node.func.id, ("", 0))
                told = node.args[at] if kind and len(node.args) > at else None
                words = ast.walk(told) if told is not None else ()
                constants = (word for word in words if isinstance(word, ast.Constant))
                yield from (f"{kind}-{word.value}" for word in constants)


def test_the_game_is_sound() -> None:
    assert check(game, TEXTS) == []


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    english, french = (TEXTS.messages[language].placeholders for language in ("en", "fr"))
    must_be = {key for key in {*english, *french} if not key.endswith(".short")}
    assert {key for key in must_be if key not in english or key not in french} == set()
    assert {key for key in must_be if english[key] != french[key]} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_the_rules_say_has_words(language: str) -> None:
    keys = set(keys_in_the_rules())
    assert len(keys) > 60
    assert {key for key in keys if not TEXTS.has(key, language)} == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_a_name(language: str) -> None:
    decks = (deck for name, deck in CATALOGUE.items() if name not in ("tiles", "pure"))
    cards = [card for deck in decks for card in deck]
    cards += [*QUESTS, *TRIGGERS]
    assert [card for card in cards if not TEXTS.has(f"card-{card}", language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_half_of_a_quest_has_words(language: str) -> None:
    halves = {half.text for both in QUESTS.values() for half in both}
    assert [half for half in halves if not TEXTS.has(f"quest-{half}", language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_piece_of_the_player_aid_has_a_title_to_search_by(language: str) -> None:
    items = [f"aid-{topic.key}-{item}" for topic in game.aid for item in topic.items]
    assert [item for item in items if not TEXTS.has(f"{item}.title", language)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_written_that_nobody_can_read(language: str) -> None:
    messages = TEXTS.messages[language]
    assert (messages.unreadable, messages.repeated) == ((), ())


def test_french_has_narrow_spaces_and_a_true_minus() -> None:
    for file in (HERE / "fr.ftl", *(HERE / "fr").glob("*.ftl")):
        said = [x for x in file.read_text("utf-8").splitlines() if not x.startswith("#")]
        assert [line for line in said if re.search(r"[^\s=][ \u00a0][:;?!](\s|$)", line)] == []
        assert [line for line in said if re.search(r"\w[:;?!](\s|$)", line)] == []
        assert [line for line in said if re.search(r"(?<![\w>])-\d", line)] == []


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
