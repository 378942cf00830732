"""What cameras and lamps do to a picture: light, shadows, colour cast, blur, noise, compression."""

from collections.abc import Callable

import cv2
import numpy as np

Image = np.ndarray


def lamp_curves(rng: np.random.Generator, cast: float) -> np.ndarray:
    """One 256-entry curve per channel: gain, gamma, lift, and a warm or cold cast."""
    warm = rng.normal(0, cast)
    tint = rng.normal(0, cast / 3)
    gains = np.exp(np.array([-warm, tint, warm])) * np.exp(rng.normal(0, 0.22))
    gamma = np.exp(rng.normal(0, 0.22))
    lift = max(0.0, rng.normal(0, 12))
    ramp = (np.arange(256) / 255.0) ** gamma
    return np.clip(ramp[:, None] * gains * (255 - lift) + lift, 0, 255).astype(np.uint8)


def relit(image: Image, rng: np.random.Generator, cast: float = 0.16) -> Image:
    curves = lamp_curves(rng, cast)
    return cv2.LUT(image, curves[:, None, :])


def resaturated(image: Image, rng: np.random.Generator) -> Image:
    keep = float(rng.uniform(0.6, 1.35))
    return cv2.addWeighted(image, keep, grey(image, rng), 1 - keep, 0)


def recoloured(image: Image, rng: np.random.Generator) -> Image:
    """Turn all hues, so that no colour means a value."""
    hsv = cv2.cvtColor(image, cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0].astype(np.int16) + int(rng.integers(180))) % 180
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)


def smeared(image: Image, rng: np.random.Generator, most: float) -> Image:
    if rng.random() < 0.6:
        return cv2.GaussianBlur(image, (0, 0), float(rng.uniform(0.3, most)))
    shaken = 3 if rng.random() < 0.25 else 1
    length = int(rng.integers(2, 3 + int(most * 2 * shaken)))
    return cv2.filter2D(image, -1, streak(length, rng))


def streak(length: int, rng: np.random.Generator) -> np.ndarray:
    """What a point becomes when the camera moves, in any direction."""
    kernel = np.zeros((length, length), np.float32)
    kernel[length // 2] = 1 / length
    matrix = cv2.getRotationMatrix2D(((length - 1) / 2, (length - 1) / 2), rng.uniform(0, 180), 1)
    return cv2.warpAffine(kernel, matrix, (length, length))


def grainy(image: Image, rng: np.random.Generator) -> Image:
    strength = float(rng.uniform(1, 14))
    tile = rng.integers(0, 1 << 16)
    noise = NOISE[tile % 61 :][: image.shape[0], tile % 53 : tile % 53 + image.shape[1]]
    return cv2.add(image, noise * strength, dtype=cv2.CV_8U)


NOISE = np.random.default_rng(3).standard_normal((512 + 64, 512 + 64, 3)).astype(np.float32)


def salted(image: Image, rng: np.random.Generator) -> Image:
    """Single pixels that are white or black: a poor sensor, a poor scan."""
    right, down = (int(shift) for shift in rng.integers(0, 64, 2))
    spots = NOISE[down : down + image.shape[0], right : right + image.shape[1], 0]
    far = float(rng.uniform(2.2, 3.2))
    image = image.copy()
    image[spots > far] = 255
    image[spots < -far] = 0
    return image


def squeezed(image: Image, rng: np.random.Generator) -> Image:
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 95))]
    return cv2.imdecode(cv2.imencode(".jpg", image, quality)[1], cv2.IMREAD_COLOR)


def faded(image: Image, rng: np.random.Generator) -> Image:
    """Little contrast: haze, worn ink, a lamp's glare."""
    keep = float(rng.uniform(0.3, 0.9))
    mean = np.full_like(image, image.mean((0, 1)).astype(np.uint8))
    return cv2.addWeighted(image, keep, mean, 1 - keep, 0)


FINE = 24  # light changes slowly over a picture: this many points a side tell it


def spread(rng: np.random.Generator, reach: float, edge: float) -> np.ndarray:
    """1 inside a leaning ellipse somewhere on the picture, falling to 0 beyond its edge."""
    across, down = np.mgrid[:FINE, :FINE] / (FINE - 1) - rng.uniform(0, 1, 2)[:, None, None]
    turn = rng.uniform(0, np.pi)
    along = across * np.cos(turn) + down * np.sin(turn)
    beside = down * np.cos(turn) - across * np.sin(turn)
    far = np.hypot(along / rng.uniform(0.4, 1.6), beside) / reach
    return 1 / (1 + np.exp((far - 1) / edge))


def shaded(image: Image, rng: np.random.Generator) -> Image:
    """Light that is not even: a shadow of a hand, a lamp's circle, a window's glare."""
    kind, inside = rng.random(), spread(rng, rng.uniform(0.15, 0.9), rng.uniform(0.03, 0.5))
    gain, glare = np.ones((FINE, FINE)), np.zeros((FINE, FINE))
    if kind < 0.45:
        gain = 1 - inside * rng.uniform(0.2, 0.75)
    elif kind < 0.75:
        dark = rng.uniform(0.05, 0.7)
        gain = dark + (rng.uniform(1, 1.6) - dark) * inside
    else:
        glare = inside * rng.uniform(20, 150)
    size = image.shape[1::-1]
    gain, glare = (cv2.resize(part.astype(np.float32), size) for part in (gain, glare))
    lit = image * gain[..., None] + glare[..., None]
    return np.clip(lit, 0, 255).astype(np.uint8)


def washed_out(image: Image, rng: np.random.Generator) -> Image:
    """Too much light: what was bright is white."""
    return cv2.convertScaleAbs(image, alpha=float(np.exp(rng.uniform(0.2, 0.8))))


Change = Callable[[Image, np.random.Generator], Image]


def weathered(
    image: Image, rng: np.random.Generator, *, keep_colour: bool, blur: float = 1.3
) -> Image:
    """All of it, in the order a camera would do it."""
    for chance, change in (() if keep_colour else DISGUISES) + LAMPS:
        if rng.random() < chance:
            image = change(image, rng)
    if not keep_colour and rng.random() < 0.06:
        image = washed_out(image, rng)
    if rng.random() < 0.4:
        image = smeared(image, rng, blur)
    for chance, change in SENSORS:
        if rng.random() < chance:
            image = change(image, rng)
    return image


def grey(image: Image, _: np.random.Generator) -> Image:
    return cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)


DISGUISES: tuple[tuple[float, Change], ...] = ((0.25, recoloured), (0.12, grey))
LAMPS: tuple[tuple[float, Change], ...] = (
    (0.5, resaturated),
    (0.15, faded),
    (0.3, shaded),
    (0.85, relit),
)
SENSORS: tuple[tuple[float, Change], ...] = ((0.45, grainy), (0.08, salted), (0.35, squeezed))
