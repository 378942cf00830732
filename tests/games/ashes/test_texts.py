"""Everything the game can say is said in both languages."""

import re
from pathlib import Path

import pytest

import companion.games.ashes
from companion.games.ashes.deck_cards import DECK_CARDS
from companion.games.ashes.game import game
from companion.games.ashes.phoenixborn import PHOENIXBORN
from companion.games.ashes.units import ALTERATIONS, UNITS
from companion.rules.check import check
from companion.texts.lookup import Texts, app_texts, texts_in

HERE = Path(companion.games.ashes.__file__).parent
SOURCE = "\n".join(file.read_text("utf-8") for file in HERE.glob("*.py"))
LANGUAGES = ("en", "fr")

SPOKEN = {
    "refusal": r'(?:require|must)\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*?, "([a-z_]+)"',
    "news": r'Announced\(\s*"([a-z_]+)"',
    "hint": r'Hint\(\s*"([a-z_]+)"',
}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return texts_in(HERE, under=app_texts())


def test_the_game_is_sound(texts: Texts) -> None:
    assert [str(problem) for problem in check(game, texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SPOKEN)
def test_every_reason_piece_of_news_and_hint_is_said(
    texts: Texts, kind: str, language: str
) -> None:
    keys = set(re.findall(SPOKEN[kind], SOURCE))
    assert keys
    assert [key for key in sorted(keys) if not texts.has(f"{kind}-{key}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_printed_name(texts: Texts, language: str) -> None:
    cards = {*DECK_CARDS, *UNITS, *ALTERATIONS, *PHOENIXBORN}
    assert [card for card in cards if not texts.has(f"card-{card}", language)] == []
    precons = {known.precon for known in PHOENIXBORN.values()}
    assert [deck for deck in precons if not texts.has(f"precon-{deck}", language)] == []


def test_both_languages_say_the_same_things_about_the_same_facts(texts: Texts) -> None:
    english, french = (texts.messages[language].placeholders for language in LANGUAGES)
    assert english == french


def test_no_french_punctuation_stands_after_a_plain_space(texts: Texts) -> None:
    lines = texts.messages["fr"].source.splitlines()
    assert [line for line in lines if re.search(r" [;?!]| : ", line) and line[0] != "#"] == []
