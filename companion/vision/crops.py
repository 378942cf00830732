"""A second look at each die on a crop of its own: what it shows, its colour, its fingerprint."""

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from companion.vision.networks import Floats, blob_of, reader
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import COLOURS, Box

SIDE: Final = 64
MARGIN: Final = 1.3  # a crop is this much wider than the die's longer side
FACES: Final = 14
NUMERALS, SYMBOL, NOT_A_DIE = 6, 12, 13
VIEWS: Final = ((0.0, 1.0), (-7.0, 0.94))  # turned by degrees, margin narrowed
BATCH: Final = 16
CLEAR: Final = 0.95  # a first view as certain as this needs no second one
HOPELESS: Final = 0.97  # nor does what is no die with this certainty


@dataclass(frozen=True)
class Look:
    """What the reader makes of one crop."""

    faces: Floats  # chances: pips 1-6, numerals 1-6, other symbol, not a die
    colours: Floats  # chances, in the order of COLOURS
    fingerprint: Floats  # of unit length


def crop_of(image: Image, box: Box, *, degrees: float = 0.0, wider: float = 1.0) -> Image:
    """The die upright in a square of SIDE pixels, with some table around it."""
    cv2 = cv()
    side = max(box.width, box.height) * MARGIN * wider
    height, width = image.shape[:2]
    centre = (
        min(max(box.x + box.width / 2, 0.0), width - 1.0),
        min(max(box.y + box.height / 2, 0.0), height - 1.0),
    )
    shrink = 1
    while side / shrink > 2.5 * SIDE:
        shrink *= 2
    if shrink > 1:
        image, centre = shrunk_around(image, centre, side, shrink)
        side /= shrink
    matrix = cv2.getRotationMatrix2D(centre, degrees, SIDE / side)
    matrix[:, 2] += SIDE / 2 - np.array(centre)
    crop: Image = cv2.warpAffine(image, matrix, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
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


def look_at(image: Image, boxes: list[Box]) -> list[Look]:
    """Each die seen in one crop; a doubtful one in a second, slightly different one as well."""
    if not boxes:
        return []
    first, second = (partial(crop_of, image, degrees=turn, wider=wide) for turn, wide in VIEWS)
    outputs = [row[None] for row in raw([first(box) for box in boxes])]
    doubtful = [index for index, output in enumerate(outputs) if is_doubtful(look(output))]
    if doubtful:
        again = raw([second(boxes[index]) for index in doubtful])
        for index, row in zip(doubtful, again, strict=True):
            outputs[index] = np.concatenate([outputs[index], row[None]])
    return [look(output) for output in outputs]


def is_doubtful(seen: Look) -> bool:
    return bool(seen.faces[:NUMERALS].max() < CLEAR and seen.faces[NOT_A_DIE] < HOPELESS)


def raw(crops: list[Image]) -> Floats:
    """The reader's numbers for crops, in batches so that forty dice need no more memory."""
    batches = [crops[start : start + BATCH] for start in range(0, len(crops), BATCH)]
    return np.concatenate([reader().run(blob_of(batch)) for batch in batches])


def look(views: Floats) -> Look:
    """Average the views: chances as geometric means, fingerprints as directions."""
    faces = softmax(views[:, :FACES]).clip(1e-6)
    colours = softmax(views[:, FACES : FACES + len(COLOURS)]).clip(1e-6)
    prints = views[:, FACES + len(COLOURS) :]
    unit = (prints / (np.linalg.norm(prints, axis=1, keepdims=True) + 1e-9)).mean(0)
    return Look(mean_chance(faces), mean_chance(colours), unit / (np.linalg.norm(unit) + 1e-9))


def mean_chance(chances: Floats) -> Floats:
    mean = np.exp(np.log(chances).mean(0))
    normal: Floats = (mean / mean.sum()).astype(np.float32)
    return normal


def softmax(logits: Floats) -> Floats:
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = shifted / shifted.sum(axis=-1, keepdims=True)
    return chances
