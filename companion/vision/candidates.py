"""Places that may hold a die, with everything thought about them; of several in one place, one."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from companion.vision.crops import Look
from companion.vision.detecting import Found
from companion.vision.judging import NOWHERE, Scene, Verdict, judge, scene_of
from companion.vision.reading import Box, mean_box

PART: Final = 0.7  # a box that lies in another one by this share is part of it
LIKE_A_DIE: Final = 0.8  # from here on, what is cut out tells no more which frame is right
PLAIN: Final = 0.9  # so likely a die that it is more than a pip
PIP: Final = 0.25  # of the larger frame's area: no die's side or top is as small
TOO_SMALL: Final = 0.015  # of the same area: nor is a pip


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
    """Each place once, judged by what else is on the photo. A die's own pips and sides are not
    else: they neither tell how large dice are here nor how much lies about."""
    kept = without_parts([judged_alone(*place) for place in zip(found, looks, strict=True)])
    scene = scene_of([one.found for one in kept], [one.look for one in kept])
    return [judged_in(one, scene) for one in kept]


def judged_alone(found: Found, look: Look) -> Candidate:
    return Candidate(found, look, judge(found, look, NOWHERE), NOWHERE)


def judged_in(one: Candidate, scene: Scene) -> Candidate:
    return replace(one, verdict=judge(one.found, one.look, scene), scene=scene)


def without_parts(candidates: list[Candidate]) -> list[Candidate]:
    """Of frames that hold one another the likeliest die: not its pip nor its side, and not the
    square mat that looks from afar as if the dice on it were its pips."""
    kept: list[Candidate] = []
    for one in sorted(candidates, key=lambda one: (is_mat(one, candidates), *likeliness(one))):
        rivals = [other.box for other in kept]
        if not any(max(one.box.inside(box), box.inside(one.box)) > PART for box in rivals):
            kept.append(one)
    return kept


def likeliness(one: Candidate) -> tuple[float, float]:
    """The likeliest first. The side of a die looks, cut out, like a whole one: among all that
    look like dice, the hottest."""
    return -min(one.verdict.die, LIKE_A_DIE), -one.found.heat


def is_mat(one: Candidate, candidates: list[Candidate]) -> bool:
    """It holds small things that are plainly dice: most of what would be its pips, or one that is
    too small for a pip. A pip may pass for a one, and a single bright one for more."""
    held = [other for other in candidates if is_die_on(other, one)]
    tiny = any(other.box.area < TOO_SMALL * one.box.area for other in held)
    return tiny or 2 * len(held) > int(one.verdict.best.face)


def is_die_on(small: Candidate, large: Candidate) -> bool:
    plain = small.verdict.die >= PLAIN and small.verdict.best.face != "1"
    small_enough = plain and small.box.area < PIP * large.box.area
    return small_enough and small.box.inside(large.box) > PART
