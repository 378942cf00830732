"""Whatever a game written in code can say is said in English and in French, and said well."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.games
from companion.games.shelf import Shelf
from companion.texts.lookup import Texts
from companion.texts.messages import LANGUAGES

GAMES = Path(companion.games.__file__).parent
FEWEST = {"ashes": 60, "etherstone": 40, "vale": 40, "vindication": 60}
"""Game → how many hints, announcements and refusals its code utters at least: a reading that
finds less has missed something."""

UTTERED = {
    "Hint": ("hint", 0),
    "Announced": ("news", 0),
    "Need": ("refusal", 0),
    "require": ("refusal", 1),
    "must": ("refusal", 1),
}
"""What utters a key → the kind of message, and which argument holds the key."""

SHELF = Shelf()
every_game = pytest.mark.parametrize("game", FEWEST)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def texts_of(game: str) -> Texts:
    return SHELF.texts(game)


def keys_in_the_rules(game: str) -> Iterator[str]:
    """Every hint, announcement and refusal the code can utter."""
    for source in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield from keys_in(node, node.func.id)


def keys_in(call: ast.Call, name: str) -> Iterator[str]:
    kind, at = UTTERED.get(name, ("", 0))
    if kind and len(call.args) > at:
        words = (word.value for word in ast.walk(call.args[at]) if isinstance(word, ast.Constant))
        yield from (f"{kind}-{word}" for word in words if isinstance(word, str))


def is_said(game: str, key: str, language: str) -> bool:
    """Of a key put together from two words the code shows the beginning, `not_in_`."""
    known = texts_of(game).messages[language].placeholders
    begun = key.endswith("_") and any(message.startswith(key) for message in known)
    return begun or texts_of(game).has(key, language)


def french_lines(game: str) -> list[str]:
    files = ((GAMES / game / "fr.ftl"), *(GAMES / game / "fr").glob("*.ftl"))
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if not line.startswith("#")]


def test_every_game_written_in_code_is_read_here() -> None:
    assert {file.parent.name for file in GAMES.glob("*/fr.ftl")} == set(FEWEST)


@every_game
def test_both_languages_say_the_same_things_with_the_same_facts(game: str) -> None:
    english, french = (texts_of(game).messages[code].placeholders for code in ("en", "fr"))
    must_be = {key for key in {*english, *french} if not key.endswith(".short")}
    assert {key for key in must_be if key not in english or key not in french} == set()
    assert {key for key in must_be if english[key] != french[key]} == set()


@both_languages
@every_game
def test_whatever_the_rules_say_has_words(game: str, language: str) -> None:
    keys = set(keys_in_the_rules(game))
    assert len(keys) > FEWEST[game]
    assert {key for key in keys if not is_said(game, key, language)} == set()


@both_languages
@every_game
def test_every_piece_of_the_player_aid_has_a_title_to_search_by(game: str, language: str) -> None:
    items = [f"aid-{topic.key}-{item}" for topic in SHELF.game(game).aid for item in topic.items]
    assert items
    assert [item for item in items if not texts_of(game).has(f"{item}.title", language)] == []


@both_languages
@every_game
def test_nothing_is_written_that_nobody_can_read(game: str, language: str) -> None:
    messages = texts_of(game).messages[language]
    assert (messages.unreadable, messages.repeated) == ((), ())


@every_game
def test_french_has_narrow_spaces_and_a_true_minus(game: str) -> None:
    said = french_lines(game)
    assert [line for line in said if re.search(r"[^\s=][ \u00a0][:;?!](\s|$)", line)] == []
    assert [line for line in said if re.search(r"\w[:;?!](\s|$)", line)] == []
    assert [line for line in said if re.search(r"(?<![\w>])-\d", line)] == []
    assert [line for line in said if re.search("«(?!\u202f)|(?<!\u202f)»", line)] == []
