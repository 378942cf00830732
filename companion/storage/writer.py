"""Group commit: whoever waits for the disk waits together."""

import threading
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from companion.table.entry import Entry
from companion.table.store import Conflict

Batch = list[tuple[str, Entry]]
Runner = Callable[[Callable[[], None]], None]
"""Does the work and returns when it is done, wherever it was done."""


class Appends(Protocol):
    def append(self, batch: Iterable[tuple[str, Entry]]) -> None: ...


class _Job:
    """What one caller wants written, and what came of it."""

    __slots__ = ("batch", "done", "problem")

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.done = False
        self.problem: Exception | None = None

    def settle(self, problem: Exception | None = None) -> None:
        self.problem = problem
        self.done = True


class Writer:
    """The caller whose turn it is writes for all who came while it waited for its turn."""

    def __init__(self, store: Appends, run: Runner | None = None) -> None:
        self._store = store
        self._run = run or fitting_runner()
        self._turn = threading.Lock()
        self._waiting: deque[_Job] = deque()

    def write(self, code: str, entries: Iterable[Entry]) -> None:
        """Returns when all are on disk; Conflict is raised for this caller alone."""
        job = _Job([(code, entry) for entry in entries])
        self._waiting.append(job)
        with self._turn:
            if not job.done:
                self._write_waiting()
        if job.problem is not None:
            raise job.problem

    def _write_waiting(self) -> None:
        jobs = []
        while self._waiting:
            jobs.append(self._waiting.popleft())
        try:
            self._run(lambda: self._write(jobs))
        except BaseException:
            # This caller was interrupted, perhaps while the disk was still busy for all of
            # them. The next one in turn looks after those that are not written by then.
            self._waiting.extendleft(reversed(jobs))
            raise

    def _write(self, jobs: list[_Job]) -> None:
        jobs = [job for job in jobs if not job.done]
        try:
            self._store.append([pair for job in jobs for pair in job.batch])
        except Conflict as conflict:
            if len(jobs) == 1:
                jobs[0].settle(conflict)
            else:
                self._write_each(jobs)
        except Exception as problem:
            for job in jobs:
                job.settle(problem)
        else:
            for job in jobs:
                job.settle()

    def _write_each(self, jobs: list[_Job]) -> None:
        """Finds the one in whose way somebody was; it fails alone."""
        for job in jobs:
            self._write([job])


def fitting_runner() -> Runner:
    """Under gevent the disk is waited for on a real thread, so that the loop stays free."""
    from gevent import monkey

    return on_own_thread() if monkey.is_module_patched("threading") else at_once


def at_once(work: Callable[[], None]) -> None:
    work()


def on_own_thread() -> Runner:
    from gevent.threadpool import ThreadPool

    pool = ThreadPool(1)

    def run(work: Callable[[], None]) -> None:
        pool.apply(work)

    return run
