"""The dice one photo answers: all that lie there for a sheet, though each may have a question of
its own, as the white and the black die of a fight have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.rules.actions import Action
from companion.rules.inputs import DiceInput, Values
from companion.rules.state import Readable
from companion.web.camera_match import Wanted, wanted_by


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions as one, and the dice they ask for now."""

    question: DiceInput
    wanted: tuple[Wanted, ...]


def asked_together(
    action: Action, state: Readable, seat: int | None, values: Values, *, first: str = ""
) -> Asked | None:
    """The question called `first` (or whichever comes first) with all about other dice."""
    questions = sorted(standing(action, state, seat, values), key=lambda one: one.key != first)
    joined: list[DiceInput] = []
    wanted: list[Wanted] = []
    for question in questions:
        dice = wanted_by(question, state, seat, values)
        taken = {one.row for one in wanted}
        is_alike = not joined or question.has_pips == joined[0].has_pips
        if is_alike and taken.isdisjoint(one.row for one in dice):
            joined.append(question)
            wanted += dice
    return Asked(as_one(joined), tuple(wanted)) if joined else None


def standing(
    action: Action, state: Readable, seat: int | None, values: Values
) -> Iterator[DiceInput]:
    for question in action.inputs:
        is_open = question.asked is None or question.asked(state, seat, values)
        if isinstance(question, DiceInput) and is_open:
            yield question


def as_one(questions: list[DiceInput]) -> DiceInput:
    """All their faces and kinds; which faces a kind of die has, each die that is wanted knows."""
    faces = dict.fromkeys(face for one in questions for face in one.faces)
    kinds = dict.fromkeys(kind for one in questions for kind in one.kinds)
    return replace(questions[0], faces=tuple(faces), kinds=tuple(kinds))
