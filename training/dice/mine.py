"""Collect what the detector wrongly takes for dice, as lessons for reader and checker.

python -m training.dice.mine OUT.npy --photos ROOT --groups table,tray,mixed [--empty FOLDER]
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from companion.vision.finding import find_dice
from companion.vision.reading import Box
from training.dice.crops import MISTAKEN
from training.dice.photos import Photo, empty_pictures, trained_on

SIDE = 116  # of the picture round a mistaken box


def mistakes(photo: Photo) -> list[Box]:
    """Found boxes that touch no label."""
    labels = [Box(*mark.box) for mark in photo.marks]
    return [
        one.box
        for one in find_dice(photo.image)
        if not any(near(one.box, label) for label in labels)
    ]


def near(box: Box, label: Box) -> bool:
    """Too close to a labelled die to be a clean counterexample."""
    wide = abs(box.x + box.width / 2 - label.x - label.width / 2)
    high = abs(box.y + box.height / 2 - label.y - label.height / 2)
    return wide < (box.width + label.width) * 0.55 and high < (box.height + label.height) * 0.55


def cut(image: np.ndarray, box: Box) -> np.ndarray:
    scale = MISTAKEN / max(box.width, box.height)
    matrix = np.array([[scale, 0, 0], [0, scale, 0]], float)
    matrix[:, 2] = SIDE / 2 - scale * np.array([box.x + box.width / 2, box.y + box.height / 2])
    return cv2.warpAffine(image, matrix, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,mixed")
    parser.add_argument("--empty", type=Path, help="folder of pictures (*.jpg) without dice")
    parser.add_argument("--every", type=int, default=1, help="only every so many photos")
    options = parser.parse_args()
    crops = []
    photos = trained_on(options.photos, set(options.groups.split(",")))
    for photo in photos[:: options.every]:
        crops += [cut(photo.image, box) for box in mistakes(photo)[:12]]
    for image in empty_pictures(options.empty)[:: options.every]:
        crops += [cut(image, one.box) for one in find_dice(image)[:6]]
    np.save(options.out, np.stack(crops))
    print(len(crops), "mistakes")


if __name__ == "__main__":
    main()
