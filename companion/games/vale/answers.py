"""Reading the answers given so far, whether they come from a form or from an intent."""

from collections.abc import Mapping

from companion.games.vale.terms import COLOURS, Stones
from companion.rules.inputs import Values
from companion.rules.intents import Intent


def answers(seat: int | None, values: Values) -> Intent:
    """The answers so far, read like those of an intent."""
    return Intent("", seat, values)


def told(intent: Intent, key: str) -> bool:
    """Whether a person answered; an empty answer is none."""
    return intent.values.get(key) not in (None, "")


def stones_told(intent: Intent, key: str, proposed: Mapping[str, int]) -> Stones:
    """The stones answered, else those proposed; a form that asked nothing answers nothing."""
    given = intent.values.get(key)
    mix = intent.mix(key) if isinstance(given, Mapping) and given else proposed
    return {colour: max(0, mix.get(colour, 0)) for colour in COLOURS}


def seat_told(intent: Intent, key: str) -> int | None:
    return intent.number(key) if told(intent, key) else None
