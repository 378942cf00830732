"""What a file says it is, read from its first bytes and without decoding it."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from companion.vision.refusals import (
    DAMAGED,
    EMPTY,
    HEIC,
    NOT_AN_IMAGE,
    TRUNCATED,
    UNKNOWN_KIND,
    PhotoRefused,
)


@dataclass(frozen=True)
class Header:
    """Kind and size in pixels, before any turning."""

    kind: str
    width: int
    height: int


Reader = Callable[[bytes], Header]


def header_of(photo: bytes) -> Header:
    """Kind and size of a photo, or a refusal."""
    if not photo:
        raise PhotoRefused(EMPTY)
    for sign, reader in READERS:
        if photo.startswith(sign):
            return read_with(reader, photo)
    if photo[4:8] == b"ftyp":
        raise PhotoRefused(HEIC if is_still(photo[8:32]) else NOT_AN_IMAGE)
    raise PhotoRefused(UNKNOWN_KIND if other_picture(photo) else NOT_AN_IMAGE)


def read_with(reader: Reader, photo: bytes) -> Header:
    try:
        return reader(photo)
    except (struct.error, IndexError):
        raise PhotoRefused(TRUNCATED) from None


def is_still(brands: bytes) -> bool:
    return any(brand in brands for brand in (b"heic", b"heix", b"hevc", b"mif1", b"msf1", b"avif"))


def other_picture(photo: bytes) -> bool:
    return photo.startswith((b"II*\0", b"MM\0*", b"<svg", b"8BPS", b"\0\0\1\0"))


def jpeg(photo: bytes) -> Header:
    """Walk the segments to the frame header, then make sure that the picture ends."""
    at, frame = 2, None
    while True:
        marker, length = struct.unpack_from(">HH", photo, at)
        if marker >> 8 != 0xFF:
            raise PhotoRefused(DAMAGED)
        if 0xFFC0 <= marker <= 0xFFCF and marker not in (0xFFC4, 0xFFC8, 0xFFCC):
            frame = struct.unpack_from(">HH", photo, at + 5)
        at += 2 + length
        if marker == 0xFFDA:
            break
    if frame is None:
        raise PhotoRefused(DAMAGED)
    if photo.find(b"\xff\xd9", at) < 0:
        raise PhotoRefused(TRUNCATED)
    return Header("jpeg", frame[1], frame[0])


def png(photo: bytes) -> Header:
    width, height = struct.unpack_from(">II", photo, 16)
    if photo.rfind(b"IEND") < 0:
        raise PhotoRefused(TRUNCATED)
    return Header("png", width, height)


def gif(photo: bytes) -> Header:
    width, height = struct.unpack_from("<HH", photo, 6)
    return Header("gif", width, height)


def bmp(photo: bytes) -> Header:
    width, height = struct.unpack_from("<ii", photo, 18)
    return Header("bmp", width, abs(height))


def webp(photo: bytes) -> Header:
    if photo[8:12] != b"WEBP":
        raise PhotoRefused(NOT_AN_IMAGE)
    if struct.unpack_from("<I", photo, 4)[0] + 8 > len(photo) + 1:
        raise PhotoRefused(TRUNCATED)
    chunk = photo[12:16]
    if chunk == b"VP8X":
        wide, high = photo[24:27] + b"\0", photo[27:30] + b"\0"
        return Header("webp", 1 + struct.unpack("<I", wide)[0], 1 + struct.unpack("<I", high)[0])
    if chunk == b"VP8L":
        bits = struct.unpack_from("<I", photo, 21)[0]
        return Header("webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    width, height = struct.unpack_from("<HH", photo, 26)
    return Header("webp", width & 0x3FFF, height & 0x3FFF)


READERS: Final[tuple[tuple[bytes, Reader], ...]] = (
    (b"\xff\xd8\xff", jpeg),
    (b"\x89PNG\r\n\x1a\n", png),
    (b"GIF8", gif),
    (b"BM", bmp),
    (b"RIFF", webp),
)
