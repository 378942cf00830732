"""Face textures: pips, numerals, made-up glyphs and the panels under them, as masks on a square."""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

SIDE = 96
GLYPHS = 420  # made-up faces; each is one identity for the fingerprint to tell apart
Mask = np.ndarray

LAYOUT = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
HERSHEY = [
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
    cv2.FONT_HERSHEY_SCRIPT_SIMPLEX,
]


@dataclass(frozen=True)
class PipStyle:
    """How a die's pips are made; sizes are fractions of half a face."""

    radius: float
    spread: float
    tall: float = 1.0  # how much further apart they are one way than the other
    one: float = 1.0  # how much larger the single pip of a one is
    hollow: float = 0.0  # of each pip: rings instead of dots
    points: int = 0  # squares, stars and the like instead of dots: so many points
    waist: float = 1.0  # how far in such a shape goes between two points
    lean: float = 0.0  # by how much it is turned


def pips(value: int, style: PipStyle) -> Mask:
    mask = np.zeros((SIDE, SIDE), np.uint8)
    half = SIDE / 2
    radius = style.radius * (style.one if value == 1 else 1)
    for x, y in LAYOUT[value]:
        away = (x * style.spread / style.tall**0.5, y * style.spread * style.tall**0.5)
        centre = half * (1 + np.array(away))
        stamp(mask, centre, radius * half, style, 255)
        if style.hollow:
            stamp(mask, centre, radius * style.hollow * half, style, 0)
    return mask


def stamp(mask: Mask, centre: np.ndarray, radius: float, style: PipStyle, ink: int) -> None:
    """One pip: a dot, or a shape with points."""
    if not style.points:
        spot = tuple(int(16 * part) for part in centre)
        cv2.circle(mask, spot, int(16 * radius), ink, -1, cv2.LINE_AA, 4)
        return
    corners = (star(style.points, style.waist, style.lean) * radius + centre) * 16
    cv2.fillPoly(mask, [corners.astype(np.int32)], ink, cv2.LINE_AA, 4)


def star(points: int, waist: float, lean: float) -> np.ndarray:
    """Corners of a shape within a circle of radius 1, every second one drawn in."""
    angles = np.arange(2 * points) * np.pi / points + lean
    radii = np.where(np.arange(2 * points) % 2, waist, 1.0)
    return np.stack([np.cos(angles), np.sin(angles)], 1) * radii[:, None]


@dataclass(frozen=True)
class Panel:
    """What many a die has under its pips: a disc or a square of another colour, or its outline."""

    reach: float  # of half a face
    points: int  # 0: a disc
    line: float = 0.0  # width of the outline, of half a face; 0: all of it

    @property
    def room(self) -> float:
        """How far from the middle pips may reach, across the corner."""
        return self.reach - self.line


def panel(style: Panel) -> Mask:
    mask = np.zeros((SIDE, SIDE), np.uint8)
    straight = float(np.cos(np.pi / style.points)) if style.points else 1.0
    whole = PipStyle(0, 0, points=style.points, waist=straight, lean=np.pi / max(4, style.points))
    stamp(mask, np.full(2, SIDE / 2), style.reach * SIDE / 2, whole, 255)
    if style.line:  # else nothing is taken out, not even the middle
        stamp(mask, np.full(2, SIDE / 2), style.room * SIDE / 2, whole, 0)
    return mask


def turned(mask: Mask, degrees: float) -> Mask:
    matrix = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), degrees, 1)
    return cv2.warpAffine(mask, matrix, (SIDE, SIDE))


def text(character: str, rng: np.random.Generator) -> Mask:
    """One character, filled into the square, in one of several fonts and weights."""
    canvas = np.zeros((200, 240), np.uint8)
    if rng.random() < 0.5:
        font = str(rng.choice(["sans", "italic"]))
        weight = int(rng.choice([300, 500, 700, 900]))
        cv2.putText(canvas, character, (60, 150), 255, cv2.FontFace(font), 110, weight)
    else:
        font_id = HERSHEY[int(rng.integers(len(HERSHEY)))]
        cv2.putText(
            canvas, character, (60, 150), font_id, 4, 255, int(rng.integers(6, 15)), cv2.LINE_AA
        )
    return fitted(canvas, float(rng.uniform(0.45, 0.75)))


def fitted(canvas: Mask, share: float) -> Mask:
    """Cut the ink out and centre it so that its longer side takes `share` of the face."""
    points = cv2.findNonZero(canvas)
    if points is None:
        return np.zeros((SIDE, SIDE), np.uint8)
    x, y, w, h = cv2.boundingRect(points)
    scale = share * SIDE / max(w, h)
    small = cv2.resize(
        canvas[y : y + h, x : x + w], None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA
    )
    mask = np.zeros((SIDE, SIDE), np.uint8)
    top, left = (SIDE - small.shape[0]) // 2, (SIDE - small.shape[1]) // 2
    mask[top : top + small.shape[0], left : left + small.shape[1]] = small
    return mask


def numeral(value: int, rng: np.random.Generator) -> Mask:
    """A figure; six often carries the bar or the dot that tells it from nine."""
    mask = text(str(value), rng)
    mark = rng.random()
    if value == 6 and mark < 0.45:
        cv2.line(mask, (SIDE // 3, SIDE - 12), (2 * SIDE // 3, SIDE - 12), 255, 5, cv2.LINE_AA)
    elif value == 6 and mark < 0.8:
        cv2.circle(mask, (SIDE * 3 // 4, SIDE - 18), 5, 255, -1, cv2.LINE_AA)
    return mask


@lru_cache(maxsize=GLYPHS)
def glyph(identity: int) -> Mask:
    """Made-up face number `identity`: always the same picture for the same number."""
    rng = np.random.default_rng(7_000 + identity)
    kind = identity % 4
    if kind == 0:
        letters = "ABDEFGHJKLMNPQRSTUVWXYZabdefghkmnqrtuwy?!&%#@$"
        return text(letters[(identity // 4) % len(letters)], rng)
    if kind == 1:
        return fitted(strokes(rng), float(rng.uniform(0.5, 0.8)))
    if kind == 2:
        return fitted(mirrored(strokes(rng)), float(rng.uniform(0.5, 0.8)))
    return fitted(shape(rng), float(rng.uniform(0.45, 0.8)))


def strokes(rng: np.random.Generator) -> Mask:
    mask = np.zeros((SIDE, SIDE), np.uint8)
    for _ in range(int(rng.integers(1, 4))):
        points = rng.uniform(10, SIDE - 10, (int(rng.integers(2, 6)), 1, 2)).astype(np.int32)
        cv2.polylines(
            mask, [points], bool(rng.random() < 0.4), 255, int(rng.integers(4, 12)), cv2.LINE_AA
        )
    if rng.random() < 0.4:
        centre = tuple(int(v) for v in rng.uniform(20, SIDE - 20, 2))
        cv2.circle(
            mask, centre, int(rng.integers(6, 20)), 255, int(rng.choice([-1, 5])), cv2.LINE_AA
        )
    return mask


def mirrored(mask: Mask) -> Mask:
    return np.maximum(mask, mask[:, ::-1])


def shape(rng: np.random.Generator) -> Mask:
    """A star, polygon, ring, drop or a turned repetition of one stroke."""
    mask = np.zeros((SIDE, SIDE), np.uint8)
    points = int(rng.integers(3, 9))
    depth = float(rng.uniform(0.25, 1.0))
    corners = star(points, depth, 0.0) * 44 + SIDE / 2
    thickness = int(rng.choice([-1, 4, 8]))
    if thickness < 0:
        cv2.fillPoly(mask, [corners.astype(np.int32)], 255, cv2.LINE_AA)
    else:
        cv2.polylines(mask, [corners.astype(np.int32)], True, 255, thickness, cv2.LINE_AA)
    if rng.random() < 0.5:
        cv2.circle(
            mask,
            (SIDE // 2, SIDE // 2),
            int(rng.integers(6, 16)),
            0 if thickness < 0 else 255,
            -1,
            cv2.LINE_AA,
        )
    if rng.random() < 0.4:
        mask = np.maximum(mask, strokes(rng) // 2 * 2)
    return mask
