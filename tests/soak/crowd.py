"""Eight people who tap without mercy at a real server that is shot now and then."""

from __future__ import annotations

import http.client
import random
import re
import threading
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from tests.fixtures.postgres import free_port
from tests.fixtures.running import Running, started

JSON = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
GIVE_UP = 600.0  # seconds without any answer; nobody waits that long for a board game


class Server:
    """The program in a process of its own, always at the same address."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.environment = environment
        self._stack = ExitStack()
        self.running: Running | None = None

    def start(self) -> None:
        place = ("--port", str(self.port), "--no-qr")
        self.running = self._stack.enter_context(started(self.data, *place, **self.environment))

    def kill(self) -> None:
        """As a power cut does it: no goodbye."""
        assert self.running
        self.running.process.kill()
        self.running.process.wait()
        self._stack.close()
        self._stack = ExitStack()

    def close(self) -> None:
        self._stack.close()


class Browser:
    """One connection and one cookie jar."""

    def __init__(self, port: int) -> None:
        self.cookie = ""
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def _headers(self) -> dict[str, str]:
        return JSON | {"Cookie": self.cookie}

    def close(self) -> None:
        """The next request opens the connection again."""
        self._connection.close()

    def send(self, path: str, fields: dict[str, object], *, drops: bool = False) -> tuple[int, str]:
        """The status and the body, or (`drops`) nothing because the phone went to sleep."""
        try:
            self._connection.request("POST", path, urlencode(fields), self._headers())
            if drops:
                self.close()
                return 0, ""
            response = self._connection.getresponse()
            body = response.read().decode()
        except BaseException:
            self.close()
            raise
        for name, value in response.getheaders():
            if name == "Set-Cookie" and value.startswith("device="):
                self.cookie = value.partition(";")[0]
        return response.status, response.headers.get("Location", "") or body


@dataclass
class Tally:
    """What was acknowledged, by whom for which seat."""

    acknowledged: dict[str, int] = field(default_factory=dict)
    """The key of the tap → the seat it was for."""
    refused: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, key: str, seat: int) -> None:
        with self.lock:
            assert key not in self.acknowledged
            self.acknowledged[key] = seat

    @property
    def by_seat(self) -> Counter[int]:
        return Counter(self.acknowledged.values())


class Client(threading.Thread):
    """Taps one counter up, each tap until it is acknowledged, and some of them once more."""

    def __init__(self, at: int, browser: Browser, code: str, seat: int, taps: int, tally: Tally):
        super().__init__(daemon=True)
        self.rng = random.Random(at)
        self.name = f"c{at}"
        self.browser, self.code, self.seat = browser, code, seat
        self.taps, self.tally = taps, tally

    def run(self) -> None:
        for number in range(self.taps):
            self.tap(f"{self.name}.{number}")
        self.browser.close()

    def tap(self, key: str) -> None:
        until = time.monotonic() + GIVE_UP
        while time.monotonic() < until:
            status = self.attempt(key, drops=self.rng.random() < 0.1)
            if status == 200:
                self.tally.note(key, self.seat)
                if self.rng.random() < 0.1:
                    self.attempt(key, drops=False)
                return
            if 400 <= status < 500:
                self.tally.refused.append(f"{key}: {status}")
                return
            time.sleep(0.01 if status == 0 else 0.1)
        self.tally.refused.append(f"{key}: never answered")

    def attempt(self, key: str, *, drops: bool) -> int:
        """0 when there was no answer, whatever the server made of it."""
        fields = {"key": key, "seat": self.seat, "part": "life", "by": 1}
        try:
            return self.browser.send(f"/t/{self.code}/act/step", fields, drops=drops)[0]
        except (OSError, http.client.HTTPException):
            return 0


def seated_table(port: int, seats: int) -> tuple[str, list[Browser]]:
    """A running game of the life counter: the host and one browser for each seat."""
    host = Browser(port)
    wish = {"game": "life_counter", "sent": "life_counter", "seats": seats}
    _, place = host.send("/tables", wish)
    found = re.search(r"/t/(\w{4})/board", place)
    assert found, place
    code = found[1]
    browsers = [host]
    for seat in range(seats):
        browser = Browser(port)
        status, _ = browser.send(f"/j/{code}", {"name": f"P{seat}", "crest": seat + 1})
        assert status == 303
        browsers.append(browser)
    status, answer = host.send(f"/t/{code}/act/start", {"key": "start"})
    assert status == 200, answer
    return code, browsers
