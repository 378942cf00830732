"""What every game on the shelf must keep, whoever wrote it and however it is played.

More examples:  COMPANION_EXAMPLES=500 python -m pytest tests/games/test_contract.py
"""

from __future__ import annotations

import json
import os
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.shelf import Shelf
from companion.rules.check import check
from companion.rules.game import Game
from companion.rules.intents import Intent
from companion.rules.state import State
from companion.table.entry import entry_from_plain, entry_to_plain
from companion.table.log import fold, table_from, undone_numbers
from companion.table.play_lines import Play, read_play
from companion.table.recorded import replay
from companion.texts.lookup import Texts
from companion.texts.messages import LANGUAGES
from tests.games.random_play import Walk, opened_table, out_of_bounds

PLAYS = Path(__file__).parent.parent / "plays"
SHELF = Shelf()
GAMES = [game.key for game in SHELF.all()]
EXAMPLES = int(os.environ.get("COMPANION_EXAMPLES", "12"))

every_game = pytest.mark.parametrize("key", GAMES)
seeds = st.integers(0, 2**32)
lengths = st.integers(5, 60)


def walk_of(key: str, seed: int, *, lawful: bool) -> Walk:
    rng = random.Random(seed)
    return Walk(opened_table(SHELF.game(key), rng), rng, lawful=lawful)


def test_nothing_in_the_box_is_broken() -> None:
    assert [str(broken.problem) for broken in SHELF.problems()] == []


@every_game
def test_the_check_finds_nothing(key: str) -> None:
    found = check(SHELF.game(key), SHELF.texts(key))
    assert [str(problem) for problem in found] == []


@every_game
@settings(max_examples=EXAMPLES)
@given(seed=seeds, length=lengths)
def test_bounds_and_laws_hold_under_random_play(key: str, seed: int, length: int) -> None:
    walk = walk_of(key, seed, lawful=True)
    for _ in range(length):
        walk.step()
        assert out_of_bounds(walk.game, walk.state) == []
        assert [law.key for law in walk.game.laws if not law.holds(walk.state)] == []


@every_game
@settings(max_examples=EXAMPLES)
@given(seed=seeds, length=lengths)
def test_whatever_is_tapped_nothing_crashes_and_the_log_is_the_truth(
    key: str, seed: int, length: int
) -> None:
    walk = walk_of(key, seed, lawful=False)
    for _ in range(length):
        walk.step()
    assert fold_of(walk) == walk.state
    read_everything(walk.game, walk.state)
    assert_spoken(walk, SHELF.texts(key))


@every_game
@settings(max_examples=EXAMPLES)
@given(seed=seeds, length=lengths)
def test_undo_then_redo_changes_nothing(key: str, seed: int, length: int) -> None:
    walk = walk_of(key, seed, lawful=True)
    for _ in range(length):
        walk.step()
    was, back = walk.state, random.Random(seed).randint(1, walk.table.version)
    if walk.tap(Intent("undo_to", None, {"to": back}, anyway=True)):
        assert walk.tap(Intent("redo", None, {}, anyway=True))
        assert walk.state == was


@every_game
@settings(max_examples=EXAMPLES)
@given(seed=seeds, length=lengths)
def test_every_entry_survives_being_written_down(key: str, seed: int, length: int) -> None:
    walk = walk_of(key, seed, lawful=False)
    for _ in range(length):
        walk.step()
    rows = json.loads(json.dumps([entry_to_plain(entry) for entry in walk.table.entries]))
    entries = [entry_from_plain(row) for row in rows]
    assert entries == list(walk.table.entries)
    assert table_from("WALK", walk.game, entries).state == walk.state


def fold_of(walk: Walk) -> State:
    entries = walk.table.entries
    return fold(walk.game, entries, undone_numbers(entries))


def read_everything(game: Game, state: State) -> None:
    """What screens show of any table must be there to be shown."""
    game.outcome(state)
    for seat in range(state.size):
        game.running_total(state, seat)
        list(game.hints(state, seat))
        for series in game.series:
            series.of(state, seat)
        for fact in game.facts:
            fact.of(state, seat)


def assert_spoken(walk: Walk, texts: Texts) -> None:
    keys = {f"refusal-{key}" for key in walk.refusals} | {f"log-{key}" for key in walk.done}
    keys |= {f"hint-{h.key}" for s in range(walk.state.size) for h in hints(walk, s)}
    silent = [(key, code) for key in keys for code in LANGUAGES if not texts.has(key, code)]
    assert sorted(silent) == []


def hints(walk: Walk, seat: int) -> list[object]:
    return list(walk.game.hints(walk.state, seat))


# ---- recorded plays --------------------------------------------------------------


def play_files() -> list[Path]:
    return sorted(PLAYS.glob("*/*.play"))


@cache
def plays_of(key: str) -> tuple[Play, ...]:
    plays = (read_play(file.read_text("utf-8")) for file in play_files())
    return tuple(play for play in plays if play.game == key)


@pytest.mark.parametrize("file", play_files(), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_play_comes_out_as_it_says(file: Path) -> None:
    replay(file.read_text("utf-8"), SHELF.game)


@every_game
def test_every_end_is_shown_by_a_recorded_play(key: str) -> None:
    shown = {end for play in plays_of(key) for end in play.ends()}
    assert {end.key for end in SHELF.game(key).ends} - shown == set()


@every_game
def test_every_tiebreak_is_shown_by_a_recorded_play(key: str) -> None:
    shown = {way for play in plays_of(key) for way in play.decided_by()}
    assert {tiebreak.key for tiebreak in SHELF.game(key).tiebreaks} - shown == set()


@every_game
def test_every_game_has_a_recorded_play(key: str) -> None:
    assert plays_of(key)
