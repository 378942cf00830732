"""Single white and black pixels, as poor sensors and some collections add them, hide no pips."""

from __future__ import annotations

import cv2
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from companion.vision import read_dice
from companion.vision.specks import without_specks
from tests.vision.throws import throw


def salted(image: np.ndarray, share: float, seed: int = 5) -> np.ndarray:
    rng = np.random.default_rng(seed)
    chance = rng.random(image.shape[:2])
    image = image.copy()
    image[chance < share / 2] = 255
    image[chance > 1 - share / 2] = 0
    return image


def test_small_dice_under_many_specks_are_read() -> None:
    faces = ["2", "3", "4", "5", "6"]
    thrown = throw([("white", face) for face in faces], seed=4)
    small = cv2.resize(thrown.image, None, fx=0.45, fy=0.45, interpolation=cv2.INTER_AREA)
    assert sorted(die.face for die in read_dice(salted(small, 0.03)).dice) == faces


def test_nearly_all_specks_are_wiped_off_and_nothing_else_changes() -> None:
    plain = throw([("red", "5"), ("black", "3")], seed=6).image
    spoilt = salted(plain, 0.02)
    wiped = without_specks(spoilt)
    touched = (spoilt != plain).any(axis=2)
    left = (np.abs(wiped.astype(int) - plain).max(axis=2) > 60)[touched].mean()
    assert left < 0.2
    assert (wiped == plain).all(axis=2)[~touched].mean() > 0.999


def test_a_clean_photo_is_left_as_it_is() -> None:
    image = throw([("white", "6"), ("black", "6")], seed=1).image
    assert without_specks(image) is image


@given(st.integers(2, 4), st.booleans())
def test_pips_of_a_few_pixels_are_no_specks(side: int, light: bool) -> None:
    body, ink = (235, 10) if light else (20, 245)
    image = np.full((300, 300, 3), body, np.uint8)
    for x in range(20, 280, 12):
        for y in range(20, 280, 12):
            image[y : y + side, x : x + side] = ink
    assert (without_specks(image) == image).all()
