"""Screens with dice drawn on them, ours among them: a phone beside the dice shows no dice.

Drawn flat, as programs draw dice: one even colour, often a darker lower edge, pips of any shape.
"""

import cv2
import numpy as np

from training.dice.dominoes import cover, shade
from training.dice.faces import PipStyle, pips

DIE, PITCH, RIM = 64, 84, 14  # pixels of a drawn die, from one to the next, and round them all
GROUNDS = ((218, 225, 214), (250, 252, 251), (25, 30, 15), (42, 48, 28), (255, 255, 255), (0, 0, 0))
FILLS = ((42, 54, 198), (46, 42, 36), (80, 122, 27), (255, 255, 255), (168, 64, 112))
SHAPES = ((3, 0.5), (4, 0.7071), (0, 1.0), (4, 0.35), (4, 0.9), (5, 0.5), (6, 0.866))
Image = np.ndarray
Rng = np.random.Generator
Frame = tuple[float, float, float, float]  # left, top, width, height


def colours(rng: Rng) -> tuple[np.ndarray, np.ndarray]:
    """A die and its pips, as plain as paint can be."""
    named = np.array(FILLS[int(rng.integers(len(FILLS)))], float)
    fill = named if rng.random() < 0.6 else rng.uniform(0, 255, 3)
    light = fill @ [0.1, 0.6, 0.3] > 140
    return fill, np.full(3, rng.uniform(0, 60) if light else rng.uniform(215, 255))


def style(rng: Rng) -> PipStyle:
    points, waist = SHAPES[int(rng.integers(len(SHAPES)))] if rng.random() < 0.6 else (0, 1.0)
    size = float(rng.uniform(0.17, 0.27))
    return PipStyle(size, float(rng.uniform(0.45, 0.6)), 1, 1.4, points=points, waist=waist)


def rounded(image: Image, corner: tuple[int, int], side: int, radius: int, colour: list) -> None:
    (x, y), inner = corner, side - 2 * radius
    cv2.rectangle(image, (x + radius, y), (x + radius + inner, y + side), colour, -1)
    cv2.rectangle(image, (x, y + radius), (x + side, y + radius + inner), colour, -1)
    for right in (0, inner):
        for down in (0, inner):
            spot = (x + radius + right, y + radius + down)
            cv2.circle(image, spot, radius, colour, -1, cv2.LINE_AA)


def draw_die(image: Image, corner: tuple[int, int], value: int, look: tuple) -> None:
    (fill, ink), made, edge, radius = look
    dark = (fill * 0.62).tolist()
    if edge:
        rounded(image, (corner[0], corner[1] + edge), DIE, radius, dark)
    rounded(image, corner, DIE, radius, dark if edge else fill.tolist())
    inner = (corner[0] + 2, corner[1] + 2)
    rounded(image, inner, DIE - 4, max(1, radius - 2), fill.tolist())
    mask = cv2.resize(pips(value, made), (DIE, DIE), interpolation=cv2.INTER_AREA) / 255.0
    place = image[corner[1] : corner[1] + DIE, corner[0] : corner[0] + DIE]
    place[:] = (place * (1 - mask[..., None]) + ink * mask[..., None]).astype(np.uint8)


def screen(rng: Rng) -> tuple[Image, list[tuple[int, int]]]:
    """A part of a screen with rows of dice, and where each of them begins."""
    across, down = int(rng.integers(1, 7)), int(rng.integers(1, 6))
    above = RIM + int(rng.integers(0, 60))
    picture = np.empty((above + down * PITCH + RIM, 2 * RIM + across * PITCH, 3), np.uint8)
    picture[:] = GROUNDS[int(rng.integers(len(GROUNDS)))]
    edge, radius = int(rng.choice([0, 4, 5, 6])), int(rng.integers(4, 20))
    each = bool(rng.random() < 0.8)  # a row of one colour, as of one die
    found, look = [], (colours(rng), style(rng), edge, radius)
    for row in range(down):
        look = (colours(rng), style(rng), edge, radius) if each else look
        for column in range(across):
            corner = (RIM + column * PITCH + 8, above + row * PITCH + 6)
            value = column + 1 if across == 6 else int(rng.integers(1, 7))
            draw_die(picture, corner, value, look)
            found.append(corner)
    return picture, found


def lay(image: Image, centre: np.ndarray, size: float, rng: Rng) -> np.ndarray:
    """One screen, lying or standing, with the dice on it `size` large; the corners of the one at
    `centre`."""
    picture, dice = screen(rng)
    high, wide = picture.shape[:2]
    angle = float(rng.normal(0, 0.2) if rng.random() < 0.5 else rng.uniform(0, 2 * np.pi))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat = turn * (size / DIE) * np.array([[1.0], [rng.uniform(0.55, 1.0)]])
    chosen = np.array(dice[int(rng.integers(len(dice)))]) + DIE / 2
    place = (np.array([[0, 0], [wide, 0], [wide, high], [0, high]]) - chosen) @ flat.T + centre
    bezel = (place - place.mean(0)) * rng.uniform(1.02, 1.12) + place.mean(0)
    shade(image, bezel + rng.normal(0, size * 0.1, 2), rng.uniform(0.4, 1))
    cv2.fillConvexPoly(image, bezel.astype(np.int32), (20, 20, 20), cv2.LINE_AA)
    glow = np.clip(picture * rng.uniform(0.5, 1.1) + rng.uniform(0, 40), 0, 255).astype(np.uint8)
    cover(image, glow, place)
    box = np.array([[0, 0], [DIE, 0], [DIE, DIE], [0, DIE]])
    return (box - DIE / 2) @ flat.T + centre


def part_of(laid: np.ndarray, rng: Rng) -> Frame:
    """The frame of the drawn die in the middle."""
    left, top = laid.min(0)
    wide, high = np.ptp(laid, 0)
    return float(left), float(top), float(wide), float(high)
