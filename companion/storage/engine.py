"""Opens the database behind a URL: a SQLite file or a PostgreSQL server."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from companion.storage.problems import BAD_URL, NOT_WRITABLE, StorageProblem

BUSY_SECONDS = 10
CONNECT_SECONDS = 5

# An acknowledged tap is on disk: with WAL that needs synchronous=FULL.
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
)


def open_engine(given: str) -> Engine:
    """Nothing is read or written yet. Each statement commits by itself, unless `together`."""
    url = _normal(given)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    options: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS}
    return create_engine(url, connect_args=options, isolation_level="AUTOCOMMIT")


def together(engine: Engine) -> Engine:
    """The same database, with several statements in one transaction."""
    level = "SERIALIZABLE" if engine.dialect.name == "sqlite" else "READ COMMITTED"
    return engine.execution_options(isolation_level=level)


def _normal(given: str) -> URL:
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise StorageProblem(BAD_URL, "not an address") from error
    backend = url.get_backend_name()
    if backend in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite")
    raise StorageProblem(BAD_URL, backend)


def _sqlite(url: URL) -> Engine:
    _make_folder(Path(url.database or ""))
    engine = create_engine(
        url, connect_args={"timeout": BUSY_SECONDS}, isolation_level="AUTOCOMMIT"
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageProblem(NOT_WRITABLE, str(error)) from error


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
