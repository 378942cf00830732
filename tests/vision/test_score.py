"""`score` counts what a person would count, and the reports print it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import cv2
import pytest

from companion.vision.reading import Box, DiceReading, Die
from companion.vision.report import (
    read_rows,
    rows_as_json,
    rows_as_text,
    score_as_text,
    score_rows,
)
from companion.vision.score import Label, Tally, count, figures
from tests.vision.throws import Throw, throw


def die(face: str, *, x: float = 0, sure: bool = True, colour: str = "red") -> Die:
    return Die(Box(x, 0, 40, 40), colour, 0.9, face, 0.9, sure)


def label(face: str, *, x: float = 0, colour: str | None = None) -> Label:
    return Label(Box(x, 2, 40, 40), face, colour)


def counted(labels: list[Label], *dice: Die) -> dict[str, float | None]:
    tally = Tally()
    count(tally, "photo.jpg", labels, DiceReading(dice, (640, 480)))
    return figures(tally)


def test_a_photo_read_without_fault() -> None:
    result = counted([label("3"), label("5", x=100)], die("3"), die("5", x=100))
    assert (result["found"], result["precision"], result["value_right_of_found"]) == (1, 1, 1)
    assert (result["whole_photo_right"], result["right_of_sure"]) == (1, 1)


def test_a_missed_die_lowers_what_is_found_but_not_the_precision() -> None:
    result = counted([label("3"), label("5", x=100)], die("3"))
    assert (result["found"], result["precision"], result["whole_photo_right"]) == (0.5, 1, 0)


def test_an_extra_die_lowers_the_precision_and_counts_as_a_sure_mistake() -> None:
    result = counted([label("3")], die("3"), die("5", x=300))
    assert (result["found"], result["precision"], result["right_of_sure"]) == (1, 0.5, 0.5)
    assert result["extra_per_100_photos"] == 100


def test_a_wrong_value_that_was_not_called_sure_is_no_sure_mistake() -> None:
    result = counted([label("3")], die("2", sure=False))
    assert (result["value_right_of_found"], result["right_of_sure"]) == (0, None)


def test_a_die_nobody_can_read_counts_neither_way() -> None:
    result = counted([label("0"), label("5", x=100)], die("5", x=100))
    assert (result["found"], result["whole_photo_right"]) == (1, 1)
    assert counted([label("0")], die("4"))["precision"] is None


def test_colours_count_only_where_the_label_names_one() -> None:
    labels = [label("3", colour="red"), label("5", x=100, colour="blue"), label("1", x=200)]
    result = counted(labels, die("3"), die("5", x=100), die("1", x=200))
    assert result["colour_right"] == 0.5


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two labelled photos of our own making."""
    shots = {
        "a.png": throw([("red", "3"), ("white", "6")], seed=1),
        "b.png": throw([("black", "2")], seed=2),
    }
    (tmp_path / "images").mkdir()
    for name, thrown in shots.items():
        cv2.imwrite(str(tmp_path / "images" / name), thrown.image)
    content = {name: labels_of(thrown) for name, thrown in shots.items()}
    (tmp_path / "labels.json").write_text(json.dumps(content))
    return tmp_path


def labels_of(thrown: Throw) -> list[dict[str, object]]:
    return [
        {
            "box": [d.box.x, d.box.y, d.box.width, d.box.height],
            "value": int(d.face),
            "colour": d.colour,
        }
        for d in thrown.dice
    ]


def test_a_folder_is_scored_and_printed_as_one_table(folder: Path) -> None:
    rows = score_rows([folder])
    assert rows[0]["photos"] == "2"
    assert rows[0]["found"] == "100.0 %"
    text = score_as_text(rows, headings={"found": "trouvés"})
    assert "trouvés" in text
    assert "ms_per_photo" in text
    assert "100,0 %" in score_as_text(rows, point=",")


def test_photos_are_listed_with_colour_face_and_box(folder: Path) -> None:
    rows = list(read_rows([folder / "images" / "b.png"]))
    assert [(row.colour, row.face) for row in rows] == [("black", "2")]
    assert "black" in rows_as_text(rows)
    assert json.loads(rows_as_json(rows))[0]["face"] == "2"


def test_a_refused_or_missing_photo_is_one_row_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "note.jpg").write_text("no picture")
    rows = list(read_rows([tmp_path / "note.jpg", tmp_path / "gone.jpg"]))
    assert [row.problem for row in rows] == ["not_an_image", "no_such_file"]
    assert "not_an_image" in rows_as_text(rows)


def test_photos_that_cannot_be_read_are_counted_and_their_dice_are_missed(folder: Path) -> None:
    (folder / "images" / "a.png").write_text("no picture")
    (folder / "images" / "b.png").unlink()
    row = score_rows([folder])[0]
    assert (row["photos"], row["refused"], row["found"]) == ("2", "2", "0.0 %")


def test_a_folder_of_folders_gives_a_column_for_each_that_has_labels(folder: Path) -> None:
    inner = folder / "cloth"
    (folder / "spare").mkdir()
    inner.mkdir()
    (folder / "labels.json").rename(inner / "labels.json")
    (folder / "images").rename(inner / "images")
    assert [row["folder"] for row in score_rows([folder])] == ["cloth"]


def test_several_folders_are_also_counted_together(folder: Path) -> None:
    other = folder / "wood"
    shutil.copytree(folder / "images", other / "images")
    one_die_more = json.loads((folder / "labels.json").read_text())
    one_die_more["a.png"].append({"box": [1, 1, 9, 9], "value": 2})
    (other / "labels.json").write_text(json.dumps(one_die_more))
    rows = score_rows([folder, other], together="both")
    assert [(row["folder"], row["photos"], row["dice"]) for row in rows] == [
        (folder.name, "2", "3"),
        ("wood", "2", "4"),
        ("both", "4", "7"),
    ]
    assert rows[-1]["whole_photo_right"] == "75.0 %"
