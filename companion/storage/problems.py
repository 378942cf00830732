"""What can go wrong with a database, as one exception whose key a person is told in words."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from companion.table.store import TableGone

DAMAGED = "database-damaged"
NOT_WRITABLE = "database-not-writable"
UNREACHABLE = "database-unreachable"
NEWER = "database-newer"
NOT_OURS = "database-not-ours"
BAD_URL = "database-url-bad"
DISK_FULL = "disk-full"
BUSY = "database-busy"
CLOSED = "database-closed"  # we are on our way out

_SQLITE = {
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_FORMAT": DAMAGED,
    "SQLITE_CANTOPEN": NOT_WRITABLE,
    "SQLITE_READONLY": NOT_WRITABLE,
    "SQLITE_PERM": NOT_WRITABLE,
    "SQLITE_IOERR": NOT_WRITABLE,
    "SQLITE_FULL": DISK_FULL,
    "SQLITE_BUSY": BUSY,
    "SQLITE_LOCKED": BUSY,
    "SQLITE_ERROR": NOT_OURS,  # a statement of ours does not fit what lies there
}


class StorageProblem(Exception):
    """The database cannot be used; `key` says why, `detail` is for those who repair it."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


def problem_of(error: DBAPIError) -> Exception:
    """What the rooms above may hear of it."""
    if is_missing_table(error):
        return TableGone()
    return StorageProblem(_key_of(error.orig), _first_line(error.orig))


def is_missing_table(error: DBAPIError) -> bool:
    """True when an integrity error was about a log whose table is not there."""
    original = error.orig
    if isinstance(original, sqlite3.Error):
        return _sqlite_name(original) == "SQLITE_CONSTRAINT_FOREIGNKEY"
    return getattr(original, "sqlstate", None) == "23503"


def _key_of(original: BaseException | None) -> str:
    if isinstance(original, sqlite3.Error):
        primary = "_".join(_sqlite_name(original).split("_")[:2])
        return _SQLITE.get(primary, DAMAGED)
    return _key_of_sqlstate(getattr(original, "sqlstate", None) or "")


def _key_of_sqlstate(state: str) -> str:
    """PostgreSQL's classes of errors; none at all when the server did not answer."""
    if state.startswith("53100"):
        return DISK_FULL
    if state.startswith(("42501", "25006")):
        return NOT_WRITABLE
    if state.startswith("42"):
        return NOT_OURS
    return DAMAGED if state.startswith("XX") else UNREACHABLE


def _sqlite_name(error: sqlite3.Error) -> str:
    return str(getattr(error, "sqlite_errorname", ""))


def _first_line(original: BaseException | None) -> str:
    lines = str(original or "").strip().splitlines()
    return lines[0] if lines else ""
