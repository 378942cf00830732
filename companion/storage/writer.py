"""Group commit: whoever waits for the disk waits together."""

from collections.abc import Iterable
from typing import Protocol

from companion.storage.problems import CLOSED, StorageProblem
from companion.storage.scribe import Flag, Scribe, fitting_scribe
from companion.table.entry import Entry
from companion.table.store import Conflict

MOST_JOBS = 500  # in one transaction, so that nobody waits for a very long one


class Appends(Protocol):
    def append(self, batch: Iterable[tuple[str, Entry]]) -> None: ...


class _Job:
    """What one caller wants written, and what came of it."""

    __slots__ = ("batch", "flag", "problem")

    def __init__(self, batch: list[tuple[str, Entry]], flag: Flag) -> None:
        self.batch = batch
        self.flag = flag
        self.problem: Exception | None = None


class Writer:
    """One real thread writes; all that came while it wrote is its next transaction."""

    def __init__(self, store: Appends, scribe: Scribe[_Job] | None = None) -> None:
        self._store = store
        self._scribe = scribe or fitting_scribe()
        self._closed = False
        self._scribe.start(self._write, most=MOST_JOBS)

    def write(self, code: str, entries: Iterable[Entry]) -> None:
        """Returns when all are on disk; a Conflict is raised for this caller alone."""
        if self._closed:
            raise StorageProblem(CLOSED)
        job = _Job([(code, entry) for entry in entries], self._scribe.flag())
        self._scribe.hand_in(job)
        job.flag.wait()
        if job.problem is not None:
            raise job.problem

    def close(self) -> None:
        """Returns when everything handed in is written; the store stays open."""
        self._closed = True
        self._scribe.close()

    def _write(self, jobs: list[_Job]) -> None:
        try:
            self._store.append([pair for job in jobs for pair in job.batch])
        except Conflict as conflict:
            if len(jobs) == 1:
                jobs[0].problem = conflict
            else:
                self._write_each(jobs)
        except Exception as problem:
            for job in jobs:
                job.problem = problem

    def _write_each(self, jobs: list[_Job]) -> None:
        """Finds the one in whose way somebody was; it fails alone."""
        for job in jobs:
            self._write([job])
