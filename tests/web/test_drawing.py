"""Dials, charts and lids: where things lie when drawn."""

import itertools
import math
import re

from hypothesis import given
from hypothesis import strategies as st

from companion.web import drawing

NUMBERS = st.integers(-500, 500)
SERIES = st.lists(st.lists(NUMBERS, min_size=1, max_size=40), min_size=1, max_size=6).map(
    lambda lines: list(enumerate(lines, start=1))
)


def test_a_negative_number_is_written_with_a_true_minus_sign() -> None:
    assert drawing.number(-7) == "−7"
    assert [drawing.change(by) for by in (4, 0, -2)] == ["+4", "0", "−2"]


def test_a_life_dial_has_one_bead_per_life_and_as_many_lit_as_there_are() -> None:
    dial = drawing.dial_points(9, at_most=16, start=11)
    assert len(dial.beads) == 16
    assert [bead.is_on for bead in dial.beads] == [True] * 9 + [False] * 7
    assert dial.start is not None


def test_a_long_range_is_one_arc_instead_of_beads() -> None:
    dial = drawing.dial_points(37, at_most=80)
    assert dial.beads == ()
    assert (dial.reached, dial.span) == (37, 80)


def test_a_range_may_begin_below_zero() -> None:
    dial = drawing.dial_points(-3, at_least=-10, at_most=10)
    assert sum(bead.is_on for bead in dial.beads) == 7


@given(value=NUMBERS, at_least=st.integers(-50, 50), span=st.integers(0, 300))
def test_the_knob_never_leaves_the_ring(value: int, at_least: int, span: int) -> None:
    dial = drawing.dial_points(value, at_least=at_least, at_most=at_least + span)
    away = math.hypot(dial.knob.x - drawing.CENTRE, dial.knob.y - drawing.CENTRE)
    assert abs(away - drawing.RADIUS) < 0.1
    assert 0 <= dial.reached <= dial.span


@given(values=st.lists(NUMBERS))
def test_an_axis_holds_every_value_and_zero_in_a_few_even_steps(values: list[int]) -> None:
    steps = drawing.nice_steps(values)
    assert steps[0] <= min([0, *values])
    assert steps[-1] >= max([0, *values])
    assert 2 <= len(steps) <= 8
    assert len({b - a for a, b in itertools.pairwise(steps)}) == 1


@given(series=SERIES)
def test_every_line_stays_inside_its_frame(series: list[tuple[int, list[int]]]) -> None:
    chart = drawing.chart_lines(series)
    for line in chart.lines:
        for x, y in re.findall(r"([\d.-]+) ([\d.-]+)", line.path):
            assert chart.frame.left <= float(x) <= chart.wall
            assert chart.frame.top - 0.1 <= float(y) <= chart.floor + 0.1


@given(series=SERIES)
def test_no_crest_at_the_end_of_a_line_covers_another(
    series: list[tuple[int, list[int]]],
) -> None:
    for frame in (drawing.PHONE, drawing.BOARD):
        heights = sorted(line.end.y for line in drawing.chart_lines(series, frame=frame).lines)
        gaps = [b - a for a, b in itertools.pairwise(heights)]
        assert all(gap >= frame.crest * 2 for gap in gaps)
        assert heights[0] - frame.crest + 1 >= 0
        assert heights[-1] + frame.crest <= frame.height


def test_every_seat_has_a_dash_of_its_own() -> None:
    lines = drawing.chart_lines([(seat, [0, seat]) for seat in range(1, 7)]).lines
    assert len({line.dash for line in lines}) == 6


def test_a_long_game_shows_only_some_of_its_rounds() -> None:
    chart = drawing.chart_lines([(1, list(range(60)))])
    assert len(chart.columns) <= 10


def test_zero_is_drawn_only_where_the_axis_goes_below_it() -> None:
    assert drawing.chart_lines([(1, [0, 5])]).zero is None
    assert drawing.chart_lines([(1, [0, -5])]).zero is not None


def test_a_point_of_the_past_can_be_marked() -> None:
    chart = drawing.chart_lines([(1, [0, 2, 4])], mark=1)
    assert chart.mark is not None
    assert chart.frame.left < chart.mark < chart.wall


def test_a_strangers_game_always_gets_the_same_lid_with_its_initial() -> None:
    assert drawing.lid("azul", "Azul") == drawing.lid("azul", "Azul")
    assert drawing.lid("azul", "Azul").letter == "A"
    assert drawing.lid("seven", "«7 merveilles»").letter == "7"
