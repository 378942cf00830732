"""Several readings of the same still dice made into one."""

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from companion.vision.reading import DiceReading, Die, FaceGuess

SAME_PLACE: Final = 0.5
T = TypeVar("T")


@dataclass(frozen=True)
class Vote:
    """The joint reading, and whether every frame said the same."""

    reading: DiceReading
    agreed: bool


def vote(readings: list[DiceReading]) -> Vote:
    """Dice seen in most frames, each with the face and colour most weight is behind."""
    if len(readings) == 1:
        return Vote(readings[0], agreed=True)
    heaps = [heap for heap in heaps_of(readings) if 2 * len(heap) > len(readings)]
    dice = tuple(joined(heap, len(readings)) for heap in heaps)
    agreed = len({told(reading) for reading in readings}) == 1
    problem = most([reading.problem for reading in readings])
    return Vote(DiceReading(dice, readings[-1].size, problem), agreed)


def told(reading: DiceReading) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((die.colour, die.face) for die in reading.dice))


def heaps_of(readings: list[DiceReading]) -> list[list[Die]]:
    """The same die in different frames, by place."""
    heaps: list[list[Die]] = []
    for reading in readings:
        for die in reading.dice:
            home = next((h for h in heaps if h[0].box.overlap(die.box) > SAME_PLACE), None)
            if home is None:
                heaps.append([die])
            else:
                home.append(die)
    return heaps


def joined(heap: list[Die], frames: int) -> Die:
    """One die of many frames. Sure only if every frame saw it and most were sure of this face."""
    chances = mean_chances(heap)
    face = max(chances, key=lambda name: chances[name])
    colour = most([die.colour for die in heap])
    same = [die for die in heap if die.face == face]
    sure = len(same) == frames and 2 * sum(die.sure for die in same) > frames
    rest = sorted(((c, f) for f, c in chances.items() if f != face), reverse=True)
    return replace(
        same[-1] if same else heap[-1],
        face=face,
        colour=colour,
        confidence=chances[face],
        sure=sure,
        alternatives=tuple(FaceGuess(name, chance) for chance, name in rest),
    )


def mean_chances(heap: list[Die]) -> dict[str, float]:
    total: dict[str, float] = {}
    for die in heap:
        for guess in (FaceGuess(die.face, die.confidence), *die.alternatives):
            total[guess.face] = total.get(guess.face, 0.0) + guess.chance / len(heap)
    return total


def most(things: list[T]) -> T:
    """The commonest; the latest of equals."""
    return max(reversed(things), key=things.count)
