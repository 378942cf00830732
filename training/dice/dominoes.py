"""Dominoes: two halves like the tops of dice, and yet no dice; only the other half tells.

Drawn flat and laid on a picture in perspective, with a side below and a shadow.
"""

import cv2
import numpy as np

from training.dice.faces import LAYOUT

HALF = 56  # pixels of one half as it is drawn
Image = np.ndarray
Rng = np.random.Generator


def tones(rng: Rng) -> tuple[np.ndarray, np.ndarray]:
    """Body and dots: ivory, black, or any two tones that stand apart."""
    kind = rng.random()
    if kind < 0.6:
        light, dark = np.array([205, 228, 238]) * rng.uniform(0.8, 1.07), rng.uniform(10, 45, 3)
        return (light, dark) if kind < 0.35 else (dark, light)
    body = rng.uniform(10, 245, 3)
    ink = rng.uniform(0, 255, 3)
    return body, ink if abs(body.mean() - ink.mean()) > 60 else 255 - body


def face(body: np.ndarray, ink: np.ndarray, rng: Rng) -> Image:
    """Two halves one above the other, nought to six dots on each."""
    picture = np.empty((2 * HALF, HALF, 3), np.uint8)
    picture[:] = np.clip(body, 0, 255)
    radius, reach = HALF * rng.uniform(0.07, 0.12), HALF * rng.uniform(0.24, 0.3)
    for half in (0.5, 1.5):
        turn = bool(rng.random() < 0.5)
        for x, y in LAYOUT.get(int(rng.integers(0, 7)), []):
            across, down = (y, x) if turn else (x, y)
            spot = (HALF / 2 + across * reach, half * HALF + down * reach)
            dot(picture, spot, radius, ink)
    rim = int(HALF * rng.uniform(0.02, 0.15))
    thick = int(rng.integers(1, 4))
    cv2.line(picture, (rim, HALF), (HALF - rim, HALF), ink.tolist(), thick, cv2.LINE_AA)
    return picture


def dot(picture: Image, spot: tuple[float, float], radius: float, ink: np.ndarray) -> None:
    place = (int(spot[0] * 16), int(spot[1] * 16))
    cv2.circle(picture, place, int(radius * 16), ink.tolist(), -1, cv2.LINE_AA, 4)


def corners(centre: np.ndarray, size: float, rng: Rng) -> np.ndarray:
    """The four corners of the face: turned, then foreshortened as by a camera that looks down."""
    angle = float(rng.uniform(0, 2 * np.pi))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat = np.array([[-0.5, -1], [0.5, -1], [0.5, 1], [-0.5, 1]]) @ turn.T
    flat[:, 1] *= rng.uniform(0.55, 1.0)
    away = 1 + flat[:, 1] * rng.uniform(0, 0.12)
    return centre + flat * away[:, None] * size


def lay(image: Image, centre: np.ndarray, size: float, rng: Rng) -> np.ndarray:
    """Lay one domino on the picture; the corners of its face, half by half from the first edge."""
    body, ink = tones(rng)
    place = corners(centre, size, rng)
    deep = np.array([0, size * rng.uniform(0.05, 0.3)])
    fall = deep + rng.uniform(-0.2, 0.2, 2) * size
    shade(image, np.concatenate([place, place + fall]), rng.uniform(0.3, 0.8))
    sides = cv2.convexHull(np.concatenate([place, place + deep]).astype(np.int32))
    cv2.fillConvexPoly(image, sides, (body * rng.uniform(0.4, 0.8)).tolist(), cv2.LINE_AA)
    cover(image, face(body, ink, rng), place)
    return place


def shade(image: Image, points: np.ndarray, light: float) -> None:
    mask = np.zeros(image.shape[:2], np.float32)
    cv2.fillConvexPoly(mask, cv2.convexHull(points.astype(np.int32)), 1.0)
    mask = cv2.GaussianBlur(mask, (0, 0), max(1.0, float(np.ptp(points)) * 0.03))
    image[:] = (image * (1 - (1 - light) * mask)[..., None]).astype(image.dtype)


def cover(image: Image, picture: Image, place: np.ndarray) -> None:
    """The picture stretched over four corners, without jagged edges."""
    height, width = picture.shape[:2]
    scale = float(np.linalg.norm(place[1] - place[0])) / width
    if scale < 0.7:
        picture = cv2.GaussianBlur(picture, (0, 0), 0.35 / max(scale, 0.07))
    edges = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(edges, place.astype(np.float32))
    area = image.shape[1::-1]
    mask = cv2.warpPerspective(np.full((height, width), 255, np.uint8), matrix, area)[..., None]
    laid = cv2.warpPerspective(picture, matrix, area, borderMode=cv2.BORDER_REPLICATE)
    image[:] = (laid * (mask / 255.0) + image * (1 - mask / 255.0)).astype(image.dtype)


def part_of(place: np.ndarray, rng: Rng) -> tuple[float, float, float, float]:
    """A box round one half, or round all of it: what a network may take for a die."""
    first, second, third, fourth = place
    middle, other = (first + fourth) / 2, (second + third) / 2
    halves = [np.array([first, second, other, middle]), np.array([middle, other, third, fourth])]
    chosen = place if rng.random() < 0.25 else halves[int(rng.integers(2))]
    left, top = chosen.min(0)
    wide, high = np.ptp(chosen, 0)
    return float(left), float(top), float(wide), float(high)
