"""Doubtful dice are looked at once more, in a mirror."""

import numpy as np
import pytest

from companion.vision.crops import NOT_A_DIE, NUMERALS, SYMBOL, look_at, may_be_pips
from companion.vision.detecting import Found
from companion.vision.lenses import CHECKER, READER, Lens
from companion.vision.reading import Box
from tests.vision.throws import Throw, throw


@pytest.fixture(scope="module")
def thrown() -> Throw:
    return throw([("white", "3"), ("red", "5"), ("black", "2")], seed=2)


@pytest.mark.parametrize("lens", [READER, CHECKER])
def test_in_a_mirror_a_die_shows_the_same_pips_in_the_same_place(lens: Lens, thrown: Throw) -> None:
    for die in thrown.dice:
        away = Box(die.box.x + die.box.width * 0.12, die.box.y, die.box.width, die.box.height)
        (plain,) = lens.tellings(thrown.image, [away])
        (turned,) = lens.tellings(thrown.image, [away], mirrored=True)
        assert plain.faces.argmax() == turned.faces.argmax() == int(die.face) - 1
        assert turned.frame.overlap(die.box) > away.overlap(die.box)


def test_a_photo_and_its_mirror_image_are_judged_alike(thrown: Throw) -> None:
    width = thrown.image.shape[1]
    turned = np.ascontiguousarray(thrown.image[:, ::-1])
    for die in thrown.dice:
        box = die.box
        across = Box(width - box.x - box.width, box.y, box.width, box.height)
        (one,) = look_at(thrown.image, [Found(box, 0.3)])
        (other,) = look_at(turned, [Found(across, 0.3)])
        assert np.abs(one.faces - other.faces).max() < 0.02
        assert np.abs(one.checked - other.checked).max() < 0.02


def test_numerals_and_drawings_are_not_asked_about_in_a_mirror() -> None:
    def clear(face: int) -> np.ndarray:
        faces = np.full(14, 0.01, np.float32)
        faces[face] = 0.87
        return faces

    assert may_be_pips(clear(0))
    assert may_be_pips(clear(5))
    assert not may_be_pips(clear(NUMERALS))
    assert not may_be_pips(clear(SYMBOL))


def test_what_may_be_no_die_is_asked_about_both_ways(thrown: Throw) -> None:
    box = thrown.dice[0].box
    (look,) = look_at(thrown.image, [Found(box, 0.3)])
    assert look.faces[NOT_A_DIE] < 0.5
    assert len(look.frames) == 4


def test_what_is_no_die_to_reader_and_checker_costs_no_look_in_a_mirror(thrown: Throw) -> None:
    corner = Box(2, 2, 40, 40)  # plain wood
    (hot,) = look_at(thrown.image, [Found(corner, 0.9)])
    assert len(hot.frames) == 2
    (cold,) = look_at(thrown.image, [Found(corner, 0.3)])
    assert len(cold.frames) == 1
