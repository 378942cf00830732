"""What part of a photo a phone shows: all dice, as large as they can be, and some table."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.web.camera_look import WHOLE, window_round

corners = st.tuples(
    st.floats(0, 0.9), st.floats(0, 0.9), st.floats(0.005, 0.1), st.floats(0.005, 0.1)
)


@given(st.lists(corners, min_size=1, max_size=8), st.floats(0.5, 2.0))
def test_every_die_is_on_the_part_that_is_shown(
    boxes: list[tuple[float, float, float, float]], shape: float
) -> None:
    left, top, wide, high = window_round(boxes, shape)
    for x, y, w, h in boxes:
        assert left <= x
        assert top <= y
        assert x + w <= left + wide + 1e-9
        assert y + h <= top + high + 1e-9
    assert left >= 0
    assert top >= 0
    assert left + wide <= 1 + 1e-9
    assert top + high <= 1 + 1e-9


def test_small_dice_of_a_whole_table_are_shown_large_enough_to_be_checked() -> None:
    die = 0.012  # forty-five pixels of four thousand
    heap = [(0.5 + across * 1.5 * die, 0.5, die, die) for across in range(5)]
    _, _, wide, _ = window_round(heap, 1.0)
    assert die / wide > 1 / 13  # thirty of a phone's pixels


def test_a_single_large_die_is_not_blown_up() -> None:
    _, _, wide, _ = window_round([(0.4, 0.4, 0.05, 0.05)], 1.0)
    assert wide >= 0.3 - 1e-9


def test_without_dice_the_whole_photo_is_shown() -> None:
    assert window_round([], 1.3) == WHOLE
