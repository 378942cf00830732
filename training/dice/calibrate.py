"""Fit how opinions are weighed and where the bars are, on photographs the networks never saw.

python -m training.dice.calibrate OUT.json --photos ROOT --groups lamp,mixed
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from companion.vision.candidates import Candidate
from companion.vision.judging import opinions
from companion.vision.lenses import joined
from companion.vision.reading import Box
from training.dice.gathered import Seen, gathered, kept
from training.dice.photos import OTHER, Photo, everything, held_out, without_dice

OPINIONS = ("heat", "look", "clear", "check", "check_clear", "odd", "size", "busy")
EXTRA = 3  # a wrong extra die counts as much as this many missed ones
SURE_DIES = np.linspace(0.95, 0.995, 10)  # less likely dice than one of these are not called sure
WANTED = 0.9985  # of the sure dice, right; asked for is 0.995
HONEST = 0.92  # nothing less likely than this by its own word is called sure


@dataclass
class Evidence:
    """Everything thought about every found place, and the truth (0: no die, -1: not known)."""

    opinions: np.ndarray  # see judging.opinions
    reader: np.ndarray  # all faces
    checker: np.ndarray
    truth: np.ndarray
    missed: int


def truth_of(box: Box, photo: Photo) -> int:
    marks = [mark for mark in photo.marks if mark.value != OTHER]
    overlaps = [(box.overlap(Box(*mark.box)), mark) for mark in marks]
    best, mark = max(overlaps, key=lambda pair: pair[0], default=(0.0, None))
    if mark is not None and best >= 0.5 and mark.asked:
        return mark.value
    return -1 if best > 0.1 else 0


def rows_of(photo: Photo, candidates: list[Candidate]) -> list[tuple]:
    return [
        (
            opinions(one.found, one.look, one.scene),
            one.look.faces,
            one.look.checked,
            truth_of(one.box, photo),
        )
        for one in candidates
    ]


def gather(seen: Seen) -> Evidence:
    rows, labelled = [], 0
    for photo, candidates in seen:
        labelled += sum(mark.asked for mark in photo.marks)
        rows += rows_of(photo, candidates)
    thoughts, reader, checker, truth = (np.array(part) for part in zip(*rows, strict=True))
    return Evidence(thoughts, reader, checker, truth, labelled - int((truth > 0).sum()))


def logistic(features: np.ndarray, goal: np.ndarray) -> np.ndarray:
    """Newton's method with a little ridge."""
    x = np.concatenate([features, np.ones((len(features), 1))], 1)
    weights = np.zeros(x.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (goal - chance) - 0.1 * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + 0.1 * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def die_bar(facts: Evidence, score: np.ndarray) -> float:
    """The bar with the fewest mistakes, a wrong extra die counting more than a missed one."""
    known = facts.truth >= 0
    score, good = score[known], facts.truth[known] > 0
    bars = np.linspace(0.05, 0.95, 91)
    cost = [EXTRA * ((score >= bar) & ~good).sum() + ((score < bar) & good).sum() for bar in bars]
    best = np.flatnonzero(np.array(cost) == min(cost))
    return float(bars[best].mean())


def value_powers(facts: Evidence) -> tuple[float, float]:
    """The checker's share and the sharpness that make the true values likeliest."""
    seen = facts.truth > 0
    answer = facts.truth[seen] - 1
    losses = {}
    for share in np.linspace(0, 0.6, 13):
        for power in np.linspace(0.4, 1.8, 29):
            chances = sharpened(facts, share, power)[seen]
            told = chances[np.arange(len(answer)), answer].clip(1e-4)
            losses[float(share), float(power)] = -np.log(told).mean()
    return min(losses, key=losses.__getitem__)


def sharpened(facts: Evidence, share: float, power: float) -> np.ndarray:
    chances = joined(facts.reader, facts.checker, share)[:, :6].clip(1e-6) ** power
    return chances / chances.sum(1, keepdims=True)


def sure_bar(top: np.ndarray, right: np.ndarray) -> float:
    """The lowest chance from which on WANTED of the answers are right."""
    order = np.argsort(-top)
    share = np.cumsum(right[order]) / np.arange(1, len(order) + 1)
    enough = np.flatnonzero(share >= WANTED)
    return max(HONEST, float(top[order][enough[-1]])) if len(enough) else 0.999


def sure_bars(score: np.ndarray, top: np.ndarray, right: np.ndarray) -> tuple[float, float]:
    """How likely a die and how likely its value must be: the pair that calls most dice sure."""
    pairs = []
    for bar in SURE_DIES:
        likely = score > bar
        value = sure_bar(top[likely], right[likely])
        pairs.append(((top[likely] >= value).sum(), float(bar), value))
    return max(pairs)[1:]


def weighed(facts: Evidence) -> tuple[np.ndarray, float]:
    """How much each opinion counts, and the offset."""
    known = facts.truth >= 0
    *weights, offset = logistic(facts.opinions[known], facts.truth[known] > 0)
    return np.array(weights), offset


def scored(facts: Evidence, weights: np.ndarray, offset: float) -> np.ndarray:
    return 1 / (1 + np.exp(-(facts.opinions @ weights + offset)))


def fitted(own: Seen, unseen: Seen, pieces: Seen) -> dict[str, float]:
    """What a die is, from all; its bar from photographs, where pieces are as rare as on tables;
    what is sure, only from what these very networks said."""
    weights, offset = weighed(gather(own + unseen + pieces))
    photos, facts = gather(own + unseen), gather(own + pieces)
    bar = die_bar(photos, scored(photos, weights, offset))
    score, (share, power) = scored(facts, weights, offset), value_powers(facts)
    chances, faces = sharpened(facts, share, power), joined(facts.reader, facts.checker, share)
    pips = faces[:, :6].sum(1) / (faces[:, :13].sum(1) + 1e-9)
    top = chances.max(1) * pips
    right = chances.argmax(1) + 1 == facts.truth
    counted = (facts.truth >= 0) & (score > bar)
    sure_die, sure_value = sure_bars(score[counted], top[counted], right[counted])
    tell(facts, score, bar, chances)
    return {
        **dict(zip(OPINIONS, weights, strict=True)),
        "offset": offset,
        "die_bar": bar,
        "sharpness": power,
        "checker": share,
        "sure_bar": sure_value,
        "sure_die_bar": sure_die,
    }


def tell(facts: Evidence, score: np.ndarray, bar: float, chances: np.ndarray) -> None:
    good, passed = facts.truth > 0, score >= bar
    right = chances.argmax(1) + 1 == facts.truth
    print(
        "labelled",
        good.sum() + facts.missed,
        "never seen",
        facts.missed,
        "below the bar",
        (good & ~passed).sum(),
        "extra",
        ((facts.truth == 0) & passed).sum(),
        "value right",
        right[good & passed].mean(),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="lamp,mixed")
    parser.add_argument("--held-out", action="store_true", help="only sessions never trained on")
    parser.add_argument("--cache", type=Path, help="keep what the networks said in this file")
    parser.add_argument("--unseen", type=Path, help="kept from networks that never saw the table")
    parser.add_argument("--pieces", type=Path, help="folder of pictures with pieces and no dice")
    options = parser.parse_args()
    photos = everything(options.photos, set(options.groups.split(",")))
    chosen = [photo for photo in photos if held_out(photo) or not options.held_out]
    pieces = gathered(without_dice(options.pieces), None)
    fit = fitted(gathered(chosen, options.cache), kept(photos, options.unseen), pieces)
    numbers = {key: round(float(value), 4) for key, value in fit.items()}
    options.out.write_text(json.dumps(numbers, indent=2) + "\n")
    print(numbers)


if __name__ == "__main__":
    main()
