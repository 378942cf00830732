"""Several opinions of one die made into one verdict with an honest confidence.

The numbers are in models/calibration.json, fitted on photographs no network was trained on.
"""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from companion.vision.crops import NOT_A_DIE, NUMERALS, SYMBOL, Look
from companion.vision.detecting import Found
from companion.vision.lenses import joined
from companion.vision.networks import MODELS, Floats
from companion.vision.reading import FaceGuess

PIPS = tuple(str(value) for value in range(1, 7))
OFFERED = 3  # the likeliest face and two others, so that a wrong one is one tap away
LIKELY = 0.02  # beyond these, less likely faces are not offered
LIKELY_DIE = 0.5  # what counts when the usual size is asked for
SMALLEST, MIDDLING, LARGEST = 8.0, 32.0, 64.0  # pixels; a larger die is no easier to judge


@dataclass(frozen=True)
class Calibration:
    """Weights of the opinions and the bars for "a die" and "sure"."""

    heat: float
    look: float
    clear: float
    check: float
    check_clear: float
    odd: float
    size: float
    busy: float
    offset: float
    die_bar: float
    sharpness: float
    checker: float  # the share of the checker's word in what a die shows
    sure_bar: float
    sure_die_bar: float


@cache
def calibration() -> Calibration:
    return Calibration(**json.loads((MODELS / "calibration.json").read_text()))


@dataclass(frozen=True)
class Verdict:
    """What one die shows: the guesses, likeliest first, and how much it looks like a die."""

    guesses: tuple[FaceGuess, ...]
    die: float
    pips: bool
    sure_at: float | None = None  # where chances are not those the calibration's bar is for

    @property
    def best(self) -> FaceGuess:
        return self.guesses[0]

    @property
    def sure(self) -> bool:
        bars = calibration()
        bar = bars.sure_bar if self.sure_at is None else self.sure_at
        return self.best.chance >= bar and self.die >= bars.sure_die_bar


def logit(chance: float) -> float:
    safe = min(max(chance, 1e-6), 1 - 1e-6)
    return float(np.log(safe / (1 - safe)))


@dataclass(frozen=True)
class Scene:
    """What the whole photo says of each place on it."""

    usual: float | None  # pixels of its dice: in one throw they are much alike
    busy: float  # how much lies about that is no die


NOWHERE: Final = Scene(None, 0.0)  # nothing is known of the rest of the photo


def scene_of(found: list[Found], looks: list[Look]) -> Scene:
    """Of the places that look like dice by themselves the usual size; the clutter from the rest."""
    places = list(zip(found, looks, strict=True))
    sizes = [one.size for one, look in places if die_chance(one, look, NOWHERE) >= LIKELY_DIE]
    clutter = sum(bool(look.faces[NOT_A_DIE] > 0.5) for look in looks)
    return Scene(float(np.median(sizes)) if sizes else None, float(np.log1p(clutter)))


def opinions(found: Found, look: Look, scene: Scene) -> tuple[float, ...]:
    """What speaks for a die: the heat; no doubt of the reader and of the checker, and a clear face
    to each of them. What speaks against: an odd size, few pixels, a busy table."""
    odd = abs(float(np.log(found.size / scene.usual))) if scene.usual else 0.0
    pixels = float(np.log(np.clip(found.size, SMALLEST, LARGEST) / MIDDLING))
    faces = (*belief(look.faces), *belief(look.checked))
    return logit(found.heat), *faces, odd, pixels, scene.busy


def belief(faces: Floats) -> tuple[float, float]:
    """How much a network takes something for a die, and how clearly it sees one face."""
    return logit(1 - float(faces[NOT_A_DIE])), logit(float(faces[:SYMBOL].max()))


def die_chance(found: Found, look: Look, scene: Scene) -> float:
    """How likely this is a die at all."""
    bars = calibration()
    faces = (bars.look, bars.clear, bars.check, bars.check_clear)
    weights = (bars.heat, *faces, bars.odd, bars.size, bars.busy)
    score = float(np.dot(weights, opinions(found, look, scene))) + bars.offset
    return float(1 / (1 + np.exp(-score)))


def judge(found: Found, look: Look, scene: Scene) -> Verdict:
    """Pips if the reader sees pips, else a numeral if it sees one, else pips with much doubt."""
    faces = shown(look)
    chances = pip_chances(faces)
    pips, numerals, symbol = kinds(faces)
    if numerals > max(pips, symbol):
        chances = faces[NUMERALS:SYMBOL] / (numerals + 1e-9)
    # faces that are neither lower every chance: the rest of it belongs to "something else"
    share = max(pips, numerals) / (pips + numerals + symbol + 1e-9)
    order = np.argsort(-chances)
    guesses = tuple(FaceGuess(PIPS[i], float(chances[i] * share)) for i in order)
    kept = guesses[:OFFERED] + tuple(g for g in guesses[OFFERED:] if g.chance > LIKELY)
    return Verdict(kept, die_chance(found, look, scene), pips >= max(numerals, symbol))


def shown(look: Look) -> Floats:
    """Both networks' chances of the faces as one."""
    return joined(look.faces, look.checked, calibration().checker)


def kinds(faces: Floats) -> tuple[float, float, float]:
    return float(faces[:NUMERALS].sum()), float(faces[NUMERALS:SYMBOL].sum()), float(faces[SYMBOL])


def pip_chances(faces: Floats) -> Floats:
    """Chances of one to six pips, made sharper or flatter as the calibration found right."""
    chances = faces[:6].clip(1e-6) ** calibration().sharpness
    normal: Floats = (chances / chances.sum()).astype(np.float32)
    return normal
