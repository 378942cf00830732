"""Square parts of a photo: cut out for a network, and what it says of edges brought back."""

from dataclasses import dataclass

import numpy as np

from companion.vision.networks import Floats
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import Box


@dataclass(frozen=True)
class Square:
    """A square part of a photo, in its pixels."""

    x: float  # of the middle
    y: float
    side: float

    def box(self, edges: Floats) -> Box:
        """Edges as a network gives them: left, top, right, bottom, from -1 to 1."""
        reach = self.side / 2
        left, right = self.x + reach * edges[0], self.x + reach * edges[2]
        top, below = self.y + reach * edges[1], self.y + reach * edges[3]
        return Box(float(left), float(top), float(right - left), float(below - top))


def square_round(box: Box, image: Image, margin: float) -> Square:
    """The die in the middle, with some table around it."""
    height, width = image.shape[:2]
    return Square(
        min(max(box.x + box.width / 2, 0.0), width - 1.0),
        min(max(box.y + box.height / 2, 0.0), height - 1.0),
        max(box.width, box.height) * margin,
    )


def cut(image: Image, square: Square, pixels: int) -> Image:
    """This part of the photo in so many pixels."""
    cv2 = cv()
    centre, side, shrink = (square.x, square.y), square.side, 1
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
