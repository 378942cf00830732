"""Dice photographed from near: held-out dice, each enlarged until it fills its picture so far.

python -m training.dice.measure_near --photos ROOT [--groups table,tray,lamp,mixed] [--dice 70]
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from companion.vision.read import read_dice
from companion.vision.reading import Box
from training.dice.photos import Mark, Photo, everything, held_out

SIDE = 640
SHARES = (0.12, 0.25, 0.4, 0.55, 0.7, 0.85)  # of the picture's side, that the die takes
CLEAR = 34  # pixels a die needs at least, to be worth enlarging
LARGEST = 14  # times
RIM = 4  # pixels between a die and the photograph's edge


def is_whole(photo: Photo, mark: Mark) -> bool:
    x, y, width, height = mark.box
    high, wide = photo.image.shape[:2]
    inside = RIM < x < wide - RIM - width and RIM < y < high - RIM - height
    return bool(inside and mark.asked and max(width, height) > CLEAR)


def enlarged(photo: Photo, mark: Mark, share: float) -> tuple[np.ndarray, Box] | None:
    """The die in the middle of a square picture, and where it is there."""
    x, y, width, height = mark.box
    scale = share * SIDE / max(width, height)
    if scale > LARGEST:
        return None
    shift = SIDE / 2 - scale * np.array([x + width / 2, y + height / 2])
    matrix = np.array([[scale, 0, shift[0]], [0, scale, shift[1]]])
    smooth = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    image = cv2.warpAffine(
        photo.image, matrix, (SIDE, SIDE), flags=smooth, borderMode=cv2.BORDER_REFLECT
    )
    middle = (SIDE - scale * width) / 2, (SIDE - scale * height) / 2
    return image, Box(*middle, scale * width, scale * height)


def counted(dice: list[tuple[Photo, Mark]], share: float) -> str:
    """What became of the die in the middle; neighbours at the edge count neither way."""
    total = found = right = parts = 0
    for photo, mark in dice:
        near = enlarged(photo, mark, share)
        if near is None:
            continue
        image, box = near
        seen = read_dice(image).dice
        hits = [die for die in seen if die.box.overlap(box) >= 0.5]
        total, found = total + 1, found + bool(hits)
        right += any(die.face == str(mark.value) for die in hits)
        parts += sum(die not in hits and die.box.inside(box) > 0.7 for die in seen)
    return f"{share:.2f}: {total} dice, found {found}, right {right}, parts taken for dice {parts}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,lamp,mixed")
    parser.add_argument("--dice", type=int, default=70)
    options = parser.parse_args()
    photos = [p for p in everything(options.photos, set(options.groups.split(","))) if held_out(p)]
    dice = [(photo, mark) for photo in photos for mark in photo.marks if is_whole(photo, mark)]
    order = np.random.default_rng(3).permutation(len(dice))[: options.dice]
    for share in SHARES:
        print(counted([dice[index] for index in order], share), flush=True)


if __name__ == "__main__":
    main()
