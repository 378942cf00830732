"""Short ways to write down tables and entries."""

from __future__ import annotations

from companion.rules.events import Changed
from companion.rules.intents import Intent
from companion.table.entry import Entry
from companion.table.store import Card


def card(code: str, *, game: str = "etherstone", opened_at: float = 1.0, host: str = "") -> Card:
    return Card(code, game, opened_at, None, host)


def entry(number: int, key: str = "", *, by: int = -1) -> Entry:
    intent = Intent("step", 0, {"part": "life", "by": by})
    return Entry(number, key or f"key-{number}", 1.5, 0, intent, (Changed("life", 0, by),))


def log(size: int) -> list[Entry]:
    return [entry(number) for number in range(1, size + 1)]
