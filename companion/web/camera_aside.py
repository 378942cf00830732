"""Lessons as they were before some were forgotten: one step back, for a thumb that slipped."""

from __future__ import annotations

import shutil
from pathlib import Path

from companion.web.camera_taught import file_of


def aside_of(game: str) -> Path:
    return file_of(game).with_suffix(".before")


def put_aside(game: str) -> None:
    shutil.copyfile(file_of(game), aside_of(game))


def take_back(game: str) -> None:
    """As it was; nothing if nothing was put aside."""
    if aside_of(game).is_file():
        aside_of(game).replace(file_of(game))


def drop_aside(game: str) -> None:
    """Something new was learned: going back would forget that."""
    aside_of(game).unlink(missing_ok=True)
