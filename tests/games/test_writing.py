"""The guide to writing a game names every word there is, and its examples work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.file_games import shelve_file
from companion.rules.toml_actions import INPUTS, WHO
from companion.rules.toml_conditions import AMONG, WHOSE
from companion.rules.toml_effects import EFFECTS
from companion.rules.toml_game import TURNS
from companion.rules.toml_parts import KINDS
from companion.rules.toml_scores import WAYS

GUIDE = (Path(__file__).parents[2] / "companion" / "games" / "WRITING.md").read_text("utf-8")
WORDS = {*INPUTS, *WHO, *AMONG, *WHOSE, *EFFECTS, *TURNS, *KINDS, *WAYS}


def words_in_rules() -> set[str]:
    """Every word a file is asked for, read from the modules that ask."""
    verbs = "text|word|whole|maybe|yes|items|table|named|has|raw"
    asked = re.compile(rf'(?:table|ways|file|about|wish|of)\.(?:{verbs})\(\s*"([a-z_]+)"')
    rules = Path(__file__).parents[2] / "companion" / "rules"
    return {word for file in rules.glob("toml_*.py") for word in asked.findall(file.read_text())}


@pytest.mark.parametrize("word", sorted(WORDS | words_in_rules()))
def test_the_guide_names_every_word(word: str) -> None:
    assert re.search(rf"\b{word}\b", GUIDE)


@pytest.mark.parametrize("example", re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL))
def test_an_example_of_the_guide_is_a_sound_game(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(example, encoding="utf-8")
    assert shelve_file(file).game.key == "example"
