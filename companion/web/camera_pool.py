"""Reading a photo takes a while, so it runs on a real thread beside the event loop."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, TypeVar, cast

from gevent import get_hub

T = TypeVar("T")
MOST_WAITING: Final = 5


class Busy(Exception):
    """More photos wait than will be read soon."""


class Beside:
    """One piece of work at a time (it uses all cores by itself), and a few that wait.
    Who waits here holds up nobody else: other greenlets go on."""

    def __init__(self, waiting: int = MOST_WAITING) -> None:
        self._places = threading.BoundedSemaphore(1 + waiting)
        self._turn = threading.Lock()

    def run(self, work: Callable[[], T]) -> T:
        """The result of the work; what it raises is raised here."""
        if not self._places.acquire(blocking=False):
            raise Busy
        try:
            with self._turn:
                done, problem = get_hub().threadpool.apply(_quietly, (work,))
        finally:
            self._places.release()
        if problem is not None:
            raise problem
        return cast(T, done)


def _quietly(work: Callable[[], T]) -> tuple[T | None, Exception | None]:
    """A problem is carried over as a value: a thread that raises writes to the console."""
    try:
        return work(), None
    except Exception as problem:
        return None, problem


beside = Beside()
