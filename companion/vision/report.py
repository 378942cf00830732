"""Readings and scores as rows, text and JSON, for a command line or a page to print."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from companion.vision.read import read_dice
from companion.vision.reading import PROBLEMS, Die, Expected
from companion.vision.refusals import PhotoRefused
from companion.vision.score import Tally, added, figures, labelled_folders, score_folder

READ_COLUMNS = ("photo", "colour", "face", "sure", "confidence", "box", "problem")


@dataclass(frozen=True)
class Row:
    """One die of one photo, or one photo without dice and why."""

    photo: str
    colour: str = ""
    face: str = ""
    sure: bool = False
    confidence: float | None = None
    box: tuple[int, int, int, int] | None = None
    problem: str | None = None
    alternatives: tuple[str, ...] = ()

    @property
    def is_refused(self) -> bool:
        """Whether there was nothing to look at: no photo, or none that can be opened."""
        return self.problem is not None and self.problem not in PROBLEMS


def read_rows(paths: Iterable[Path], *, expected: Expected | None = None) -> Iterator[Row]:
    """Read photos one after the other; a refused photo is one row with its key."""
    for path in paths:
        try:
            reading = read_dice(path.read_bytes(), expected)
        except PhotoRefused as refusal:
            yield Row(path.name, problem=refusal.key)
            continue
        except OSError:
            yield Row(path.name, problem="no_such_file")
            continue
        if not reading.dice:
            yield Row(path.name, problem=reading.problem)
        for die in reading.dice:
            yield row_of(path.name, die, reading.problem)


def row_of(photo: str, die: Die, problem: str | None) -> Row:
    corner = (round(die.box.x), round(die.box.y), round(die.box.width), round(die.box.height))
    others = tuple(guess.face for guess in die.alternatives)
    confidence = round(die.confidence, 3)
    return Row(photo, die.colour, die.face, die.sure, confidence, corner, problem, others)


def rows_as_json(rows: Iterable[Row]) -> str:
    return json.dumps([dict(vars(row)) for row in rows], ensure_ascii=False, indent=2)


def rows_as_text(
    rows: Iterable[Row], *, headings: Mapping[str, str] | None = None, point: str = "."
) -> str:
    """An aligned table; `headings` translates the column names, `point` begins a fraction."""
    names = headings or {}
    head = [names.get(column, column) for column in READ_COLUMNS]
    return aligned([head, *(cells(row, point) for row in rows)])


def cells(row: Row, point: str) -> list[str]:
    chance = "" if row.confidence is None else f"{row.confidence:.2f}".replace(".", point)
    box = "" if row.box is None else ",".join(str(side) for side in row.box)
    mark = "" if row.box is None or row.sure else "?"
    return [row.photo, row.colour, row.face, mark, chance, box, row.problem or ""]


def aligned(lines: list[list[str]]) -> str:
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    padded = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]
    return "\n".join(padded)


def score_rows(
    folders: Iterable[Path], *, expected: Expected | None = None, together: str = "all"
) -> list[dict[str, str]]:
    """One row of figures per folder with labels; if there are several, one for all together."""
    found = list(chain.from_iterable(map(labelled_folders, folders)))
    tallies = [(folder.name, score_folder(folder, expected=expected)) for folder in found]
    if len(tallies) > 1:
        tallies.append((together, added([tally for _, tally in tallies])))
    return [{"folder": name, **shown_figures(tally)} for name, tally in tallies]


def shown_figures(tally: Tally) -> dict[str, str]:
    return {key: shown_figure(key, value) for key, value in figures(tally).items()}


def shown_figure(key: str, value: float | None) -> str:
    if value is None:
        return "-"
    if key in ("photos", "refused", "dice"):
        return str(int(value))
    if key in ("ms_per_photo", "extra_per_100_photos"):
        return f"{value:.1f}"
    return f"{100 * value:.1f} %"


def score_as_text(
    rows: list[dict[str, str]], *, headings: Mapping[str, str] | None = None, point: str = "."
) -> str:
    """A table with one line per figure and one column per folder."""
    if not rows:
        return ""
    names = headings or {}
    spoken = [{**row, **fractions(row, point)} for row in rows]
    return aligned([[names.get(key, key), *(row[key] for row in spoken)] for key in rows[0]])


def fractions(row: Mapping[str, str], point: str) -> dict[str, str]:
    """The figures of a row; a folder may have a point in its name."""
    return {key: shown.replace(".", point) for key, shown in row.items() if key != "folder"}
