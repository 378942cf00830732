"""`companion replay` shows how an evening came out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import companion
from tests.fixtures.running import asked

PLAYS = Path(__file__).parent.parent / "plays"
TIE = PLAYS / "hedgehog_orchard" / "most_tarts.play"


def test_a_recorded_play_shows_sheet_end_tiebreak_and_places() -> None:
    said = asked("replay", str(TIE)).stdout
    assert "Tarts, 5 each" in said
    assert "called in round 4" in said
    assert "still tied" in said
    assert "→ Cleo" in said
    assert said.endswith("1. Cleo\n2. Ana\n3. Ben\n")


def test_it_speaks_french() -> None:
    assert "toujours à égalité" in asked("replay", str(TIE), "--language", "fr").stdout


def test_json_holds_the_same() -> None:
    plain = json.loads(asked("replay", str(TIE), "--json").stdout)
    assert plain["places"] == [["Cleo"], ["Ana"], ["Ben"]]
    assert plain["totals"] == [20, 1, 20]


def test_an_export_is_replayed_too(tmp_path: Path) -> None:
    from companion.games.shelf import Shelf
    from companion.table.export import export
    from companion.table.play_lines import read_play
    from companion.table.recorded import Replay

    play = read_play(TIE.read_text("utf-8"))
    replayed = Replay(play, Shelf().game(play.game))
    replayed.run()
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(export(replayed.table)), encoding="utf-8")
    assert json.loads(asked("replay", str(file), "--json").stdout) == json.loads(
        asked("replay", str(TIE), "--json").stdout
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"game hedgehog_orchard\nseats Ana Ben\nAna dance", "line 3: there is no action"),
        (b"game nothing\nseats Ana", "no game “nothing”"),
        (b"{}", "not an exported table"),
        (b"{", "damaged"),
        (b"[" * 100_000, "not an exported table"),
        (b"\xff\xfe", "neither an export nor a recorded play"),
        (b"game hedgehog_orchard\nseats Ana Ben\nexpect Ana tarts 9", "“9” was expected"),
    ],
)
def test_a_file_that_is_not_right_is_one_sentence(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    answer = asked("replay", str(file))
    assert answer.returncode == 1
    assert sentence in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    answer = asked("replay", str(tmp_path / "none"))
    assert (answer.returncode, answer.stderr.count("\n")) == (1, 1)


def test_every_reason_a_play_can_be_wrong_has_its_words() -> None:
    """Read from the source, so that a new reason cannot be forgotten here."""
    import re

    from companion.cli.texts import sayer

    room = Path(companion.__file__).parent / "table"
    source = "".join(file.read_text("utf-8") for file in room.glob("*.py"))
    keys = re.findall(r"(?:wrong|PlayProblem|NotAnExport)\(\s*\"([a-z_]+)\"", source)
    assert len(keys) > 10
    for language in ("en", "fr"):
        say = sayer(language)
        assert [key for key in keys if not say.has(f"replay-{key}")] == []
