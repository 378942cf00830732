"""Photographs of our own making: dice rendered onto a table, from a seed, with their labels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from companion.vision.reading import Box
from training.dice.backdrops import wood
from training.dice.cube import VIEW, Look, Render, Stage, render
from training.dice.faces import PipStyle, glyph, pips, turned

PAINT = {
    "white": (0.9, 0.9, 0.86),
    "black": (0.015, 0.015, 0.02),
    "red": (0.6, 0.02, 0.03),
    "green": (0.02, 0.3, 0.08),
    "purple": (0.2, 0.05, 0.4),
    "yellow": (0.85, 0.6, 0.03),
    "blue": (0.02, 0.1, 0.6),
}


@dataclass(frozen=True)
class Thrown:
    """One die that was put on the table."""

    colour: str
    face: str
    box: Box


@dataclass(frozen=True)
class Throw:
    image: np.ndarray
    dice: tuple[Thrown, ...]

    def jpeg(self, quality: int = 92) -> bytes:
        return bytes(cv2.imencode(".jpg", self.image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1])


def stage(elevation: float = 65.0) -> Stage:
    lamp = np.array([0.35, 0.3, 0.9], np.float32)
    return Stage(np.radians(elevation), 7.0, lamp / np.linalg.norm(lamp), 0.55, 0.6)


def pip_faces(top: int) -> np.ndarray:
    sides = [value for value in range(1, 7) if value not in (top, 7 - top)]
    order = [sides[0], 7 - sides[0], sides[1], 7 - sides[1], top, 7 - top]
    return np.stack([pips(value, PipStyle(0.18, 0.5)) for value in order])


def glyph_faces(name: int) -> np.ndarray:
    return np.stack([turned(glyph(name + side), 0) for side in (1, 2, 3, 4, 0, 5)])


@cache
def rendered(colour: str, face: str, yaw: int, elevation: float) -> Render:
    """`face` is a number of pips, or "glyph N" for a made-up drawing."""
    masks = glyph_faces(int(face[6:])) if face.startswith("glyph") else pip_faces(int(face))
    light = sum(PAINT[colour]) > 1.2
    ink = np.full((6, 3), 0.01 if light else 0.85, np.float32)
    look = Look(
        masks.astype(np.float32) / 255,
        np.array(PAINT[colour], np.float32),
        ink,
        0.1,
        0.78,
        0.3,
        0.02,
        1.0,
    )
    return render(look, stage(elevation), np.radians(yaw), (0.0, 0.0), np.random.default_rng(yaw))


def table(width: int, height: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    size = max(width, height)
    tone = np.array([[150.0, 170.0, 190.0]]) * rng.uniform(0.75, 1.1)
    grain = 1 + (wood(size, rng)[:height, :width, None] - 1) * 0.25
    return np.clip(grain * tone, 0, 255).astype(np.uint8)


def put(image: np.ndarray, shot: Render, x: int, y: int, side: int) -> Box:
    """Paste a die whose view takes `side` pixels, centred at x, y."""
    parts = [
        cv2.resize(part, (side, side), interpolation=cv2.INTER_AREA)
        for part in (shot.colour, shot.cover, shot.shade)
    ]
    left, top = x - side // 2, y - side // 2
    ground = image[top : top + side, left : left + side].astype(float)
    alpha = parts[1][..., None] / 255.0
    mixed = parts[0][..., ::-1] * alpha + ground * (parts[2][..., None] / 255.0) * (1 - alpha)
    image[top : top + side, left : left + side] = mixed.astype(np.uint8)
    u, v, w, h = cv2.boundingRect((parts[1] > 90).astype(np.uint8))
    return Box(left + u, top + v, w, h)


def throw(
    dice: list[tuple[str, str]],
    *,
    seed: int = 1,
    width: int = 800,
    height: int = 600,
    die: int = 60,
    elevation: float = 65.0,
) -> Throw:
    """These dice (colour, face) on a wooden table, apart from each other."""
    rng = np.random.default_rng(seed)
    image = table(width, height, seed)
    side = int(die * VIEW / (VIEW * 0.5))
    columns, rows = max(1, width // (side + 4)), max(1, height // (side + 4))
    cells = rng.permutation(columns * rows)[: len(dice)]
    placed = []
    for cell, (colour, face) in zip(cells, dice, strict=True):
        x = int((cell % columns + 0.5) * width / columns)
        y = int((cell // columns + 0.5) * height / rows)
        shot = rendered(colour, face, int(rng.integers(0, 360)), elevation)
        placed.append(Thrown(colour, face, put(image, shot, x, y, side)))
    noisy = image + rng.normal(0, 2.5, image.shape)
    return Throw(np.clip(noisy, 0, 255).astype(np.uint8), tuple(placed))


def lit(image: np.ndarray, *, red: float, green: float, blue: float) -> np.ndarray:
    """The same picture under another lamp."""
    return np.clip(image * np.array([blue, green, red]), 0, 255).astype(np.uint8)
