"""Whoever waits for the disk waits together, and fails alone."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator

import pytest

from companion.storage import SqlStore, StorageProblem, Writer
from companion.table.entry import Entry
from companion.table.store import Conflict, TableGone
from tests.storage.making import card, entry, log

PATIENCE = 30  # seconds before a test that hangs is called a failure


class Gate:
    """A store whose door is shut at first, so that a queue forms; it notes who goes in."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.open = threading.Event()
        self.sizes: list[int] = []

    def append(self, batch: Iterable[tuple[str, Entry]]) -> None:
        pairs = list(batch)
        self.sizes.append(len(pairs))
        assert self.open.wait(PATIENCE)
        self.store.append(pairs)


@pytest.fixture
def gate(store: SqlStore) -> Gate:
    for code in "ABCDEFGH":
        store.open_table(card(code), log(1))
    return Gate(store)


@pytest.fixture
def writer(gate: Gate) -> Iterator[Writer]:
    made = Writer(gate)
    yield made
    gate.open.set()
    made.close()


class Caller(threading.Thread):
    def __init__(self, writer: Writer, code: str, entries: list[Entry]) -> None:
        super().__init__(daemon=True)
        self.writer, self.code, self.entries = writer, code, entries
        self.problem: Exception | None = None
        self.start()

    def run(self) -> None:
        try:
            self.writer.write(self.code, self.entries)
        except Exception as problem:
            self.problem = problem


def all_waiting(gate: Gate, writer: Writer, wishes: list[tuple[str, list[Entry]]]) -> list[Caller]:
    """The first one goes in and meets a shut door; the others queue behind; then it opens."""
    callers = [Caller(writer, *wishes[0])]
    while not gate.sizes:
        time.sleep(0.001)
    callers += [Caller(writer, *wish) for wish in wishes[1:]]
    while writer._scribe._jobs.qsize() < len(wishes) - 1:
        time.sleep(0.001)
    gate.open.set()
    for caller in callers:
        caller.join()
    return callers


def test_all_who_wait_share_one_transaction(gate: Gate, writer: Writer) -> None:
    callers = all_waiting(gate, writer, [(code, [entry(2), entry(3)]) for code in "ABCDEFGH"])
    assert [caller.problem for caller in callers] == [None] * 8
    assert gate.sizes == [2, 14]
    assert all(gate.store.entries(code) == log(3) for code in "ABCDEFGH")


def test_a_conflict_is_told_to_its_caller_alone(gate: Gate, writer: Writer) -> None:
    wishes = [(code, [entry(2)]) for code in "ABCD"]
    wishes[2] = ("C", [entry(2), entry(1)])
    callers = all_waiting(gate, writer, [*wishes, ("GONE", [entry(1)])])
    assert [type(caller.problem) for caller in callers] == [
        *(type(None), type(None), Conflict, type(None)),
        TableGone,
    ]
    assert [len(gate.store.entries(code)) for code in "ABCD"] == [2, 2, 1, 2]


def test_of_two_who_want_the_same_number_the_first_gets_it(gate: Gate, writer: Writer) -> None:
    wishes = [("A", [entry(2)]), ("B", [entry(2, "first")]), ("B", [entry(2, "second")])]
    callers = all_waiting(gate, writer, wishes)
    assert [type(caller.problem) for caller in callers].count(Conflict) == 1
    assert len(gate.store.entries("B")) == 2


def test_a_problem_of_the_database_is_told_to_all_and_the_next_may_try(
    gate: Gate, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StorageProblem("disk-full")

    def refuse(_batch: object) -> None:
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(gate.store, "append", refuse)
        callers = all_waiting(gate, writer, [(code, [entry(2)]) for code in "ABC"])
    assert [caller.problem for caller in callers] == [full] * 3
    writer.write("A", [entry(2)])
    assert gate.store.entries("A") == log(2)


def test_a_closed_writer_has_written_everything_and_takes_nothing_more(
    gate: Gate, writer: Writer
) -> None:
    caller = Caller(writer, "A", [entry(2)])
    while not gate.sizes:
        time.sleep(0.001)
    gate.open.set()
    writer.close()
    caller.join()
    assert gate.store.entries("A") == log(2)
    with pytest.raises(StorageProblem):
        writer.write("A", [entry(3)])


LOOP_STORY = """
from gevent import monkey; monkey.patch_all()
import sys, gevent
from companion.storage import Writer, open_store
from tests.storage.making import card, entry

store = open_store(sys.argv[1])
store.open_table(card("A"), [])
door = monkey.get_original("threading", "Lock")()
door.acquire()

class Slow:
    def append(self, batch):
        assert door.acquire(timeout=30), "the loop stood still"
        store.append(batch)

writer = Writer(Slow())
waiting = gevent.spawn(writer.write, "A", [entry(1)])
gevent.sleep(0)
door.release()  # only a loop that is free while the disk is busy comes here
waiting.get()
print(len(store.entries("A")))
writer.close()
store.close()
"""


def test_the_loop_goes_on_while_the_disk_is_busy(url: str) -> None:
    command = [sys.executable, "-W", "error", "-c", LOOP_STORY, url]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr) == ("1\n", "")
