"""A database that cannot be used is one exception with a key, never a traceback of SQL."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.storage import StorageProblem, open_store
from tests.fixtures.postgres import free_port
from tests.storage.making import card, log


def problem(url: str) -> StorageProblem:
    with pytest.raises(StorageProblem) as caught:
        open_store(url)
    return caught.value


def filled(path: Path) -> str:
    url = f"sqlite:///{path}"
    store = open_store(url)
    store.open_table(card("KXQ4"), log(2_000))
    store.close()
    return url


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "photo.sqlite").write_bytes(os.urandom(20_000))
    assert problem(f"sqlite:///{tmp_path}/photo.sqlite").key == "database-damaged"


def test_a_database_with_a_hole(tmp_path: Path) -> None:
    url = filled(tmp_path / "x.sqlite")
    with (tmp_path / "x.sqlite").open("r+b") as file:
        file.seek(40_000)
        file.write(b"\xff" * 30_000)
    assert problem(url).key == "database-damaged"


def test_a_database_cut_short(tmp_path: Path) -> None:
    url = filled(tmp_path / "x.sqlite")
    os.truncate(tmp_path / "x.sqlite", 50_000)
    assert problem(url).key == "database-damaged"


def test_a_damaged_file_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    file.write_bytes(before := os.urandom(20_000))
    problem(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    assert problem(f"sqlite:///{tmp_path}").key == "database-not-writable"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert problem(f"sqlite:///{tmp_path}/file/x.sqlite").key == "database-not-writable"


def test_a_file_that_may_only_be_read() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = filled(Path(folder) / "x.sqlite")
        Path(folder, "x.sqlite").chmod(0o444)
        Path(folder).chmod(0o555)
        with somebody_else():
            assert problem(url).key == "database-not-writable"
        Path(folder).chmod(0o755)


@contextmanager
def somebody_else() -> Iterator[None]:
    """Root may write everywhere, so it steps down for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/some/where/x.sqlite").close()
    assert (tmp_path / "some" / "where" / "x.sqlite").exists()


def test_a_server_that_does_not_answer() -> None:
    found = problem(f"postgresql://me:hush@127.0.0.1:{free_port()}/tables")
    assert found.key == "database-unreachable"
    assert "hush" not in str(found)


@pytest.mark.postgres
def test_a_server_without_that_database(postgres_url: str) -> None:
    found = problem(postgres_url.rsplit("/", 1)[0] + "/nowhere")
    assert found.key == "database-unreachable"
    assert "nowhere" in found.detail


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://h/d", "sqlite://", "sqlite:///:memory:"])
def test_an_address_we_cannot_use(url: str) -> None:
    assert problem(url).key == "database-url-bad"


@pytest.mark.postgres
@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_a_server_is_understood(postgres_url: str, scheme: str) -> None:
    open_store(scheme + "://" + postgres_url.partition("://")[2]).close()


@pytest.mark.postgres
def test_a_server_that_was_restarted_is_found_again(postgres_url: str) -> None:
    import psycopg

    store = open_store(postgres_url)
    store.open_table(card("KXQ4"), log(1))
    with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert store.entries("KXQ4") == log(1)
    store.append([("KXQ4", e) for e in log(2)[1:]])
    assert store.entries("KXQ4") == log(2)
    store.close()


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    url = filled(tmp_path / "x.sqlite")
    store = open_store(url)
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1")
    with pytest.raises(StorageProblem) as caught:
        store.append([("KXQ4", e) for e in log(9_000)[2_000:]])
    assert caught.value.key == "disk-full"
    assert store.entries("KXQ4") == log(2_000)
    store.close()


def test_the_file_is_written_ahead_and_in_full(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/x.sqlite")
    with store._engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    store.close()
    assert found == ["wal", 2, 1]
    with sqlite3.connect(tmp_path / "x.sqlite") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    plain.close()
