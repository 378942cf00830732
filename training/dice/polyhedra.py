"""Dice of four, eight, ten, twelve and twenty sides: dice to a person, but not those of pips.

Drawn side by side, each with its figure, and laid on a picture with a shadow.
"""

from functools import cache
from itertools import combinations, product

import cv2
import numpy as np

from training.dice.faces import SIDE as SIGN
from training.dice.faces import text
from training.dice.stock import COLOURS, SHARE, ink_for, paint

GOLDEN = (1 + 5**0.5) / 2
KINDS = (4, 8, 10, 12, 20)
USUAL = (0.1, 0.2, 0.25, 0.2, 0.25)  # how often each is met
FINE = 3  # times larger when it is drawn
FLAT = 1e-6
LOWEST, HIGHEST = 0.45, 1.57  # how high the camera stands, as an angle
Image = np.ndarray
Rng = np.random.Generator
Frame = tuple[float, float, float, float]  # left, top, width, height


def ring(low: float, high: float) -> list[tuple[float, ...]]:
    """The corners of three rectangles that stand in one another."""
    flat = [(0.0, a * low, b * high) for a, b in product((-1, 1), repeat=2)]
    return [corner[turn:] + corner[:turn] for corner in flat for turn in range(3)]


def kites() -> list[tuple[float, ...]]:
    """Ten sides: a zigzag round the middle and a tip above and below."""
    lean = (1 - np.cos(np.pi / 5)) / (1 + np.cos(np.pi / 5))
    angles = np.arange(10) * np.pi / 5
    zigzag = np.stack([np.cos(angles), np.sin(angles), lean * (-1.0) ** np.arange(10)], 1)
    return [*zigzag.tolist(), (0.0, 0.0, 1.0), (0.0, 0.0, -1.0)]


@cache
def corners_of(sides: int) -> np.ndarray:
    """The corners of a body of so many sides, the furthest at a distance of one."""
    cube = list(product((-1.0, 1.0), repeat=3))
    found = {
        4: [corner for corner in cube if np.prod(corner) > 0],
        8: [*np.eye(3), *-np.eye(3)],
        10: kites(),
        12: cube + ring(1 / GOLDEN, GOLDEN),
        20: ring(1.0, GOLDEN),
    }[sides]
    corners = np.array(found)
    return corners / np.linalg.norm(corners, axis=1).max()


@cache
def sides_of(sides: int) -> list[list[int]]:
    """The corners of each side, in turn round it."""
    corners, found = corners_of(sides), {}
    for three in combinations(range(len(corners)), 3):
        normal = np.cross(*(corners[list(three[1:])] - corners[three[0]]))
        away = (corners - corners[three[0]]) @ normal
        if np.linalg.norm(normal) > FLAT and (away.max() < FLAT or away.min() > -FLAT):
            found[tuple(np.flatnonzero(np.abs(away) < FLAT))] = None
    return [in_turn(corners, list(side)) for side in found]


def in_turn(corners: np.ndarray, side: list[int]) -> list[int]:
    """Round the side against the clock as it is seen from outside."""
    middle = corners[side].mean(0)
    out = middle / np.linalg.norm(middle)
    first = corners[side[0]] - middle
    across = np.cross(out, first)
    spread = corners[side] - middle
    return [side[i] for i in np.argsort(np.arctan2(spread @ across, spread @ first))]


def turned(axis: np.ndarray, angle: float) -> np.ndarray:
    return cv2.Rodrigues(axis / np.linalg.norm(axis) * angle)[0]


def resting(sides: int, rng: Rng) -> np.ndarray:
    """How the body is turned towards the camera when it lies on one of its sides."""
    down = corners_of(sides)[sides_of(sides)[0]].mean(0)
    axis = np.cross(down, [0, 0, -1.0])
    lean = np.arccos(np.clip(-down[2] / np.linalg.norm(down), -1, 1))
    laid = turned(axis, lean) if np.linalg.norm(axis) > FLAT else np.eye(3)
    spun = turned(np.array([0, 0, 1.0]), float(rng.uniform(0, 2 * np.pi))) @ laid
    camera = float(rng.uniform(LOWEST, HIGHEST))
    return turned(np.array([1.0, 0, 0]), camera - np.pi / 2) @ spun


def lay(image: Image, centre: np.ndarray, size: float, rng: Rng) -> Frame:
    """One of a set as role players throw them; the frame round it."""
    sides = int(rng.choice(KINDS, p=USUAL))
    spread = corners_of(sides) @ resting(sides, rng).T
    flat = spread[:, :2] * [1, -1] * size * 0.6
    low, high = flat.min(0) + centre, flat.max(0) + centre
    shadow(image, flat + centre + rng.normal(0, 0.08 * size, 2), rng)
    drawn, cover = body(sides, spread, flat * FINE, rng)
    paste(image, drawn, cover, centre)
    return float(low[0]), float(low[1]), *(float(side) for side in high - low)


def shadow(image: Image, corners: np.ndarray, rng: Rng) -> None:
    dark = np.zeros(image.shape[:2], np.float32)
    hull = cv2.convexHull(corners.astype(np.float32)).astype(np.int32)
    cv2.fillConvexPoly(dark, hull, float(rng.uniform(0, 0.6)))
    soft = cv2.GaussianBlur(dark, (0, 0), float(rng.uniform(1, 5)))
    image[:] = (image * (1 - soft[..., None])).astype(np.uint8)


def body(sides: int, spread: np.ndarray, flat: np.ndarray, rng: Rng) -> tuple[Image, Image]:
    """All sides in sight, with their figures, and where they are; the middle is the body's."""
    half = int(np.ceil(np.abs(flat).max())) + 2
    tone = paint(str(rng.choice(COLOURS, p=SHARE)), rng)
    ink, drawn = ink_for(tone, rng), np.zeros((2 * half, 2 * half, 3), np.float32)
    cover = np.zeros(drawn.shape[:2], np.float32)
    lamp = rng.normal([0, 0.6, 1.2], 0.6)
    shine, first = float(rng.uniform(0, 0.5)), int(rng.integers(20))
    for number, side in enumerate(sides_of(sides)):
        out = spread[side].mean(0)
        out /= np.linalg.norm(out)
        if out[2] <= 0:
            continue
        bright = 0.35 + 0.65 * max(0.0, float(out @ lamp) / float(np.linalg.norm(lamp)))
        edges = flat[side] + half
        shape = np.zeros_like(cover)
        cv2.fillPoly(shape, [edges.astype(np.int32)], 1.0, cv2.LINE_AA)
        colour = tone * bright + shine * max(0.0, bright - 0.8)
        drawn += (colour - drawn) * shape[..., None]
        write(drawn, edges, figure((number + first) % sides, sides), ink * bright, rng)
        cover = np.maximum(cover, shape)
    return drawn, cover


def figure(number: int, sides: int) -> str:
    shown = number if sides == 10 else number + 1
    return f"{shown}." if shown in (6, 9) else str(shown)


def write(drawn: Image, edges: np.ndarray, words: str, ink: np.ndarray, rng: Rng) -> None:
    """A figure in the middle of a side, its head towards the side's first corner."""
    middle = edges.mean(0)
    up = edges[0] - middle
    across = (edges[-1] - edges[1]) / 2
    reach = 0.75 if len(edges) == 3 else 0.95
    matrix = np.stack([across, -up], 1) * reach / SIGN
    shift = middle - matrix @ np.array([SIGN / 2, SIGN / 2])
    sign = text(words, rng)
    area = (drawn.shape[1], drawn.shape[0])
    laid = cv2.warpAffine(sign, np.concatenate([matrix, shift[:, None]], 1), area)
    drawn += (ink - drawn) * (laid.astype(np.float32) / 255)[..., None]


def paste(image: Image, drawn: Image, cover: Image, centre: np.ndarray) -> None:
    """Onto the picture, as small as it is to be; drawn in light, shown in pixels."""
    matrix = np.eye(2, 3) / FINE
    matrix[:, 2] = centre - np.array(drawn.shape[1::-1]) / 2 / FINE
    area = (image.shape[1], image.shape[0])
    seen = 255 * np.clip(cv2.blur(drawn[..., ::-1], (FINE, FINE)), 0, 1) ** (1 / 2.2)
    laid = cv2.warpAffine(seen, matrix, area)
    alpha = cv2.warpAffine(cv2.blur(cover, (FINE, FINE)), matrix, area)[..., None]
    image[:] = (laid * alpha + image * (1 - alpha)).astype(np.uint8)
