"""Where the dice are: the detector at one scale, then again where the dice came out too small or
too large for it."""

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
FIRST_SIDE: Final = 640
LARGEST_SIDE: Final = 1408
GOOD_SIZE: Final = (26.0, 110.0)  # dice of this many pixels are seen best
BEST_SIZE: Final = 44.0
FAINT: Final = 0.12
MOST_DICE: Final = 120
SAME_DIE: Final = 0.42


@dataclass(frozen=True)
class Found:
    """A place that looks like a die, how much so, and the detector's own idea of its pips."""

    box: Box
    heat: float
    values: Floats  # chances of one to six pips, and of no pips


def find_dice(image: Image) -> list[Found]:
    """All places that may hold a die, strongest first, each once."""
    longest = max(image.shape[:2])
    side = min(FIRST_SIDE, longest)
    found = seen_at(image, side / longest)
    for other in further_sides(found, side, longest):
        found = found + seen_at(image, other / longest)
    return distinct(found)[:MOST_DICE]


def further_sides(found: list[Found], side: int, longest: int) -> list[int]:
    """More scales to look at, judged by what the first look gave."""
    strong = [one for one in found if one.heat > 0.3]
    if not strong:
        return sorted({side // 2, min(longest * 2, side * 2, LARGEST_SIDE)} - {side})
    sizes = [max(one.box.width, one.box.height) * side / longest for one in strong]
    sides = []
    if min(sizes) < GOOD_SIZE[0]:
        small = float(np.median([size for size in sizes if size < GOOD_SIZE[0] * 1.5]))
        sides.append(int(min(side * BEST_SIZE / small, LARGEST_SIDE, longest * 1.5)))
    if max(sizes) > GOOD_SIZE[1]:
        large = float(np.median([size for size in sizes if size > GOOD_SIZE[1] * 0.7]))
        sides.append(int(max(side * BEST_SIZE * 1.4 / large, 128)))
    return [other for other in sides if not 0.8 < other / side < 1.25]


def seen_at(image: Image, scale: float) -> list[Found]:
    """Run the detector on the picture at this scale; boxes in the picture's own pixels."""
    cv2 = cv()
    height, width = (max(CELL, round(side * scale)) for side in image.shape[:2])
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(image, (width, height), interpolation=method)
    right, below = -width % CELL, -height % CELL
    padded = cv2.copyMakeBorder(small, 0, below, 0, right, cv2.BORDER_CONSTANT)
    maps = detector().run(blob_of([padded]))[0]
    return [resized(one, 1 / scale) for one in peaks(maps)]


def resized(one: Found, factor: float) -> Found:
    box = one.box
    return replace(one, box=Box(*(side * factor for side in (box.x, box.y, box.width, box.height))))


def peaks(maps: Floats) -> list[Found]:
    """The tops of the heat map with their sizes and values."""
    heat = 1 / (1 + np.exp(-maps[0]))
    top = cv().dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= top) & (heat > FAINT))
    strongest = np.argsort(-heat[rows, columns])[: 3 * MOST_DICE]
    return [peak(maps, heat, int(rows[i]), int(columns[i])) for i in strongest]


def peak(maps: Floats, heat: Floats, row: int, column: int) -> Found:
    wide, high, right, down = (float(v) for v in maps[1:5, row, column])
    width, height = UNIT * np.exp(min(wide, 3.5)), UNIT * np.exp(min(high, 3.5))
    x, y = (column + 0.5 + right) * STRIDE, (row + 0.5 + down) * STRIDE
    logits = maps[5:, row, column]
    values = np.exp(logits - logits.max())
    box = Box(float(x - width / 2), float(y - height / 2), float(width), float(height))
    return Found(box, float(heat[row, column]), (values / values.sum()).astype(np.float32))


def distinct(found: list[Found]) -> list[Found]:
    """Each die once: of boxes on the same spot the strongest stays."""
    kept: list[Found] = []
    for one in sorted(found, key=lambda one: -one.heat):
        if not any(same_spot(one.box, other.box) for other in kept):
            kept.append(one)
    return kept


def same_spot(one: Box, other: Box) -> bool:
    """Overlapping boxes, or one whose middle part lies inside the other (a pip of a large die)."""
    if one.overlap(other) > SAME_DIE:
        return True
    small, large = sorted((one, other), key=lambda box: box.width * box.height)
    wide = min(small.x + small.width, large.x + large.width) - max(small.x, large.x)
    high = min(small.y + small.height, large.y + large.height) - max(small.y, large.y)
    shared = max(0.0, wide) * max(0.0, high)
    return shared > 0.75 * small.width * small.height
