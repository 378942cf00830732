"""A second look at each die on a crop of its own: what it shows, its colour, its fingerprint.

The reader sees every die. Where it doubts, the checker, a network of another kind that sees more of
the table around, is asked what the die shows as well. Both also say where the die's edges are.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.vision.finding import Found
from companion.vision.networks import Floats, Network, blob_of, checker, reader
from companion.vision.opencv import cv
from companion.vision.opening import Image
from companion.vision.reading import COLOURS, Box
from companion.vision.squares import cut, square_round

SIDE: Final = 64
MARGIN: Final = 1.3  # a crop is this much wider than the die's longer side
FACES, FINGERPRINT, EDGES = 14, 64, 4  # numbers for each; between the first two are colours
NUMERALS, SYMBOL, NOT_A_DIE = 6, 12, 13
CHECKED_SIDE: Final = 80
CHECKED_MARGIN: Final = 1.6
BATCH: Final = 16
HOT, CLEAR = 0.6, 0.95  # a die as hot and as clear as this needs no checking
HOPELESS: Final = 0.97  # nor does what is no die with this certainty, unless it is hot


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
    return cut(image, square_round(box, image, MARGIN), SIDE)


def look_at(image: Image, found: list[Found]) -> list[Look]:
    """Each die as the reader sees it; what a doubtful one shows is asked of the checker too."""
    if not found:
        return []
    looks = as_read(image, [one.box for one in found])
    doubtful = [i for i, one in enumerate(found) if is_doubtful(one, looks[i])]
    if not doubtful:
        return looks
    told = as_checked(image, [found[i].box for i in doubtful])
    for index, (faces, frame) in zip(doubtful, told, strict=True):
        one = looks[index]
        looks[index] = replace(one, asked=faces, frames=(*one.frames, frame))
    return looks


def as_read(image: Image, boxes: list[Box]) -> list[Look]:
    squares = [square_round(box, image, MARGIN) for box in boxes]
    crops = [cut(image, square, SIDE) for square in squares]
    return [
        replace(look(row), tone=tone_of(crop), frames=(square.box(row[-EDGES:]),))
        for row, crop, square in zip(raw(crops), crops, squares, strict=True)
    ]


def as_checked(image: Image, boxes: list[Box]) -> list[tuple[Floats, Box]]:
    """The checker's chances of each face, and where it sees the die."""
    squares = [square_round(box, image, CHECKED_MARGIN) for box in boxes]
    rows = run(checker(), [cut(image, square, CHECKED_SIDE) for square in squares])
    return [
        (chances_of(row[:FACES]), square.box(row[-EDGES:]))
        for row, square in zip(rows, squares, strict=True)
    ]


def tone_of(crop: Image) -> tuple[float, ...]:
    """The usual colour in the middle of the die, where the body outweighs the pips."""
    rim = round(SIDE * (1 - 0.75 / MARGIN) / 2)
    middle = cv().cvtColor(crop[rim:-rim, rim:-rim], cv().COLOR_BGR2LAB)
    return tuple(float(part) for part in np.median(middle.reshape(-1, 3), axis=0))


def is_doubtful(one: Found, seen: Look) -> bool:
    hot = one.heat >= HOT
    certain = hot and seen.faces[:NUMERALS].max() >= CLEAR
    hopeless = not hot and seen.faces[NOT_A_DIE] >= HOPELESS
    return bool(not certain and not hopeless)


def raw(crops: list[Image]) -> Floats:
    """The reader's numbers for crops."""
    return run(reader(), crops)


def run(network: Network, crops: list[Image]) -> Floats:
    """A network's numbers for crops, in batches so that forty dice need no more memory."""
    batches = [crops[start : start + BATCH] for start in range(0, len(crops), BATCH)]
    return np.concatenate([network.run(blob_of(batch)) for batch in batches])


def look(row: Floats) -> Look:
    """What the reader's numbers for one crop mean."""
    faces, colours, mark, _ = np.split(row, np.cumsum([FACES, len(COLOURS), FINGERPRINT]))
    return Look(chances_of(faces), chances_of(colours), mark / (np.linalg.norm(mark) + 1e-9))


def chances_of(logits: Floats) -> Floats:
    chances: Floats = softmax(logits).clip(1e-6)
    return chances


def softmax(logits: Floats) -> Floats:
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = shifted / shifted.sum(axis=-1, keepdims=True)
    return chances
