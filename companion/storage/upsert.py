"""Writing a row that may be there already; the two databases spell it alike, not identically."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def put(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """The row, whatever stood under its key before."""
    insert = _insert(connection, table).values(row)
    keys = [column.name for column in table.primary_key]
    rest = {name: insert.excluded[name] for name in row if name not in keys}
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=rest))


def put_if_new(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """The row, unless something stands under its key."""
    connection.execute(_insert(connection, table).values(row).on_conflict_do_nothing())


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
