"""What every view can reach: the desk, the shelf, who sits where, and who is there."""

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from flask import current_app

from companion.config import Settings
from companion.games.shelf import Shelf
from companion.live.bell import Bell
from companion.table.desk import Desk
from companion.table.store import Store
from companion.web.drawn import Drawn
from companion.web.requests import Requests
from companion.web.seating import Seating
from companion.web.slowdown import Slowdown


class Presence:
    """Which devices have a screen of a table open right now."""

    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def arrive(self, code: str, device: str) -> None:
        with self._lock:
            self._open[code, device] += 1

    def leave(self, code: str, device: str) -> None:
        with self._lock:
            self._open[code, device] -= 1
            if self._open[code, device] <= 0:
                del self._open[code, device]

    def is_here(self, code: str, device: str) -> bool:
        return self._open[code, device] > 0 if (code, device) in self._open else False


class Drawings:
    """What was drawn last for each table, for as many tables as are played at a time."""

    def __init__(self, most: int = 500) -> None:
        self._most = most
        self._drawn: OrderedDict[str, Drawn] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, code: str) -> Drawn:
        with self._lock:
            drawn = self._drawn.setdefault(code, Drawn())
            self._drawn.move_to_end(code)
            while len(self._drawn) > self._most:
                self._drawn.popitem(last=False)
            return drawn


@dataclass(slots=True)
class Wifi:
    """The network phones should join; kept in memory only."""

    name: str = ""
    password: str = ""


@dataclass(slots=True)
class Room:
    settings: Settings
    shelf: Shelf
    store: Store
    desk: Desk
    bell: Bell
    seating: Seating
    closing: list[Callable[[], None]]
    """What is to be done, in order, when the house closes."""
    presence: Presence = field(default_factory=Presence)
    slowdown: Slowdown = field(default_factory=Slowdown)
    requests: Requests = field(default_factory=Requests)
    drawings: Drawings = field(default_factory=Drawings)
    wifi: Wifi = field(default_factory=Wifi)
    address: str = ""
    """The address the host chose for the QR code; empty: the best one found."""


def room() -> Room:
    return cast(Room, current_app.extensions["room"])
