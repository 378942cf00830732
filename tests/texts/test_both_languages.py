"""Whatever is said in English is said in French, with the same facts, as French is written."""

from __future__ import annotations

import re

import pytest

from companion.games.shelf import Shelf
from companion.texts.lookup import Texts, app_texts

SHELF = Shelf()
SOURCES = {"app": app_texts(), **{each.game.key: each.texts for each in SHELF}}
every_source = pytest.mark.parametrize("texts", SOURCES.values(), ids=SOURCES.keys())

PLACEHOLDER = re.compile(r"\{[^{}]*\}")
WIDE_SPACE = re.compile(r"(?<=[^\s\u202f]) [:;?!»](?![\w/])|« ")
NO_SPACE = re.compile(r"[^\W\d_][;?!](?=\s|$)|[^\W\d_]:(?=\s|$)|«(?=\w)|\w»")
STRAIGHT_APOSTROPHE = re.compile(r"\w'\w")
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-\d")


def spoken(texts: Texts, language: str) -> dict[str, str]:
    """Every message as it is written, without what is filled in."""
    source = texts.messages[language].source
    rows = re.findall(r"^\s*(\.?[a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ \t]+[^.\s].*|\}))*)", source, re.M)
    return {key: PLACEHOLDER.sub("x", PLACEHOLDER.sub("x", text)) for key, text in rows}


def breaches(texts: Texts, language: str, *patterns: re.Pattern[str]) -> list[str]:
    return [
        f"{key}: {text}"
        for key, text in spoken(texts, language).items()
        if any(pattern.search(text) for pattern in patterns)
    ]


@every_source
def test_english_and_french_say_the_same_things(texts: Texts) -> None:
    differing = texts.keys("en") ^ texts.keys("fr")
    assert {key for key in differing if not key.endswith(".short")} == set()


@every_source
def test_english_and_french_speak_of_the_same_facts(texts: Texts) -> None:
    english, french = (texts.messages[code].placeholders for code in ("en", "fr"))
    both = english.keys() & french.keys()
    differing = {key: (english[key], french[key]) for key in both if english[key] != french[key]}
    assert differing == {}


@every_source
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_can_be_read_and_is_said_once(texts: Texts, language: str) -> None:
    assert texts.messages[language].unreadable == ()
    assert texts.messages[language].repeated == ()


@every_source
def test_french_puts_a_narrow_space_before_its_signs(texts: Texts) -> None:
    assert breaches(texts, "fr", WIDE_SPACE, NO_SPACE) == []


@every_source
@pytest.mark.parametrize("language", ["en", "fr"])
def test_apostrophes_are_curved_and_minus_signs_true(texts: Texts, language: str) -> None:
    assert breaches(texts, language, STRAIGHT_APOSTROPHE, HYPHEN_FOR_MINUS) == []


def test_the_ruler_itself_measures() -> None:
    bad = Texts({"fr": "a = Quoi ?\nb = Quoi?\nc = l'eau\nd = -3 points\ne = « oui »\n"})
    ruler = (WIDE_SPACE, NO_SPACE, STRAIGHT_APOSTROPHE, HYPHEN_FOR_MINUS)
    assert len(breaches(bad, "fr", *ruler)) == 5
    good = Texts({"fr": "a = Quoi\u202f?\nc = l’eau\nd = −3\ne = «\u202foui\u202f»\nf = 12:30\n"})
    assert breaches(good, "fr", *ruler) == []
