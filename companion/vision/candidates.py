"""Places that may hold a die, with everything thought about them; of several in one place, one."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from companion.vision.crops import Look
from companion.vision.finding import Found
from companion.vision.judging import Scene, Verdict, judge, scene_of
from companion.vision.reading import Box, mean_box

PART: Final = 0.7  # a box that lies in another one by this share is part of it
PLAIN: Final = 0.9  # so likely a die that it is more than a pip
PIP: Final = 0.25  # of the larger frame's area: no die's side or top is as small


@dataclass(frozen=True)
class Candidate:
    """One place on the photo with everything thought about it."""

    found: Found
    look: Look
    verdict: Verdict
    scene: Scene

    @cached_property
    def box(self) -> Box:
        """The frame: the mean of all who looked."""
        return mean_box([self.found.box, *self.look.frames])


def judged(found: list[Found], looks: list[Look]) -> list[Candidate]:
    scene = scene_of(found, looks)
    pairs = zip(found, looks, strict=True)
    return [Candidate(one, look, judge(one, look, scene), scene) for one, look in pairs]


def without_parts(candidates: list[Candidate]) -> list[Candidate]:
    """Of frames that hold one another the likeliest die: not its pip nor its side, and not the
    square mat that looks from afar as if the dice on it were its pips."""
    kept: list[Candidate] = []
    for one in sorted(candidates, key=lambda one: (is_mat(one, candidates), -one.verdict.die)):
        rivals = [other.box for other in kept]
        if not any(max(one.box.inside(box), box.inside(one.box)) > PART for box in rivals):
            kept.append(one)
    return kept


def is_mat(one: Candidate, candidates: list[Candidate]) -> bool:
    """It holds something small that is plainly a die. A pip may pass for a one, never for more."""
    return any(
        other.verdict.die >= PLAIN
        and other.verdict.best.face != "1"
        and other.box.area < PIP * one.box.area
        and other.box.inside(one.box) > PART
        for other in candidates
    )
