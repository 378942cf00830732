"""Dice laid side by side, as people do before they count them: rows and blocks, rendered.

python -m training.dice.measure_rows [--pictures 12]
"""

import argparse

import cv2
import numpy as np

from companion.vision.read import read_dice
from companion.vision.score import Label, Tally, count
from tests.vision.throws import put, rendered, table
from training.dice.measure import table as figures

COLOURS = ("white", "red", "black", "green", "blue")
LAID = ((5, 1), (3, 2), (3, 3))  # columns, rows
ELEVATIONS = (88.0, 75.0, 60.0)
VIEW = 104  # pixels; the die takes half of it
TOUCHING = 1.02


def spacing(elevation: float) -> tuple[float, float]:
    """How far apart dice that touch are: the width of a top, and its depth as it is seen."""
    cover = (rendered("white", "6", 0, elevation).cover > 90).astype(np.uint8)
    width = cv2.boundingRect(cover)[2] / cover.shape[1] * VIEW * TOUCHING
    return width, width * float(np.sin(np.radians(elevation)))


def picture(
    columns: int, rows: int, elevation: float, rng: np.random.Generator
) -> tuple[np.ndarray, list[Label]]:
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pictures", type=int, default=12)
    options = parser.parse_args()
    for columns, rows in LAID:
        for elevation in ELEVATIONS:
            rng, tally = np.random.default_rng([columns, rows, int(elevation)]), Tally()
            for number in range(options.pictures):
                image, labels = picture(columns, rows, elevation, rng)
                count(tally, str(number), labels, read_dice(image))
            print(figures({f"{columns} x {rows} from {elevation:.0f} degrees": tally}), flush=True)


if __name__ == "__main__":
    main()
