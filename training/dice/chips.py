"""Poker chips, single or in stacks: round, with light marks on their rims that pass for pips."""

import cv2
import numpy as np

Image = np.ndarray
Colour = tuple[float, ...]
Frame = tuple[float, float, float, float]  # left, top, width, height
MARKS = 6  # round the rim of a chip


def colours(rng: np.random.Generator) -> tuple[Colour, Colour]:
    """The chip and its marks, which are mostly white."""
    body = tuple(float(v) for v in rng.uniform(0, 220, 3))
    marks = (235.0,) * 3 if rng.random() < 0.75 else tuple(float(v) for v in rng.uniform(0, 255, 3))
    return body, marks


def ellipse(image: Image, centre: np.ndarray, radii: np.ndarray, colour: Colour) -> None:
    spot, size = (centre * 16).astype(int), np.maximum(radii * 16, 8).astype(int)
    cv2.ellipse(image, spot.tolist(), size.tolist(), 0, 0, 360, colour, -1, cv2.LINE_AA, 4)


def wedge(
    image: Image, centre: np.ndarray, radii: np.ndarray, turn: float, height: float, colour: Colour
) -> None:
    """One mark: on the rim's top, and down its side where that is in sight."""
    angles = np.linspace(turn - 0.2, turn + 0.2, 4)
    ring = np.stack([np.cos(angles), np.sin(angles)], 1)
    outer = centre + ring * radii
    top = np.concatenate([outer, (centre + ring * radii * 0.72)[::-1]])
    cv2.fillPoly(image, [top.astype(np.int32)], colour, cv2.LINE_AA)
    if np.sin(turn) > 0:
        side = np.concatenate([outer, outer[::-1] + np.array([0, height])])
        cv2.fillPoly(image, [side.astype(np.int32)], colour, cv2.LINE_AA)


def chip(
    image: Image, centre: np.ndarray, radii: np.ndarray, height: float, rng: np.random.Generator
) -> None:
    body, marks = colours(rng)
    for down in np.linspace(height, 0, max(2, int(height))):  # its side, darker than its top
        ellipse(image, centre + np.array([0, down]), radii, tuple(v * 0.75 for v in body))
    ellipse(image, centre, radii, body)
    start = rng.uniform(0, 2 * np.pi)
    for number in range(MARKS):
        turn = (start + number * 2 * np.pi / MARKS) % (2 * np.pi)
        wedge(image, centre, radii, turn, height, marks)
    ellipse(image, centre, radii * rng.uniform(0.5, 0.66), tuple(v * 0.9 for v in body))


def lay(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> Frame:
    """A stack of one to twelve, seen from the side or from above; of one colour or of several.

    The frame of all of it.
    """
    flat = float(rng.uniform(0.2, 1.0))
    radii = np.array([1.0, flat]) * size * 0.6
    height = float(rng.uniform(0.12, 0.25) * size * np.sqrt(1 - flat**2 + 0.01))
    own, count = int(rng.integers(1 << 30)), int(rng.choice([1, 1, 2, 4, 8, 12]))
    mixed = rng.random() < 0.3
    for level in range(count):
        spot = centre + np.array([rng.normal(0, 0.02 * size), -level * height])
        chip(image, spot, radii, height, rng if mixed else np.random.default_rng(own + level % 2))
    top = centre[1] - radii[1] - (count - 1) * height
    return centre[0] - radii[0], top, 2 * radii[0], 2 * radii[1] + count * height


def part_of(frame: Frame, rng: np.random.Generator) -> Frame:
    """All of a stack, or a piece of it that is as high as a die would be."""
    x, y, w, h = frame
    side = w * rng.uniform(0.4, 1.1)
    if h < 1.3 * w or rng.random() < 0.3:
        return frame if rng.random() < 0.6 else (x + w / 2 - side / 2, y, side, side)
    left, top = x + rng.uniform(0, max(1.0, w - side)), y + rng.uniform(0, h - side)
    return left, top, side, side
