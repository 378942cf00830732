"""How reader and checker see a die: a crop of so many pixels, and what they say of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from companion.vision.networks import Floats, Network, blob_of, checker, reader
from companion.vision.opening import Image
from companion.vision.reading import Box
from companion.vision.squares import Square, cut, square_round

FACES, EDGES = 14, 4  # the first and the last of a network's numbers for a crop
BATCH: Final = 16


class Telling(NamedTuple):
    """What a network makes of one crop."""

    faces: Floats  # chances: pips 1-6, numerals 1-6, other symbol, not a die
    frame: Box


@dataclass(frozen=True)
class Lens:
    """In so many pixels, so much wider than the die's longer side."""

    network: Callable[[], Network]
    pixels: int
    margin: float

    def square(self, image: Image, box: Box) -> Square:
        return square_round(box, image, self.margin)

    def crop(self, image: Image, box: Box) -> Image:
        return cut(image, self.square(image, box), self.pixels)

    def rows(self, crops: Sequence[Image]) -> Floats:
        """The network's numbers, in batches so that forty dice need no more memory."""
        batches = [crops[start : start + BATCH] for start in range(0, len(crops), BATCH)]
        return np.concatenate([self.network().run(blob_of(list(batch))) for batch in batches])

    def tellings(
        self, image: Image, boxes: Sequence[Box], *, mirrored: bool = False
    ) -> list[Telling]:
        if not boxes:
            return []
        crops = [self.crop(image, box) for box in boxes]
        rows = in_a_mirror(self.rows, crops) if mirrored else self.rows(crops)
        squares = [self.square(image, box) for box in boxes]
        return [telling(row, square) for row, square in zip(rows, squares, strict=True)]


READER: Final = Lens(reader, 64, 1.3)
CHECKER: Final = Lens(checker, 80, 1.6)


def in_a_mirror(rows_of: Callable[[list[Image]], Floats], crops: list[Image]) -> Floats:
    """What is said of the crops turned left to right, with the edges turned back."""
    rows = rows_of([np.ascontiguousarray(crop[:, ::-1]) for crop in crops])
    left, right = -rows[:, -EDGES + 2], -rows[:, -EDGES]
    rows[:, -EDGES], rows[:, -EDGES + 2] = left, right
    return rows


def telling(row: Floats, square: Square) -> Telling:
    return Telling(chances_of(row[:FACES]), square.box(row[-EDGES:]))


def joined(one: Floats, other: Floats, share: float) -> Floats:
    """Two opinions of one die, or row by row of many; the other's counts by its share."""
    mean = one ** (1 - share) * other**share
    normal: Floats = (mean / mean.sum(axis=-1, keepdims=True)).astype(np.float32)
    return normal


def chances_of(logits: Floats) -> Floats:
    shifted = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = (shifted / shifted.sum(axis=-1, keepdims=True)).clip(1e-6)
    return chances
