"""Who may see what, decided before anything is drawn."""

from __future__ import annotations

from dataclasses import replace

from companion.rules.events import Moved
from companion.rules.state import OVER, PLAYING, REVEAL, SCORING
from companion.table.sight import Viewer, as_seen, may_see, visible
from companion.table.story import Effect, effects, tell, tell_entry, tell_newest
from companion.table.view import View
from tests.table.little import Told, game

ANA, BEN, BOARD = Viewer(0, frozenset({0})), Viewer(1, frozenset({1})), Viewer()


def told_a_secret() -> Told:
    told = Told()
    told.taps("correct", 0, part="motto", to="sesame")
    return told


def test_a_secret_is_its_owners_until_the_game_is_over() -> None:
    state = told_a_secret().table.state
    assert visible(game, state, ANA, seat=0)["motto"] == "sesame"
    for viewer in (BEN, BOARD, Viewer(host=True)):
        assert "motto" not in visible(game, state, viewer, seat=0)
    over = replace(state, stage=OVER)
    assert visible(game, over, BOARD, seat=0)["motto"] == "sesame"


def test_what_everybody_sees_is_the_very_board_so_that_screens_can_compare() -> None:
    told = Told()
    state = replace(told.table.state, boards=tuple({"coins": 3} for _ in told.table.state.boards))
    assert visible(game, state, BEN, seat=0) is state.boards[0]


def test_a_final_line_is_seen_when_it_is_revealed() -> None:
    state = Told().table.state.with_value("final.coins", 0, 7)
    for stage, reveal, seen in (
        (PLAYING, 0, False),
        (SCORING, 0, False),
        (REVEAL, 0, False),
        (REVEAL, 1, True),
        (OVER, 3, True),
    ):
        now = replace(state, stage=stage, reveal=reveal)
        assert may_see(game, now, BEN, part="final.coins", seat=0) is seen
        assert may_see(game, now, ANA, part="final.coins", seat=0)


def test_what_is_computed_from_what_is_seen_can_be_shown() -> None:
    state = told_a_secret().table.state
    public = as_seen(game, state, BOARD, now=state)
    assert "motto" not in public.boards[0]
    assert public.boards[0]["coins"] == 10


def test_the_log_keeps_answers_that_touch_a_secret_from_others() -> None:
    table = told_a_secret().table
    mine, theirs = tell(table, ANA)[-1], tell(table, BEN)[-1]
    assert mine.values["to"] == "sesame"
    assert theirs.values == {}
    assert theirs.effects == ()
    assert theirs.action == "correct"


def test_the_newest_lines_are_the_last_that_still_count() -> None:
    told = told_a_secret()
    for _ in range(5):
        told.taps("take", 0, count=1, anyway=True)
    told.taps("undo", None, who=0)
    standing = [line for line in tell(told.table, ANA) if not line.is_undone]
    newest = tell_newest(told.table, ANA, count=3, but={"undo"})
    assert [line.numbers for line in newest] == [line.numbers for line in standing[-4:-1]]
    assert newest[-1].effects == standing[-2].effects


def test_an_entry_is_told_in_the_line_of_its_burst() -> None:
    told = Told()
    for _ in range(3):
        told.taps("step", 0, part="coins", by=1, anyway=True, after=0.1)
    line = tell_entry(told.table, ANA, told.table.version - 1)
    assert line is not None
    assert len(line.numbers) == 3
    assert tell_entry(told.table, ANA, 99) is None


def test_a_view_gives_nothing_that_is_not_for_these_eyes() -> None:
    table = told_a_secret().table
    assert View(table, ANA).value("motto", 0) == "sesame"
    assert View(table, BEN).value("motto", 0) is None
    assert View(table, BEN).seats[0].is_mine is False


def test_what_would_happen_is_told_as_one_sum_for_each_number() -> None:
    told = Told()
    events = [
        Moved("bank", None, "coins", 0, 3),
        Moved("coins", 0, "bank", None, 1),
        Moved("bank", None, "coins", 1, 2),
        Moved("coins", 1, "bank", None, 2),
    ]
    summed = list(effects(game, told.table.state, BOARD, events))
    assert summed == [Effect("bank", None, by=-2), Effect("coins", 0, by=2)]
