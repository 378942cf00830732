"""What is asked of a photo and what is found on it: plain values, frozen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from companion.vision.palette import Palette
    from companion.vision.taught import TaughtFaces

COLOURS: Final = (
    "white",
    "black",
    "red",
    "green",
    "blue",
    "purple",
    "yellow",
    "orange",
    "pink",
    "grey",
)

NO_DICE: Final = "no_dice"
TOO_FEW: Final = "too_few"
TOO_MANY: Final = "too_many"
PROBLEMS: Final = (NO_DICE, TOO_FEW, TOO_MANY)


@dataclass(frozen=True)
class Box:
    """A rectangle in pixels of the upright photo, top left corner first."""

    x: float
    y: float
    width: float
    height: float

    def overlap(self, other: Box) -> float:
        """Shared area over joint area, 0 to 1."""
        shared = self.shared(other)
        return shared / (self.area + other.area - shared + 1e-9)

    def inside(self, other: Box) -> float:
        """How much of this box lies in the other, 0 to 1."""
        return self.shared(other) / (self.area + 1e-9)

    def shared(self, other: Box) -> float:
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        if wide <= 0:  # most boxes are apart, and thousands of pairs are asked about
            return 0.0
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * max(0.0, high)

    @property
    def area(self) -> float:
        return self.width * self.height


def mean_box(boxes: Sequence[Box], weights: Sequence[float] = ()) -> Box:
    """Several frames of one die made into one."""
    shares = weights or [1.0] * len(boxes)
    sides = zip(*((box.x, box.y, box.width, box.height) for box in boxes), strict=True)
    return Box(*(sum(map(mul, side, shares)) / sum(shares) for side in sides))


@dataclass(frozen=True)
class FaceGuess:
    """One thing a die may show, and how likely that is."""

    face: str
    chance: float


@dataclass(frozen=True)
class Die:
    """One die. `value` is the number where the face is one; `sure` means: no question mark.
    `tone`: the colour of its body as it is on the picture."""

    box: Box
    colour: str
    colour_confidence: float
    face: str
    confidence: float
    sure: bool
    alternatives: tuple[FaceGuess, ...] = ()
    tone: tuple[float, ...] = ()

    @property
    def value(self) -> int | None:
        return int(self.face) if self.face.isdecimal() else None


@dataclass(frozen=True)
class DiceReading:
    """All dice of one photo, top to bottom in rows, and what is odd about them, if anything."""

    dice: tuple[Die, ...]
    size: tuple[int, int]
    problem: str | None = None

    @property
    def sure(self) -> bool:
        return self.problem is None and all(die.sure for die in self.dice)


@dataclass(frozen=True)
class Expected:
    """What the asker knows beforehand.

    `colours`: if given, each of these occurs once, and dice are matched to them together.
    `count`: how many dice there should be, if known. `taught`: read these faces besides pips.
    `palette`: what these colours looked like before, under the same lamp.
    """

    colours: tuple[str, ...] = ()
    count: int | None = None
    taught: TaughtFaces | None = None
    palette: Palette | None = None

    @staticmethod
    def pips(count: int | None = None) -> Expected:
        """Ordinary dice, any colours."""
        return Expected(count=count)

    @staticmethod
    def each_once(*colours: str) -> Expected:
        """Ordinary dice, one of each of these colours."""
        unknown = set(colours) - set(COLOURS)
        if unknown or len(set(colours)) != len(colours):
            raise ValueError(f"not distinct known colours: {colours}")
        return Expected(colours=colours, count=len(colours))

    @staticmethod
    def of(taught: TaughtFaces, *, count: int | None = None) -> Expected:
        """Dice whose faces were taught."""
        return Expected(taught=taught, count=count)
