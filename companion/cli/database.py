"""What goes wrong when a database is opened, told apart."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from companion.config import Settings, StartProblem, without_password


@contextlib.contextmanager
def explained(settings: Settings) -> Iterator[None]:
    from sqlalchemy.exc import ArgumentError, DatabaseError

    try:
        yield
    except ArgumentError as error:
        raise StartProblem("database-url-bad", url=shown(settings)) from error
    except DatabaseError as error:
        raise StartProblem(_why(settings, str(error.orig)), **_values(settings, error)) from error


def _why(settings: Settings, said: str) -> str:
    if not settings.database_url.startswith("sqlite"):
        return "database-unreachable"
    damaged = ("not a database", "malformed", "corrupt", "encrypted")
    return "database-damaged" if any(word in said for word in damaged) else "database-unreachable"


def _values(settings: Settings, error: Exception) -> dict[str, str]:
    first_line = str(getattr(error, "orig", error)).strip().splitlines()[0]
    return {"url": shown(settings), "reason": first_line}


def shown(settings: Settings) -> str:
    """A file by its path, a server by its address without the password."""
    url = settings.database_url.replace("+psycopg", "", 1)
    return url.removeprefix("sqlite:///") if url.startswith("sqlite") else without_password(url)
