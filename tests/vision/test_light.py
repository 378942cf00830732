"""A dim photograph is read as if somebody had turned up the lamp."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis.extra.numpy import arrays

from companion.vision import read_dice
from companion.vision.light import brightened
from tests.vision.throws import lit, throw


def test_dice_in_the_dark_are_found_and_read() -> None:
    faces = ["1", "2", "3", "4", "5", "6"]
    colours = ["red", "white", "green", "blue", "yellow", "purple"]
    thrown = throw(list(zip(colours, faces, strict=True)), seed=3)
    dark = lit(thrown.image, red=0.1, green=0.1, blue=0.1)
    assert sorted(die.face for die in read_dice(dark).dice) == faces


def test_a_bright_photo_is_left_as_it_is() -> None:
    image = throw([("white", "3")], seed=1).image
    assert brightened(image) is image


def test_a_single_speck_of_light_does_not_keep_a_photo_dark() -> None:
    image = np.full((400, 400, 3), 30, np.uint8)
    image[200, 200] = 255
    assert brightened(image)[0, 0, 0] > 150


@given(arrays(np.uint8, (8, 12, 3)))
def test_nothing_ever_gets_darker_and_black_stays_black(image: np.ndarray) -> None:
    brighter = brightened(image)
    assert brighter.shape == image.shape
    assert (brighter >= image).all()
    assert (brighter[image == 0] == 0).all()
