"""Rows as the database holds them: what has a shape of its own is compact JSON."""

import json
from collections.abc import Mapping
from typing import Any

from companion.table.entry import Entry, entry_from_plain, entry_to_plain
from companion.table.store import Card

_compact: dict[str, Any] = {"separators": (",", ":"), "default": dict}  # any other mapping
_readable = json.JSONEncoder(ensure_ascii=False, **_compact).encode
_escaped = json.JSONEncoder(ensure_ascii=True, **_compact).encode


def written(value: Mapping[str, Any]) -> str:
    """Accents stay readable; half a character, which no database takes, is escaped."""
    text = _readable(value)
    try:
        text.encode()
    except UnicodeEncodeError:
        return _escaped(value)
    return text


def read(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def entry_to_row(code: str, entry: Entry) -> tuple[str, int, str, str]:
    return code, entry.number, entry.key, written(entry_to_plain(entry))


def entry_from_body(body: str) -> Entry:
    return entry_from_plain(json.loads(body))


def card_to_row(card: Card) -> dict[str, Any]:
    return {
        "code": card.code,
        "game": card.game,
        "opened_at": card.opened_at,
        "ended_at": card.ended_at,
        "host": card.host,
        "summary": written(card.summary),
    }


def card_from_row(row: Any) -> Card:
    return Card(row.code, row.game, row.opened_at, row.ended_at, row.host, read(row.summary))
