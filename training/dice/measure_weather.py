"""How bad weather changes the figures: held-out photographs, each spoilt in one way.

python -m training.dice.measure_weather --photos ROOT --groups tray,lamp,mixed [--every 2]
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import cv2
import numpy as np

from training.dice import weather
from training.dice.changed import compare
from training.dice.photos import Photo

Spoil = Callable[[np.ndarray, np.random.Generator], np.ndarray]


def noisy(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.clip(image + rng.normal(0, 12, image.shape), 0, 255).astype(np.uint8)


def dim(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.clip(image * 0.2 + rng.normal(0, 2, image.shape), 0, 255).astype(np.uint8)


def shaken(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The hand moved by a hundredth of the picture."""
    length = max(3, round(max(image.shape[:2]) / 100))
    return cv2.filter2D(image, -1, weather.streak(length, rng))


def blurred(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return cv2.GaussianBlur(image, (0, 0), max(image.shape[:2]) / 350)


def small(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Half the pixels each way, blown up again."""
    half = cv2.resize(image, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return cv2.resize(half, image.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def specked(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Three pixels of a hundred are white or black."""
    chance = rng.random(image.shape[:2])[..., None]
    return np.where(chance < 0.015, 255, np.where(chance > 0.985, 0, image)).astype(np.uint8)


WEATHERS: dict[str, Spoil] = {
    "as it is": lambda image, rng: image,
    "uneven light": weather.shaded,
    "washed out": weather.washed_out,
    "dim": dim,
    "other hues": weather.recoloured,
    "grey": weather.grey,
    "faded": weather.faded,
    "noise": noisy,
    "specks": specked,
    "shaken": shaken,
    "blurred": blurred,
    "half the pixels": small,
}


def spoilt(spoil: Spoil, photo: Photo) -> Photo:
    """The same every time: the photo's name is the seed."""
    rng = np.random.default_rng([ord(letter) for letter in photo.name])
    return replace(photo, image=spoil(photo.image, rng))


def main() -> None:
    compare({name: partial(spoilt, spoil) for name, spoil in WEATHERS.items()})


if __name__ == "__main__":
    main()
