"""From form fields to an intent: dots make mixes, repeated names make lists, digits numbers."""

import re
from collections.abc import Mapping

from werkzeug.datastructures import MultiDict

from companion.rules.actions import Action
from companion.rules.inputs import DiceInput, Mix, Pairing, Pick, SeatPick, YesNo
from companion.rules.intents import Answer, Intent
from companion.rules.state import Scalar

RESERVED = frozenset({"seat", "key", "seen", "anyway", "by_seat", "next"})
NUMBER = re.compile(r"[-−]?(0|[1-9]\d{0,8})")
LONGEST = 200


def scalar(text: str) -> Scalar:
    text = text.strip()[:LONGEST]
    return int(text.replace("−", "-")) if NUMBER.fullmatch(text) else text


def seat_in(form: Mapping[str, str]) -> int | None:
    seat = form.get("seat", "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else None


def intent_from(form: "MultiDict[str, str]", key: str, action: Action | None) -> Intent:
    """The intent a form asks for."""
    values: dict[str, Answer] = {}
    for name in form:
        if name not in RESERVED:
            _put(values, name, form.getlist(name))
    if action is not None:
        _shape(values, action)
    return Intent(key, seat_in(form), values, form.get("anyway") == "1")


def _put(values: dict[str, Answer], name: str, given: list[str]) -> None:
    head, dot, tail = name.partition(".")
    if dot and tail:
        mix = values.get(head)
        values[head] = {**(mix if isinstance(mix, Mapping) else {}), tail: scalar(given[0])}
    elif len(given) > 1:
        values[name] = tuple(scalar(item) for item in given)
    else:
        values[name] = scalar(given[0])


def _shape(values: dict[str, Answer], action: Action) -> None:
    """Answers in the shape their questions promise, so that rules need not guess."""
    for question in action.inputs:
        answer = values.get(question.key)
        if isinstance(question, YesNo):
            values[question.key] = answer in (1, "1", "yes", "on", True)
        elif isinstance(question, (Pick, SeatPick)) and question.many:
            values[question.key] = _as_list(answer)
        elif isinstance(question, (Mix, DiceInput, Pairing)):
            given = answer if isinstance(answer, Mapping) else {}
            values[question.key] = {k: v for k, v in given.items() if v != ""}


def _as_list(answer: Answer) -> tuple[Scalar, ...]:
    if isinstance(answer, tuple):
        return answer
    return () if answer is None or answer == "" or isinstance(answer, Mapping) else (answer,)
