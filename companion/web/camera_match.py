"""From what a camera saw to the dice a question asks for. Nothing here is an answer yet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from companion.rules.inputs import DiceInput, Values
from companion.rules.state import Readable, Scalar

if TYPE_CHECKING:
    from companion.vision import DiceReading, Die

MOST_DICE: Final = 40
MOST_LIKELY: Final = 3
LEAST_CHANCE: Final = 0.02  # of a sure die, a guess below is no help
LONGEST_NAME: Final = 60
Corners = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One die that is asked for: its key, its kind, and the colour of its plastic; which question
    asks for it, and what is on its sides."""

    row: str
    kind: str
    paint: str
    question: str = ""
    faces: tuple[Scalar, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """One die: where it lies (x, y, width, height in shares of the photo; None: nowhere on it),
    what it seems to be, and what else it may be, likeliest first."""

    box: Corners | None
    kind: str
    face: Scalar
    sure: bool
    likely: tuple[tuple[str, Scalar], ...] = ()

    @property
    def is_read(self) -> bool:
        return self.face is not None


def wanted_by(
    question: DiceInput, state: Readable, seat: int | None, values: Values
) -> tuple[Wanted, ...]:
    """The dice a question asks for now."""
    rows = [str(row) for row in question.colours(state, seat, values)]
    kinds = [(row, question.kind_at(state, seat, row)) for row in rows]
    asked = question.key, question.faces
    return tuple(Wanted(row, kind, question.paint.get(kind, kind), *asked) for row, kind in kinds)


def spots_in(
    reading: DiceReading, question: DiceInput, wanted: Sequence[Wanted]
) -> tuple[Spot, ...]:
    """Every die of the reading, then those asked for that are not on the photo."""
    spots = [_spot(die, reading.size, question, wanted) for die in reading.dice[:MOST_DICE]]
    return with_missing(spots, wanted)


def with_missing(spots: Iterable[Spot], wanted: Sequence[Wanted]) -> tuple[Spot, ...]:
    given = [spot for spot in spots if spot.box is not None or spot.is_read]
    taken = {row for row in rows_of(given, wanted) if row is not None}
    missing = [Spot(None, one.kind, None, False) for one in wanted if one.row not in taken]
    return (*given, *missing)


def _spot(die: Die, size: tuple[int, int], question: DiceInput, wanted: Sequence[Wanted]) -> Spot:
    wide, high = max(1, size[0]), max(1, size[1])
    box = (die.box.x / wide, die.box.y / high, die.box.width / wide, die.box.height / high)
    kind, face = _meant(die.face, die.colour, question, wanted)
    least = LEAST_CHANCE if die.sure else 0.0
    guesses = [guess.face for guess in die.alternatives if guess.chance >= least]
    others = [_meant(name, die.colour, question, wanted) for name in guesses]
    likely = tuple(guess for guess in dict.fromkeys(others) if guess[1] is not None)
    sure = die.sure and face is not None
    return Spot(box, kind, face, sure, tuple(g for g in likely if g != (kind, face))[:MOST_LIKELY])


def _meant(
    face: str, colour: str, question: DiceInput, wanted: Sequence[Wanted]
) -> tuple[str, Scalar]:
    """Kind and face of the question that a face on the photo stands for."""
    sides: dict[str, Scalar] = {str(side): side for side in question.faces}
    if question.has_pips:
        return _kind_painted(colour, wanted), sides.get(face)
    kind, _, drawn = face.rpartition(".")
    known = {one.kind for one in wanted} | set(question.kinds)
    return (kind, sides.get(drawn)) if kind in known else (_only_kind(wanted), None)


def _kind_painted(colour: str, wanted: Sequence[Wanted]) -> str:
    return next((one.kind for one in wanted if one.paint == colour), _only_kind(wanted))


def _only_kind(wanted: Sequence[Wanted]) -> str:
    kinds = {one.kind for one in wanted}
    return kinds.pop() if len(kinds) == 1 else ""


def rows_of(spots: Sequence[Spot], wanted: Sequence[Wanted]) -> list[str | None]:
    """For each spot the die of the question it stands for; None for one too many.
    The dice we are sure of choose first."""
    free = list(wanted)
    rows: list[str | None] = [None] * len(spots)
    order = sorted(range(len(spots)), key=lambda at: (not spots[at].sure, spots[at].box is None))
    for at in order:
        found = next((one for one in free if one.kind == spots[at].kind), None)
        if found is not None:
            free.remove(found)
            rows[at] = found.row
    return rows


def corrected(
    spots: Sequence[Spot], wanted: Sequence[Wanted], at: int, *, kind: str, face: Scalar
) -> tuple[Spot, ...]:
    """One die as a person says it is. If that kind was given away already, the two swap."""
    changed = list(spots)
    old = changed[at]
    changed[at] = replace(old, kind=kind, face=face, sure=face is not None)
    room = sum(1 for one in wanted if one.kind == kind)
    rivals = [i for i, spot in enumerate(changed) if i != at and spot.kind == kind and spot.box]
    if old.kind != kind and len(rivals) >= room and rivals:
        rival = changed[rivals[-1]]
        kept = face_on(rival.face, old.kind, wanted)
        changed[rivals[-1]] = replace(rival, kind=old.kind, face=kept, sure=False)
    return with_missing(changed, wanted)


def face_on(face: Scalar, kind: str, wanted: Sequence[Wanted]) -> Scalar:
    """The face, unless a die of that kind has no such side."""
    sides = [one.faces for one in wanted if one.kind == kind and one.faces]
    return face if not sides or any(face in side for side in sides) else None


def dropped(spots: Sequence[Spot], wanted: Sequence[Wanted], at: int) -> tuple[Spot, ...]:
    """Without one that is no die."""
    return with_missing([spot for i, spot in enumerate(spots) if i != at], wanted)


def to_text(spots: Sequence[Spot]) -> str:
    """Carried along by the page, because the server keeps nothing of a photo."""
    plain = [[s.box, s.kind, s.face, s.sure, s.likely] for s in spots]
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def from_text(text: str) -> tuple[Spot, ...]:
    """Back from the page; ValueError for anything that is no such text."""
    plain = json.loads(text)
    if not isinstance(plain, list) or len(plain) > 2 * MOST_DICE:
        raise ValueError("no dice")
    try:
        return tuple(_from_plain(*one) for one in plain)
    except TypeError as error:
        raise ValueError("no dice") from error


def _from_plain(box: Any, kind: Any, face: Any, sure: Any, likely: Any) -> Spot:
    corners = None if box is None else tuple(min(1.0, max(0.0, float(side))) for side in box)
    if corners is not None and len(corners) != 4:
        raise ValueError("no box")
    guesses = tuple((_name(k), _face(f)) for k, f in likely[:MOST_LIKELY])
    return Spot(corners, _name(kind), _face(face), bool(sure), guesses)


def _name(kind: Any) -> str:
    return str(kind)[:LONGEST_NAME]


def _face(face: Any) -> Scalar:
    return face if face is None or isinstance(face, int) else str(face)[:LONGEST_NAME]
