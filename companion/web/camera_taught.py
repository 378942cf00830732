"""What a camera may expect for a question, and the faces people taught it, one file per game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.rules.game import Game
from companion.rules.inputs import DiceInput
from companion.web.camera_match import Wanted
from companion.web.room import room

if TYPE_CHECKING:
    from companion.vision import Expected
    from companion.vision.taught import TaughtFaces

PIPS = tuple(str(value) for value in range(1, 7))
SUFFIX = ".dice.json"


def dice_folder() -> Path:
    return room().settings.data / "dice"


def file_of(game: str) -> Path:
    """Named without asking the vision room, which an idle server does not load."""
    return dice_folder() / f"{game}{SUFFIX}"


def taught_for(game: str) -> TaughtFaces | None:
    """What was taught for a game; None for nothing, or for a file that is none of ours."""
    return taught_in(file_of(game))


def taught_in(file: Path) -> TaughtFaces | None:
    try:
        stat = file.stat()
    except OSError:
        return None
    return _loaded(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=16)
def _loaded(file: Path, changed_at: int, size: int) -> TaughtFaces | None:
    """Kept while the file stays the same: comparing faces prepares something costly once."""
    from companion.vision.taught import NotTaught, TaughtFaces

    try:
        taught = TaughtFaces.load(file)
    except (NotTaught, OSError):
        return None
    return taught if taught.lessons else None


def dice_questions(game: Game) -> Iterator[DiceInput]:
    """Every question about dice that a game can ask."""
    for action in game.actions:
        yield from (asked for asked in action.inputs if isinstance(asked, DiceInput))


def faces_to_teach(game: Game) -> list[str]:
    """All faces of a game's dice as lessons name them: "charm.power", or "4" for numerals."""
    faces: list[str] = []
    for question in dice_questions(game):
        sides = dict.fromkeys(str(side) for side in question.faces)
        if question.has_pips:
            faces += PIPS
        else:
            faces += [f"{kind}.{side}" for kind in question.kinds for side in sides]
    return list(dict.fromkeys(faces))


def can_read(question: DiceInput, game: str) -> bool:
    """Pips are read by anybody's camera; drawn faces once somebody taught some."""
    return question.has_pips or file_of(game).is_file()


def expected_for(
    question: DiceInput, wanted: Sequence[Wanted], taught: TaughtFaces | None
) -> Expected:
    from companion.vision import Expected

    if question.has_pips:
        return Expected(colours_once(wanted), len(wanted) or None, taught)
    return Expected(count=len(wanted) or None, taught=taught)


def colours_once(wanted: Sequence[Wanted]) -> tuple[str, ...]:
    """The colours, if each die has its own and all are colours a camera knows."""
    from companion.vision import COLOURS

    paints = tuple(one.paint for one in wanted)
    is_telling = len(set(paints)) == len(paints) and set(paints) <= set(COLOURS)
    return paints if is_telling else ()
