"""The white attribute die and the black monster die: thrown on the table, or by the app."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.games.vindication.parts import thrown_black, thrown_white
from companion.games.vindication.terms import ATTRIBUTES
from companion.games.vindication.turn import begun
from companion.rules.actions import Action
from companion.rules.events import Announced
from companion.rules.inputs import Asked, DiceInput, Values
from companion.rules.intents import Intent
from companion.rules.parts import Label
from companion.rules.state import Readable
from companion.rules.turns import Happening

WHITE, BLACK = "attribute", "monster"
PAINT = {WHITE: "white", BLACK: "black"}
FATIGUE, DEATH, MISS = "fatigue", "death", "miss"
FATES = (FATIGUE, DEATH, MISS)

Faces = Callable[[Readable, int | None, Values], Mapping[str, str]]


def _one(die: str) -> Callable[[Readable, int | None, Values], Iterable[str]]:
    return lambda state, seat, values: (die,)


def _lying(die: str, label: Label) -> Faces:
    """What was thrown this turn and not used yet."""

    def faces(state: Readable, seat: int | None, values: Values) -> Mapping[str, str]:
        return {die: label.of(state)} if label.of(state) else {}

    return faces


def white_die(key: str = "white", asked: Asked | None = None) -> DiceInput:
    """Nobody wrote down how its faces are spread: the app throws each alike."""
    return DiceInput(
        key,
        colours=_one(WHITE),
        faces=ATTRIBUTES,
        kinds=(WHITE,),
        paint=PAINT,
        start=_lying(WHITE, thrown_white) if key == "white" else None,
        optional=True,
        asked=asked,
    )


def black_die(key: str = "black", asked: Asked | None = None) -> DiceInput:
    return DiceInput(
        key,
        colours=_one(BLACK),
        faces=FATES,
        kinds=(BLACK,),
        paint=PAINT,
        start=_lying(BLACK, thrown_black),
        optional=True,
        asked=asked,
    )


def face(intent: Intent, key: str, faces: tuple[str, ...]) -> str:
    """What the die shows; empty when nobody said."""
    return face_in(intent.values, key, faces)


def face_in(values: Values, key: str, faces: tuple[str, ...]) -> str:
    answer = values.get(key)
    shown = next(iter(answer.values()), "") if isinstance(answer, Mapping) else answer
    return str(shown) if str(shown) in faces else ""


def throw_dice(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Thrown before the fight is told, so that there is time to save the champion."""
    black, white = face(intent, "black", FATES), face(intent, "white", ATTRIBUTES)
    yield thrown_black.put(black or None)
    yield thrown_white.put(white or None)
    for shown in (black, white):
        if shown:
            yield Announced("thrown", intent.seat, {"face": shown})


def put_away() -> Iterator[Happening]:
    """Used: the dice are free again."""
    yield thrown_black.put(None)
    yield thrown_white.put(None)


THROW_DICE = Action(
    "throw_dice",
    throw_dice,
    inputs=(black_die(), white_die()),
    offered=begun,
    quick=True,
    icon="die",
    group="dice",
)
