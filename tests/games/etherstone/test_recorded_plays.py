"""Whole evenings as plain text, played again: every trigger, every tiebreak, a shared victory."""

from pathlib import Path

import pytest

from companion.games.etherstone import game
from companion.table.play_lines import read_play
from companion.table.recorded import replay

PLAYS = sorted((Path(__file__).parents[2] / "plays" / "etherstone").glob("*.play"))


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.stem)
def test_a_recorded_play_turns_out_as_it_was_written_down(play: Path) -> None:
    replay(play.read_text("utf-8"), lambda key: game)


def test_every_trigger_and_every_tiebreak_has_a_play() -> None:
    plays = [read_play(play.read_text("utf-8")) for play in PLAYS]
    ends = frozenset[str]().union(*(play.ends() for play in plays))
    reasons = frozenset[str]().union(*(play.decided_by() for play in plays))
    assert {end.key for end in game.ends} <= ends
    assert {"score", "shared", *(tiebreak.key for tiebreak in game.tiebreaks)} == reasons
