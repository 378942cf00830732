"""Dice are made in many ways, and what lies beside them often looks like one."""

from __future__ import annotations

import numpy as np

from companion.vision import read_dice
from tests.vision.throws import table, throw
from training.dice import chips
from training.dice.measure_patterns import PANEL, picture


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


def test_stacks_of_poker_chips_beside_the_dice_are_no_dice() -> None:
    thrown = throw([("white", "3"), ("red", "5")], seed=2, width=900, height=900, die=110)
    mistaken = []
    for seed in range(8):
        rng = np.random.default_rng(seed)
        image = np.hstack([thrown.image, table(700, 900, seed)])
        for spot in ((200.0, 350.0), (480.0, 300.0), (330.0, 700.0)):
            chips.lay(image[:, 900:], np.array(spot), 130.0, rng)
        dice = read_dice(image).dice
        assert {die.face for die in dice if die.box.x < 850} == {"3", "5"}
        mistaken += [die for die in dice if die.box.x > 850]
    assert len(mistaken) <= 1
    assert not any(die.sure for die in mistaken)
