"""Single white or black pixels wiped off a photo: a poor sensor or scan, noise added on purpose.

On a small die one such pixel is as large as half a pip. Where a photo has many of them they are not
part of the table, and each takes the usual tone of its neighbours.
"""

from typing import Final

import numpy as np

from companion.vision.opencv import cv
from companion.vision.opening import Image

Scalar = tuple[int, ...]
BLACK, WHITE = 39, 216  # as dark, or as light, in every channel
STANDS_OUT: Final = 70  # from its neighbours by more than this in some channel
ALIKE: Final = 3  # as many of one tone may touch; the corner of a small pip has more beside it
MANY: Final = 0.002  # of a photo's pixels: less is gloss, glitter or print
SAMPLE: Final = 256  # pixels a side tell whether there are many
COARSE: Final = 1_500_000  # pixels; a photo with more is shrunk, and specks go with that


def without_specks(image: Image) -> Image:
    """The photo as it is, unless it is full of specks."""
    if image.shape[0] * image.shape[1] > COARSE or share_of(sample(image)) < MANY:
        return image
    wiped: Image = cv().copyTo(cv().medianBlur(image, 3), specks(image), image.copy())
    return wiped


def share_of(image: Image) -> float:
    """How many of its pixels are specks."""
    return float(np.count_nonzero(specks(image)) / (image.shape[0] * image.shape[1]))


def sample(image: Image) -> Image:
    """The middle of the photo."""
    top, left = (max(0, (side - SAMPLE) // 2) for side in image.shape[:2])
    return np.ascontiguousarray(image[top : top + SAMPLE, left : left + SAMPLE])


def specks(image: Image) -> Image:
    """A mask of pixels that are white or black, unlike those around them, and nearly alone."""
    cv2 = cv()
    apart = cv2.absdiff(image, cv2.medianBlur(image, 3))
    alike = cv2.inRange(apart, *tones(0, STANDS_OUT))
    white, black = (cv2.inRange(image, *tones(*ends)) for ends in ((WHITE, 255), (0, BLACK)))
    found: Image = (alone(white) | alone(black)) & ~alike
    return found


def tones(darkest: int, lightest: int) -> tuple[Scalar, Scalar]:
    return (darkest,) * 3, (lightest,) * 3


def alone(mask: Image) -> Image:
    """Of a mask, the pixels with few of it around them."""
    around = cv().boxFilter(mask & 1, -1, (3, 3), normalize=False)
    few: Image = mask & cv().inRange(around, 0, ALIKE)
    return few
