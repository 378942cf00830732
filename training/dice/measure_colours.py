"""Colours told together, on photographs re-lit warm, cold and dim.

python -m training.dice.measure_colours --photos ROOT --groups mixed [--held-out]
"""

import argparse
from pathlib import Path

import numpy as np

from companion.vision.colours import together
from companion.vision.crops import look_at
from companion.vision.detecting import Found
from companion.vision.light import brightened
from companion.vision.reading import Box
from training.dice.photos import Mark, Photo, everything, held_out

FIVE = ("red", "black", "green", "white", "purple")
LAMPS = {  # gains of blue, green, red
    "as taken": (1.0, 1.0, 1.0),
    "warm": (0.62, 0.88, 1.1),
    "cold": (1.15, 0.97, 0.8),
    "dim": (0.42, 0.42, 0.42),
    "warm and dim": (0.28, 0.42, 0.55),
}


def one_each(photo: Photo, rng: np.random.Generator) -> list[Mark]:
    """One die of every colour of the five that this photo has."""
    picked = []
    for name in FIVE:
        alike = [mark for mark in photo.marks if mark.colour == name and mark.value]
        if alike:
            picked.append(alike[int(rng.integers(len(alike)))])
    return picked


def right_under(photo: Photo, marks: list[Mark], gains: tuple[float, ...]) -> tuple[int, int]:
    """How many colours are right together, and how many alone."""
    image = np.clip(photo.image * np.array(gains), 0, 255).astype(np.uint8)
    looks = look_at(brightened(image), [Found(Box(*mark.box), 1.0) for mark in marks])
    names = tuple(mark.colour for mark in marks)
    given = together([look.colours for look in looks], names, [1.0] * len(marks))
    joint = sum(given[i][0] == name for i, name in enumerate(names) if i in given)
    order = [("white", "black", "red", "green", "blue", "purple").index(name) for name in FIVE]
    alone = sum(
        FIVE[int(look.colours[order].argmax())] == name
        for look, name in zip(looks, names, strict=True)
    )
    return joint, alone


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="mixed")
    parser.add_argument("--held-out", action="store_true")
    options = parser.parse_args()
    rng = np.random.default_rng(1)
    photos = [
        photo
        for photo in everything(options.photos, set(options.groups.split(",")))
        if held_out(photo) or not options.held_out
    ]
    chosen = [(photo, one_each(photo, rng)) for photo in photos]
    chosen = [(photo, marks) for photo, marks in chosen if len(marks) >= 3]
    dice = sum(len(marks) for _, marks in chosen)
    for name, gains in LAMPS.items():
        counts = np.array([right_under(photo, marks, gains) for photo, marks in chosen]).sum(0)
        print(f"{name}: {dice} dice, together {counts[0] / dice:.3f}, alone {counts[1] / dice:.3f}")


if __name__ == "__main__":
    main()
