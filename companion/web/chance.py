"""Where chance comes from: rules are pure, so luck arrives inside the intent."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from companion.rules.actions import Action
from companion.rules.inputs import DiceInput, Pick, Values
from companion.rules.intents import Answer, Intent
from companion.rules.state import Readable

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No I, L, O, 0 or 1: nobody should have to ask which one it is."""

CODE_LENGTH = 4


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def one_of(choices: Sequence[int]) -> int:
    return secrets.choice(choices)


def rolled(state: Readable, action: Action, intent: Intent) -> Intent:
    """The intent with every die thrown and every card drawn that its questions ask for."""
    values: dict[str, Answer] = dict(intent.values)
    for question in action.inputs:
        if isinstance(question, DiceInput):
            colours = question.colours(state, intent.seat, values)
            values[question.key] = {c: secrets.choice(question.faces) for c in colours}
        elif isinstance(question, Pick) and question.drawn:
            values[question.key] = _drawn(question, state, intent.seat, values)
    return replace(intent, values=values)


def _drawn(question: Pick, state: Readable, seat: int | None, values: Values) -> Answer:
    """So many from the pile, or all of it when there are fewer."""
    if question.pile is not None:
        pile = list(question.pile(state, seat, values))
    else:
        pile = [choice.value for choice in question.choices(state, seat, values)]
    cards = secrets.SystemRandom().sample(pile, min(question.drawn, len(pile)))
    return tuple(cards) if question.many else next(iter(cards), None)
