"""Several opinions of one die made into one verdict with an honest confidence.

The numbers are in models/calibration.json, fitted on photographs no network was trained on.
"""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np

from companion.vision.crops import NOT_A_DIE, NUMERALS, SYMBOL, Look
from companion.vision.finding import Found
from companion.vision.networks import MODELS, Floats
from companion.vision.reading import FaceGuess

PIPS = tuple(str(value) for value in range(1, 7))
OFFERED = 3  # the likeliest face and two others, so that a wrong one is one tap away
LIKELY = 0.02  # beyond these, less likely faces are not offered
LIKELY_HEAT, LIKELY_NO_DIE = 0.3, 0.3  # what counts when the usual size is asked for


@dataclass(frozen=True)
class Calibration:
    """Weights of the opinions and the bars for "a die" and "sure"."""

    heat: float
    look: float
    clear: float
    odd: float
    offset: float
    die_bar: float
    sharpness: float
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

    @property
    def best(self) -> FaceGuess:
        return self.guesses[0]

    @property
    def sure(self) -> bool:
        bars = calibration()
        return self.best.chance >= bars.sure_bar and self.die >= bars.sure_die_bar


def logit(chance: float) -> float:
    safe = min(max(chance, 1e-6), 1 - 1e-6)
    return float(np.log(safe / (1 - safe)))


def usual_size(found: list[Found], looks: list[Look]) -> float | None:
    """How large dice are on this photo: in one throw they are much alike."""
    sizes = [
        one.size
        for one, look in zip(found, looks, strict=True)
        if one.heat > LIKELY_HEAT and look.faces[NOT_A_DIE] < LIKELY_NO_DIE
    ]
    return float(np.median(sizes)) if sizes else None


def opinions(found: Found, look: Look, usual: float | None) -> tuple[float, ...]:
    """What speaks for a die: the heat, no doubt of the reader, a clear face, a usual size."""
    real = logit(1 - float(look.faces[NOT_A_DIE]))
    clear = logit(float(look.faces[:SYMBOL].max()))
    odd = abs(float(np.log(found.size / usual))) if usual else 0.0
    return logit(found.heat), real, clear, odd


def die_chance(found: Found, look: Look, usual: float | None) -> float:
    """How likely this is a die at all."""
    bars = calibration()
    weights = (bars.heat, bars.look, bars.clear, bars.odd)
    score = float(np.dot(weights, opinions(found, look, usual))) + bars.offset
    return float(1 / (1 + np.exp(-score)))


def judge(found: Found, look: Look, usual: float | None = None) -> Verdict:
    """Pips if the reader sees pips, else a numeral if it sees one, else pips with much doubt."""
    chances = pip_chances(look)
    pips, numerals, symbol = kinds(look)
    if numerals > max(pips, symbol):
        chances = look.faces[NUMERALS:SYMBOL] / (look.faces[NUMERALS:SYMBOL].sum() + 1e-9)
    # faces that are neither lower every chance: the rest of it belongs to "something else"
    share = max(pips, numerals) / (pips + numerals + symbol + 1e-9)
    order = np.argsort(-chances)
    guesses = tuple(FaceGuess(PIPS[i], float(chances[i] * share)) for i in order)
    kept = guesses[:OFFERED] + tuple(g for g in guesses[OFFERED:] if g.chance > LIKELY)
    return Verdict(kept, die_chance(found, look, usual), pips >= max(numerals, symbol))


def kinds(look: Look) -> tuple[float, float, float]:
    faces = look.faces
    return float(faces[:NUMERALS].sum()), float(faces[NUMERALS:SYMBOL].sum()), float(faces[SYMBOL])


def pip_chances(look: Look) -> Floats:
    """Chances of one to six pips, made sharper or flatter as the calibration found right."""
    chances = look.faces[:6].clip(1e-6) ** calibration().sharpness
    normal: Floats = (chances / chances.sum()).astype(np.float32)
    return normal
