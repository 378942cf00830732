"""Large photographs with many small dice, laid together from held-out ones.

    python -m training.dice.measure_large --photos ROOT --empty EMPTY [--groups tray,mixed]
    python -m training.dice.measure_large --tables TABLES

Each picture has twelve megapixels and shows eighteen dice or more of one size: whole photographs,
shrunk or enlarged until their dice have that size, on a picture without dice. Or whole tables as
they were traced (`traced --large`), and four of these on one picture, as if from twice as far.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from companion.vision.read import read_dice
from companion.vision.score import Tally, count
from training.dice.measure import labels_of, table
from training.dice.photos import Mark, Photo, empty_pictures, everything, held_out, labels_in

WIDTH, HEIGHT = 4000, 3000
DICE = 18  # a picture is full when it shows so many
TRIES = 40
ROOM = 20  # pixels between two photographs
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))  # of four on one picture
HALVED = cv2.INTER_AREA
Spot = tuple[int, int, int, int]


def usual_side(photo: Photo) -> float:
    return float(np.median([max(mark.box[2:]) for mark in photo.marks]))


def resized(photo: Photo, side: float) -> Photo:
    """The photograph with dice of this side."""
    scale = side / usual_side(photo)
    smooth = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    image = cv2.resize(photo.image, None, fx=scale, fy=scale, interpolation=smooth)
    marks = [replace(mark, box=tuple(part * scale for part in mark.box)) for mark in photo.marks]
    return replace(photo, image=image, marks=marks)


def free_spot(photo: Photo, taken: list[Spot], rng: np.random.Generator) -> Spot | None:
    height, width = photo.image.shape[:2]
    if width >= WIDTH or height >= HEIGHT:
        return None
    for _ in range(TRIES):
        left, top = int(rng.integers(WIDTH - width)), int(rng.integers(HEIGHT - height))
        if all(apart((left, top, width, height), other) for other in taken):
            return left, top, width, height
    return None


def apart(one: Spot, other: Spot) -> bool:
    beside = one[0] > other[0] + other[2] + ROOM or other[0] > one[0] + one[2] + ROOM
    return beside or one[1] > other[1] + other[3] + ROOM or other[1] > one[1] + one[3] + ROOM


def shifted(mark: Mark, left: int, top: int) -> Mark:
    x, y, width, height = mark.box
    return replace(mark, box=(x + left, y + top, width, height))


def laid(photos: list[Photo], ground: np.ndarray, side: float, rng: np.random.Generator) -> Photo:
    """Photographs on the ground until it shows enough dice."""
    canvas = cv2.resize(ground, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
    taken: list[Spot] = []
    marks: list[Mark] = []
    for index in rng.permutation(len(photos)):
        photo = resized(photos[index], side)
        spot = free_spot(photo, taken, rng)
        if spot is None:
            continue
        left, top, width, height = spot
        canvas[top : top + height, left : left + width] = photo.image
        taken.append(spot)
        marks += [shifted(mark, left, top) for mark in photo.marks]
        if len(marks) >= DICE:
            break
    return Photo(f"{side:.0f} pixels", "", "made", marks, canvas)


def pictures(options: argparse.Namespace, side: float) -> Iterator[Photo]:
    everyone = everything(options.photos, set(options.groups.split(",")))
    photos = [photo for photo in everyone if held_out(photo)]
    grounds = empty_pictures(options.empty)
    rng = np.random.default_rng(int(side))
    for _ in range(options.pictures):
        yield laid(photos, grounds[int(rng.integers(len(grounds)))], side, rng)


def whole_tables(folder: Path) -> Iterator[Photo]:
    """Each by itself; then four at a time of those of one shape."""
    tables = list(as_traced(folder))
    yield from tables
    for upright in (True, False):
        alike = [one for one in tables if (one.image.shape[0] > one.image.shape[1]) is upright]
        for start in range(0, len(alike) - 3, 4):
            yield four_of(alike[start : start + 4])


def as_traced(folder: Path) -> Iterator[Photo]:
    for name, dice in labels_in(folder).items():
        image = cv2.imread(str(folder / "images" / name))
        if image is not None:
            marks = [Mark(tuple(die["box"]), die["value"]) for die in dice]
            yield Photo("whole tables", name, "made", marks, image)


def four_of(tables: list[Photo]) -> Photo:
    small = [cv2.resize(one.image, None, fx=0.5, fy=0.5, interpolation=HALVED) for one in tables]
    height, width = small[0].shape[:2]
    marks = []
    for one, (column, row) in zip(tables, CORNERS, strict=True):
        half = [replace(mark, box=tuple(side / 2 for side in mark.box)) for mark in one.marks]
        marks += [shifted(mark, column * width, row * height) for mark in half]
    image = np.vstack([np.hstack(small[:2]), np.hstack(small[2:])])
    return Photo("four on one picture", tables[0].name, "made", marks, image)


def chosen(options: argparse.Namespace) -> Iterator[Photo]:
    if options.tables:
        yield from whole_tables(options.tables)
        return
    for side in options.sizes.split(","):
        yield from pictures(options, float(side))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path)
    parser.add_argument("--empty", type=Path)
    parser.add_argument("--groups", default="tray,mixed")
    parser.add_argument("--sizes", default="120,90,65,45,36", help="of the dice, in pixels")
    parser.add_argument("--pictures", type=int, default=16, help="of each size")
    parser.add_argument("--tables", type=Path, help="folder of whole tables, traced")
    options = parser.parse_args()
    tallies: dict[str, Tally] = {}
    for photo in chosen(options):
        file = cv2.imencode(".jpg", photo.image, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
        tally = tallies.setdefault(photo.group, Tally())
        count(tally, photo.name, labels_of(photo), read_dice(file))
    print(table(tallies))


if __name__ == "__main__":
    main()
