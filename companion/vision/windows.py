"""The nearest look: what is still small in the closer look of a large photo, looked at once more
in windows of its own. A window is as large as the pictures the detector learnt from, and dice that
lie together share one, so the time grows with the dice and not with the photo."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from companion.vision.detecting import Found, resized, seen_on_each, shifted
from companion.vision.opencv import cv
from companion.vision.opening import Image

SIDE: Final = 192
ROOM: Final = 26  # pixels a place keeps from the edge of its window
RIM: Final = 12  # what lies nearer to the edge may be part of a die that is cut off
MOST: Final = 12  # so many take half the time of the closer look, and more found no more dice
Place = tuple[float, float]
Corner = tuple[int, int]


def seen_nearest(image: Image, places: Sequence[Found], scale: float) -> list[Found]:
    """The detector once more round these places, hottest first, at this scale of the image."""
    width, height = (round(side * scale) for side in image.shape[1::-1])
    if min(width, height) < SIDE:
        return []
    spots = [(one.middle[0] * scale, one.middle[1] * scale) for one in places]
    corners = windows_round(spots, width, height)
    found: list[Found] = []
    views = [view(image, corner, scale) for corner in corners]
    for corner, seen in zip(corners, seen_on_each(views), strict=True):
        whole = [one for one in seen if is_whole(one, corner, width, height)]
        found += [resized(shifted(one, *corner), 1 / scale) for one in whole]
    return found


def windows_round(spots: Sequence[Place], width: int, height: int) -> list[Corner]:
    """The corners of windows that hold all spots, as many as there may be."""
    corners: list[Corner] = []
    left = list(spots)
    while left and len(corners) < MOST:
        corner = window_with(left, width, height)
        corners.append(corner)
        left = [spot for spot in left[1:] if not is_held(spot, corner, width, height)]
    return corners


def window_with(spots: Sequence[Place], width: int, height: int) -> Corner:
    """A window round the first spot that takes in others near it, the nearest first."""
    first = np.array(spots[0])
    low = high = first
    for spot in sorted(np.array(spots), key=lambda other: float(np.abs(other - first).max())):
        wider = np.minimum(low, spot), np.maximum(high, spot)
        if (wider[1] - wider[0]).max() <= SIDE - 2 * ROOM:
            low, high = wider
    x, y = (low + high) / 2 - SIDE / 2
    return int(np.clip(x, 0, width - SIDE)), int(np.clip(y, 0, height - SIDE))


def is_held(spot: Place, corner: Corner, width: int, height: int) -> bool:
    return is_inside(spot, corner, (width, height), ROOM - 1)


def is_whole(one: Found, corner: Corner, width: int, height: int) -> bool:
    """Not at the edge of its window, unless the picture ends there."""
    middle = one.middle[0] + corner[0], one.middle[1] + corner[1]
    return is_inside(middle, corner, (width, height), RIM)


def is_inside(spot: Place, corner: Corner, sides: tuple[int, int], rim: int) -> bool:
    return all(
        (at - start >= rim or start == 0) and (start + SIDE - at >= rim or start + SIDE >= side)
        for at, start, side in zip(spot, corner, sides, strict=True)
    )


def view(image: Image, corner: Corner, scale: float) -> Image:
    """What is seen in a window of the picture at this scale."""
    if scale == 1:
        return np.ascontiguousarray(image[corner[1] :, corner[0] :][:SIDE, :SIDE])
    cv2 = cv()
    matrix = np.array([[scale, 0, -corner[0]], [0, scale, -corner[1]]], np.float64)
    matrix[:, 2] += (scale - 1) / 2  # pixels are squares, not points
    seen: Image = cv2.warpAffine(image, matrix, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
    return seen
