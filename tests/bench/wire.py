"""A client that is not the bottleneck: plain sockets, one selector, no parsing but numbers.

Runs in a process of its own (`python -m tests.bench.wire`): reads what to do as JSON on its
standard input, prints what it saw as JSON.
"""

from __future__ import annotations

import json
import re
import selectors
import socket
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

VERSION = re.compile(rb'(?:\nid: |"version":\s*)(\d+)')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@dataclass
class Screen:
    """An open stream: the newest version it was sent, and how many bytes so far."""

    sock: socket.socket
    table: int
    version: int = 0
    bytes: int = 0
    rest: bytes = b""

    def read(self) -> bool:
        data = self.sock.recv(1 << 18)
        if not data:
            raise ConnectionError("a stream ended")
        self.bytes += len(data)
        window = self.rest + data
        found = VERSION.findall(window)
        self.rest = window[-40:]
        if not found:
            return False
        self.version = max(self.version, int(found[-1]))
        return True


@dataclass
class Tapper:
    """A phone that taps: up and down in turn, one answer at a time."""

    sock: socket.socket
    table: int
    head: bytes
    seat: int
    count: int = 0
    buffer: bytes = b""
    sent: float = 0.0
    is_busy: bool = False

    def tap(self, part: str) -> None:
        self.count += 1
        by = 1 if self.count % 2 else -1
        key = f"{id(self)}.{self.count}.{time.monotonic_ns()}"
        body = urlencode({"seat": self.seat, "part": part, "by": by, "key": key}).encode()
        self.sent, self.is_busy, self.buffer = time.perf_counter(), True, b""
        self.sock.sendall(self.head + b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self) -> int | None:
        """The version of the answer, once it is all there."""
        self.buffer += self.sock.recv(1 << 16)
        head, end, body = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return None
        length = LENGTH.search(head)
        if length is None or len(body) < int(length[1]):
            return None
        self.is_busy = False
        found = VERSION.search(body)
        if b" 200 " not in head[:20] or not found:
            raise RuntimeError(self.buffer.decode(errors="replace"))
        return int(found[1])


@dataclass
class Tap:
    table: int
    version: int
    sent: float
    waiting: set[int] = field(default_factory=set)


class Crowd:
    """All screens and all tappers of one server."""

    def __init__(self, port: int, tables: list[dict[str, Any]], part: str) -> None:
        self.port, self.part = port, part
        self.selector = selectors.DefaultSelector()
        self.screens: list[Screen] = []
        self.by_table: list[list[Screen]] = []
        self.tappers: list[Tapper] = []
        self.open_taps: dict[int, list[Tap]] = {}
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        for at, table in enumerate(tables):
            mine = [self._open_screen(at, **screen) for screen in table["screens"]]
            self.by_table.append(mine)
            for tapper in table["tappers"]:
                self._open_tapper(at, **tapper)

    def _connected(self) -> socket.socket:
        sock = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return sock

    def _open_screen(self, at: int, path: str, cookie: str) -> Screen:
        screen = Screen(self._connected(), at)
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
        screen.sock.sendall(head.encode())
        while not screen.read():
            pass
        self.selector.register(screen.sock, selectors.EVENT_READ, screen)
        self.screens.append(screen)
        return screen

    def _open_tapper(self, at: int, path: str, cookie: str, seat: int) -> None:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            "Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        )
        tapper = Tapper(self._connected(), at, head.encode(), seat)
        self.selector.register(tapper.sock, selectors.EVENT_READ, tapper)
        self.tappers.append(tapper)

    def listen(self, timeout: float) -> None:
        for key, _ in self.selector.select(max(0.0, timeout)):
            if isinstance(key.data, Screen):
                if key.data.read():
                    self._screen_moved(key.data)
            else:
                version = key.data.read()
                if version is not None:
                    self._answered(key.data, version)

    def _answered(self, tapper: Tapper, version: int) -> None:
        self.acknowledged.append(time.perf_counter())
        late = {at for at, s in enumerate(self.by_table[tapper.table]) if s.version < version}
        tap = Tap(tapper.table, version, tapper.sent, late)
        if late:
            self.open_taps.setdefault(tapper.table, []).append(tap)
        else:
            self.latencies.append(time.perf_counter() - tap.sent)

    def _screen_moved(self, screen: Screen) -> None:
        screens = self.by_table[screen.table]
        for tap in self.open_taps.get(screen.table, [])[:]:
            if all(s.version >= tap.version for s in screens):
                self.latencies.append(time.perf_counter() - tap.sent)
                self.open_taps[screen.table].remove(tap)

    # ---- what is measured ----

    def at_rate(self, per_second: float, seconds: float) -> None:
        """Taps at fixed moments, however slow the answers are."""
        idle = deque(self.tappers)
        begin, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < begin + seconds:
            due = begin + done / per_second
            if now < due:
                self.listen(due - now)
                continue
            idle.rotate(-1)
            tapper = next((t for t in idle if not t.is_busy), None)
            if tapper is None:
                self.listen(0.05)
                continue
            tapper.tap(self.part)
            done += 1
        self.settle()

    def flat_out(self, seconds: float) -> float:
        """Everybody taps again as soon as the last tap was acknowledged; taps per second."""
        self.acknowledged.clear()
        begin = time.perf_counter()
        while time.perf_counter() < begin + seconds:
            for tapper in self.tappers:
                if not tapper.is_busy:
                    tapper.tap(self.part)
            self.listen(0.05)
        count = len(self.acknowledged)
        self.settle()
        return count / seconds

    def bytes_for_one_tap(self, taps: int = 20) -> list[float]:
        """What each screen of the first table is sent for a tap, on average."""
        before = [screen.bytes for screen in self.by_table[0]]
        tapper = next(t for t in self.tappers if t.table == 0)
        for _ in range(taps):
            tapper.tap(self.part)
            self.settle(quiet=0.05)
        return [
            (screen.bytes - was) / taps
            for screen, was in zip(self.by_table[0], before, strict=True)
        ]

    def settle(self, quiet: float = 0.2) -> None:
        until = time.perf_counter() + 60
        while any(t.is_busy for t in self.tappers) or any(self.open_taps.values()):
            self.listen(0.1)
            if time.perf_counter() > until:
                raise TimeoutError("screens did not follow")
        end = time.perf_counter() + quiet
        while time.perf_counter() < end:
            self.listen(end - time.perf_counter())


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def measured(wish: dict[str, Any]) -> dict[str, Any]:
    crowd = Crowd(wish["port"], wish["tables"], wish["part"])
    crowd.at_rate(wish["rate"], min(2.0, wish["seconds"]))  # warm
    crowd.latencies.clear()
    crowd.at_rate(wish["rate"], wish["seconds"])
    result: dict[str, Any] = {
        "taps": len(crowd.latencies),
        "p50": percentile(crowd.latencies, 0.5),
        "p99": percentile(crowd.latencies, 0.99),
        "rated_until": time.time(),
    }
    if wish.get("bytes"):
        result["bytes"] = crowd.bytes_for_one_tap()
    if wish.get("flat_out"):
        result["sustained"] = crowd.flat_out(wish["flat_out"])
    return result


if __name__ == "__main__":
    print(json.dumps(measured(json.load(sys.stdin))))
