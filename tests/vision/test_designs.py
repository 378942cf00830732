"""Dice are made in many ways, and what lies beside them often looks like one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

from companion.vision import Die, read_dice
from tests.vision.throws import table, throw
from training.dice import chips, polyhedra, screens
from training.dice.measure_patterns import PANEL, picture

SCREENS = Path(__file__).parents[2] / "static" / "pictures"


def test_dice_with_a_disc_or_a_square_under_their_pips_are_read_like_others() -> None:
    rng = np.random.default_rng(11)
    missed, wrong = 0, 0
    for _ in range(20):
        image, labels = picture(PANEL, rng)
        dice = read_dice(image).dice
        for label in labels:
            near = [die for die in dice if die.box.overlap(label.box) > 0.5]
            missed += not near
            wrong += any(die.sure and die.face != label.face for die in near)
    assert missed <= 3  # of eighty
    assert not wrong


def mistaken_beside(put: Callable[[np.ndarray, np.random.Generator], None]) -> list[Die]:
    """What is taken for dice where `put` lays something else; the dice beside it are read."""
    thrown = throw([("white", "3"), ("red", "5")], seed=2, width=900, height=900, die=110)
    mistaken: list[Die] = []
    for seed in range(8):
        image = np.hstack([thrown.image, table(700, 900, seed)])
        put(image[:, 900:], np.random.default_rng(seed))
        dice = read_dice(image).dice
        assert {die.face for die in dice if die.box.x < 850} == {"3", "5"}
        mistaken += [die for die in dice if die.box.x > 850]
    return mistaken


def test_stacks_of_poker_chips_beside_the_dice_are_no_dice() -> None:
    def put(image: np.ndarray, rng: np.random.Generator) -> None:
        for spot in ((200.0, 350.0), (480.0, 300.0), (330.0, 700.0)):
            chips.lay(image, np.array(spot), 130.0, rng)

    mistaken = mistaken_beside(put)
    assert len(mistaken) <= 1
    assert not any(die.sure for die in mistaken)


def test_dice_of_other_sides_beside_the_dice_are_none_of_them() -> None:
    def put(image: np.ndarray, rng: np.random.Generator) -> None:
        for spot in ((200.0, 250.0), (480.0, 350.0), (330.0, 700.0)):
            polyhedra.lay(image, np.array(spot), 130.0, rng)

    mistaken = mistaken_beside(put)
    assert len(mistaken) <= 4  # of twenty-four
    assert not any(die.sure for die in mistaken)


def test_a_phone_beside_the_dice_shows_no_dice() -> None:
    def put(image: np.ndarray, rng: np.random.Generator) -> None:
        screens.lay(image, np.array((350.0, 450.0)), 70.0, rng)

    mistaken = mistaken_beside(put)
    assert len(mistaken) <= 2  # of more than eighty drawn ones
    assert not any(die.sure for die in mistaken)


def test_the_pictures_of_our_own_screens_show_no_dice() -> None:
    for name in ("board.png", "phone.png"):
        image = cv2.imread(str(SCREENS / name))
        assert not read_dice(image).dice
