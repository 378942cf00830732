"""A second look at each die on a crop of its own: what it shows, its colour, its fingerprint.

The reader sees every place, and the checker, a network of another kind that sees more of the table
around, all that may be dice. Where either doubts, both are asked once more in a mirror, where pips
are the same and mistakes are others. Both also say where the edges of the die are.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.detecting import Found
from companion.vision.lenses import CHECKER, EDGES, FACES, READER, Telling, chances_of, joined
from companion.vision.networks import Floats
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import COLOURS, Box, mean_box

FINGERPRINT: Final = 64  # numbers, behind those for faces and colours
NUMERALS, SYMBOL, NOT_A_DIE = 6, 12, 13
HOT, CLEAR, AGREED = 0.6, 0.95, 0.8  # a die as hot, and as clear to both, needs no mirror
HOPELESS: Final = 0.8  # what is no die with this certainty needs no checking, unless it is hot
SETTLED: Final = 0.7  # nor a mirror, what is none to both networks
REACH: Final = 0.42  # of a die's frame: so far from its middle there is die all around
DARKER: Final = (0.075, 0.325)  # of its pixels, those that tell its tone


@dataclass(frozen=True)
class Look:
    """What reader and checker make of one die."""

    faces: Floats  # chances: pips 1-6, numerals 1-6, other symbol, not a die
    colours: Floats  # chances, in the order of COLOURS
    fingerprint: Floats  # of unit length
    tone: tuple[float, ...] = ()  # lightness and hue of the die's body
    asked: Floats | None = None  # the checker's chances of the same faces, where it was asked
    frames: tuple[Box, ...] = ()  # where reader and checker see the die's edges

    @property
    def checked(self) -> Floats:
        """The checker's chances; where nobody doubted, those of the reader."""
        return self.faces if self.asked is None else self.asked


def crop_of(image: Image, box: Box) -> Image:
    """The die as the reader sees it."""
    return READER.crop(image, box)


def look_at(image: Image, found: list[Found]) -> list[Look]:
    """Each place as the reader sees it; by the checker too, and in a mirror, where it helps."""
    if not found:
        return []
    boxes = [one.box for one in found]
    looks = as_read(image, boxes)
    asked = [i for i, one in enumerate(found) if not is_hopeless(one, looks[i])]
    checks = CHECKER.tellings(image, framed(boxes, looks, asked))
    for index, check in zip(asked, checks, strict=True):
        looks[index] = with_check(looks[index], check)
    doubtful = [i for i in asked if is_doubtful(found[i], looks[i])]
    mirrored = seen_in_a_mirror(image, boxes, looks, doubtful)
    for index, seen in zip(doubtful, mirrored, strict=True):
        looks[index] = seen
    return looks


def as_read(image: Image, boxes: list[Box]) -> list[Look]:
    crops = [crop_of(image, box) for box in boxes]
    squares = [READER.square(image, box) for box in boxes]
    return [
        replace(look(row), tone=tone_of(crop), frames=(square.box(row[-EDGES:]),))
        for row, crop, square in zip(raw(crops), crops, squares, strict=True)
    ]


def seen_in_a_mirror(
    image: Image, boxes: list[Box], looks: list[Look], chosen: list[int]
) -> list[Look]:
    """The chosen ones with both networks' word about them in a mirror."""
    places = framed(boxes, looks, chosen)
    reads = READER.tellings(image, places, mirrored=True)
    checks = CHECKER.tellings(image, places, mirrored=True)
    turned = zip(chosen, reads, checks, strict=True)
    return [with_mirror(looks[index], read, check) for index, read, check in turned]


def framed(boxes: list[Box], looks: list[Look], chosen: list[int]) -> list[Box]:
    """Where the chosen dice are by all who looked so far, which is nearer to their middles."""
    return [mean_box([boxes[index], *looks[index].frames]) for index in chosen]


def with_check(one: Look, check: Telling) -> Look:
    return replace(one, asked=check.faces, frames=(*one.frames, check.frame))


def with_mirror(one: Look, read: Telling, check: Telling) -> Look:
    return replace(
        one,
        faces=joined(one.faces, read.faces, 0.5),
        asked=joined(one.checked, check.faces, 0.5),
        frames=(*one.frames, read.frame, check.frame),
    )


def may_be_pips(faces: Floats) -> bool:
    """A numeral or a drawing is another one in a mirror."""
    return bool(faces[:NUMERALS].sum() >= faces[NUMERALS:NOT_A_DIE].sum())


def may_be_a_die(one: Look) -> bool:
    return bool(joined(one.faces, one.checked, 0.5)[NOT_A_DIE] < SETTLED)


def tone_of(crop: Image) -> tuple[float, ...]:
    """The usual colour of the die's darker parts: gloss is light, and all dark dice shine alike.
    Of the darkest, which may be pips or gaps, some are left out."""
    body = cv().cvtColor(crop, cv().COLOR_BGR2LAB)[middle()]
    darkest_first = body[np.argsort(body[:, 0])]
    first, last = (round(share * len(body)) for share in DARKER)
    return tuple(float(part) for part in np.median(darkest_first[first:last], axis=0))


@cache
def middle() -> NDArray[np.bool_]:
    """Where a crop shows the die however it is turned: a disc."""
    across = np.arange(READER.pixels) + 0.5 - READER.pixels / 2
    away: NDArray[np.float64] = np.hypot(across, across[:, None])
    return away <= REACH * READER.pixels / READER.margin


def is_hopeless(one: Found, seen: Look) -> bool:
    return bool(one.heat < HOT and seen.faces[NOT_A_DIE] >= HOPELESS)


def is_doubtful(one: Found, seen: Look) -> bool:
    """It may be a die with pips, and not all three networks are certain of it."""
    return may_be_pips(seen.faces) and may_be_a_die(seen) and not is_clear(one, seen)


def is_clear(one: Found, seen: Look) -> bool:
    pips, checked = seen.faces[:NUMERALS], seen.checked[:NUMERALS]
    alike = pips.argmax() == checked.argmax()
    return bool(one.heat >= HOT and alike and pips.max() >= CLEAR and checked.max() >= AGREED)


def raw(crops: list[Image]) -> Floats:
    """The reader's numbers for crops."""
    return READER.rows(crops)


def look(row: Floats) -> Look:
    """What the reader's numbers for one crop mean."""
    faces, colours, mark, _ = np.split(row, np.cumsum([FACES, len(COLOURS), FINGERPRINT]))
    return Look(chances_of(faces), chances_of(colours), mark / (np.linalg.norm(mark) + 1e-9))
