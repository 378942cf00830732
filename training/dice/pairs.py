"""Two dice close together, and frames that hold both of them or half of each: no die."""

import numpy as np

from companion.vision.reading import Box

CLOSE = 1.35  # times a die's side, from middle to middle: two dice that all but touch
ASTRIDE = 0.45  # overlap: a frame that covers no die better than this shows none
Whole = tuple[float, ...]  # left, top, width and height of a die on its picture


def close_to(dice: list[Whole], index: int) -> Whole | None:
    """The die nearest to this one, if they are of one size and all but touch."""
    own = dice[index]
    others = [die for number, die in enumerate(dice) if number != index]
    near = min(others, key=lambda die: apart(own, die), default=None)
    if near is None or not alike(own, near):
        return None
    return near if apart(own, near) < CLOSE * max(*own[2:], *near[2:]) else None


def frames_none(frame: Whole, dice: list[Whole]) -> bool:
    return all(Box(*frame).overlap(Box(*die)) < ASTRIDE for die in dice)


def apart(one: Whole, other: Whole) -> float:
    x, y = (one[i] + one[i + 2] / 2 - other[i] - other[i + 2] / 2 for i in (0, 1))
    return float(np.hypot(x, y))


def alike(one: Whole, other: Whole) -> bool:
    return 0.6 < max(one[2:]) / max(other[2:]) < 1.7


def astride(one: Whole, other: Whole, rng: np.random.Generator) -> Whole:
    """A frame that holds half of each of two dice, or one that holds both."""
    if rng.random() < 0.5:
        share = rng.uniform(0.42, 0.58)
        return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right = max(one[0] + one[2], other[0] + other[2])
    below = max(one[1] + one[3], other[1] + other[3])
    return left, top, right - left, below - top
