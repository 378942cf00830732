"""Whether something is a die is weighed from several opinions and from the photo as a whole."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from companion.vision.crops import NOT_A_DIE, Look, look_at
from companion.vision.detecting import Found
from companion.vision.finding import find_dice
from companion.vision.judging import Scene, die_chance, judge, scene_of, shown
from companion.vision.reading import Box
from tests.vision.throws import table, throw

QUIET = Scene(usual=40.0, busy=0.0)


def faces(three: float, no_die: float) -> np.ndarray:
    """A three with this chance, no die with that one; the rest is spread over the other faces."""
    chances = np.full(14, (1 - three - no_die) / 12, np.float32)
    chances[2], chances[NOT_A_DIE] = three, no_die
    return chances


def place(pixels: float = 40.0, heat: float = 0.5) -> Found:
    return Found(Box(0, 0, pixels, pixels), heat)


def seen(own: np.ndarray, asked: np.ndarray | None = None) -> Look:
    return Look(own, np.full(10, 0.1, np.float32), np.ones(64, np.float32), asked=asked)


DOUBTFUL = seen(faces(0.6, 0.3))


@given(st.floats(0.05, 0.9), st.floats(0.01, 0.09))
def test_the_hotter_a_place_the_likelier_a_die(heat: float, more: float) -> None:
    cooler, hotter = place(heat=heat), place(heat=heat + more)
    assert die_chance(hotter, DOUBTFUL, QUIET) > die_chance(cooler, DOUBTFUL, QUIET)


@given(st.integers(0, 30))
def test_the_busier_the_table_the_more_it_takes_to_pass_for_a_die(things: int) -> None:
    busy, busier = (Scene(40.0, float(np.log1p(count))) for count in (things, things + 3))
    assert die_chance(place(), DOUBTFUL, busier) < die_chance(place(), DOUBTFUL, busy)


def test_a_place_of_few_pixels_has_more_to_prove() -> None:
    few, many = (die_chance(place(pixels), DOUBTFUL, Scene(pixels, 0.0)) for pixels in (12.0, 50.0))
    assert few < many


def test_dice_of_one_throw_are_of_one_size() -> None:
    assert die_chance(place(90), DOUBTFUL, QUIET) < die_chance(place(41), DOUBTFUL, QUIET)


def test_what_the_checker_takes_for_no_die_hardly_passes() -> None:
    backed = die_chance(place(), seen(faces(0.6, 0.3), faces(0.95, 0.01)), QUIET)
    denied = die_chance(place(), seen(faces(0.6, 0.3), faces(0.02, 0.95)), QUIET)
    assert denied < die_chance(place(), DOUBTFUL, QUIET) < backed


def test_what_a_die_shows_is_what_both_networks_make_of_it() -> None:
    five = np.roll(faces(0.99, 0.0), 2)
    look = seen(faces(0.5, 0.0), five)
    assert judge(place(), look, QUIET).best.face in ("3", "5")
    assert shown(look)[2] < shown(seen(faces(0.5, 0.0)))[2]
    assert np.isclose(shown(look).sum(), 1)


def test_things_that_are_no_dice_make_a_table_busy() -> None:
    looks = [seen(faces(0.9, 0.0)), seen(faces(0.0, 0.9)), seen(faces(0.1, 0.8))]
    scene = scene_of([place(40), place(70), place(70)], looks)
    assert scene.usual == 40
    assert np.isclose(scene.busy, np.log(3))


def test_all_that_may_be_dice_is_checked_and_only_doubtful_ones_in_a_mirror() -> None:
    thrown = throw([("white", "3"), ("red", "5"), ("black", "2")], seed=2)
    dice = [replace(one, heat=0.9) for one in find_dice(thrown.image)[:3]]
    once, again = 2, 4  # frames: reader and checker, then both in a mirror
    assert [len(look.frames) for look in look_at(thrown.image, dice)] == [once] * 3
    blurred = cv2.GaussianBlur(thrown.image, (0, 0), 7)
    assert again in [len(look.frames) for look in look_at(blurred, dice)]


def test_what_is_plainly_no_die_is_not_checked() -> None:
    (look,) = look_at(table(800, 600, 7), [Found(Box(300, 200, 80, 80), 0.4)])
    assert look.asked is None
    assert look.faces[NOT_A_DIE] > 0.8
