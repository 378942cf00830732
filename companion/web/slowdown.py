"""Guessing is slowed down: who names many tables that are not there has to wait."""

import threading
import time
from collections.abc import Callable

FREE_GUESSES = 12
WINDOW = 60.0
MOST_GUESSERS = 10_000


class Slowdown:
    """Counts wrong codes by address; a person's typing mistakes never reach the limit."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, list[float]] = {}
        self._lock = threading.Lock()

    def wrong(self, address: str) -> None:
        with self._lock:
            if len(self._wrong) > MOST_GUESSERS:
                self._wrong.clear()
            self._wrong.setdefault(address, []).append(self._clock())

    def wait(self, address: str) -> int:
        """Seconds until this address may name a code again; 0 when it may now."""
        with self._lock:
            since = self._clock() - WINDOW
            recent = [at for at in self._wrong.get(address, ()) if at > since]
            if recent:
                self._wrong[address] = recent
            else:
                self._wrong.pop(address, None)
            if len(recent) < FREE_GUESSES:
                return 0
            return max(1, int(recent[-FREE_GUESSES] + WINDOW - self._clock()) + 1)
