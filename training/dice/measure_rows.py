"""Dice that touch, rendered: in rows and blocks, as people lay them to count, and in heaps.

python -m training.dice.measure_rows [--pictures 12]
"""

import argparse
from collections.abc import Iterable

import cv2
import numpy as np

from companion.vision.read import read_dice
from companion.vision.score import Label, Tally, count
from tests.vision.throws import put, rendered, table
from training.dice.measure import table as figures

COLOURS = ("white", "red", "black", "green", "blue")
LAID = ((5, 1), (3, 2), (3, 3))  # columns, rows
ELEVATIONS = (88.0, 75.0, 60.0)
HEAPS = (6, 14, 20)
TRIES = 200  # to find room for one more die in a heap
VIEW = 104  # pixels; the die takes half of it
TOUCHING = 1.02
Picture = tuple[np.ndarray, list[Label]]


def spacing(elevation: float) -> tuple[float, float]:
    """How far apart dice that touch are: the width of a top, and its depth as it is seen."""
    cover = (rendered("white", "6", 0, elevation).cover > 90).astype(np.uint8)
    width = cv2.boundingRect(cover)[2] / cover.shape[1] * VIEW * TOUCHING
    return width, width * float(np.sin(np.radians(elevation)))


def picture(columns: int, rows: int, elevation: float, rng: np.random.Generator) -> Picture:
    """All of one colour, or each of its own."""
    image, labels = table(800, 600, int(rng.integers(1000))), []
    width, depth = spacing(elevation)
    alike, first = rng.random() < 0.5, str(rng.choice(COLOURS))
    for row in range(rows):
        for column in range(columns):
            colour = first if alike else str(rng.choice(COLOURS))
            face = str(int(rng.integers(1, 7)))
            x = 400 + round((column - (columns - 1) / 2) * width)
            y = 300 + round((row - (rows - 1) / 2) * depth)
            quarter = 90 * int(rng.integers(4))
            box = put(image, rendered(colour, face, quarter, elevation), x, y, VIEW)
            labels.append(Label(box, face, None))
    return image, labels


def heap(number: int, elevation: float, rng: np.random.Generator) -> Picture:
    """So many dice at any angle, as close together as they fell."""
    image, labels = table(1000, 750, int(rng.integers(1000))), []
    width, depth = spacing(elevation)
    alike, first = rng.random() < 0.5, str(rng.choice(COLOURS))
    for x, y, yaw in sorted(fallen(number, width, rng), key=lambda spot: spot[1]):
        colour = first if alike else str(rng.choice(COLOURS))
        face = str(int(rng.integers(1, 7)))
        shot = rendered(colour, face, int(yaw), elevation)
        box = put(image, shot, round(500 + x), round(375 + y * depth / width), VIEW)
        labels.append(Label(box, face, None))
    return image, labels


def fallen(number: int, width: float, rng: np.random.Generator) -> list[tuple[float, ...]]:
    """Where the dice lie and how they are turned: none inside another."""
    laid: list[tuple[tuple[float, ...], np.ndarray]] = []
    for _ in range(number * TRIES):
        x, y = rng.normal(0, width * (0.6 + 0.33 * np.sqrt(number)), 2).clip(-320, 320)
        yaw = int(rng.integers(360))
        square = cv2.boxPoints(((float(x), float(y)), (width, width), -float(yaw)))
        if all(cv2.intersectConvexConvex(square, other)[0] <= 0 for _, other in laid):
            laid.append(((x, y, yaw), square))
        if len(laid) == number:
            break
    return [spot for spot, _ in laid]


def told(name: str, elevation: float, pictures: Iterable[Picture]) -> None:
    tally = Tally()
    for number, (image, labels) in enumerate(pictures):
        count(tally, str(number), labels, read_dice(image))
    print(figures({f"{name} from {elevation:.0f} degrees": tally}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pictures", type=int, default=12)
    every = range(parser.parse_args().pictures)
    for columns, rows in LAID:
        for elevation in ELEVATIONS:
            rng = np.random.default_rng([columns, rows, int(elevation)])
            laid = (picture(columns, rows, elevation, rng) for _ in every)
            told(f"{columns} x {rows}", elevation, laid)
    for number in HEAPS:
        for elevation in ELEVATIONS:
            rng = np.random.default_rng([number, int(elevation)])
            told(f"heap of {number}", elevation, (heap(number, elevation, rng) for _ in every))


if __name__ == "__main__":
    main()
