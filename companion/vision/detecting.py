"""What the detector sees on a picture as it is: places that look like dice, with their frames."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.vision.networks import Floats, blob_of, detector
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import Box

STRIDE: Final = 4
UNIT: Final = 32.0  # the network's sizes are logarithms of multiples of this
CELL: Final = 32  # input sides must be multiples of this
FAINT: Final = 0.25
MOST_DICE: Final = 120


@dataclass(frozen=True)
class Found:
    """A place that looks like a die, and how much so."""

    box: Box
    heat: float

    @property
    def size(self) -> float:
        return max(self.box.width, self.box.height)

    @property
    def middle(self) -> tuple[float, float]:
        return self.box.x + self.box.width / 2, self.box.y + self.box.height / 2


def seen_on(image: Image, faint: float = FAINT) -> list[Found]:
    """Run the detector on one picture; nothing cooler than `faint`."""
    cv2 = cv()
    below, right = (-side % CELL for side in image.shape[:2])
    padded = cv2.copyMakeBorder(image, 0, below, 0, right, cv2.BORDER_CONSTANT)
    return seen_on_each([padded], faint)[0]


def seen_on_each(images: Sequence[Image], faint: float = FAINT) -> list[list[Found]]:
    """Run it on pictures of one size, whose sides are whole cells."""
    return [peaks(maps, faint) for maps in detector().run(blob_of(list(images)))]


def peaks(maps: Floats, faint: float) -> list[Found]:
    """The tops of the heat map with their sizes."""
    heat = 1 / (1 + np.exp(-maps[0]))
    top = cv().dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= top) & (heat > faint))
    strongest = np.argsort(-heat[rows, columns])[: 3 * MOST_DICE]
    return [peak(maps, heat, int(rows[i]), int(columns[i])) for i in strongest]


def peak(maps: Floats, heat: Floats, row: int, column: int) -> Found:
    wide, high, right, down = (float(v) for v in maps[1:5, row, column])
    width, height = UNIT * np.exp(min(wide, 3.5)), UNIT * np.exp(min(high, 3.5))
    x, y = (column + 0.5 + right) * STRIDE, (row + 0.5 + down) * STRIDE
    box = Box(float(x - width / 2), float(y - height / 2), float(width), float(height))
    return Found(box, float(heat[row, column]))


def shifted(one: Found, right: int, down: int) -> Found:
    box = one.box
    return replace(one, box=Box(box.x + right, box.y + down, box.width, box.height))


def resized(one: Found, factor: float) -> Found:
    box = one.box
    return replace(one, box=Box(*(side * factor for side in (box.x, box.y, box.width, box.height))))
