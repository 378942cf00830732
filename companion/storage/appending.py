"""The one statement every tap goes through.

A whole batch is a single INSERT: it is written or refused as one without a transaction
around it, which spares a server two round trips, and on SQLite spares the writing thread
two waits for the interpreter while the loop is busy.
"""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from companion.storage.plain import entry_to_row
from companion.storage.problems import is_missing_table
from companion.table.entry import Entry
from companion.table.store import Conflict, TableGone

MOST_ROWS = 5_000  # SQLite takes 32,766 values in one statement, PostgreSQL 65,535

Row = tuple[str, int, str, str]


def rows_of(batch: Iterable[tuple[str, Entry]]) -> list[Row]:
    return [entry_to_row(code, entry) for code, entry in batch]


def insert_all(connection: Connection, rows: Sequence[Row]) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        _insert(connection, rows[start : start + MOST_ROWS])


def _insert(connection: Connection, rows: Sequence[Row]) -> None:
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    one = f"({mark},{mark},{mark},{mark})"
    values = ",".join([one] * len(rows))
    statement = f"INSERT INTO entries (code, number, key, body) VALUES {values}"  # noqa: S608
    try:
        connection.exec_driver_sql(statement, tuple(value for row in rows for value in row))
    except IntegrityError as error:
        raise (TableGone if is_missing_table(error) else Conflict)(rows[0][0]) from error
