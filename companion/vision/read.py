"""Read the dice of one photo: find, look again, judge, name the colours."""

from dataclasses import replace
from typing import Final

from companion.vision.candidates import Candidate, judged
from companion.vision.colours import colour_alone, together
from companion.vision.crops import Look, look_at
from companion.vision.finding import find_dice
from companion.vision.judging import calibration
from companion.vision.light import brightened
from companion.vision.networks import Floats
from companion.vision.opening import Image, open_photo
from companion.vision.reading import (
    NO_DICE,
    TOO_FEW,
    TOO_MANY,
    Box,
    DiceReading,
    Die,
    Expected,
)
from companion.vision.specks import without_specks

READABLE: Final = 0.12  # less: a blank or a drawing, no number to offer
FAMILIAR: Final = 0.01  # enough of a die if it shows a face that was taught
STRANGE_DIE: Final = 0.15  # enough of a die where drawings are expected
NEARLY: Final = 0.3  # enough of a die to be asked about when one is missing
STANDS_OUT: Final = 0.6  # so much like a die from afar that it is asked about, whatever it shows
CANDIDATES: Final = 12  # as many at most are matched to colours together
COLOUR_BAR: Final = 0.9  # below, a die matched by colour is not called sure


def read_dice(photo: bytes | Image, expected: Expected | None = None) -> DiceReading:
    """The dice of a photo. Raises PhotoRefused for what is no readable picture."""
    image, shrink = open_photo(photo)
    height, width = image.shape[:2]
    size = (round(width * shrink), round(height * shrink))
    return reading_of(candidates_on(image), expected or Expected(), size=size, shrink=shrink)


def reading_of(
    candidates: list[Candidate], wanted: Expected, *, size: tuple[int, int], shrink: float
) -> DiceReading:
    """The candidates that are dice, with their colours, in the pixels of the whole photo."""
    dice = coloured(wanted_among(candidates, wanted), wanted)
    placed = tuple(replace(die, box=grown(die.box, shrink, size)) for die in in_rows(dice))
    return DiceReading(placed, size, problem_with(len(placed), wanted))


def candidates_on(image: Image) -> list[Candidate]:
    image = without_specks(brightened(image))
    found = find_dice(image)
    return judged(found, look_at(image, found))


def wanted_among(candidates: list[Candidate], wanted: Expected) -> list[Candidate]:
    """What passes for a die; if the game has more dice than that, also what nearly does."""
    dice = [one for one in candidates if is_wanted(one, wanted)]
    missing = (wanted.count or 0) - len(dice)
    if not dice or missing <= 0:
        return dice
    rest = [one for one in candidates if not is_wanted(one, wanted) and is_nearly(one)]
    return dice + sorted(rest, key=lambda one: -one.verdict.die)[:missing]


def is_nearly(one: Candidate) -> bool:
    """Too little to be a die by itself, enough to be the missing one (which a person checks)."""
    readable = one.verdict.die >= NEARLY and one.verdict.best.chance > READABLE
    return readable or one.found.heat >= STANDS_OUT


def is_wanted(one: Candidate, wanted: Expected) -> bool:
    """A die with pips or figures; with taught faces also what looks like one of them, and what
    shows something else: a strange drawing speaks less against a die then."""
    die = one.verdict.die
    if wanted.taught is None:
        return die >= calibration().die_bar and one.verdict.best.chance > READABLE
    return die >= STRANGE_DIE or (die > FAMILIAR and wanted.taught.knows(one.look))


def coloured(candidates: list[Candidate], wanted: Expected) -> list[Die]:
    if not wanted.colours:
        return [die_of(one, *colour_alone(one.look.colours), wanted) for one in candidates]
    likely = sorted(candidates, key=lambda one: -one.verdict.die)[:CANDIDATES]
    chances = [colour_chances(one.look, wanted) for one in likely]
    given = together(chances, wanted.colours, [one.verdict.die for one in likely])
    dice = [die_of(likely[index], *colour, wanted) for index, colour in given.items()]
    told = [replace(die, sure=die.sure and die.colour_confidence >= COLOUR_BAR) for die in dice]
    left = [one for index, one in enumerate(likely) if index not in given]
    return told + left_over(left, wanted)


def colour_chances(look: Look, wanted: Expected) -> Floats:
    if wanted.palette is None:
        return look.colours
    return wanted.palette.weighed(look.colours, look.tone, wanted.colours)


def left_over(candidates: list[Candidate], wanted: Expected) -> list[Die]:
    """Dice beyond the expected ones, each with a question mark: a person decides which counts."""
    certain = [one for one in candidates if one.verdict.die >= calibration().sure_die_bar]
    dice = [die_of(one, *colour_alone(one.look.colours), wanted) for one in certain]
    return [replace(die, sure=False) for die in dice]


def die_of(one: Candidate, colour: str, confidence: float, wanted: Expected) -> Die:
    verdict = one.verdict
    if wanted.taught is not None:
        verdict = wanted.taught.verdict(one.look, verdict)
    return Die(
        box=one.box,
        colour=colour,
        colour_confidence=confidence,
        face=verdict.best.face,
        confidence=verdict.best.chance,
        sure=verdict.sure,
        alternatives=verdict.guesses[1:],
        tone=one.look.tone,
    )


def grown(box: Box, shrink: float, size: tuple[int, int]) -> Box:
    """The box in the pixels of the whole photo, kept inside it."""
    left, top = max(0.0, box.x * shrink), max(0.0, box.y * shrink)
    right = min(float(size[0]), (box.x + box.width) * shrink)
    below = min(float(size[1]), (box.y + box.height) * shrink)
    return Box(left, top, max(1.0, right - left), max(1.0, below - top))


def in_rows(dice: list[Die]) -> list[Die]:
    """Top to bottom in rows of about one die's height, then left to right."""
    if not dice:
        return []
    step = sum(die.box.height for die in dice) / len(dice) * 1.5
    return sorted(dice, key=lambda die: (int(die.box.y / step), die.box.x))


def problem_with(count: int, wanted: Expected) -> str | None:
    if not count:
        return NO_DICE
    if wanted.count is None or count == wanted.count:
        return None
    return TOO_FEW if count < wanted.count else TOO_MANY
