"""Whatever is uploaded, the answer is a picture or a refusal with a known key, never a crash."""

from __future__ import annotations

import base64
import struct
import zlib
from contextlib import suppress

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.vision import REFUSALS, PhotoRefused
from companion.vision.opening import MOST_BYTES, open_photo

CMYK = base64.b64decode(
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZF"
    "RmSIZW13e4GCgU5gjZeMfZZzfoF8/8AAFAgAIAAwBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAF"
    "Bv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A2aElNWAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    "D//Z"
)


def encoded(kind: str, image: np.ndarray) -> bytes:
    return bytes(cv2.imencode(kind, image)[1])


def half_red(height: int = 60, width: int = 80) -> np.ndarray:
    image = np.zeros((height, width, 3), np.uint8)
    image[:, : width // 2] = (0, 0, 255)
    return image


def with_orientation(jpeg: bytes, orientation: int) -> bytes:
    """The JPEG with the note a phone adds when it is held another way."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01" + entry + b"\0\0\0\0"
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


def refusal(photo: bytes) -> str:
    with pytest.raises(PhotoRefused) as refused:
        open_photo(photo)
    return refused.value.key


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp", ".bmp", ".gif"])
def test_every_common_kind_of_picture_opens(kind: str) -> None:
    image, shrink = open_photo(encoded(kind, half_red()))
    assert image.shape == (60, 80, 3)
    assert shrink == 1
    assert image[30, 10, 2] > 200 > image[30, 70, 2] + 100


def test_a_photo_taken_sideways_is_turned_upright() -> None:
    image, _ = open_photo(with_orientation(encoded(".jpg", half_red()), 6))
    assert image.shape == (80, 60, 3)
    assert image[10, 30, 2] > 200 > image[70, 30, 2] + 100


def test_a_large_photo_is_shrunk_while_it_is_decoded_and_says_by_how_much() -> None:
    image, shrink = open_photo(encoded(".jpg", half_red(3000, 4000)))
    assert (image.shape, shrink) == ((1500, 2000, 3), 2.0)


def test_grey_and_four_ink_pictures_become_three_colours() -> None:
    grey = np.full((40, 40), 90, np.uint8)
    assert open_photo(encoded(".png", grey))[0].shape == (40, 40, 3)
    assert open_photo(grey)[0].shape == (40, 40, 3)
    assert open_photo(CMYK)[0].shape == (32, 48, 3)


def test_a_see_through_picture_opens() -> None:
    assert open_photo(encoded(".png", np.zeros((40, 40, 4), np.uint8)))[0].shape == (40, 40, 3)


@pytest.mark.parametrize(
    ("photo", "key"),
    [
        (b"", "empty"),
        (b"%PDF-1.7 this is a document", "not_an_image"),
        (b"five dice, two of them red", "not_an_image"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"),
        (b"\0\0\0\x18ftypavif\0\0\0\0mif1avif", "heic"),
        (b"\0\0\0\x18ftypisom\0\0\0\0isomavc1", "not_an_image"),
        (b"II*\0\x08\0\0\0", "unknown_kind"),
        (b"RIFF\x04\0\0\0WAVEfmt ", "not_an_image"),
        (b"\xff\xd8\xff\xe0", "truncated"),
        (b"\x89PNG\r\n\x1a\n", "truncated"),
    ],
)
def test_what_is_no_photo_is_refused_with_its_reason(photo: bytes, key: str) -> None:
    assert refusal(photo) == key


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp"])
def test_an_upload_that_broke_off_is_called_truncated(kind: str) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (120, 160, 3), np.uint8)
    photo = encoded(kind, noise)
    assert refusal(photo[: len(photo) * 2 // 3]) == "truncated"


def test_a_file_larger_than_any_photo_is_refused_unread() -> None:
    assert refusal(b"\xff\xd8\xff" + bytes(MOST_BYTES)) == "too_large"


def test_a_pixel_bomb_is_refused_before_it_is_decoded() -> None:
    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    header = struct.pack(">IIBBBBB", 40_000, 40_000, 8, 2, 0, 0, 0)
    bomb = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")
    assert refusal(bomb) == "too_many_pixels"


def test_a_thumbnail_is_too_small() -> None:
    assert refusal(encoded(".png", half_red(16, 16))) == "too_small"


def test_the_right_start_and_rubbish_after_it_is_damaged() -> None:
    photo = bytearray(encoded(".png", half_red()))
    photo[33:] = bytes(len(photo) - 45) + photo[-12:]
    assert refusal(bytes(photo)) == "damaged"


@given(st.binary(max_size=400))
def test_no_bytes_at_all_bring_it_down(photo: bytes) -> None:
    assert refusal(photo) in REFUSALS


@settings(max_examples=60)
@given(st.data(), st.sampled_from([".jpg", ".png", ".webp", ".gif", ".bmp"]))
def test_a_photo_with_wrong_bytes_in_it_opens_or_is_refused(data: st.DataObject, kind: str) -> None:
    photo = bytearray(encoded(kind, half_red()))
    for _ in range(data.draw(st.integers(1, 6))):
        photo[data.draw(st.integers(0, len(photo) - 1))] = data.draw(st.integers(0, 255))
    with suppress(PhotoRefused):
        image, _ = open_photo(bytes(photo))
        assert image.ndim == 3
        assert image.dtype == np.uint8
