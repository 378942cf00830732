"""Gather pictures without dice from folders of wallpapers and textures, small and each once.

python -m training.dice.empty OUT_FOLDER SOURCE_FOLDER...
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

KINDS = {".jpg", ".jpeg", ".png", ".webp"}
UNWANTED = ("dice", "domino", "die_", "normal", "_nm", "gloss")  # dice, or maps of bumps
LEAST_SIDE, LONGEST = 200, 640
LEAST_CONTRAST = 12.0


def pictures(folders: list[Path]) -> Iterator[Path]:
    paths = (path for folder in folders for path in sorted(folder.rglob("*")))
    for path in paths:
        wanted = path.suffix.lower() in KINDS and not path.is_symlink()
        if wanted and not any(word in path.name.lower() for word in UNWANTED):
            yield path


def usable(image: np.ndarray | None) -> bool:
    if image is None or min(image.shape[:2]) < LEAST_SIDE:
        return False
    return float(image.std()) >= LEAST_CONTRAST


def thumbnail(image: np.ndarray) -> bytes:
    """The same for one picture in several sizes."""
    return cv2.resize(image, (8, 8), interpolation=cv2.INTER_AREA).tobytes()


def shrunk(image: np.ndarray) -> np.ndarray:
    scale = min(1.0, LONGEST / max(image.shape[:2]))
    return cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("sources", type=Path, nargs="+")
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True)
    seen: set[bytes] = set()
    for path in pictures(options.sources):
        image = cv2.imread(str(path))
        if usable(image) and thumbnail(image) not in seen:
            seen.add(thumbnail(image))
            name = options.out / f"{len(seen):04d}.jpg"
            cv2.imwrite(str(name), shrunk(image), [cv2.IMWRITE_JPEG_QUALITY, 92])
    print(len(seen), "pictures")


if __name__ == "__main__":
    main()
