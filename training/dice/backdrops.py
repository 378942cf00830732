"""Made-up tables, and things on tables that look a little like dice but are not."""

import cv2
import numpy as np

Image = np.ndarray


def noise(size: int, cells: int, rng: np.random.Generator) -> Image:
    small = rng.random((cells, cells)).astype(np.float32)
    return cv2.resize(small, (size, size), interpolation=cv2.INTER_CUBIC)


def table(size: int, rng: np.random.Generator) -> Image:
    """A surface: plain, cloth, wood, stone or print."""
    colour = rng.uniform(20, 235, 3) if rng.random() < 0.6 else np.full(3, rng.uniform(20, 245))
    base = np.ones((size, size, 3), np.float32) * colour.astype(np.float32)
    base *= (0.8 + 0.4 * noise(size, 2, rng))[..., None]
    kind = rng.random()
    if kind < 0.2:
        base += (rng.standard_normal((size, size, 1)) * rng.uniform(2, 18)).astype(np.float32)
    elif kind < 0.4:
        base *= wood(size, rng)[..., None]
    elif kind < 0.55:
        base *= weave(size, rng)[..., None]
    elif kind < 0.75:
        base += ((noise(size, int(rng.integers(6, 60)), rng) - 0.5) * rng.uniform(20, 120))[
            ..., None
        ]
    elif kind < 0.9:
        base = print_of(base, rng)
    return np.clip(base, 0, 255).astype(np.uint8)


def wood(size: int, rng: np.random.Generator) -> Image:
    line = noise(size, int(rng.integers(10, 50)), rng)[:1]
    bend = (noise(size, 3, rng) - 0.5) * rng.uniform(5, 40)
    columns = np.clip(np.arange(size)[None, :] + bend, 0, size - 1).astype(np.float32)
    grain = cv2.remap(np.repeat(line, size, 0), columns, np.zeros_like(columns), cv2.INTER_LINEAR)
    return spun(1 + (grain - 0.5) * float(rng.uniform(0.2, 0.9)), rng)


def spun(picture: Image, rng: np.random.Generator) -> Image:
    size = picture.shape[0]
    matrix = cv2.getRotationMatrix2D((size / 2, size / 2), float(rng.uniform(0, 360)), 1.45)
    return cv2.warpAffine(picture, matrix, (size, size), borderMode=cv2.BORDER_REFLECT)


def weave(size: int, rng: np.random.Generator) -> Image:
    step = rng.uniform(2, 14)
    grid = np.sin(np.arange(size) / step * np.pi)
    plain = 1 + (grid[None] + grid[:, None]) * float(rng.uniform(0.03, 0.2))
    return spun(plain.astype(np.float32), rng)


def print_of(base: Image, rng: np.random.Generator) -> Image:
    """A printed board: many flat shapes."""
    size = base.shape[0]
    for _ in range(int(rng.integers(8, 40))):
        centre = rng.uniform(0, size, 2)
        points = centre + rng.normal(0, rng.uniform(5, 60), (int(rng.integers(3, 7)), 2))
        colour = tuple(float(v) for v in rng.uniform(0, 255, 3))
        cv2.fillConvexPoly(base, cv2.convexHull(points.astype(np.int32)), colour, cv2.LINE_AA)
    return base


def clutter(image: Image, rng: np.random.Generator, count: int) -> None:
    """Draw things that are not dice, with a soft shadow, onto the image."""
    things = [coin, dots, domino, lettering, meeple, card, token, holes]
    for _ in range(count):
        thing = things[int(rng.integers(len(things)))]
        size = float(np.exp(rng.uniform(np.log(12), np.log(70))))
        centre = rng.uniform(0, image.shape[0], 2)
        thing(image, centre, size, rng)


def tint(rng: np.random.Generator) -> tuple[float, ...]:
    return tuple(float(v) for v in rng.uniform(0, 255, 3))


def disc(image: Image, centre: np.ndarray, radius: float, colour: tuple[float, ...]) -> None:
    spot = (int(centre[0] * 16), int(centre[1] * 16))
    cv2.circle(image, spot, max(8, int(radius * 16)), colour, -1, cv2.LINE_AA, 4)


def coin(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    metal = tuple(v * rng.uniform(0.6, 1) for v in (110.0, 170.0, 200.0))
    disc(image, centre + size * 0.06, size / 2, (30.0, 30.0, 30.0))
    disc(image, centre, size / 2, metal)
    disc(image, centre, size * 0.42, tuple(v * 0.88 for v in metal))
    cv2.putText(
        image,
        str(rng.integers(1, 60)),
        (int(centre[0] - size / 4), int(centre[1] + size / 5)),
        int(rng.integers(0, 4)),
        size / 60,
        tuple(v * 0.6 for v in metal),
        2,
        cv2.LINE_AA,
    )


def token(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    colour = tint(rng)
    disc(image, centre + size * 0.05, size / 2, (20.0, 20.0, 20.0))
    disc(image, centre, size / 2, colour)
    if rng.random() < 0.5:
        disc(image, centre, size / 6, tint(rng))


def dots(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """Dots in a row or grid with no die around them: fabric, fruit, buttons, print."""
    colour = tint(rng)
    for row in range(int(rng.integers(1, 4))):
        for column in range(int(rng.integers(1, 5))):
            disc(image, centre + np.array([column, row]) * size * 0.35, size * 0.1, colour)


def box_corners(centre: np.ndarray, width: float, height: float, angle: float) -> np.ndarray:
    return cv2.boxPoints(((float(centre[0]), float(centre[1])), (width, height), angle))


def domino(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """A domino half-block strip: two squares of pips, flat, long."""
    angle = float(rng.uniform(0, 360))
    light = rng.random() < 0.5
    body = (225.0, 235.0, 240.0) if light else (25.0, 25.0, 25.0)
    ink = (20.0, 20.0, 20.0) if light else (235.0, 235.0, 235.0)
    for shift, colour in ((size * 0.05, (15.0, 15.0, 15.0)), (0.0, body)):
        points = box_corners(centre + shift, size, size * 2, angle)
        cv2.fillConvexPoly(image, points.astype(np.int32), colour, cv2.LINE_AA)
    axes = np.array(
        [
            [np.cos(np.radians(angle)), np.sin(np.radians(angle))],
            [-np.sin(np.radians(angle)), np.cos(np.radians(angle))],
        ]
    )
    for half in (-0.5, 0.5):
        for _ in range(int(rng.integers(1, 7))):
            spot = np.array([rng.integers(-1, 2) * 0.27, half + rng.integers(-1, 2) * 0.27]) * size
            disc(image, centre + spot @ axes, size * 0.08, ink)


def lettering(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    word = "".join(rng.choice(list("aeiourstlnABCDEFG0123456789 .:"), int(rng.integers(1, 9))))
    cv2.putText(
        image,
        word,
        (int(centre[0]), int(centre[1])),
        int(rng.integers(0, 5)),
        size / 50,
        tint(rng),
        int(rng.integers(1, 4)),
        cv2.LINE_AA,
    )


def meeple(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """A plain coloured wooden block: an edge, a top, no pips."""
    colour, angle = tint(rng), float(rng.uniform(0, 360))
    points = box_corners(centre, size * rng.uniform(0.5, 1), size * rng.uniform(0.5, 1), angle)
    lower = points + np.array([0, size * 0.3])
    hull = cv2.convexHull(np.concatenate([points, lower]).astype(np.int32))
    cv2.fillConvexPoly(image, hull, tuple(v * 0.6 for v in colour), cv2.LINE_AA)
    cv2.fillConvexPoly(image, points.astype(np.int32), colour, cv2.LINE_AA)


def card(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    points = box_corners(centre, size * 1.4, size * 2, float(rng.uniform(0, 360)))
    cv2.fillConvexPoly(image, points.astype(np.int32), tint(rng), cv2.LINE_AA)
    inner = (points - centre) * 0.85 + centre
    cv2.fillConvexPoly(image, inner.astype(np.int32), tint(rng), cv2.LINE_AA)
    lettering(image, centre, size * 0.6, rng)


def holes(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """A flat square with dots but no height: a printed die, a socket, a button."""
    body = tint(rng)
    points = box_corners(centre, size, size * rng.uniform(0.6, 1.8), float(rng.uniform(0, 360)))
    cv2.fillConvexPoly(image, points.astype(np.int32), body, cv2.LINE_AA)
    for _ in range(int(rng.integers(1, 4))):
        disc(image, centre + rng.uniform(-0.3, 0.3, 2) * size, size * 0.07, tint(rng))
