"""Everything the Vale names speaks English and French; nothing is invented."""

import re
from pathlib import Path

import pytest

import companion.games.vale as vale_room
from companion.games.vale import game
from companion.games.vale.creatures import CREATURES
from companion.games.vale.tiles import TILES
from companion.rules.check import check
from companion.texts.lookup import Texts, app_texts, texts_in

HERE = Path(vale_room.__file__).parent
TEXTS: Texts = texts_in(HERE, under=app_texts())
SOURCES = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))

KNOWN_IN_FRENCH = {
    "hephaestus": "Héphestos",
    "pegasus": "Pégase",
    "cerberus": "Cerbère",
    "totem_pole": "Mât totémique",
    "dragon_egg": "Œuf de dragon",
    "mandrake": "Mandragore",
    "belphegor": "Belphégor",
}


def test_the_game_is_sound() -> None:
    assert check(game, TEXTS) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_against_something_can_be_said(language: str) -> None:
    spoken = r'(?:require|must)\(.*"([a-z_]+)"(?:, \w+=.*)?\)$'
    keys = set(re.findall(spoken, SOURCES, re.MULTILINE))
    assert len(keys) > 20
    for key in keys:
        assert TEXTS.has(f"refusal-{key}", language), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_of_an_effect_can_be_said(language: str) -> None:
    effects = [(id, e) for id, c in CREATURES.items() for e in (c.instant, c.hourglass)]
    effects += [(id, tile.effect) for id, tile in TILES.items()]
    for id, effect in effects:
        ways = effect.ways if effect is not None else ()
        for number in range(len(ways) if len(ways) > 1 else 0):
            assert TEXTS.has(f"way-{id}-{number}", language), id


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hint_and_every_piece_of_news_can_be_said(language: str) -> None:
    hints = re.findall(r'Hint\("([a-z_]+)"', SOURCES)
    news = [*re.findall(r'Announced\("([a-z_]+)"', SOURCES), "threshold_reached", "threshold_lost"]
    assert hints
    for key in (*(f"hint-{key}" for key in hints), *(f"news-{key}" for key in news)):
        assert TEXTS.has(key, language), key


def test_french_names_are_known_ones_or_the_english_name() -> None:
    for id, creature in CREATURES.items():
        assert TEXTS.say(f"card-{id}", "en") == creature.name
        assert TEXTS.say(f"card-{id}", "fr") == KNOWN_IN_FRENCH.get(id, creature.name)


def test_both_languages_have_the_same_keys_and_facts() -> None:
    english, french = (TEXTS.messages[language] for language in ("en", "fr"))
    assert english.placeholders == french.placeholders
    for messages in (english, french):
        assert messages.unreadable == ()
        assert messages.repeated == ()


def test_french_marks_stand_after_a_narrow_space() -> None:
    lines = (HERE / "fr.ftl").read_text("utf-8").splitlines()
    for line in lines:
        if not line.startswith("#"):
            assert not re.search(r"[^\u202f ][;?!]| [:;?!](\s|$)", line), line
