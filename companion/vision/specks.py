"""Single white or black pixels wiped off a photo: a poor sensor or scan, noise added on purpose.

On a small die one such pixel is as large as half a pip. Where a photo has many of them they are not
part of the table, and each takes the usual tone of its neighbours.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.opencv import cv
from companion.vision.opening import Image

BLACK, WHITE = 40, 215  # darker, or lighter, than this in every channel
STANDS_OUT: Final = 70  # from its neighbours by this much in some channel
ALIKE: Final = 3  # as many of one tone may touch; the corner of a small pip has more beside it
MANY: Final = 0.002  # of a photo's pixels: less is gloss, glitter or print
SAMPLE: Final = 256  # pixels a side tell whether there are many
COARSE: Final = 1_500_000  # pixels; a photo with more is shrunk, and specks go with that


def without_specks(image: Image) -> Image:
    """The photo as it is, unless it is full of specks."""
    if image.shape[0] * image.shape[1] > COARSE or specks(sample(image)).mean() < MANY:
        return image
    wiped: Image = np.where(specks(image)[..., None], cv().medianBlur(image, 3), image)
    return wiped


def sample(image: Image) -> Image:
    """The middle of the photo."""
    top, left = (max(0, (side - SAMPLE) // 2) for side in image.shape[:2])
    return np.ascontiguousarray(image[top : top + SAMPLE, left : left + SAMPLE])


def specks(image: Image) -> NDArray[np.bool_]:
    """Pixels that are white or black, unlike those around them, and alone or in pairs."""
    apart = cv().absdiff(image, cv().medianBlur(image, 3)).max(axis=2) > STANDS_OUT
    white, black = image.min(axis=2) > WHITE, image.max(axis=2) < BLACK
    found: NDArray[np.bool_] = apart & (alone(white) | alone(black))
    return found


def alone(tone: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Pixels of a tone that few of their neighbours share."""
    around = cv().boxFilter(tone.astype(np.uint8), -1, (3, 3), normalize=False)
    few: NDArray[np.bool_] = tone & (around <= ALIKE)
    return few
