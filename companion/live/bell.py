"""A bell for each topic: ring it with a version, and all who wait for a newer one go on.

The bell only says that there is something new. What it is stands in the log, so a ring that
got lost between two machines heals with the next one, or with the next look.
"""

import threading
import time
from collections.abc import Callable
from typing import Protocol


class AnyBell(Protocol):
    def ring(self, topic: str, version: int) -> None:
        """Wakes all who wait for something newer than what was rung before."""

    def wait(self, topic: str, after: int, timeout: float) -> int | None:
        """The newest version as soon as there is one beyond `after`; None when time is up."""

    def stir(self, topic: str) -> None:
        """Wakes all who wait, though there is no new version: somebody came or asks something."""

    def forget(self, topic: str) -> None:
        """The topic is over; should it come again, it counts from the beginning."""

    def close(self) -> None:
        """Lets everybody go; who comes later does not wait."""


class Bell:
    """Within one process, for threads and greenlets alike.

    All who wait for a topic share one event, and a ring takes it away and sets it: a ring
    costs the same however many wait, and a wait sees a ring that came before it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._versions: dict[str, int] = {}
        self._events: dict[str, threading.Event] = {}
        self._stirs: dict[str, int] = {}
        self._closed = False

    def ring(self, topic: str, version: int) -> None:
        with self._lock:
            if version <= self._versions.get(topic, 0):
                return
            self._versions[topic] = version
            event = self._events.pop(topic, None)
        if event is not None:
            event.set()

    def stir(self, topic: str) -> None:
        with self._lock:
            self._stirs[topic] = self._stirs.get(topic, 0) + 1
            event = self._events.pop(topic, None)
        if event is not None:
            event.set()

    def wait(self, topic: str, after: int, timeout: float) -> int | None:
        until, stirs = time.monotonic() + timeout, self._stirs.get(topic, 0)
        while (event := self._event(topic, after)) is not None:
            if not event.wait(max(0.0, until - time.monotonic())):
                return None
            if self._stirs.get(topic, 0) != stirs:
                break
        version = self._versions.get(topic, 0)
        return version if version > after else None

    def _event(self, topic: str, after: int) -> threading.Event | None:
        """What to wait for, or None when there is nothing to wait for."""
        with self._lock:
            if self._closed or self._versions.get(topic, 0) > after:
                return None
            return self._events.setdefault(topic, threading.Event())

    def forget(self, topic: str) -> None:
        with self._lock:
            self._versions.pop(topic, None)
            self._stirs.pop(topic, None)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            events, self._events = self._events, {}
        for event in events.values():
            event.set()


BELLS: dict[str, Callable[[str], AnyBell]] = {}
"""Bells beyond this process, by the scheme of their URL."""


def open_bell(url: str = "") -> AnyBell:
    """The bell behind a URL; without one, a bell for this process alone."""
    if not url:
        return Bell()
    scheme = url.partition("://")[0]
    if scheme not in BELLS:
        raise ValueError(f"no bell for {scheme}://")
    return BELLS[scheme](url)
