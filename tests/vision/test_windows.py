"""Somebody stands up and photographs the whole table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.vision import read_dice
from companion.vision.detecting import Found
from companion.vision.finding import closer_scale
from companion.vision.reading import Box
from companion.vision.windows import MOST, ROOM, SIDE, is_inside, windows_round
from tests.vision.throws import throw

WIDE, HIGH = 1900, 1400
spots = st.tuples(st.floats(0, WIDE - 1), st.floats(0, HIGH - 1))


@pytest.mark.parametrize(("seed", "die"), [(0, 24), (0, 20), (1, 20)])
def test_dice_of_a_few_pixels_on_a_large_picture_are_found_and_read(seed: int, die: int) -> None:
    dice = [(("white", "red", "black", "green")[n % 4], str(1 + n % 6)) for n in range(12)]
    thrown = throw(dice, seed=seed, width=3840, height=2160, die=die)
    read = read_dice(thrown.image).dice
    for one in thrown.dice:
        near = [die for die in read if die.box.overlap(one.box) > 0.5]
        assert [die.face for die in near] == [one.face]
    assert len(read) == len(dice)


@given(st.lists(spots, min_size=1, max_size=MOST))
def test_every_place_is_seen_whole_in_a_window(places: list[tuple[float, float]]) -> None:
    corners = windows_round(places, WIDE, HIGH)
    for place in places:
        assert any(is_inside(place, corner, (WIDE, HIGH), ROOM - 1) for corner in corners)


@given(st.lists(spots, max_size=3 * MOST))
def test_windows_lie_on_the_picture_and_are_never_too_many(
    places: list[tuple[float, float]],
) -> None:
    corners = windows_round(places, WIDE, HIGH)
    assert len(corners) <= min(MOST, len(places))
    for x, y in corners:
        assert 0 <= x <= WIDE - SIDE
        assert 0 <= y <= HIGH - SIDE


@given(st.tuples(st.floats(300, 1500), st.floats(300, 1000)))
def test_dice_that_lie_together_share_a_window(first: tuple[float, float]) -> None:
    x, y = first
    heap = [(x + across, y + down) for across in (0, 60, 130) for down in (0, 70, 130)]
    assert len(windows_round(heap, WIDE, HIGH)) == 1


def place(size: float, heat: float) -> Found:
    return Found(Box(100, 100, size, size), heat)


def test_what_hardly_looks_like_a_die_does_not_keep_the_table_from_being_looked_at_closer() -> None:
    assert closer_scale([place(90, 0.45)], 0.5) is not None
    assert closer_scale([], 0.5) is not None
    assert closer_scale([place(90, 0.85)], 0.5) is None


def test_the_smaller_dice_came_out_the_closer_the_next_look() -> None:
    near = closer_scale([place(36, 0.8)], 0.5)
    nearer = closer_scale([place(20, 0.8)], 0.5)
    assert near is not None
    assert nearer is not None
    assert nearer > near > 0.5
