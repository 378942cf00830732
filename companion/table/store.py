"""What the table needs from a storage room; SQLite and PostgreSQL keep this promise alike."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.table.entry import Entry


class Conflict(Exception):
    """Somebody else wrote the same number first: reload, decide again."""


class TableGone(Conflict):
    """The table was forgotten meanwhile: there is nothing to reload."""


@dataclass(frozen=True, slots=True)
class Card:
    """The cover card of a table: what a shelf shows without reading the log."""

    code: str
    game: str
    opened_at: float
    ended_at: float | None = None
    host: str = ""
    """The device that is host."""
    summary: Mapping[str, Any] = field(default_factory=dict)
    """For past games: names, crests, totals, places, rounds, minutes."""


class Store(Protocol):
    def open_table(self, card: Card, entries: Iterable[Entry]) -> None:
        """A new table with its first entries; Conflict when the code is taken."""

    def card(self, code: str) -> Card | None: ...
    def cards(self) -> list[Card]:
        """All tables, newest first."""

    def update_card(self, card: Card) -> None: ...
    def forget_table(self, code: str) -> None:
        """The table and all that belongs to it, when its owner asks for it."""

    def entries(self, code: str, after: int = 0) -> list[Entry]: ...
    def append(self, batch: Iterable[tuple[str, Entry]]) -> None:
        """All (code, entry) pairs in one transaction, on disk when this returns.
        Conflict when a number or key of a table is taken, TableGone when there is no such
        table; then nothing was written."""

    def has_key(self, code: str, key: str) -> int | None:
        """The number of the entry that carries the key, if there is one."""

    def holders(self, code: str) -> dict[int, str]:
        """Seat → the device that holds it."""

    def hold(self, code: str, seat: int, device: str | None) -> None:
        """Give a seat to a device, or (None) to nobody."""

    def tables_of(self, device: str) -> list[str]:
        """Codes of the tables in which the device is host or holds a seat."""

    def note(self, game: str, deck: str, card: str) -> dict[str, Any] | None: ...
    def notes(self, game: str | None = None) -> list[tuple[str, str, str, dict[str, Any]]]:
        """All remembered cards as (game, deck, card, facts)."""

    def write_note(self, game: str, deck: str, card: str, facts: Mapping[str, Any]) -> None: ...
    def forget_note(self, game: str, deck: str, card: str) -> None: ...
    def setting(self, key: str) -> str | None:
        """What the house itself remembers, the same for all who share the database."""

    def keep_setting(self, key: str, value: str) -> str:
        """Remembers the value unless there is one already; answers what holds now."""

    def close(self) -> None: ...
