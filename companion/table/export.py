"""A table as a file people own, and back again."""

from collections.abc import Mapping
from typing import Any

from companion.table.entry import SCHEMA, Entry, entry_from_plain, entry_to_plain
from companion.table.log import Table
from companion.table.sound import are_sound

FORMAT = 1
LARGEST = 20_000
"""More entries than any evening has; a file with more is not one of ours."""


class NotAnExport(Exception):
    """`key` says why the file cannot be read."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def export(table: Table) -> dict[str, Any]:
    """The whole log. Only for a game that is over: before that it would tell secrets."""
    return {
        "companion": FORMAT,
        "game": table.game.key,
        "code": table.code,
        "entries": [entry_to_plain(entry) for entry in table.entries],
    }


def read_export(plain: object) -> tuple[str, list[Entry]]:
    """The game key and the entries of an exported file, or NotAnExport."""
    if not isinstance(plain, Mapping) or "companion" not in plain:
        raise NotAnExport("not_an_export")
    if plain["companion"] != FORMAT:
        raise NotAnExport("newer_export")
    rows = plain.get("entries")
    if not isinstance(rows, list) or not rows or len(rows) > LARGEST:
        raise NotAnExport("not_an_export")
    try:
        entries = [entry_from_plain(row) for row in rows]
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise NotAnExport("damaged_export") from problem
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise NotAnExport("damaged_export")
    if any(entry.schema > SCHEMA for entry in entries):
        raise NotAnExport("newer_export")
    if not are_sound(entries):
        raise NotAnExport("damaged_export")
    return str(plain.get("game", "")), entries
