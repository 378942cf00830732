"""How well taught faces are read: a few photos per face are lessons, all others are the test.

python -m training.dice.measure_taught --photos ROOT/symbols [--lessons 3] [--seed 1]
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

import numpy as np

from companion.vision.read import read_dice
from companion.vision.reading import Expected
from companion.vision.taught import NotTaught, TaughtFaces

Shots = dict[str, dict[str, list[Path]]]  # die, face, photos


def shots_in(folder: Path) -> Shots:
    """By die (told by colour) and face. Photos a second apart are alike: keep every other one."""
    labels = json.loads((folder / "labels.json").read_text())
    dice: Shots = defaultdict(lambda: defaultdict(list))
    for name, entries in sorted(labels.items()):
        dice[entries[0]["colour"]][str(entries[0]["value"])].append(folder / "images" / name)
    return dice


def lesson_of(faces: dict[str, list[Path]], lessons: int, rng: np.random.Generator):
    taught, rest, refused = TaughtFaces("test"), [], 0
    for face, paths in faces.items():
        order = rng.permutation(len(paths))
        for place, index in enumerate(order):
            if place >= lessons:
                rest.append((face, paths[index]))
                continue
            try:
                taught = taught.learn(face, paths[index].read_bytes())
            except NotTaught:
                refused += 1
    return taught, rest, refused


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--lessons", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    total = defaultdict(int)
    for die, faces in shots_in(options.photos).items():
        taught, rest, refused = lesson_of(faces, options.lessons, rng)
        total["refused"] += refused
        for face, path in rest:
            dice = read_dice(path.read_bytes(), Expected.of(taught, count=1)).dice
            best = max(dice, key=lambda one: one.confidence, default=None)
            total["photos"] += 1
            total["one die"] += len(dice) == 1
            total["right"] += best is not None and best.face == face
            total["sure"] += best is not None and best.sure
            total["sure and right"] += best is not None and best.sure and best.face == face
        print(die, sorted(taught.faces), dict(total))


if __name__ == "__main__":
    main()
