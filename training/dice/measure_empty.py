"""How many dice are seen where there are none: pictures of anything else, such as pieces of games.

python -m training.dice.measure_empty FOLDER [--sheet seen.png]
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from companion.vision.candidates import Candidate
from companion.vision.read import candidates_on, wanted_among
from companion.vision.reading import Expected
from training.dice.photos import empty_pictures

CELL, ACROSS = 130, 8


def seen_on(image: np.ndarray) -> list[Candidate]:
    return wanted_among(candidates_on(image), Expected())


def cell(image: np.ndarray, one: Candidate) -> np.ndarray:
    """The place with as much again around it, and what was seen there."""
    box, reach = one.box, max(one.box.width, one.box.height)
    left, top = (max(0, int(edge - reach / 2)) for edge in (box.x, box.y))
    part = image[top : int(top + 2 * reach) + 1, left : int(left + 2 * reach) + 1]
    shown = cv2.resize(part, (CELL, CELL))
    word = one.verdict.best.face + ("" if one.verdict.sure else "?")
    cv2.putText(shown, word, (4, CELL - 6), 0, 0.5, (0, 255, 255), 1, cv2.LINE_AA)
    return shown


def sheet(cells: list[np.ndarray]) -> np.ndarray:
    full = cells + [np.zeros_like(cells[0])] * (-len(cells) % ACROSS)
    rows = [np.hstack(full[start : start + ACROSS]) for start in range(0, len(full), ACROSS)]
    return np.vstack(rows)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sheet", type=Path, help="a picture of everything taken for a die")
    options = parser.parse_args()
    pictures = empty_pictures(options.folder)
    seen = [(image, one) for image in pictures for one in seen_on(image)]
    sure = sum(one.verdict.sure for _, one in seen)
    print(f"{len(pictures)} pictures: {len(seen)} dice seen, {sure} of them sure")
    if options.sheet and seen:
        cv2.imwrite(str(options.sheet), sheet([cell(image, one) for image, one in seen]))


if __name__ == "__main__":
    main()
