"""One real thread that does what callers hand in, as many jobs at a time as are waiting.

Callers are plain threads, or greenlets once gevent has patched the standard library. Either
way the scribe is a real thread and does not ask the callers' loop for its next work: the
disk is busy while the loop draws screens, and the loop runs while the disk is busy.
"""

import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar


class Flag(Protocol):
    def set(self) -> None: ...
    def wait(self) -> object: ...


class Job(Protocol):
    @property
    def flag(self) -> Flag:
        """Set when the job is done."""


AnyJob = TypeVar("AnyJob", bound=Job)
Work = Callable[[list[AnyJob]], None]


class Scribe(Generic[AnyJob]):
    """For plain threads."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[AnyJob | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def flag(self) -> Flag:
        return threading.Event()

    def hand_in(self, job: AnyJob) -> None:
        self._jobs.put(job)

    def start(self, work: Work[AnyJob], *, most: int) -> None:
        self._thread = threading.Thread(target=self._serve, args=(work, most), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join()

    def tell(self, jobs: list[AnyJob]) -> None:
        for job in jobs:
            job.flag.set()

    def _serve(self, work: Work[AnyJob], most: int) -> None:
        closing = False
        while not closing:
            taken = self._take(most)
            jobs = [job for job in taken if job is not None]
            closing = len(jobs) < len(taken)
            if jobs:
                work(jobs)
                self.tell(jobs)

    def _take(self, most: int) -> list[AnyJob | None]:
        """Waits for the first job, and takes along whatever waits behind it."""
        taken = [self._jobs.get()]
        try:
            while len(taken) < most:
                taken.append(self._jobs.get_nowait())
        except queue.Empty:
            pass
        return taken


class GreenScribe(Scribe[AnyJob]):
    """For greenlets; to be used from the thread that runs their loop."""

    def __init__(self) -> None:
        from gevent import get_hub, monkey
        from gevent.threadpool import ThreadPool

        self._jobs = monkey.get_original("queue", "SimpleQueue")()
        self._loop: Any = get_hub().loop
        self._pool: Any = ThreadPool(1)
        self._served: Any = None

    def flag(self) -> Flag:
        from gevent.event import Event

        flag: Flag = Event()
        return flag

    def start(self, work: Work[AnyJob], *, most: int) -> None:
        self._served = self._pool.spawn(self._serve, work, most)

    def close(self) -> None:
        self._jobs.put(None)
        self._served.get()
        self._pool.kill()

    def tell(self, jobs: list[AnyJob]) -> None:
        """One knock at the loop for all of them."""
        self._loop.run_callback_threadsafe(super().tell, jobs)


def fitting_scribe() -> Scribe[Any]:
    from gevent import monkey

    return GreenScribe() if monkey.is_module_patched("threading") else Scribe()
