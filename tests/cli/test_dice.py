"""`companion dice` speaks of photos; how well it reads them is tested with the vision room."""

from __future__ import annotations

import json
from pathlib import Path

from companion.cli.dice import EXPECTATIONS, FIGURES, expected
from companion.cli.texts import sayer
from companion.vision.reading import COLOURS, PROBLEMS
from companion.vision.refusals import REFUSALS
from companion.vision.report import READ_COLUMNS
from companion.vision.score import Tally, figures
from tests.fixtures.running import asked


def test_a_file_that_is_no_photo_is_said_in_its_row(tmp_path: Path) -> None:
    (tmp_path / "words.jpg").write_text("words")
    said = asked("dice", "read", str(tmp_path / "words.jpg"), str(tmp_path / "none.jpg"))
    assert "this is not a picture" in said.stdout
    assert "there is no such file" in said.stdout
    assert said.returncode == 1  # so that a script notices


def test_the_column_of_question_marks_is_not_called_sure(tmp_path: Path) -> None:
    for language, heading in (("en", "To check"), ("fr", "À vérifier")):
        said = asked("dice", "read", str(tmp_path / "none.jpg"), "--language", language).stdout
        assert heading in said.splitlines()[0]


def test_json_keeps_the_keys(tmp_path: Path) -> None:
    said = asked("dice", "read", str(tmp_path / "none.jpg"), "--json", "--expect", "etherstone")
    assert json.loads(said.stdout)[0]["problem"] == "no_such_file"


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    answer = asked("dice", "score", str(tmp_path / "none"))
    assert (answer.returncode, answer.stderr.count("\n")) == (1, 1)


def test_a_folder_without_labels_is_one_sentence(tmp_path: Path) -> None:
    for labels in (None, "no json", "[1, 2]", '{"a.jpg": [{"box": [1, 2], "value": 3}]}'):
        if labels is not None:
            (tmp_path / "labels.json").write_text(labels)
        answer = asked("dice", "score", str(tmp_path))
        assert (answer.returncode, answer.stderr.count("\n")) == (1, 1)
        assert "labels.json" in answer.stderr


def test_every_colour_problem_column_and_figure_has_its_words() -> None:
    keys = [f"colour-{colour}" for colour in COLOURS]
    keys += [f"photo-{problem}" for problem in (*PROBLEMS, *REFUSALS, "no_such_file")]
    keys += [f"dice-{name}" for name in (*READ_COLUMNS, *FIGURES, "all", "doubtful")]
    assert set(figures(Tally())) < set(FIGURES)
    for language in ("en", "fr"):
        say = sayer(language)
        assert [key for key in keys if not say.has(key)] == []


def test_the_dice_of_a_game_can_be_expected() -> None:
    for game in EXPECTATIONS:
        wanted = expected(game)
        assert wanted
        assert wanted.count == len(EXPECTATIONS[game])
