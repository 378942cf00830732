"""Show what looks like a die on photographs where no label is.

Dice that nobody labelled teach the networks that dice are none. What is one goes into `added.json`
with value 0, and counts neither way. (Boxes are told on the photo as it is kept here, at most
720 pixels long; the file wants those of the photo itself.)

python -m training.dice.unlabelled --photos ROOT --groups table,tray,lamp,mixed --sheet seen.png
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from companion.vision.candidates import Candidate
from companion.vision.read import candidates_on
from companion.vision.reading import Box
from training.dice.measure import sheet
from training.dice.mine import SIDE, cut
from training.dice.photos import Photo, everything

LIKELY, HOT = 0.05, 0.5  # enough of a die, or hot enough, to be looked at by a person
APART = 0.3  # what overlaps a label, lies in it or holds it by less is another thing
PER_SHEET, ACROSS = 130, 13


def apart(box: Box, label: Box) -> bool:
    return max(box.overlap(label), box.inside(label), label.inside(box)) < APART


def unlabelled(photo: Photo) -> list[Candidate]:
    labels = [Box(*mark.box) for mark in photo.marks]
    return [
        one
        for one in candidates_on(photo.image)
        if (one.verdict.die > LIKELY or one.found.heat > HOT)
        and all(apart(one.box, label) for label in labels)
    ]


def tile(photo: Photo, one: Candidate, number: int) -> np.ndarray:
    shown = np.zeros((SIDE + 12, SIDE, 3), np.uint8)
    shown[:SIDE] = cut(photo.image, one.box)
    text = f"{number} {photo.group[:2]} {one.verdict.die:.2f}"
    cv2.putText(shown, text, (1, SIDE + 9), 0, 0.34, (255, 255, 255), 1)
    return shown


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,lamp,mixed,greytable")
    parser.add_argument("--sheet", type=Path, required=True, help="a number is put in its name")
    options = parser.parse_args()
    photos = everything(options.photos, set(options.groups.split(",")))
    seen = [(photo, one) for photo in photos for one in unlabelled(photo)]
    for number, (photo, one) in enumerate(seen):
        box = [round(side) for side in (one.box.x, one.box.y, one.box.width, one.box.height)]
        print(number, photo.group, photo.name, box)
    tiles = [tile(photo, one, number) for number, (photo, one) in enumerate(seen)]
    for first in range(0, len(tiles), PER_SHEET):
        path = options.sheet.with_stem(f"{options.sheet.stem}{first // PER_SHEET}")
        sheet(tiles[first : first + PER_SHEET], path, ACROSS)


if __name__ == "__main__":
    main()
