"""A second look at each die on a crop of its own: what it shows, its colour, its fingerprint.

The reader sees every die. Where it doubts, the checker, a network of another kind that sees more of
the table around, is asked what the die shows as well.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.vision.finding import Found
from companion.vision.networks import Floats, Network, blob_of, checker, reader
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import COLOURS, Box

SIDE: Final = 64
MARGIN: Final = 1.3  # a crop is this much wider than the die's longer side
FACES: Final = 14
NUMERALS, SYMBOL, NOT_A_DIE = 6, 12, 13
CHECKED_SIDE: Final = 80
CHECKED_MARGIN: Final = 1.6
BATCH: Final = 16
HOT, CLEAR = 0.6, 0.95  # a die as hot and as clear as this needs no checking
HOPELESS: Final = 0.97  # nor does what is no die with this certainty, unless it is hot


@dataclass(frozen=True)
class Look:
    """What reader and checker make of one die."""

    faces: Floats  # chances: pips 1-6, numerals 1-6, other symbol, not a die
    colours: Floats  # chances, in the order of COLOURS
    fingerprint: Floats  # of unit length
    tone: tuple[float, ...] = ()  # lightness and hue of the die's body
    asked: Floats | None = None  # the checker's chances of the same faces, where it was asked

    @property
    def checked(self) -> Floats:
        """The checker's chances; where nobody doubted, those of the reader."""
        return self.faces if self.asked is None else self.asked


def crop_of(image: Image, box: Box, pixels: int = SIDE, margin: float = MARGIN) -> Image:
    """The die in the middle of a square of so many pixels, with some table around it."""
    cv2 = cv()
    side = max(box.width, box.height) * margin
    height, width = image.shape[:2]
    centre = (
        min(max(box.x + box.width / 2, 0.0), width - 1.0),
        min(max(box.y + box.height / 2, 0.0), height - 1.0),
    )
    shrink = 1
    while side / shrink > 2.5 * pixels:
        shrink *= 2
    if shrink > 1:
        image, centre = shrunk_around(image, centre, side, shrink)
        side /= shrink
    matrix = cv2.getRotationMatrix2D(centre, 0.0, pixels / side)
    matrix[:, 2] += pixels / 2 - np.array(centre)
    crop: Image = cv2.warpAffine(image, matrix, (pixels, pixels), borderMode=cv2.BORDER_REPLICATE)
    return crop


def shrunk_around(
    image: Image, centre: tuple[float, float], side: float, shrink: int
) -> tuple[Image, tuple[float, float]]:
    """The part around a large die made smaller first, so that no pixel is skipped over."""
    reach = side * 0.8
    left, top = (max(0, int(middle - reach)) for middle in centre)
    part = image[top : int(centre[1] + reach) + 1, left : int(centre[0] + reach) + 1]
    small = cv().resize(part, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv().INTER_AREA)
    return small, ((centre[0] - left) / shrink, (centre[1] - top) / shrink)


def look_at(image: Image, found: list[Found]) -> list[Look]:
    """Each die as the reader sees it; what a doubtful one shows is asked of the checker too."""
    if not found:
        return []
    crops = [crop_of(image, one.box) for one in found]
    seen = [look(row) for row in raw(crops)]
    looks = [replace(one, tone=tone_of(crop)) for one, crop in zip(seen, crops, strict=True)]
    doubtful = [i for i, one in enumerate(found) if is_doubtful(one, looks[i])]
    if doubtful:
        wider = [crop_of(image, found[i].box, CHECKED_SIDE, CHECKED_MARGIN) for i in doubtful]
        for index, row in zip(doubtful, run(checker(), wider), strict=True):
            looks[index] = replace(looks[index], asked=chances_of(row))
    return looks


def tone_of(crop: Image) -> tuple[float, ...]:
    """The usual colour in the middle of the die, where the body outweighs the pips."""
    rim = round(SIDE * (1 - 0.75 / MARGIN) / 2)
    middle = cv().cvtColor(crop[rim:-rim, rim:-rim], cv().COLOR_BGR2LAB)
    return tuple(float(part) for part in np.median(middle.reshape(-1, 3), axis=0))


def is_doubtful(one: Found, seen: Look) -> bool:
    hot = one.heat >= HOT
    certain = hot and seen.faces[:NUMERALS].max() >= CLEAR
    hopeless = not hot and seen.faces[NOT_A_DIE] >= HOPELESS
    return bool(not certain and not hopeless)


def raw(crops: list[Image]) -> Floats:
    """The reader's numbers for crops."""
    return run(reader(), crops)


def run(network: Network, crops: list[Image]) -> Floats:
    """A network's numbers for crops, in batches so that forty dice need no more memory."""
    batches = [crops[start : start + BATCH] for start in range(0, len(crops), BATCH)]
    return np.concatenate([network.run(blob_of(batch)) for batch in batches])


def look(row: Floats) -> Look:
    """What the reader's numbers for one crop mean."""
    faces, colours, mark = np.split(row, [FACES, FACES + len(COLOURS)])
    return Look(chances_of(faces), chances_of(colours), mark / (np.linalg.norm(mark) + 1e-9))


def chances_of(logits: Floats) -> Floats:
    chances: Floats = softmax(logits).clip(1e-6)
    return chances


def softmax(logits: Floats) -> Floats:
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = shifted / shifted.sum(axis=-1, keepdims=True)
    return chances
