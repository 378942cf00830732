"""A database that cannot be used, as a sentence and an exit code."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from companion.config import Settings, StartProblem, without_password


@contextlib.contextmanager
def explained(settings: Settings) -> Iterator[None]:
    from companion.storage import StorageProblem

    try:
        yield
    except StorageProblem as problem:
        place = shown(settings.database_url)
        raise StartProblem(problem.key, url=place, reason=problem.detail or "?") from problem


def shown(url: str) -> str:
    """A file by its path, a server by its address without the password."""
    if url.startswith("sqlite"):
        return url.removeprefix("sqlite:///")
    return without_password(url.replace("+psycopg", "", 1))
