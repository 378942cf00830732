"""The log: what counts, what reads as one change, what an undo takes back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.refusal import Refused
from companion.table.course import course
from companion.table.log import (
    BURST,
    bursts,
    bursts_backwards,
    fold,
    last_step_of,
    last_undo,
    steps_after,
    table_from,
    undone_numbers,
)
from tests.table.little import Told, game


def step(told: Told, by: int = 1, *, seat: int = 0, after: float = 10.0) -> int:
    return told.taps("step", seat, part="coins", by=by, after=after, anyway=True).version


def test_quick_taps_on_the_same_value_read_as_one_change() -> None:
    told = Told()
    for _ in range(4):
        step(told, after=BURST)
    step(told, after=BURST + 0.1)
    groups = bursts(told.table.entries[4:])
    assert [len(group) for group in groups] == [4, 1]


def test_a_tap_of_somebody_else_in_between_splits_the_burst() -> None:
    told = Told()
    step(told)
    step(told, seat=1, after=0.1)
    step(told, after=0.1)
    assert [len(group) for group in bursts(told.table.entries[4:])] == [1, 1, 1]


@given(
    st.lists(st.tuples(st.sampled_from([0, 1]), st.sampled_from([0.2, BURST, 5.0])), max_size=12)
)
def test_from_the_newest_on_the_changes_are_the_same(taps: list[tuple[int, float]]) -> None:
    told = Told()
    for seat, after in taps:
        step(told, seat=seat, after=after)
    entries = told.table.entries[4:]
    assert list(bursts_backwards(entries)) == list(reversed(bursts(entries)))


def test_ones_last_step_is_the_whole_burst_and_nobody_elses() -> None:
    told = Told()
    mine = [step(told), step(told, after=0.2), step(told, after=0.2)]
    theirs = step(told, seat=1)
    assert last_step_of(told.table, 0) == tuple(mine)
    assert last_step_of(told.table, 1) == (theirs,)
    assert last_step_of(told.table, 3) == ()


def test_an_undo_takes_back_and_a_redo_brings_back() -> None:
    told = Told()
    told.taps("take", 0, count=5)
    told.taps("undo", None, who=0)
    assert told.value("coins") == 10
    assert last_undo(told.table) is not None
    told.taps("redo", None, who=0)
    assert told.value("coins") == 15
    assert last_undo(told.table) is None


def test_a_step_after_an_undo_does_not_lose_what_was_undone() -> None:
    told = Told()
    step(told, 5)
    told.taps("undo", None, who=0)
    step(told, 1)
    told.taps("redo", None, who=0)
    assert told.value("coins") == 16


def test_going_back_to_a_point_names_what_would_go() -> None:
    told = Told()
    point = step(told)
    later = [step(told), step(told, seat=1)]
    assert steps_after(told.table, point) == tuple(later)
    told.taps("undo_to", None, to=point, who=0, anyway=True)
    assert (told.value("coins", 0), told.value("coins", 1)) == (11, 10)
    assert steps_after(told.table, point) == ()


def test_taking_one_step_out_of_the_middle_that_others_rest_on_is_asked_about() -> None:
    """Two corrections keep the coins together; one without the other would not."""
    told = Told()
    first = told.taps("correct", 0, part="coins", to=0).version
    told.taps("correct", 0, part="bank", to=30)
    with pytest.raises(Refused) as refused:
        told.taps("undo", None, entries=(str(first),), who=0)
    assert refused.value.refusals[0].key == "undo_tangled"
    assert refused.value.may_override
    assert told.taps("undo", None, entries=(str(first),), who=0, anyway=True)
    assert told.value("coins") == 10


def test_entries_must_follow_one_another() -> None:
    told = Told()
    table = told.table
    entry = table.entries[-1]
    with pytest.raises(ValueError, match="cannot follow"):
        table.with_entry(entry)


def test_an_older_moment_is_not_changed_by_later_entries() -> None:
    told = Told()
    before, entries = told.table, list(told.table.entries)
    step(told)
    assert list(before.entries) == entries
    assert before.state.value("coins", 0) == 10


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["step", "take", "pay", "undo", "undo_to", "redo", "end_turn"]),
        st.integers(0, 2),
        st.integers(-3, 8),
        st.sampled_from([0.2, 5.0]),
    ),
    max_size=30,
)


def walked(deeds: list[tuple[str, int, int, float]]) -> Told:
    told = Told(seats=3)
    for action, seat, number, after in deeds:
        values: dict[str, object] = {"who": seat}
        if action == "step":
            values = {"part": "coins", "by": number}
        elif action in ("take", "pay"):
            values = {"count": number}
        elif action == "undo_to":
            values = {"to": max(4, told.table.version - abs(number)), "who": seat}
        about = None if action in ("undo", "undo_to", "redo") else seat
        try:
            told.taps(action, about, after=after, anyway=True, **values)
        except Refused:
            continue
    return told


@given(deeds=DEEDS)
def test_the_state_on_the_way_is_always_the_fold_of_the_log(
    deeds: list[tuple[str, int, int, float]],
) -> None:
    told = walked(deeds)
    table = told.table
    undone = undone_numbers(table.entries)
    assert table.undone == undone
    assert table.state == fold(game, table.entries, undone)
    again = table_from("LITTLE", game, list(table.entries))
    assert (again.state, again.version, again.undone) == (table.state, table.version, table.undone)


@given(deeds=DEEDS)
def test_undo_then_redo_changes_nothing(deeds: list[tuple[str, int, int, float]]) -> None:
    told = walked(deeds)
    before = told.table.state
    for seat in range(3):
        if last_step_of(told.table, seat):
            told.taps("undo", None, who=seat, anyway=True)
            told.taps("redo", None, who=seat, anyway=True)
            assert told.table.state == before


@given(deeds=DEEDS)
def test_the_quick_way_to_the_last_step_is_the_long_way(
    deeds: list[tuple[str, int, int, float]],
) -> None:
    table = walked(deeds).table
    skipped = {"open", "sit", "start"}
    standing = [
        e
        for e in table.entries
        if table.counts(e) and not e.undoes and e.intent.action not in skipped
    ]
    for seat in (0, 1, 2, None):
        mine = [group for group in bursts(standing) if group[-1].by == seat]
        expected = tuple(e.number for e in mine[-1]) if mine else ()
        assert last_step_of(table, seat) == expected


def test_the_course_of_a_game_has_a_point_for_each_round() -> None:
    told = Told()
    for _ in range(3):
        for seat in range(2):
            told.taps("take", seat, count=seat + 1)
            told.taps("end_turn", seat)
    drawn = course(told.table, "coins")
    assert [line[0] for line in drawn.lines] == [10, 10]
    assert drawn.lines[0][-1] == 13
    assert drawn.lines[1][-1] == 16
    assert len(drawn.marks) == len(drawn.lines[0]) == len(drawn.numbers)


def test_a_very_long_game_is_drawn_with_as_many_points_as_a_screen_can_show() -> None:
    told = Told()
    for _ in range(90):
        for seat in range(2):
            told.taps("end_turn", seat)
    assert len(course(told.table).marks) <= 60
