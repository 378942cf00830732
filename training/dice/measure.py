"""Figures by group with the running code, on held-out photographs or on all.

python -m training.dice.measure --photos ROOT --groups lamp,mixed [--held-out] [--sheet OUT.png]
"""

import argparse
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from companion.vision.candidates import Candidate
from companion.vision.judging import judge
from companion.vision.read import reading_of
from companion.vision.reading import Box, DiceReading, Expected
from companion.vision.score import Label, Tally, count, figures
from training.dice.gathered import gathered
from training.dice.photos import OTHER, Photo, everything, held_out

ALIAS = {"darkgreen": "green", "violet": "purple"}


def labels_of(photo: Photo) -> list[Label]:
    return [
        Label(Box(*mark.box), str(mark.value), ALIAS.get(mark.colour or "", mark.colour))
        for mark in photo.marks
        if mark.value != OTHER  # read as a die of pips, it is an extra
    ]


def size_of(photo: Photo) -> tuple[int, int]:
    return photo.image.shape[1], photo.image.shape[0]


def rejudged(candidates: list[Candidate]) -> list[Candidate]:
    """Judged by the calibration as it is now, not as it was when they were gathered."""
    return [replace(one, verdict=judge(one.found, one.look, one.scene)) for one in candidates]


def counted(
    tallies: dict[str, Tally], photo: Photo, candidates: list[Candidate]
) -> DiceReading | None:
    """Count one photo for its group; what was read, if that is not the whole truth."""
    tally = tallies.setdefault(photo.group, Tally())
    reading = reading_of(rejudged(candidates), Expected(), size=size_of(photo), shrink=1.0)
    before = len(tally.mistakes)
    count(tally, photo.name, labels_of(photo), reading)
    return reading if len(tally.mistakes) > before else None


def drawn(photo: Photo, reading, side: int = 380) -> np.ndarray:
    """The photo with what was read (white: sure, yellow: not) and the labels (red)."""
    scale = side / max(photo.image.shape[:2])
    image = cv2.resize(photo.image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    for mark in photo.marks:
        x, y, w, h = (int(v * scale) for v in mark.box)
        cv2.rectangle(image, (x, y), (x + w, y + h), (0, 0, 255), 1)
        cv2.putText(image, str(mark.value), (x + w - 8, y + h + 10), 0, 0.4, (0, 0, 255), 1)
    for die in reading.dice:
        x, y = int(die.box.x * scale), int(die.box.y * scale)
        w, h = int(die.box.width * scale), int(die.box.height * scale)
        colour = (255, 255, 255) if die.sure else (0, 255, 255)
        cv2.rectangle(image, (x, y), (x + w, y + h), colour, 1)
        cv2.putText(image, die.face, (x, y - 1), 0, 0.45, (0, 255, 0), 1)
    tile = np.zeros((side + 14, side, 3), np.uint8)
    tile[: image.shape[0], : image.shape[1]] = image
    cv2.putText(tile, f"{photo.group} {photo.name[:34]}", (0, side + 10), 0, 0.36, (255,) * 3, 1)
    return tile


def sheet(tiles: list[np.ndarray], path: Path, columns: int = 5) -> None:
    while len(tiles) % columns:
        tiles.append(np.zeros_like(tiles[0]))
    rows = [np.hstack(tiles[i : i + columns]) for i in range(0, len(tiles), columns)]
    cv2.imwrite(str(path), np.vstack(rows))


def table(tallies: dict[str, Tally]) -> str:
    lines = []
    for name, tally in tallies.items():
        parts = {
            key: "-" if value is None else f"{value:.3f}".rstrip("0").rstrip(".")
            for key, value in figures(tally).items()
        }
        lines.append(name + ": " + ", ".join(f"{key} {value}" for key, value in parts.items()))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="lamp,mixed")
    parser.add_argument("--held-out", action="store_true")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--sheet", type=Path)
    parser.add_argument("--cache", type=Path, help="keep what the networks said in this file")
    options = parser.parse_args()
    tallies: dict[str, Tally] = {}
    wrong: list[np.ndarray] = []
    photos = everything(options.photos, set(options.groups.split(",")))
    chosen = [
        photo for photo in photos[:: options.every] if held_out(photo) or not options.held_out
    ]
    for photo, candidates in gathered(chosen, options.cache):
        mistaken = counted(tallies, photo, candidates)
        if mistaken is not None and len(wrong) < 30:
            wrong.append(drawn(photo, mistaken))
    print(table(tallies))
    if options.sheet and wrong:
        sheet(wrong, options.sheet)


if __name__ == "__main__":
    main()
