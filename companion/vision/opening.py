"""Bytes to pixels with bounded memory: size checked before decoding, shrunk while decoding."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.headers import Header, header_of
from companion.vision.opencv import MOST_PIXELS, cv
from companion.vision.refusals import (
    DAMAGED,
    NOT_AN_IMAGE,
    TOO_LARGE,
    TOO_MANY_PIXELS,
    TOO_SMALL,
    PhotoRefused,
)

Image = NDArray[np.uint8]

MOST_BYTES: Final = 40_000_000
MOST_PIXELS_WHOLE: Final = 26_000_000  # kinds that cannot be shrunk while decoding
LEAST_SIDE: Final = 24
WANTED_SIDE: Final = 1400  # a JPEG is halved while its longer side stays above this


def open_photo(photo: bytes | Image) -> tuple[Image, float]:
    """The picture in BGR, upright, and by how much it was shrunk (1 for not at all)."""
    if isinstance(photo, np.ndarray):
        return plain(photo), 1.0
    header = checked(photo)
    shrink = halvings(header)
    image = decoded(photo, shrink)
    return image, max(header.width, header.height) / max(image.shape[:2])


def checked(photo: bytes) -> Header:
    if len(photo) > MOST_BYTES:
        raise PhotoRefused(TOO_LARGE)
    header = header_of(photo)
    if min(header.width, header.height) < LEAST_SIDE:
        raise PhotoRefused(TOO_SMALL)
    limit = MOST_PIXELS if header.kind == "jpeg" else MOST_PIXELS_WHOLE
    if header.width * header.height > limit:
        raise PhotoRefused(TOO_MANY_PIXELS)
    return header


def halvings(header: Header) -> int:
    """1, 2, 4 or 8: how much smaller to decode. Only JPEG gets cheaper by it."""
    shrink = 1
    while shrink < 8 and max(header.width, header.height) / (shrink * 2) >= WANTED_SIDE:
        shrink *= 2
    return shrink


def decoded(photo: bytes, shrink: int) -> Image:
    cv2 = cv()
    flags = {
        1: cv2.IMREAD_COLOR,
        2: cv2.IMREAD_REDUCED_COLOR_2,
        4: cv2.IMREAD_REDUCED_COLOR_4,
        8: cv2.IMREAD_REDUCED_COLOR_8,
    }
    try:
        image = cv2.imdecode(np.frombuffer(photo, np.uint8), flags[shrink])
    except cv2.error:
        image = None
    if image is None:
        raise PhotoRefused(DAMAGED)
    return plain(image)


def plain(image: NDArray[Any]) -> Image:
    """Three channels of eight bits, whatever came in."""
    cv2 = cv()
    if image.dtype != np.uint8 or image.ndim not in (2, 3) or image.size == 0:
        raise PhotoRefused(NOT_AN_IMAGE)
    if image.ndim == 2 or image.shape[2] == 1:
        image = cv2.cvtColor(image, cv2.COLOR_GRAY2BGR)
    if min(image.shape[:2]) < LEAST_SIDE:
        raise PhotoRefused(TOO_SMALL)
    return np.ascontiguousarray(image[..., :3])
