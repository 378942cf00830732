"""No tap lost, none counted twice: many at once, and a process that dies in between."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.storage import SqlStore
from tests.storage.crowd import TABLES
from tests.storage.making import card

WAYS = pytest.mark.parametrize("way", ["plain", "gevent"])


def started(way: str, url: str, *, callers: int, taps: int) -> subprocess.Popen[str]:
    story = [sys.executable, "-W", "error", "-m", "tests.storage.crowd"]
    command = [*story, way, url, str(callers), str(taps)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def keys_by_table(store: SqlStore) -> dict[str, list[str]]:
    found = {code: store.entries(code) for code in TABLES}
    for entries in found.values():
        assert [e.number for e in entries] == list(range(1, len(entries) + 1))
    return {code: [e.key for e in entries] for code, entries in found.items()}


@pytest.fixture
def tables(store: SqlStore) -> SqlStore:
    for code in TABLES:
        store.open_table(card(code), [])
    return store


@WAYS
def test_taps_of_many_phones_all_count_once(tables: SqlStore, url: str, way: str) -> None:
    crowds = [started(way, url, callers=6, taps=10) for _ in range(2)]
    said = [crowd.communicate() for crowd in crowds]
    assert [errors for _, errors in said] == ["", ""]
    told = sorted(line for lines, _ in said for line in lines.splitlines())
    kept = keys_by_table(tables)
    assert len(told) == 2 * 6 * 10
    assert told == sorted(f"{code} {key}" for code, keys in kept.items() for key in keys)


@WAYS
def test_what_was_acknowledged_before_a_crash_is_there(
    tables: SqlStore, url: str, way: str
) -> None:
    told = []
    for _ in range(3):
        with started(way, url, callers=8, taps=0) as crowd:
            assert crowd.stdout is not None
            told += [crowd.stdout.readline() for _ in range(60)]
            crowd.kill()
            told += crowd.stdout.readlines()
    kept = keys_by_table(tables)
    assert len(told) >= 180
    for code, key in (line.split() for line in told if line.endswith("\n")):
        assert kept[code].count(key) == 1
    assert all(len(keys) == len(set(keys)) for keys in kept.values())
