"""One line of the log: an intent with what came of it, or the undoing of earlier lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.rules.events import Event, from_plain, to_plain
from companion.rules.intents import Intent, intent_from_plain, intent_to_plain

SCHEMA = 1
"""Written into every entry, so that a later Companion can still read an old log."""


@dataclass(frozen=True, slots=True)
class Entry:
    """`key` makes a retried tap count once; `by` is the seat that acted (None: host or board);
    `undoes` lists entries this one takes back, and taking back an undo is a redo."""

    number: int
    key: str
    at: float
    by: int | None
    intent: Intent
    events: tuple[Event, ...] = ()
    undoes: tuple[int, ...] = ()
    schema: int = SCHEMA


def entry_to_plain(entry: Entry) -> dict[str, Any]:
    """The entry as JSON can hold it, without what is empty."""
    plain: dict[str, Any] = {
        "schema": entry.schema,
        "number": entry.number,
        "key": entry.key,
        "at": entry.at,
        "by": entry.by,
        "intent": intent_to_plain(entry.intent),
    }
    if entry.events:
        plain["events"] = [to_plain(event) for event in entry.events]
    if entry.undoes:
        plain["undoes"] = list(entry.undoes)
    return plain


def entry_from_plain(plain: Mapping[str, Any]) -> Entry:
    return Entry(
        number=int(plain["number"]),
        key=str(plain["key"]),
        at=float(plain["at"]),
        by=plain.get("by"),
        intent=intent_from_plain(plain["intent"]),
        events=tuple(from_plain(event) for event in plain.get("events", ())),
        undoes=tuple(plain.get("undoes", ())),
        schema=int(plain.get("schema", SCHEMA)),
    )
