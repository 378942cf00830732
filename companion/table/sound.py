"""What a file from elsewhere must look like before it may come to the shelf.

Our own log needs no such look: what stands in it was decided here. A file may hold anything.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from math import isfinite

from companion.rules.events import Event, Joined
from companion.rules.state import STAGES
from companion.table.entry import Entry

MOST_SEATS = 12
LONGEST_TEXT = 500
LARGEST_NUMBER = 10**12
LATEST = 253_402_300_000.0
"""The end of the year 9999, where calendars end."""

DEEPEST = 4
"""A board of rosters of records of fields."""


def is_text(value: object) -> bool:
    """Words that any database and any page can hold."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or "\0" in value:
        return False
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def is_number(value: object) -> bool:
    return isinstance(value, int) and abs(value) < LARGEST_NUMBER


def is_scalar(value: object) -> bool:
    return value is None or is_number(value) or is_text(value)


def is_seat(value: object) -> bool:
    return value is None or (type(value) is int and 0 <= value < MOST_SEATS)


def is_tree(value: object, deepest: int = DEEPEST) -> bool:
    """Scalars, in lists and mappings that end soon enough."""
    if isinstance(value, Mapping):
        inside = all(is_tree(item, deepest - 1) for item in value.values())
        return deepest > 0 and inside and all(is_text(key) for key in value)
    if isinstance(value, (tuple, list)):
        return deepest > 0 and all(is_tree(item, deepest - 1) for item in value)
    return is_scalar(value)


def is_mapping(value: object) -> bool:
    return isinstance(value, Mapping) and is_tree(value)


def _each(is_one: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, tuple) and all(is_one(item) for item in value)


TEXTS = ("game", "name", "part", "to_part", "id", "field", "phase", "key")
NUMBERS = ("by", "count", "crest", "round", "last_round", "reveal")
MAPPINGS = ("options", "shared", "board", "fields", "facts")
MUST_BE: dict[str, Callable[[object], bool]] = {
    **dict.fromkeys(TEXTS, is_text),
    **dict.fromkeys(NUMBERS, is_number),
    **dict.fromkeys(MAPPINGS, is_mapping),
    **dict.fromkeys(("seat", "to_seat", "active"), is_seat),
    "seats": lambda value: type(value) is int and 0 < value <= MOST_SEATS,
    "boards": lambda value: _each(is_mapping)(value) and len(value) <= MOST_SEATS,  # type: ignore[arg-type]
    "waiting": _each(lambda seat: seat is not None and is_seat(seat)),
    "reasons": _each(is_text),
    "to": is_scalar,
    "free": lambda value: isinstance(value, bool),
    "stage": lambda value: isinstance(value, str) and value in STAGES,
}
"""What each field of an event holds, by its name: the same name means the same everywhere."""


def is_sound_event(event: Event) -> bool:
    return all(MUST_BE[field.name](getattr(event, field.name)) for field in fields(event))


def is_sound(entry: Entry) -> bool:
    intent = entry.intent
    return (
        is_text(entry.key)
        and isfinite(entry.at)
        and 0 <= entry.at < LATEST
        and is_seat(entry.by)
        and is_text(intent.action)
        and is_seat(intent.seat)
        and is_mapping(intent.values)
        and all(type(number) is int and 0 < number < entry.number for number in entry.undoes)
        and all(is_sound_event(event) for event in entry.events)
    )


def are_sound(entries: list[Entry]) -> bool:
    joined = sum(isinstance(event, Joined) for entry in entries for event in entry.events)
    keys = {entry.key for entry in entries}
    return joined <= MOST_SEATS and len(keys) == len(entries) and all(map(is_sound, entries))
