"""Why a photo is not read. Only keys here; the sentences are written where people read them."""

from typing import Final

EMPTY: Final = "empty"
NOT_AN_IMAGE: Final = "not_an_image"
HEIC: Final = "heic"
UNKNOWN_KIND: Final = "unknown_kind"
TRUNCATED: Final = "truncated"
DAMAGED: Final = "damaged"
TOO_LARGE: Final = "too_large"
TOO_MANY_PIXELS: Final = "too_many_pixels"
TOO_SMALL: Final = "too_small"

REFUSALS: Final = (
    EMPTY,  # no bytes at all
    NOT_AN_IMAGE,  # text, a PDF, a film, anything that is no picture
    HEIC,  # an iPhone's own format (or AVIF): ask for JPEG
    UNKNOWN_KIND,  # a picture, but of a kind not read here (TIFF, SVG, ...)
    TRUNCATED,  # the upload or the file stops in the middle
    DAMAGED,  # the right kind, but it cannot be decoded
    TOO_LARGE,  # more bytes than a photo needs
    TOO_MANY_PIXELS,  # would take too much memory to decode
    TOO_SMALL,  # too few pixels to hold a readable die
)


class PhotoRefused(ValueError):
    """A photo that is not read, with one of REFUSALS as its key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
