"""Held-out photographs squeezed into another shape, as many collections keep them, or turned.

python -m training.dice.measure_shape --photos ROOT --groups tray,lamp,mixed [--every 2]
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from training.dice.changed import compare
from training.dice.photos import Mark, Photo


@dataclass(frozen=True)
class Shape:
    """How much of its width and height a photograph keeps, and its turns to the left."""

    wide: float = 1.0
    high: float = 1.0
    quarters: int = 0

    def of(self, photo: Photo) -> Photo:
        image = cv2.resize(
            photo.image, None, fx=self.wide, fy=self.high, interpolation=cv2.INTER_AREA
        )
        marks = [self.scaled(mark) for mark in photo.marks]
        for _ in range(self.quarters):
            marks = [turned(mark, image.shape[1]) for mark in marks]
            image = np.ascontiguousarray(np.rot90(image))
        return replace(photo, image=image, marks=marks)

    def scaled(self, mark: Mark) -> Mark:
        x, y, w, h = mark.box
        return replace(mark, box=(x * self.wide, y * self.high, w * self.wide, h * self.high))


def turned(mark: Mark, width: int) -> Mark:
    x, y, w, h = mark.box
    return replace(mark, box=(y, width - x - w, h, w))


SHAPES = {
    "as it is": Shape(),
    "three quarters as high": Shape(high=0.75),
    "nine sixteenths as high": Shape(high=0.5625),
    "three quarters as wide": Shape(wide=0.75),
    "nine sixteenths as wide": Shape(wide=0.5625),
    "turned left": Shape(quarters=1),
    "upside down": Shape(quarters=2),
    "turned right": Shape(quarters=3),
}


def main() -> None:
    compare({name: shape.of for name, shape in SHAPES.items()})


if __name__ == "__main__":
    main()
