"""`companion games` lists and checks the shelf."""

from __future__ import annotations

from pathlib import Path

from companion.games.shelf import Shelf
from tests.fixtures.running import asked


def test_every_game_of_the_box_is_listed(tmp_path: Path) -> None:
    answer = asked("games", "--data", str(tmp_path), COLUMNS="200")
    assert answer.returncode == 0, answer.stdout
    for game in Shelf().all():
        assert game.key in answer.stdout


def test_the_names_are_french_for_those_who_ask(tmp_path: Path) -> None:
    answer = asked("games", "--data", str(tmp_path), "--language", "fr", COLUMNS="200")
    assert "Le Verger du hérisson" in answer.stdout


def test_a_broken_file_is_named_with_its_line_and_stops_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "mine.toml").write_text('name = "one"\nseats = [2\n', encoding="utf-8")
    answer = asked("games", "--data", str(tmp_path), COLUMNS="200")
    assert answer.returncode == 1
    assert "mine.toml, line " in answer.stdout
    assert "hedgehog_orchard" in answer.stdout
