"""Etherstone tables with four phones and four big screens each, as the benchmark taps them."""

from __future__ import annotations

import http.client
import re
from typing import Any
from urllib.parse import urlencode

HEADERS = {"Content-Type": "application/x-www-form-urlencoded"}
LANGUAGES = ("en", "fr")


class Device:
    def __init__(self, connection: http.client.HTTPConnection, language: str) -> None:
        self.connection = connection
        self.language = language
        self.device = ""

    @property
    def cookie(self) -> str:
        return f"language={self.language}" + (f"; {self.device}" if self.device else "")

    def ask(self, method: str, path: str, **fields: object) -> str:
        """Where the answer sends us, or what it says."""
        headers = {**HEADERS, "Cookie": self.cookie, "Host": "localhost"}
        self.connection.request(method, path, urlencode(fields), headers)
        response = self.connection.getresponse()
        body = response.read().decode()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {body[:500]}")
        for name, value in response.getheaders():
            if name == "Set-Cookie" and value.startswith("device="):
                self.device = value.partition(";")[0]
        return response.headers.get("Location", "") or body


def etherstone(connection: http.client.HTTPConnection) -> dict[str, Any]:
    """A table in its first round: every seat has a Leader and Life to lose."""
    host = Device(connection, "en")
    wish = {"game": "etherstone", "sent": "etherstone", "seats": 4}
    found = re.search(r"/t/(\w{4})/", host.ask("POST", "/tables", **wish))
    assert found
    at = f"/t/{found[1]}"
    phones = [Device(connection, LANGUAGES[seat % 2]) for seat in range(4)]
    for seat, phone in enumerate(phones):
        phone.ask("POST", f"/j/{found[1]}", name=f"Player {seat}", crest=seat + 1)
    host.ask("POST", f"{at}/act/start", first=0)
    for action, values in (("choose_leader", {"life": 9}), ("be_ready", {})):
        for seat, phone in enumerate(phones):
            phone.ask("POST", f"{at}/act/{action}", seat=seat, **values)
    watchers = [host, *(Device(connection, LANGUAGES[n % 2]) for n in range(1, 4))]
    for watcher in watchers[1:]:
        watcher.ask("GET", "/help/connect")
    seats = [(f"{at}/stream?page=phone&seat={n}", phone) for n, phone in enumerate(phones)]
    boards = [(f"{at}/stream?page=board", watcher) for watcher in watchers]
    screens = [{"path": path, "cookie": device.cookie} for path, device in (*seats, *boards)]
    taps = [
        {"path": f"{at}/act/step", "cookie": phone.cookie, "seat": seat}
        for seat, phone in enumerate(phones)
    ]
    return {"screens": screens, "tappers": taps}


def many(port: int, count: int) -> list[dict[str, Any]]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        return [etherstone(connection) for _ in range(count)]
    finally:
        connection.close()


def bare(count: int) -> list[dict[str, Any]]:
    """The same crowd for the bare app, which knows neither seats nor cookies."""
    return [
        {
            "screens": [{"path": f"/t/{n}", "cookie": ""}] * 8,
            "tappers": [{"path": f"/t/{n}", "cookie": "", "seat": seat} for seat in range(4)],
        }
        for n in range(count)
    ]
