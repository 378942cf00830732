"""A recorded play is played again; where something else happens, the line is named."""

from __future__ import annotations

import json

import pytest

from companion.games.shelf import Shelf, UnknownGame
from companion.table.export import NotAnExport, export
from companion.table.play_lines import PlayProblem, answer, read_play
from companion.table.recorded import Replay, replay, replay_export

GAMES = Shelf().game
HEAD = "# A short duel\ngame life_counter\nseats Ana Ben\n"


def problem(lines: str) -> tuple[str, int]:
    with pytest.raises(PlayProblem) as caught:
        replay(HEAD + lines, GAMES)
    return caught.value.key, caught.value.line


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", 12),
        ("−3", -3),
        ("yes", True),
        ("none", None),
        ("WH001", "WH001"),
        ("a,b", ("a", "b")),
        ("7,", (7,)),
        ("red:2,green:1", {"red": 2, "green": 1}),
    ],
)
def test_answers_are_written_plainly(text: str, value: object) -> None:
    assert answer(text) == value


def test_a_play_tells_how_it_came_out() -> None:
    report = replay(HEAD + "Ana hit target=Ben points=20\n", GAMES).plain()
    assert report["sheet"] == {"life": [20, 0]}
    assert report["places"] == [["Ana"], ["Ben"]]
    assert report["decided_by"] == "score"
    assert [end["key"] for end in report["ends"]] == ["last_standing"]
    assert json.loads(json.dumps(report)) == report


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("expect Ana life 19\n", "mismatch"),
        ("expect Ana mana 19\n", "unknown_part"),
        ("expect Cleo life 19\n", "unknown_person"),
        ("expect stage over\n", "mismatch"),
        ("Ana dance\n", "unknown_action"),
        ("Ana hit target=Ana points=1\n", "was_refused"),
        ("refused Ana hit target=Ben points=1\n", "not_refused"),
        ("refused Ana hit too_low target=Ana points=1\n", "mismatch"),
        ("ends last_standing\n", "mismatch"),
        ("scores Ana 20 Ben 21\n", "mismatch"),
        ("scores Ana\n", "too_short"),
        ("scores Ana many\n", "not_a_number"),
        ("winner Ana\n", "mismatch"),
        ("winner Ana Ben by score\n", "mismatch"),
        ("line gold Ana 3\n", "unknown_score"),
        ("undo Ana\n", "was_refused"),
        ('Ana "hit\n', "open_quote"),
    ],
)
def test_what_turns_out_differently_is_told_with_its_line(lines: str, key: str) -> None:
    assert problem("\n# why not\n" + lines) == (key, 6)


def test_a_play_must_say_which_game_and_who_plays() -> None:
    with pytest.raises(PlayProblem, match="no_head"):
        read_play("seats Ana Ben\n")
    with pytest.raises(PlayProblem, match="unknown_option"):
        replay(HEAD + "option start 25\nAna fresh\n", GAMES)
    with pytest.raises(UnknownGame):
        replay("game chess\nseats Ana Ben\n", GAMES)


def test_a_play_says_which_ends_and_tiebreaks_it_shows() -> None:
    play = read_play(HEAD + "ends last_standing by Ana\nwinner Ana by most_life\n")
    assert play.about == "A short duel"
    assert play.ends() == {"last_standing"}
    assert play.decided_by() == {"most_life"}


def played(lines: str) -> Replay:
    run = Replay(read_play(HEAD + lines), GAMES("life_counter"))
    run.run()
    return run


def test_an_export_comes_to_the_same_as_the_play() -> None:
    run = played("Ana hit target=Ben points=5\nBen storm points=2\nundo Ben\n")
    plain = json.loads(json.dumps(export(run.table)))
    report = replay_export(plain, GAMES)
    assert report.plain()["totals"] == [20, 15]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda plain: plain["entries"].pop(1),
        lambda plain: plain["entries"][0]["events"].clear(),
        lambda plain: plain["entries"][3].update(events=[["changed", "life", 9, -1, False]]),
        lambda plain: plain["entries"][3].update(events=[["exploded"]]),
        lambda plain: plain.update(entries=[]),
    ],
)
def test_a_damaged_export_is_told_apart(spoil: object) -> None:
    plain = json.loads(json.dumps(export(played("Ana hit target=Ben points=5\n").table)))
    assert callable(spoil)
    spoil(plain)
    with pytest.raises(NotAnExport):
        replay_export(plain, GAMES)
