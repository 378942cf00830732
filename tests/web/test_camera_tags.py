"""Tags of framed dice: each can be read, none hides a die."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.rules.inputs import DiceInput
from companion.texts.lookup import app_texts
from companion.web.camera_look import Check
from companion.web.camera_match import Spot, Wanted
from companion.web.camera_tags import SIDES, is_hidden, sides_of, tag_at

SIZE = (16.0, 12.0)
DIE = 10.0


def test_a_tag_stands_above_its_die() -> None:
    assert sides_of([(40.0, 40.0, DIE, DIE)], SIZE) == ["above"]


def test_at_the_upper_edge_it_stands_below() -> None:
    assert sides_of([(40.0, 2.0, DIE, DIE)], SIZE) == ["below"]


def test_at_the_upper_edge_with_a_die_close_below_it_stands_beside() -> None:
    upper, lower = (40.0, 2.0, DIE, DIE), (40.0, 20.0, DIE, DIE)
    assert sides_of([upper, lower], SIZE) == ["right", "below"]


def test_it_does_not_stand_between_two_dice_as_if_it_were_the_other_ones() -> None:
    upper, lower = (40.0, 2.0, DIE, DIE), (40.0, 26.0, DIE, DIE)
    assert sides_of([upper, lower], SIZE) == ["right", "below"]


def test_at_the_corner_it_stands_on_the_side_that_is_on_the_picture() -> None:
    upper, lower = (89.0, 2.0, DIE, DIE), (89.0, 14.0, DIE, DIE)
    assert sides_of([upper, lower], SIZE)[0] == "left"


def test_tags_of_dice_in_a_close_row_take_turns() -> None:
    row = [(20.0 + DIE * number, 40.0, DIE, DIE) for number in range(4)]
    assert sides_of(row, SIZE) == ["above", "below", "above", "below"]


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), unique=True, max_size=20))
def test_every_die_gets_a_side_and_where_there_is_room_none_is_hidden(cells: list) -> None:
    boxes = [(11.0 * x, 11.0 * y, DIE, DIE) for x, y in cells]
    sides = sides_of(boxes, SIZE)
    assert set(sides) <= set(SIDES)
    if len(boxes) == 2:
        tags = [tag_at(box, side, SIZE) for box, side in zip(boxes, sides, strict=True)]
        assert not is_hidden(tags[0], tags[1])


def test_on_a_slim_picture_no_tag_sticks_out_above_it() -> None:
    """It is drawn narrower than the phone, and a tag stays as large as a thumb needs it."""
    wanted = (Wanted("a", "red", "red"), Wanted("b", "black", "black"))
    read = [
        Spot((0.4, 0.06, 0.16, 0.08), "red", 4, sure=True),
        Spot((0.4, 0.8, 0.16, 0.08), "black", 2, sure=True),
    ]
    voice = app_texts().voice("en")
    check = Check(read, question=DiceInput("faces"), wanted=wanted, voice=voice, shape=0.5)
    assert check.ratio < 0.6
    assert [die.tag for die in check.dice] == ["below", "above"]
