"""Colours are given out together when each occurs once."""

from __future__ import annotations

from itertools import permutations

import cv2
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from companion.vision.colours import assigned, colour_alone, together
from companion.vision.crops import tone_of
from companion.vision.reading import COLOURS

FIVE = ("red", "black", "green", "white", "purple")


def leaning(**weights: float) -> np.ndarray:
    chances = np.full(len(COLOURS), 0.001, np.float32)
    for name, weight in weights.items():
        chances[COLOURS.index(name)] = weight
    return chances / chances.sum()


def test_a_die_alone_has_its_likeliest_colour() -> None:
    assert colour_alone(leaning(red=0.9, orange=0.1))[0] == "red"


def test_two_dark_dice_are_told_apart_because_only_one_is_black() -> None:
    dice = [leaning(black=0.6, purple=0.4), leaning(black=0.9, purple=0.1)]
    given_out = together(dice, ("black", "purple"), [1.0, 1.0])
    assert {i: name for i, (name, _) in given_out.items()} == {0: "purple", 1: "black"}


def test_of_six_candidates_for_five_colours_the_doubtful_one_is_left_over() -> None:
    dice = [leaning(**{name: 0.9}) for name in FIVE] + [leaning(red=0.9)]
    given_out = together(dice, FIVE, [1.0, 1.0, 1.0, 1.0, 1.0, 0.3])
    assert sorted(given_out) == [0, 1, 2, 3, 4]
    assert [given_out[i][0] for i in range(5)] == list(FIVE)


def test_a_die_of_an_odd_tint_takes_the_colour_that_is_left_and_is_not_lost() -> None:
    odd = np.full(len(COLOURS), 1e-9, np.float32)  # white, tinted by the cloth
    odd[COLOURS.index("blue")] = 1.0
    dice = [leaning(**{name: 0.9}) for name in FIVE if name != "white"] + [odd]
    colour, confidence = together(dice, FIVE, [1.0, 1.0, 1.0, 1.0, 0.8])[4]
    assert colour == "white"
    assert confidence < 0.9  # a person is asked


def test_a_close_call_between_two_colours_is_not_confident() -> None:
    alike = [leaning(black=0.5, purple=0.5), leaning(black=0.5, purple=0.5)]
    assert together(alike, ("black", "purple"), [1.0, 1.0])[0][1] < 0.6
    clear = [leaning(black=0.98), leaning(purple=0.98)]
    assert together(clear, ("black", "purple"), [1.0, 1.0])[0][1] > 0.95


scores = st.lists(st.lists(st.floats(-9, 9), min_size=3, max_size=3), min_size=3, max_size=3)


@given(scores)
def test_no_other_way_of_giving_out_the_colours_is_better(rows: list[list[float]]) -> None:
    table = np.array(rows, np.float32) + 20  # leaving a die out is never worth it
    total, given_out = assigned(table)
    best = max(
        sum(table[i, column] for i, column in enumerate(order)) for order in permutations(range(3))
    )
    assert abs(total - best) < 1e-3
    assert sorted(given_out.values()) == [0, 1, 2]


def test_gloss_on_top_of_a_die_does_not_change_what_it_is_made_of() -> None:
    dull = np.full((64, 64, 3), (40, 70, 25), np.uint8)
    glossy = dull.copy()
    cv2.circle(glossy, (32, 32), 17, (190, 190, 190), -1)
    black = np.full((64, 64, 3), (30, 30, 30), np.uint8)
    cv2.circle(black, (32, 32), 17, (190, 190, 190), -1)
    assert apart(tone_of(glossy), tone_of(dull)) < 3
    assert apart(tone_of(glossy), tone_of(black)) > 12


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return float(np.linalg.norm(np.subtract(one, other)))
