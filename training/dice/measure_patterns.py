"""Dice unlike most, rendered on made-up tables: two tones, specks, wood, worn pips; discs and
squares under the pips, pips that are no dots; and plain dice seen from low down.

python -m training.dice.measure_patterns --pictures 60 --seed 1
"""

import argparse
from dataclasses import replace

import cv2
import numpy as np

from companion.vision.read import read_dice
from companion.vision.reading import Box
from companion.vision.score import Label, Tally, count
from training.dice import backdrops
from training.dice.cube import PLAIN, SPECKS, SWIRL, VIEW, WOOD, Look, Render, render
from training.dice.measure import table
from training.dice.measure_tray import laid
from training.dice.stock import BELOW, COLOURS, SHARE, TOP, look_for, stage_for

WORN, ODD = "worn pips", "ones and fours in another ink"
PANEL, FANCY = "something under the pips", "pips of any shape and spread"
LOW = "seen from low down"
KINDS = (PLAIN, SWIRL, SPECKS, WOOD, WORN, ODD, PANEL, FANCY, LOW)
SHOWN = ((1, 2, 3, 4, 5, 6), (1, 4))  # what usual and odd dice show
SIDE, CELL = 720, 240  # pixels of a picture, and of the square each die has to itself
LOWEST = np.radians(50)  # further down, the front looks larger than the top
LOW_DOWN = np.radians([26, 45])


def is_of(kind: str, look: Look) -> bool:
    """Odd: the top has another ink than the face below it."""
    if kind == ODD:
        return bool((look.ink[TOP] != look.ink[BELOW]).any())
    return (look.panel is not None) == (kind == PANEL)


def look_of(kind: str, value: int, rng: np.random.Generator) -> Look:
    while True:
        colour = str(rng.choice(COLOURS, p=SHARE))
        look = look_for("pips", colour, value, rng, float(kind in (PANEL, FANCY)))[0]
        if is_of(kind, look):
            return look


def die(kind: str, value: int, rng: np.random.Generator) -> Render:
    look, stage = look_of(kind, value, rng), stage_for(rng)
    high = rng.uniform(*LOW_DOWN) if kind == LOW else max(LOWEST, stage.elevation)
    stage = replace(stage, elevation=float(high))
    pattern = kind if kind in (SWIRL, SPECKS, WOOD) else PLAIN
    made = replace(look, pattern=pattern, worn=0.4 if kind == WORN else 0.0)
    return render(made, stage, rng.uniform(0, 2 * np.pi), (0.0, 0.0), rng)


def picture(kind: str, rng: np.random.Generator) -> tuple[np.ndarray, list[Label]]:
    canvas, labels = backdrops.table(SIDE, rng), []
    for cell in rng.choice((SIDE // CELL) ** 2, 4, replace=False):
        value, side = int(rng.choice(SHOWN[kind == ODD])), int(rng.uniform(60, 190))
        left, top = (int(part) * CELL + (CELL - side) // 2 for part in divmod(int(cell), 3))
        shot = die(kind, value, rng)
        laid(canvas, shot, left, top, side)
        x, y, w, h = (part * side / VIEW for part in cv2.boundingRect(shot.cover))
        labels.append(Label(Box(left + x, top + y, w, h), str(value), None))
    return canvas, labels


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pictures", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for kind in KINDS:
        rng, tally = np.random.default_rng([options.seed, KINDS.index(kind)]), Tally()
        for number in range(options.pictures):
            image, labels = picture(kind, rng)
            count(tally, str(number), labels, read_dice(image))
        print(table({kind: tally}), flush=True)


if __name__ == "__main__":
    main()
