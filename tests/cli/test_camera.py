"""`companion camera` without a camera, without pictures, without a table: one sentence each."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from companion.cli.camera import CameraProblem, frames_in, frames_of
from companion.cli.texts import sayer
from tests.fixtures.running import asked


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "There is no camera 98"), ("fr", "pas de caméra 98")]
)
def test_without_a_camera_it_says_so(language: str, sentence: str) -> None:
    with pytest.raises(CameraProblem, match=sentence) as problem:
        frames_of(sayer(language), 98)
    assert problem.value.exit_code == 7


def test_a_folder_without_pictures_is_said(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no picture")
    with pytest.raises(CameraProblem, match="no picture in"):
        frames_in(sayer("en"), tmp_path)


def test_a_picture_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "one.jpg").write_text("words")
    with pytest.raises(CameraProblem, match=r"one\.jpg: this is not a picture"):
        list(frames_in(sayer("en"), tmp_path))


def test_where_no_table_runs_it_says_so_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
        answer = asked("camera", "ABCD", "--url", url, "--data", str(tmp_path))
    assert (answer.returncode, answer.stderr.count("\n")) == (7, 1)
    assert url in answer.stderr


def test_both_languages_say_the_same() -> None:
    folder = Path(__file__).parents[2] / "companion" / "cli"
    keys = [
        {line.partition(" =")[0] for line in file.read_text("utf-8").splitlines() if " =" in line}
        for file in (folder / "en" / "camera.ftl", folder / "fr" / "camera.ftl")
    ]
    assert keys[0] == keys[1]
