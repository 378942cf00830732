"""Evenings of our own rendering: the same five dice under a fixed camera, thrown again and again.

python -m training.dice.measure_tray --evenings 50 --throws 20 --seed 1
"""

import argparse
from dataclasses import dataclass, field, replace

import cv2
import numpy as np

from companion.vision.reading import DiceReading, Expected
from companion.vision.tray import TrayWatcher
from training.dice import backdrops
from training.dice.cube import PLAIN, VIEW, Render, Stage, render
from training.dice.faces import pips
from training.dice.stock import arranged, look_for, pip_style

FIVE = ("red", "black", "green", "white", "purple")
WIDTH, HEIGHT = 1280, 720
FRAMES = 9  # three to see that nothing moves, up to five that vote, one more
SMALLEST, LARGEST = 34, 80  # pixels of a die
Faces = dict[str, str]


@dataclass
class Count:
    throws: int = 0
    read: int = 0  # a reading came
    right: int = 0
    sure: int = 0  # all five without a question mark
    wrong_though_sure: int = 0
    wrong: list[tuple[int, int]] = field(default_factory=list)  # evening and throw


def even_stage(rng: np.random.Generator) -> Stage:
    """A camera nearly straight above and light from all around."""
    lamp = np.array([rng.normal(0, 0.3), rng.normal(0, 0.3), 1.0])
    return Stage(
        float(np.radians(rng.uniform(70, 90))),
        float(rng.uniform(6, 14)),
        (lamp / np.linalg.norm(lamp)).astype(np.float32),
        float(rng.uniform(0.55, 0.85)),
        float(rng.uniform(0.6, 1.2)),
    )


def die(colour: str, face: int, stage: Stage, rng: np.random.Generator, turn: float) -> Render:
    """An ordinary die: black pips on white, white pips on the rest, all of them full."""
    look, _, _ = look_for("pips", colour, face, rng)
    ink = np.full((6, 3), 0.02 if colour == "white" else 0.85, np.float32)
    style = replace(pip_style(rng), hollow=0.0)
    masks = np.stack([pips(value, style) for value in arranged(face, rng)])
    textures = masks.astype(np.float32) / 255
    plain = replace(look, textures=textures, ink=ink, marble=min(look.marble, 0.1))
    return render(replace(plain, pattern=PLAIN, worn=0.0), stage, turn, (0.0, 0.0), rng)


def laid(canvas: np.ndarray, shot: Render, left: int, top: int, side: int) -> None:
    method = cv2.INTER_AREA if side < VIEW else cv2.INTER_CUBIC
    colour, cover, shade = (
        cv2.resize(part, (side, side), interpolation=method).astype(np.float32)
        for part in (shot.colour, shot.cover, shot.shade)
    )
    ground = canvas[top : top + side, left : left + side]
    alpha = cover[..., None] / 255
    mixed = colour[..., ::-1] * alpha + ground * (shade[..., None] / 255) * (1 - alpha)
    ground[:] = mixed.clip(0, 255).astype(np.uint8)


@dataclass
class Evening:
    """One tray, one lamp, five dice."""

    seed: int

    def __post_init__(self) -> None:
        rng = np.random.default_rng([self.seed, 77])
        self.cloth = np.ascontiguousarray(backdrops.table(WIDTH, rng)[:HEIGHT])
        self.stage = even_stage(rng)
        self.side = int(rng.uniform(SMALLEST, LARGEST) * 1.6)  # a die's view is wider than the die
        self.watcher = TrayWatcher(Expected(count=len(FIVE), colours=FIVE))

    def thrown(self, number: int) -> tuple[np.ndarray, Faces]:
        """The five dice at rest."""
        rng = np.random.default_rng([self.seed, 79, number])
        canvas, faces = self.cloth.copy(), {}
        columns, rows = WIDTH // self.side, HEIGHT // self.side
        cells = rng.choice(columns * rows, len(FIVE), replace=False)
        for index, (colour, cell) in enumerate(zip(FIVE, cells, strict=True)):
            face, turn = int(rng.integers(1, 7)), float(rng.uniform(0, 2 * np.pi))
            own = np.random.default_rng([self.seed, 80, index])  # the same die every time
            spot = int(cell % columns) * self.side, int(cell // columns) * self.side
            laid(canvas, die(colour, face, self.stage, own, turn), *spot, self.side)
            faces[colour] = str(face)
        return canvas, faces

    def read(self, number: int) -> tuple[DiceReading | None, Faces]:
        image, faces = self.thrown(number)
        views = [self.watcher.see(frame) for frame in frames(image, self.seed, number)]
        return next((view.reading for view in views if view.reading), None), faces


def frames(image: np.ndarray, seed: int, number: int) -> list[np.ndarray]:
    """What a webcam sends of it: a little soft, noisy, flickering, compressed."""
    rng = np.random.default_rng([seed, 78, number])
    soft = cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.3, 0.9))).astype(np.float32)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(70, 93))]
    sent = []
    for _ in range(FRAMES):
        noise = np.empty(image.shape, np.float32)
        cv2.setRNGSeed(int(rng.integers(1 << 30)))
        cv2.randn(noise, 0, 3)
        frame = (soft * rng.uniform(0.985, 1.015) + noise).clip(0, 255).astype(np.uint8)
        sent.append(cv2.imdecode(cv2.imencode(".jpg", frame, quality)[1], cv2.IMREAD_COLOR))
    return sent


def count(tally: Count, evening: Evening, number: int) -> None:
    reading, faces = evening.read(number)
    tally.throws += 1
    if reading is None:
        return
    right = sorted((d.colour, d.face) for d in reading.dice) == sorted(faces.items())
    sure = len(reading.dice) == len(FIVE) and all(d.sure for d in reading.dice)
    tally.read += 1
    tally.right += right
    tally.sure += sure
    tally.wrong_though_sure += sure and not right
    if not right:
        tally.wrong.append((evening.seed, number))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--evenings", type=int, default=50)
    parser.add_argument("--throws", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally = Count()
    for number in range(options.evenings):
        evening = Evening(options.seed * 1_000_000 + number)
        for throw in range(options.throws):
            count(tally, evening, throw)
    print(tally)


if __name__ == "__main__":
    main()
