"""Where the dice are: the detector at four sizes, and closer where dice came out small."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.vision.networks import Floats, blob_of, detector
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import Box, mean_box

STRIDE: Final = 4
UNIT: Final = 32.0  # the network's sizes are logarithms of multiples of this
CELL: Final = 32  # input sides must be multiples of this
FIRST_SIDE: Final = 640
LARGEST_SIDE: Final = 1184
CLOSER_PIXELS: Final = 1184 * 864  # as much as a look at part of a large photo may take in
QUICK_SIDES: Final = (320, 160, 80)
QUICK_SIZE: Final = 36.0  # pixels a die must have in a quick look to count
SMALL_SIZE: Final = 20.0  # dice of fewer pixels deserve a closer look
BEST_SIZE: Final = 34.0
STRONG: Final = 0.3
FAINT: Final = 0.25
MOST_DICE: Final = 120
SAME_DIE: Final = 0.42
AS_GOOD: Final = 0.6  # of the hottest: a frame that also counts


@dataclass(frozen=True)
class Found:
    """A place that looks like a die, and how much so."""

    box: Box
    heat: float

    @property
    def size(self) -> float:
        return max(self.box.width, self.box.height)


def find_dice(image: Image) -> list[Found]:
    """All places that may hold a die, strongest first, each once."""
    longest = max(image.shape[:2])
    side = min(FIRST_SIDE, longest)
    first = shrunk(image, side / longest)
    found = [resized(one, longest / side) for one in seen_on(first)]
    for quick in QUICK_SIDES:  # a fraction of the work, and close-ups are seen best here
        if side > quick:
            found += [resized(one, longest / side) for one in large_at(first, quick / side)]
    closer = closer_scale(distinct(found), side / longest)
    if closer is not None:
        found = found + seen_closer(image, found, closer)
    return distinct(found)[:MOST_DICE]


def closer_scale(found: list[Found], scale: float) -> float | None:
    """The scale for another look if dice came out small, or if none came out at all."""
    sizes = [one.size * scale for one in found if one.heat > STRONG]
    if not sizes:
        return 2 * scale
    small = [size for size in sizes if size < SMALL_SIZE]
    if not small:
        return None
    return scale * max(1.3, BEST_SIZE / float(np.median(small)))


def seen_closer(image: Image, found: list[Found], scale: float) -> list[Found]:
    """Look again at a larger scale, only where something was seen (everywhere if nothing was)."""
    places = [one.box for one in found if one.heat > STRONG / 2]
    left, top, right, below = around(places, image)
    part = np.ascontiguousarray(image[top:below, left:right])
    fits = min(1.0, float(np.sqrt(CLOSER_PIXELS / (part.shape[0] * part.shape[1]))))
    largest = max(fits, LARGEST_SIDE / max(image.shape[:2]))
    closer = min(scale, largest)
    # above a half, points between pixels lose nothing and take a sixth of the time
    picture = shrunk(part, closer) if closer <= 0.5 else stretched(part, closer)
    return [shifted(resized(one, 1 / closer), left, top) for one in seen_on(picture)]


def around(places: list[Box], image: Image) -> tuple[int, int, int, int]:
    """A rectangle round all places with room for three more dice on each side."""
    height, width = image.shape[:2]
    if not places:
        return 0, 0, width, height
    room = 3 * max(max(box.width, box.height) for box in places)
    left = max(0, int(min(box.x for box in places) - room))
    top = max(0, int(min(box.y for box in places) - room))
    right = min(width, int(max(box.x + box.width for box in places) + room))
    below = min(height, int(max(box.y + box.height for box in places) + room))
    return left, top, right, below


def shifted(one: Found, right: int, down: int) -> Found:
    box = one.box
    return replace(one, box=Box(box.x + right, box.y + down, box.width, box.height))


def large_at(image: Image, scale: float) -> list[Found]:
    """A quick look for large dice only; boxes of small ones are too rough at this scale."""
    least = QUICK_SIZE / scale
    return [one for one in seen_at(image, scale) if one.size > least]


def seen_at(image: Image, scale: float) -> list[Found]:
    """Run the detector on the picture at this scale; boxes in the picture's own pixels."""
    return [resized(one, 1 / scale) for one in seen_on(shrunk(image, scale))]


def shrunk(image: Image, scale: float) -> Image:
    """Every pixel counts in the smaller picture."""
    if scale >= 1:
        return stretched(image, scale)
    cv2, goal = cv(), sides(image, scale)
    if scale <= 0.5:  # exactly halved first, it takes a third of the time
        image = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    small: Image = cv2.resize(image, goal, interpolation=cv2.INTER_AREA)
    return small


def stretched(image: Image, scale: float) -> Image:
    """Points between the pixels."""
    other: Image = cv().resize(image, sides(image, scale), interpolation=cv().INTER_LINEAR)
    return other


def sides(image: Image, scale: float) -> tuple[int, int]:
    height, width = (max(CELL, round(side * scale)) for side in image.shape[:2])
    return width, height


def seen_on(image: Image) -> list[Found]:
    """Run the detector on the picture as it is."""
    cv2 = cv()
    below, right = (-side % CELL for side in image.shape[:2])
    padded = cv2.copyMakeBorder(image, 0, below, 0, right, cv2.BORDER_CONSTANT)
    return peaks(detector().run(blob_of([padded]))[0])


def resized(one: Found, factor: float) -> Found:
    box = one.box
    return replace(one, box=Box(*(side * factor for side in (box.x, box.y, box.width, box.height))))


def peaks(maps: Floats) -> list[Found]:
    """The tops of the heat map with their sizes."""
    heat = 1 / (1 + np.exp(-maps[0]))
    top = cv().dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= top) & (heat > FAINT))
    strongest = np.argsort(-heat[rows, columns])[: 3 * MOST_DICE]
    return [peak(maps, heat, int(rows[i]), int(columns[i])) for i in strongest]


def peak(maps: Floats, heat: Floats, row: int, column: int) -> Found:
    wide, high, right, down = (float(v) for v in maps[1:5, row, column])
    width, height = UNIT * np.exp(min(wide, 3.5)), UNIT * np.exp(min(high, 3.5))
    x, y = (column + 0.5 + right) * STRIDE, (row + 0.5 + down) * STRIDE
    box = Box(float(x - width / 2), float(y - height / 2), float(width), float(height))
    return Found(box, float(heat[row, column]))


def distinct(found: list[Found]) -> list[Found]:
    """Each place once, framed as all who saw it agree."""
    heaps: list[list[Found]] = []
    for one in sorted(found, key=lambda one: -one.heat):
        home = next((h for h in heaps if one.box.overlap(h[0].box) > SAME_DIE), None)
        if home is None:
            heaps.append([one])
        elif one.heat > AS_GOOD * home[0].heat:
            home.append(one)
    return [Found(agreed(heap), heap[0].heat) for heap in heaps]


def agreed(heap: list[Found]) -> Box:
    """Frames of one die from looks of different sizes: the hotter, the more it counts."""
    return mean_box([one.box for one in heap], [one.heat**2 for one in heap])
