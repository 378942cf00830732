"""A second look at each die on a crop of its own: what it shows, its colour, its fingerprint.

The reader sees every die. Where it doubts, the checker, a network of another kind that sees more of
the table around, is asked what the die shows as well; and both once more in a mirror, where pips
are the same and mistakes are others. Both also say where the edges of the die are.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.vision.finding import Found
from companion.vision.lenses import CHECKER, EDGES, FACES, READER, Telling, chances_of, joined
from companion.vision.networks import Floats
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import COLOURS, Box, mean_box

FINGERPRINT: Final = 64  # numbers, behind those for faces and colours
NUMERALS, SYMBOL, NOT_A_DIE = 6, 12, 13
HOT, CLEAR = 0.6, 0.95  # a die as hot and as clear as this needs no checking
HOPELESS: Final = 0.8  # nor does what is no die with this certainty, unless it is hot
SETTLED: Final = 0.7  # nor a mirror, what is none to both networks


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
    """Each die as the reader sees it; doubtful ones are looked at again."""
    if not found:
        return []
    looks = as_read(image, [one.box for one in found])
    doubtful = [i for i, one in enumerate(found) if is_doubtful(one, looks[i])]
    again = looked_again(image, [found[i].box for i in doubtful], [looks[i] for i in doubtful])
    for index, seen in zip(doubtful, again, strict=True):
        looks[index] = seen
    return looks


def as_read(image: Image, boxes: list[Box]) -> list[Look]:
    crops = [crop_of(image, box) for box in boxes]
    squares = [READER.square(image, box) for box in boxes]
    return [
        replace(look(row), tone=tone_of(crop), frames=(square.box(row[-EDGES:]),))
        for row, crop, square in zip(raw(crops), crops, squares, strict=True)
    ]


def looked_again(image: Image, boxes: list[Box], looks: list[Look]) -> list[Look]:
    """With the checker's word; where there may be pips, also with both networks' in a mirror.
    Each of them looks where those before it saw the die, which is nearer to its middle."""
    checks = CHECKER.tellings(image, framed(boxes, looks))
    told = [with_check(one, check) for one, check in zip(looks, checks, strict=True)]
    pipped = [i for i, one in enumerate(told) if may_be_pips(one.faces) and may_be_a_die(one)]
    places = framed([boxes[i] for i in pipped], [told[i] for i in pipped])
    reads = READER.tellings(image, places, mirrored=True)
    checks = CHECKER.tellings(image, places, mirrored=True)
    for index, read, check in zip(pipped, reads, checks, strict=True):
        told[index] = with_mirror(told[index], read, check)
    return told


def framed(boxes: list[Box], looks: list[Look]) -> list[Box]:
    """Where each die is, by all who looked so far."""
    return [mean_box([box, *one.frames]) for box, one in zip(boxes, looks, strict=True)]


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
    """The usual colour in the middle of the die, where the body outweighs the pips."""
    rim = round(READER.pixels * (1 - 0.75 / READER.margin) / 2)
    middle = cv().cvtColor(crop[rim:-rim, rim:-rim], cv().COLOR_BGR2LAB)
    return tuple(float(part) for part in np.median(middle.reshape(-1, 3), axis=0))


def is_doubtful(one: Found, seen: Look) -> bool:
    hot = one.heat >= HOT
    certain = hot and seen.faces[:NUMERALS].max() >= CLEAR
    hopeless = not hot and seen.faces[NOT_A_DIE] >= HOPELESS
    return bool(not certain and not hopeless)


def raw(crops: list[Image]) -> Floats:
    """The reader's numbers for crops."""
    return READER.rows(crops)


def look(row: Floats) -> Look:
    """What the reader's numbers for one crop mean."""
    faces, colours, mark, _ = np.split(row, np.cumsum([FACES, len(COLOURS), FINGERPRINT]))
    return Look(chances_of(faces), chances_of(colours), mark / (np.linalg.norm(mark) + 1e-9))
