"""Teach it your dice: a few photos of each face, and it reads them from then on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vision import Expected, read_dice
from companion.vision.taught import NotTaught, TaughtFaces, sets_in
from tests.vision.throws import throw

FACES = {"ladder": "glyph 433", "star": "glyph 443", "knot": "glyph 437", "house": "glyph 422"}


def photo_of(glyph: str, seed: int) -> np.ndarray:
    return throw([("blue", glyph)], seed=seed, width=400, height=300, die=80).image


@pytest.fixture(scope="module")
def taught() -> TaughtFaces:
    dice = TaughtFaces("My promo dice")
    for name, glyph in FACES.items():
        for seed in (1, 2, 3, 4):
            dice = dice.learn(name, photo_of(glyph, seed))
    return dice


def test_taught_faces_are_read_in_new_photos(taught: TaughtFaces) -> None:
    answers = []
    for name, glyph in FACES.items():
        for seed in (11, 12, 13, 14, 15):
            reading = read_dice(photo_of(glyph, seed), Expected.of(taught, count=1))
            answers.append((name, reading.dice[0].face if reading.dice else None))
    right = sum(name == answer for name, answer in answers)
    assert right >= 17, answers


def test_a_face_that_looks_like_its_lessons_is_sure_however_strange_its_drawing(
    taught: TaughtFaces,
) -> None:
    lessons = [photo_of(glyph, 1) for glyph in FACES.values()]
    dice = [die for photo in lessons for die in read_dice(photo, Expected.of(taught)).dice]
    assert [die.face for die in dice] == list(FACES)
    assert all(die.sure for die in dice)


def test_it_says_how_sure_it_is_of_each_face(taught: TaughtFaces) -> None:
    reports = {report.face: report for report in taught.report()}
    assert set(reports) == set(FACES)
    assert all(report.lessons == 4 for report in reports.values())
    assert all(0 <= (report.recognised or 0) <= 1 for report in reports.values())


def test_one_photo_alone_cannot_say_how_sure_it_is() -> None:
    dice = TaughtFaces("One").learn("star", photo_of("glyph 443", 1))
    assert dice.report()[0].recognised is None


def test_a_set_survives_being_saved_and_loaded(taught: TaughtFaces, tmp_path: Path) -> None:
    path = taught.save(tmp_path)
    assert sets_in(tmp_path) == (path,)
    again = TaughtFaces.load(path)
    assert (again.name, again.faces) == (taught.name, taught.faces)
    assert again.to_bytes() == taught.to_bytes()
    photo = photo_of("glyph 443", 21)
    assert read_dice(photo, Expected.of(again)) == read_dice(photo, Expected.of(taught))


def test_a_face_can_be_forgotten(taught: TaughtFaces) -> None:
    assert "star" not in taught.forget("star").faces
    assert "star" in taught.faces


def test_a_name_from_anywhere_stays_inside_the_folder(tmp_path: Path) -> None:
    path = TaughtFaces("../../etc/Dés d’été").save(tmp_path / "dice")
    assert path.parent == tmp_path / "dice"


def test_a_photo_without_a_die_teaches_nothing() -> None:
    with pytest.raises(NotTaught, match="no_die"):
        TaughtFaces("None").learn("star", throw([], seed=3, width=400, height=300).image)


def test_a_photo_with_two_dice_does_not_say_which_one_is_meant() -> None:
    two = throw([("red", "1"), ("white", "5")], seed=3, width=600, height=400, die=70).image
    with pytest.raises(NotTaught, match="many_dice"):
        TaughtFaces("Two").learn("star", two)


def test_ordinary_pips_are_still_read_beside_taught_faces(taught: TaughtFaces) -> None:
    thrown = throw([("white", "5")], seed=3, width=400, height=300, die=80)
    assert read_dice(thrown.image, Expected.of(taught)).dice[0].face == "5"


@given(
    st.binary(max_size=200)
    | st.just(b'{"dice": 1, "name": 3, "lessons": [{"face": 1, "crop": "AA"}]}')
)
def test_a_file_of_another_kind_is_refused(content: bytes) -> None:
    with pytest.raises(NotTaught, match="not_a_dice_file"):
        TaughtFaces.from_bytes(content)
