"""Keeps the store's promise on SQLite and PostgreSQL with the same statements."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, union, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from companion.storage import appending
from companion.storage.engine import open_engine, together
from companion.storage.migrate import bring_up_to_date
from companion.storage.plain import card_from_row, card_to_row, entry_from_body, read, written
from companion.storage.problems import problem_of
from companion.storage.schema import entries, holders, notes, settings, tables
from companion.storage.upsert import put, put_if_new
from companion.table.entry import Entry
from companion.table.store import Card, Conflict

Result = TypeVar("Result")


def open_store(url: str) -> "SqlStore":
    """Ready to use, brought up to date; raises StorageProblem when it cannot be."""
    engine = open_engine(url)
    try:
        bring_up_to_date(engine)
    except DBAPIError as error:
        engine.dispose()
        raise problem_of(error) from error
    except BaseException:
        engine.dispose()
        raise
    return SqlStore(engine)


class SqlStore:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._together = together(engine)

    def _one(self, work: Callable[[Connection], Result]) -> Result:
        """Work of a single statement, which commits by itself."""
        return self._run(self._engine, work)

    def _all(self, work: Callable[[Connection], Result]) -> Result:
        """Work of several statements: all of them, or none."""
        return self._run(self._together, work)

    def _run(self, engine: Engine, work: Callable[[Connection], Result]) -> Result:
        """Once more after a lost connection: every work of ours may be done twice."""
        try:
            return _begun(engine, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise problem_of(error) from error
        try:
            return _begun(engine, work)
        except DBAPIError as error:
            raise problem_of(error) from error

    # ---- tables -------------------------------------------------------------

    def open_table(self, card: Card, entries: Iterable[Entry]) -> None:
        rows = appending.rows_of((card.code, entry) for entry in entries)

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(tables), card_to_row(card))
            except IntegrityError as error:
                raise Conflict(card.code) from error
            appending.insert_all(connection, rows)

        self._all(work)

    def card(self, code: str) -> Card | None:
        query = select(tables).where(tables.c.code == code)
        row = self._one(lambda connection: connection.execute(query).first())
        return card_from_row(row) if row else None

    def cards(self) -> list[Card]:
        query = select(tables).order_by(tables.c.opened_at.desc(), tables.c.code)
        rows = self._one(lambda connection: connection.execute(query).all())
        return [card_from_row(row) for row in rows]

    def update_card(self, card: Card) -> None:
        change = update(tables).where(tables.c.code == card.code).values(card_to_row(card))
        self._one(lambda connection: connection.execute(change))

    def forget_table(self, code: str) -> None:
        self._one(
            lambda connection: connection.execute(delete(tables).where(tables.c.code == code))
        )

    # ---- the log ------------------------------------------------------------

    def entries(self, code: str, after: int = 0) -> list[Entry]:
        query = (
            select(entries.c.body)
            .where(entries.c.code == code, entries.c.number > after)
            .order_by(entries.c.number)
        )
        bodies = self._one(lambda connection: connection.execute(query).scalars().all())
        return [entry_from_body(body) for body in bodies]

    def append(self, batch: Iterable[tuple[str, Entry]]) -> None:
        rows = appending.rows_of(batch)
        run = self._one if len(rows) <= appending.MOST_ROWS else self._all
        run(lambda connection: appending.insert_all(connection, rows))

    def has_key(self, code: str, key: str) -> int | None:
        query = select(entries.c.number).where(entries.c.code == code, entries.c.key == key)
        return self._one(lambda connection: connection.execute(query).scalar())

    # ---- seats --------------------------------------------------------------

    def holders(self, code: str) -> dict[int, str]:
        query = select(holders.c.seat, holders.c.device).where(holders.c.code == code)
        rows = self._one(lambda connection: connection.execute(query).all())
        return {row.seat: row.device for row in rows}

    def hold(self, code: str, seat: int, device: str | None) -> None:
        if device is None:
            leave = delete(holders).where(holders.c.code == code, holders.c.seat == seat)
            self._one(lambda connection: connection.execute(leave))
        else:
            row = {"code": code, "seat": seat, "device": device}
            self._one(lambda connection: put(connection, holders, row))

    def tables_of(self, device: str) -> list[str]:
        hosted = select(tables.c.code).where(tables.c.host == device)
        held = select(holders.c.code).where(holders.c.device == device)
        query = union(hosted, held).order_by("code")
        return list(self._one(lambda connection: connection.execute(query).scalars().all()))

    # ---- the card notebook --------------------------------------------------

    def note(self, game: str, deck: str, card: str) -> dict[str, Any] | None:
        query = select(notes.c.facts).where(*_this_note(game, deck, card))
        facts = self._one(lambda connection: connection.execute(query).scalar())
        return None if facts is None else read(facts)

    def notes(self, game: str | None = None) -> list[tuple[str, str, str, dict[str, Any]]]:
        query = select(notes).order_by(notes.c.game, notes.c.deck, notes.c.card)
        if game is not None:
            query = query.where(notes.c.game == game)
        rows = self._one(lambda connection: connection.execute(query).all())
        return [(row.game, row.deck, row.card, read(row.facts)) for row in rows]

    def write_note(self, game: str, deck: str, card: str, facts: Mapping[str, Any]) -> None:
        row = {"game": game, "deck": deck, "card": card, "facts": written(facts)}
        self._one(lambda connection: put(connection, notes, row))

    def forget_note(self, game: str, deck: str, card: str) -> None:
        forget = delete(notes).where(*_this_note(game, deck, card))
        self._one(lambda connection: connection.execute(forget))

    # ---- what the house itself remembers ------------------------------------

    def setting(self, key: str) -> str | None:
        query = select(settings.c.value).where(settings.c.key == key)
        return self._one(lambda connection: connection.execute(query).scalar())

    def keep_setting(self, key: str, value: str) -> str:
        row = {"key": key, "value": value}
        self._one(lambda connection: put_if_new(connection, settings, row))
        return self.setting(key) or value

    def close(self) -> None:
        self._engine.dispose()


def _begun(engine: Engine, work: Callable[[Connection], Result]) -> Result:
    with engine.begin() as connection:
        return work(connection)


def _this_note(game: str, deck: str, card: str) -> tuple[Any, ...]:
    return notes.c.game == game, notes.c.deck == deck, notes.c.card == card
