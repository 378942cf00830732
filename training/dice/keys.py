"""Keys of keyboards, calculators and remote controls: in rows, a sign on each, and yet no dice."""

import cv2
import numpy as np

from training.dice.dominoes import cover

KEY = 40  # pixels of one key as it is drawn
SIGNS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-+*/=<>?!o", "F1", "F12", "Esc", "Tab"]
Image = np.ndarray
Rng = np.random.Generator


class Keyboard:
    """How all keys of one keyboard look."""

    def __init__(self, rng: Rng) -> None:
        light = rng.random() < 0.5
        grey = rng.uniform(120, 235) if light else rng.uniform(5, 80)
        self.body = grey * rng.normal(1, 0.25 if rng.random() < 0.2 else 0.05, 3)
        self.top = self.body * rng.uniform(0.85, 1.2) + rng.uniform(-15, 15)
        self.edge = self.top * rng.uniform(0.5, 0.95)
        self.ink = rng.uniform(0, 70, 3) if self.top.mean() > 120 else rng.uniform(150, 255, 3)
        self.gap = rng.uniform(0.03, 0.14) * KEY
        self.bevel = rng.uniform(0, 0.16) * KEY
        self.lift = rng.uniform(-0.05, 0.05) * KEY  # tops of old keys lie higher than their middle
        self.round = rng.uniform(0.04, 0.3) * KEY
        self.font, self.size = int(rng.integers(0, 5)), float(rng.uniform(0.25, 0.65))
        self.thick = int(rng.integers(1, 3))
        self.spot = rng.uniform([0.12, 0.4], [0.45, 0.8]) * KEY


def pad(picture: Image, corner: np.ndarray, side: np.ndarray, round_: float, tone: list) -> None:
    """A filled rectangle with round corners."""
    low, high = corner + round_, corner + side - round_
    points = [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]]
    ring = np.array(points).round().astype(np.int32)
    cv2.polylines(picture, [ring], True, tone, max(1, int(2 * round_)), cv2.LINE_AA)
    cv2.fillConvexPoly(picture, ring, tone, cv2.LINE_AA)


def draw_key(picture: Image, corner: np.ndarray, wide: float, keys: Keyboard, rng: Rng) -> None:
    whole = np.array([wide * KEY, KEY]) - keys.gap
    pad(picture, corner, whole, keys.round, keys.edge.tolist())
    inner = corner + keys.bevel + np.array([0, keys.lift])
    pad(picture, inner, whole - 2 * keys.bevel, keys.round * 0.8, keys.top.tolist())
    for shift in [0, 0.35] if rng.random() < 0.2 else [0]:
        sign = str(rng.choice(SIGNS))
        spot = (int(corner[0] + keys.spot[0]), int(corner[1] + keys.spot[1] + shift * KEY))
        size, ink = keys.size * (0.6 if len(sign) > 1 else 1), keys.ink.tolist()
        cv2.putText(picture, sign, spot, keys.font, size, ink, keys.thick, cv2.LINE_AA)


def keyboard(rng: Rng) -> tuple[Image, np.ndarray]:
    """Some rows of keys, each row a little to the side of the last; the corners of all keys."""
    keys, rows, columns = Keyboard(rng), int(rng.integers(2, 6)), int(rng.integers(3, 10))
    rim = KEY * rng.uniform(0.05, 0.8)
    size = np.array([columns * KEY, rows * KEY]) + 2 * rim
    picture = np.empty((int(size[1]), int(size[0]), 3), np.uint8)
    picture[:] = np.clip(keys.body, 0, 255)
    slant, corners = rng.choice([0, 0, rng.uniform(0.1, 0.5)]), []
    for row in range(rows):
        across = rim - KEY * ((slant * row) % 1)
        while across < size[0] - rim:
            corner = np.array([across, rim + row * KEY])
            wide = float(rng.uniform(1.2, 3)) if rng.random() < 0.06 else 1.0
            draw_key(picture, corner, wide, keys, rng)
            reach = np.array([[0, 0], [wide, 0], [wide, 1], [0, 1]]) * KEY
            corners.append(corner + reach)
            across += wide * KEY
    return picture, np.array(corners, np.float32)


def lay(image: Image, centre: np.ndarray, size: float, rng: Rng) -> np.ndarray:
    """Lay a keyboard on the picture, a key near the centre; the corners of its keys in sight."""
    picture, corners = keyboard(rng)
    height, width = picture.shape[:2]
    angle = float(rng.uniform(0, 2 * np.pi))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    edges = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    flat = (edges - corners[int(rng.integers(len(corners)))].mean(0)) / KEY @ turn.T
    flat[:, 1] *= rng.uniform(0.55, 1.0)
    away = np.clip(1 + flat[:, 1] * rng.uniform(0, 0.03), 0.7, 1.4)
    place = centre + flat * away[:, None] * size
    cover(image, picture, place)
    matrix = cv2.getPerspectiveTransform(edges, place.astype(np.float32))
    there = cv2.perspectiveTransform(corners.reshape(1, -1, 2), matrix).reshape(-1, 4, 2)
    middles = there.mean(1)
    return there[((middles > 0) & (middles < image.shape[1::-1])).all(1)]


def part_of(keys: np.ndarray, rng: Rng) -> tuple[float, float, float, float]:
    """A box round one key, or round the sign on it."""
    chosen = keys[int(rng.integers(len(keys)))]
    share = rng.uniform(0.8, 1.15) if rng.random() < 0.8 else rng.uniform(0.4, 0.8)
    chosen = (chosen - chosen.mean(0)) * share + chosen.mean(0)
    (left, top), (wide, high) = chosen.min(0), np.ptp(chosen, 0)
    return float(left), float(top), float(wide), float(high)
