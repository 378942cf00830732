"""How well a folder of labelled photos is read: `images/` beside `labels.json`.

labels.json maps a file name to its dice: {"box": [x, y, w, h], "value": 1-6, "colour": name};
box and colour may be missing, and value 0 means that nobody can read that die.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from companion.vision.read import read_dice
from companion.vision.reading import NO_DICE, Box, DiceReading, Die, Expected
from companion.vision.refusals import PhotoRefused

MATCH: Final = 0.5  # overlap from which a found box counts as the labelled die
FEW: Final = 6  # "photos with up to six dice"


class LabelsUnreadable(Exception):
    """A folder has no labels.json, or one that says something else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.folder = folder


@dataclass(frozen=True)
class Label:
    """One die as a person labelled it."""

    box: Box | None
    face: str
    colour: str | None


@dataclass
class Tally:
    """Counts over photos; every figure is a quotient of two of them."""

    photos: int = 0
    refused: int = 0
    dice: int = 0
    found: int = 0
    extra: int = 0
    right: int = 0
    sure: int = 0
    sure_right: int = 0
    colours: int = 0
    colours_right: int = 0
    few: int = 0
    few_right: int = 0
    whole: int = 0
    milliseconds: list[float] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)


def added(tallies: Sequence[Tally]) -> Tally:
    """Several folders as one."""
    total = Tally()
    for tally in tallies:
        for name, counted in vars(tally).items():
            setattr(total, name, getattr(total, name) + counted)
    return total


def labelled_folders(folder: Path) -> list[Path]:
    """The folder itself, or else those in it that have labels."""
    if (folder / "labels.json").is_file():
        return [folder]
    inner = sorted(path.parent for path in folder.glob("*/labels.json"))
    if not inner:
        raise LabelsUnreadable(folder)
    return inner


def score_folder(folder: Path, *, expected: Expected | None = None) -> Tally:
    """Read every labelled photo of a folder and count."""
    tally = Tally()
    for path, labels in labelled(folder):
        count(tally, path.name, labels, timed_reading(tally, path, expected))
    return tally


def timed_reading(tally: Tally, path: Path, expected: Expected | None) -> DiceReading:
    """What a photo that is refused or not there shows is nothing: its dice count as missed."""
    began = time.perf_counter()
    try:
        reading = read_dice(path.read_bytes(), expected)
    except (PhotoRefused, OSError):
        tally.refused += 1
        return DiceReading((), (0, 0), NO_DICE)
    tally.milliseconds.append((time.perf_counter() - began) * 1000)
    return reading


def labelled(folder: Path) -> list[tuple[Path, list[Label]]]:
    images = folder / "images" if (folder / "images").is_dir() else folder
    try:
        entries: dict[str, list[dict[str, Any]]] = json.loads(
            (folder / "labels.json").read_text(encoding="utf-8")
        )
        named = sorted(entries.items())
        return [(images / name, [label_of(die) for die in dice]) for name, dice in named]
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise LabelsUnreadable(folder) from error


def label_of(die: dict[str, Any]) -> Label:
    box = Box(*(float(side) for side in die["box"])) if "box" in die else None
    return Label(box, str(die["value"]), die.get("colour"))


def matched(labels: list[Label], dice: tuple[Die, ...]) -> dict[int, int]:
    """Label to die, best overlaps first, each used once."""
    pairs = sorted(
        (
            (label.box.overlap(die.box), i, j)
            for i, label in enumerate(labels)
            if label.box
            for j, die in enumerate(dice)
        ),
        reverse=True,
    )
    taken: dict[int, int] = {}
    for overlap, i, j in pairs:
        if overlap >= MATCH and i not in taken and j not in taken.values():
            taken[i] = j
    if len(labels) == 1 and labels[0].box is None and len(dice) == 1:
        taken[0] = 0  # one die on the photo, and one found: no box needed
    return taken


def count(tally: Tally, name: str, labels: list[Label], reading: DiceReading) -> None:
    """Add one photo. Dice nobody can read (value 0) count neither for nor against."""
    pairs = matched(labels, reading.dice)
    readable = [i for i, label in enumerate(labels) if label.face != "0"]
    found = [i for i in readable if i in pairs]
    right = [i for i in found if reading.dice[pairs[i]].face == labels[i].face]
    extra = len(reading.dice) - len(pairs)
    tally.photos += 1
    tally.dice += len(readable)
    tally.found += len(found)
    tally.extra += extra
    tally.right += len(right)
    count_sure(tally, labels, reading, pairs)
    count_colours(tally, labels, reading, pairs)
    whole = len(right) == len(readable) and not extra
    tally.whole += whole
    if len(readable) <= FEW:
        tally.few += 1
        tally.few_right += whole
    if not whole:
        tally.mistakes.append(name)


def count_sure(
    tally: Tally, labels: list[Label], reading: DiceReading, pairs: dict[int, int]
) -> None:
    """A sure die that is no die at all is a sure mistake."""
    by_die = {j: labels[i] for i, j in pairs.items()}
    for j, die in enumerate(reading.dice):
        label = by_die.get(j)
        if die.sure and (label is None or label.face != "0"):
            tally.sure += 1
            tally.sure_right += label is not None and label.face == die.face


def count_colours(
    tally: Tally, labels: list[Label], reading: DiceReading, pairs: dict[int, int]
) -> None:
    for i, j in pairs.items():
        colour = labels[i].colour
        if colour:
            tally.colours += 1
            tally.colours_right += colour == reading.dice[j].colour


def share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def figures(tally: Tally) -> dict[str, float | None]:
    """The figures of the table, as shares (0 to 1), counts per hundred, or milliseconds."""
    times = sorted(tally.milliseconds)
    return {
        "photos": tally.photos,
        "refused": tally.refused,
        "dice": tally.dice,
        "found": share(tally.found, tally.dice),
        "precision": share(tally.found, tally.found + tally.extra),
        "extra_per_100_photos": share(100 * tally.extra, tally.photos),
        "value_right_of_found": share(tally.right, tally.found),
        "whole_photo_right": share(tally.whole, tally.photos),
        "whole_photo_right_up_to_six": share(tally.few_right, tally.few),
        "colour_right": share(tally.colours_right, tally.colours),
        "sure": share(tally.sure, tally.found + tally.extra),
        "right_of_sure": share(tally.sure_right, tally.sure),
        "ms_per_photo": times[len(times) // 2] if times else None,
    }
