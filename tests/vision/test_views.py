"""A photo is taken from wherever a person sits."""

from __future__ import annotations

import numpy as np

from companion.vision import read_dice
from companion.vision.score import Tally, count
from training.dice.measure_patterns import LOW, picture


def test_from_low_down_the_top_is_read_and_not_the_larger_front() -> None:
    rng, tally = np.random.default_rng(12), Tally()
    for number in range(25):
        image, labels = picture(LOW, rng)
        count(tally, str(number), labels, read_dice(image))
    assert tally.dice == tally.found == 100
    assert tally.right >= 99
    assert tally.sure >= 90  # few are asked about
    assert tally.sure_right == tally.sure
    assert not tally.extra
