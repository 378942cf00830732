"""A sheet of our own renders, easy to hard, with what was read on them: for the model card.

python -m training.dice.failures training/dice/pictures/hard.jpg
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from companion.vision.read import read_dice
from tests.vision.throws import Throw, lit, throw

FIVE = ["red", "black", "green", "white", "purple"]
FACES = ["6", "5", "3", "2", "4"]


def five(**how: float) -> Throw:
    dice = list(zip(FIVE, FACES, strict=True))
    return throw(dice, seed=11, width=480, height=360, **{"die": 56, **how})


def cases() -> dict[str, tuple[np.ndarray, Throw]]:
    """Name to picture and truth."""
    plain, low, flat = five(), five(elevation=26), five(elevation=88)
    small = five(die=14)
    return {
        "plain": (plain.image, plain),
        "from above": (flat.image, flat),
        "from the side": (low.image, low),
        "very small": (small.image, small),
        "warm": (lit(plain.image, red=1.2, green=0.85, blue=0.45), plain),
        "dark": (lit(plain.image, red=0.16, green=0.15, blue=0.14), plain),
        "overexposed": (lit(plain.image, red=2.6, green=2.6, blue=2.6), plain),
        "out of focus": (cv2.GaussianBlur(plain.image, (0, 0), 4.5), plain),
        "shaken": (cv2.blur(plain.image, (19, 1)), plain),
        "noisy": (noisy(plain.image), plain),
        "grey": (np.repeat(cv2.cvtColor(plain.image, cv2.COLOR_BGR2GRAY)[..., None], 3, 2), plain),
        "compressed": (cv2.imdecode(np.frombuffer(plain.jpeg(5), np.uint8), 1), plain),
    }


def noisy(image: np.ndarray) -> np.ndarray:
    noise = np.random.default_rng(1).normal(0, 45, image.shape)
    return np.clip(image + noise, 0, 255).astype(np.uint8)


def tile(name: str, image: np.ndarray, truth: Throw) -> np.ndarray:
    """What was read in white (sure) or yellow, missed or misread dice in red."""
    drawn = image.copy()
    reading = read_dice(image)
    for die in truth.dice:
        hit = [one for one in reading.dice if one.box.overlap(die.box) > 0.5]
        if not hit or hit[0].face != die.face:
            frame(drawn, die.box, (0, 0, 255), f"is {die.face}", below=True)
    for one in reading.dice:
        frame(drawn, one.box, (255, 255, 255) if one.sure else (0, 255, 255), one.face, below=False)
    cv2.putText(drawn, name, (6, 352), 0, 0.6, (255, 255, 255), 2, cv2.LINE_AA)
    return drawn


def frame(image: np.ndarray, box, colour: tuple[int, ...], text: str, *, below: bool) -> None:
    low, high = (int(box.x), int(box.y)), (int(box.x + box.width), int(box.y + box.height))
    cv2.rectangle(image, low, high, colour, 1)
    spot = (low[0], high[1] + 14) if below else (low[0], low[1] - 3)
    cv2.putText(image, text, spot, 0, 0.5, colour, 1, cv2.LINE_AA)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    tiles = [tile(name, *case) for name, case in cases().items()]
    rows = [np.hstack(tiles[i : i + 4]) for i in range(0, len(tiles), 4)]
    sheet = cv2.resize(np.vstack(rows), None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA)
    cv2.imwrite(str(options.out), sheet, [cv2.IMWRITE_JPEG_QUALITY, 80])


if __name__ == "__main__":
    main()
