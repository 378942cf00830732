"""Made-up tables, and things on tables that look a little like dice but are not."""

import cv2
import numpy as np

from training.dice import chips, dominoes, keys

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
    elif kind < 0.87:
        base = print_of(base, rng)
    elif kind < 0.95:
        base += granite(size, rng)
    return np.clip(base, 0, 255).astype(np.uint8)


def wood(size: int, rng: np.random.Generator) -> Image:
    line = noise(size, int(rng.integers(10, 50)), rng)[:1]
    bend = (noise(size, 3, rng) - 0.5) * rng.uniform(5, 40)
    columns = np.clip(np.arange(size)[None, :] + bend, 0, size - 1).astype(np.float32)
    grain = cv2.remap(np.repeat(line, size, 0), columns, np.zeros_like(columns), cv2.INTER_LINEAR)
    return spun(1 + (grain - 0.5) * float(rng.uniform(0.2, 0.9)), rng)


def granite(size: int, rng: np.random.Generator) -> Image:
    """Stone with light and dark grains of several sizes."""
    total = np.zeros((size, size, 3), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        cells = int(np.exp(rng.uniform(np.log(10), np.log(90))))
        grains = noise(size, cells, rng) > rng.uniform(0.55, 0.85)
        total += grains[..., None] * (rng.normal(0, 55) + rng.normal(0, 12, 3))
    return spun(cv2.GaussianBlur(total, (0, 0), float(rng.uniform(0.4, 1.5))), rng)


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
    tokens = [coin, dots, domino, meeple, token, stack]
    things = [*tokens, lettering, card, holes, playing_card, keyboard]
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
    dominoes.lay(image, centre, size, rng)


def keyboard(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    keys.lay(image, centre, size, rng)


def stack(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    chips.lay(image, centre, size, rng)


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


# where the pips of a playing card lie, in widths and heights of the card
COLUMNS, ROWS = (0.3, 0.5, 0.7), (0.2, 0.33, 0.4, 0.5, 0.6, 0.67, 0.8)
PIPS = {
    1: [(1, 3)],
    2: [(1, 0), (1, 6)],
    3: [(1, 0), (1, 3), (1, 6)],
    4: [(0, 0), (2, 0), (0, 6), (2, 6)],
    5: [(0, 0), (2, 0), (1, 3), (0, 6), (2, 6)],
    6: [(0, 0), (2, 0), (0, 3), (2, 3), (0, 6), (2, 6)],
    7: [(0, 0), (2, 0), (1, 1), (0, 3), (2, 3), (0, 6), (2, 6)],
    8: [(0, 0), (2, 0), (1, 1), (0, 3), (2, 3), (1, 5), (0, 6), (2, 6)],
    9: [(0, 0), (2, 0), (0, 2), (2, 2), (1, 3), (0, 4), (2, 4), (0, 6), (2, 6)],
    10: [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (0, 4), (2, 4), (1, 5), (0, 6), (2, 6)],
}


def playing_card(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """One to four cards with suits, side by side, as they lie on a table."""
    count = int(rng.choice([1, 1, 2, 4]))
    hand = np.concatenate([card_face(rng) for _ in range(count)], 1)
    height, width = hand.shape[:2]
    scale = size * float(rng.uniform(1.2, 2.6)) / height
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), float(rng.uniform(0, 360)), scale)
    matrix[:, 2] += centre - np.array([width, height]) / 2
    area = image.shape[1::-1]
    shrunk = cv2.GaussianBlur(hand, (0, 0), max(0.01, 0.35 / scale)) if scale < 0.7 else hand
    cover = cv2.warpAffine(np.full((height, width), 255, np.uint8), matrix, area)[..., None]
    laid = cv2.warpAffine(shrunk, matrix, area)
    image[:] = (laid * (cover / 255.0) + image * (1 - cover / 255.0)).astype(image.dtype)


def card_face(rng: np.random.Generator) -> Image:
    """A card of 70 by 98 pixels with its pips, and its number in two corners."""
    paper, ink = card_colours(rng)
    face = np.full((98, 70, 3), paper, np.uint8)
    cv2.rectangle(face, (0, 0), (69, 97), tuple(0.75 * v for v in paper), 1)
    number = int(rng.integers(1, 11))
    suit, side = int(rng.integers(4)), float(rng.uniform(5, 10))
    for column, row in PIPS[number]:
        spot = np.array([COLUMNS[column] * 70, ROWS[row] * 98])
        suit_shape(face, spot, side if number > 1 else 1.8 * side, suit, ink, row > 3)
    name = "A" if number == 1 else str(number)
    for _ in range(2):
        cv2.putText(face, name, (3, 13), 0, 0.38, ink, 1, cv2.LINE_AA)
        face = np.ascontiguousarray(face[::-1, ::-1])
    return face


def card_colours(rng: np.random.Generator) -> tuple[tuple[float, ...], tuple[float, ...]]:
    choice = rng.random()
    if choice < 0.75:
        white = rng.uniform(215, 255)
        paper = (white * rng.uniform(0.8, 1), white * rng.uniform(0.93, 1), white)
        return paper, ((20.0, 20.0, 200.0) if rng.random() < 0.5 else (20.0, 20.0, 20.0))
    return tint(rng), tint(rng)


def suit_shape(
    face: Image, spot: np.ndarray, side: float, suit: int, ink: tuple[float, ...], down: bool
) -> None:
    """A diamond, heart, spade or club of about twice `side`."""
    flip = -1 if down else 1
    if suit == 0:
        points = np.array([[0, -1], [0.75, 0], [0, 1], [-0.75, 0]])
        cv2.fillConvexPoly(face, (spot + points * side).astype(np.int32), ink, cv2.LINE_AA)
        return
    tip = {1: 1.0, 2: -1.0, 3: 1.0}[suit] * flip  # hearts point down, spades up
    for x, y in [(-0.42, -0.35 * tip), (0.42, -0.35 * tip)]:
        disc(face, spot + np.array([x, y]) * side, side * 0.45, ink)
    if suit == 3:
        disc(face, spot - np.array([0, 0.5 * flip * side]), side * 0.45, ink)
    else:
        points = np.array([[-0.85, -0.15 * tip], [0.85, -0.15 * tip], [0, tip]])
        cv2.fillConvexPoly(face, (spot + points * side).astype(np.int32), ink, cv2.LINE_AA)
    if suit != 1:
        foot = np.array([[0, 0], [0.35, flip], [-0.35, flip]])
        cv2.fillConvexPoly(face, (spot + foot * side).astype(np.int32), ink, cv2.LINE_AA)


def holes(image: Image, centre: np.ndarray, size: float, rng: np.random.Generator) -> None:
    """A flat square with dots but no height: a printed die, a socket, a button."""
    body = tint(rng)
    points = box_corners(centre, size, size * rng.uniform(0.6, 1.8), float(rng.uniform(0, 360)))
    cv2.fillConvexPoly(image, points.astype(np.int32), body, cv2.LINE_AA)
    for _ in range(int(rng.integers(1, 4))):
        disc(image, centre + rng.uniform(-0.3, 0.3, 2) * size, size * 0.07, tint(rng))
