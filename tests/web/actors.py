"""People with phones round a real table: the whole app, a real database, one cookie jar each."""

from __future__ import annotations

import itertools
import queue
import re
import tempfile
import threading
import time
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

from flask import Flask
from jinja2 import FileSystemBytecodeCache
from werkzeug.test import TestResponse

from companion.app import create_app
from companion.config import make_settings
from companion.games.shelved import Found, Shelved
from companion.rules.game import Game
from companion.rules.state import State, Value
from companion.table.log import Table as Moment
from companion.web.room import Room

JSON = {"Accept": "application/json"}
PATIENCE = 30  # seconds until a screen that hears nothing is given up
HTML = {"Accept": "text/html,application/xhtml+xml"}
COMPILED = FileSystemBytecodeCache(tempfile.mkdtemp(prefix="tablee-templates-"))
"""Templates compiled once for all houses of a test run."""

_numbers = itertools.count(1)


class Answer:
    """What came back, read the way a phone reads it."""

    def __init__(self, response: TestResponse) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.text = response.get_data(as_text=True)
        self.location = response.headers.get("Location", "")
        plain = response.get_json(silent=True)
        self.json: dict[str, Any] = plain if isinstance(plain, dict) else {}

    @property
    def is_done(self) -> bool:
        return self.status in (200, 204, 302, 303)

    @property
    def why(self) -> str:
        return str(self.json.get("why", ""))

    @property
    def said(self) -> str:
        return str(self.json.get("said", ""))

    @property
    def version(self) -> int:
        return int(self.json.get("version", 0))

    @property
    def may_override(self) -> bool:
        return bool(self.json.get("anyway"))

    @property
    def words(self) -> str:
        """The text without its markup, as a person reads it."""
        bare = re.sub(r"<(script|style|svg)\b.*?</\1>|<[^>]*>", " ", self.text, flags=re.DOTALL)
        return " ".join(unescape(bare).split())


class Stream:
    """An open screen, read by a thread of its own as a browser would."""

    def __init__(self, opened: Callable[[], TestResponse]) -> None:
        self.heard = ""
        self.status = 0
        self._messages: queue.Queue[str] = queue.Queue()
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._read, args=(opened,), daemon=True)
        self._thread.start()

    def _read(self, opened: Callable[[], TestResponse]) -> None:
        response = opened()
        self.status = response.status_code
        for message in filter(None, response.iter_encoded()):  # of nothing, nothing is sent
            self._messages.put(message.decode())
            if self._is_closed.is_set():
                break
        response.close()
        self._messages.put("")

    def hears(self, version: int = 0) -> str:
        """The next message that tells of this version or a later one; a heartbeat when there is
        nothing to tell."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self._messages.get(timeout=PATIENCE)
            self.heard += message
            told = re.match(r"(event: beat\n)?id: (\d+)\n", message)
            if not message or (told and int(told[2]) >= version and (version or not told[1])):
                return message
        raise TimeoutError(f"nothing about version {version}")

    def close(self) -> str:
        """All that was ever sent."""
        self._is_closed.set()
        self._thread.join(PATIENCE)
        while not self._messages.empty():
            self.heard += self._messages.get()
        return self.heard


class Device:
    """A phone, a laptop, a stranger's script: whatever has cookies and asks for pages."""

    def __init__(self, house: House, language: str = "en") -> None:
        self.house = house
        self.language = language
        self.address = f"10.0.{next(_numbers) // 250}.{next(_numbers) % 250}"
        self.client = house.app.test_client()
        self.client.set_cookie("language", language)
        house.devices.append(self)

    def _usual(self, headers: dict[str, str]) -> dict[str, Any]:
        return {
            "headers": {"Origin": "http://localhost", **headers},
            "environ_base": {"REMOTE_ADDR": self.address},
        }

    def get(self, path: str, **headers: str) -> Answer:
        return Answer(self.client.get(path, **self._usual({**HTML, **headers})))

    def post(self, path: str, headers: dict[str, str] | None = None, **fields: Any) -> Answer:
        """A tap as the script sends it."""
        usual = self._usual({**JSON, **(headers or {})})
        return Answer(self.client.post(path, data=fields, **usual))

    def submits(self, path: str, **fields: Any) -> Answer:
        """A plain form, sent by a browser without script."""
        return Answer(self.client.post(path, data=fields, **self._usual(HTML)))

    def streams(self, path: str) -> Stream:
        return Stream(lambda: self.client.get(path, buffered=False, **self._usual({})))


class Host(Device):
    def opens(
        self, game: str, *, seats: int = 2, names: list[str] | None = None, **options: str
    ) -> Table:
        """A table of that game; options are switched on by `artifax="1"`."""
        fields = {f"option.{key}": value for key, value in options.items()}
        fields |= {f"name.{seat}": name for seat, name in enumerate(names or [])}
        answer = self.submits("/tables", game=game, seats=seats, sent=game, **fields)
        assert answer.status == 303, answer.words
        found = re.fullmatch(r"/t/([A-Z2-9]{4})/board", answer.location)
        assert found, answer.location
        return Table(self.house, found[1], self)


class Table:
    """A table as people speak of it; `state` is the truth on the server."""

    def __init__(self, house: House, code: str, host: Device) -> None:
        self.house = house
        self.code = code
        self.host = Phone(self, host, None)
        self.phones: list[Phone] = []

    @property
    def moment(self) -> Moment:
        return self.house.room.desk.table(self.code)

    @property
    def state(self) -> State:
        return self.moment.state

    @property
    def version(self) -> int:
        return self.moment.version

    @property
    def game(self) -> Game:
        return self.moment.game

    def phone(self, name: str, language: str = "en", **fields: Any) -> Phone:
        """Somebody scans the code and sits down."""
        device = Device(self.house, language)
        answer = device.submits(f"/j/{self.code}", name=name, **{"crest": self._crest(), **fields})
        assert answer.status == 303, answer.words
        found = re.search(r"seat=(\d+)", answer.location)
        assert found, answer.location
        phone = Phone(self, device, int(found[1]))
        self.phones.append(phone)
        return phone

    def _crest(self) -> int:
        taken = {person.crest for person in self.state.people if person.name}
        return next(crest for crest in range(1, 7) if crest not in taken)

    def begins(self, first: int = 0) -> None:
        answer = self.host.taps("start", first=first)
        assert answer.status == 200, answer.why

    def watcher(self, language: str = "en") -> Phone:
        """Somebody who knows the code and takes no seat."""
        return Phone(self, Device(self.house, language), None)

    def board(self) -> str:
        return self.host.device.get(f"/t/{self.code}/board").words

    def reaches_the_count(self) -> None:
        for action in ("stop", "count_up"):
            answer = self.host.taps(action)
            assert answer.status == 200, answer.why

    def ends(self) -> None:
        """Everybody enters nothing more, and all is revealed."""
        self.reaches_the_count()
        for seat in range(self.state.size):
            if self.state.stage == "scoring":
                self.host.taps("enter", seat=seat)
        answer = self.host.taps("reveal", all="1")
        assert answer.status == 200, answer.why


class Phone:
    """A device in front of one table, usually on a seat."""

    def __init__(self, table: Table, device: Device, seat: int | None) -> None:
        self.table = table
        self.device = device
        self.seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self.device, name)

    @property
    def at(self) -> str:
        return f"/t/{self.table.code}"

    def taps(self, action: str, *, anyway: bool = False, **fields: Any) -> Answer:
        return self.device.post(f"{self.at}/act/{action}", **self._intent(anyway, fields))

    def _intent(self, anyway: bool, fields: dict[str, Any]) -> dict[str, Any]:
        """Every tap has its own key, its seat and what was seen, as the script adds them."""
        usual: dict[str, Any] = {"key": f"tap-{next(_numbers)}", "seen": self.table.version}
        if self.seat is not None:
            usual["seat"] = self.seat
        if anyway:
            usual["anyway"] = "1"
        return {key: value for key, value in {**usual, **fields}.items() if value is not None}

    def steps(self, part: str, by: int = 1, **fields: Any) -> Answer:
        return self.taps("step", part=part, by=by, **fields)

    def undoes(self, **fields: Any) -> Answer:
        return self.device.post(f"{self.at}/undo", key=f"tap-{next(_numbers)}", **fields)

    def redoes(self, **fields: Any) -> Answer:
        return self.device.post(f"{self.at}/redo", key=f"tap-{next(_numbers)}", **fields)

    def value(self, part: str) -> Value:
        return self.table.state.value(part, self.seat)

    def page(self, path: str = "") -> Answer:
        return self.device.get(f"{self.at}{path}")

    def sees(self) -> str:
        """The phone's own page in words."""
        return self.page(f"?seat={self.seat}" if self.seat is not None else "").words

    def reads_history(self) -> str:
        return self.page("/history").words

    def opens_stream(self, page: str = "phone") -> Stream:
        seat = f"&seat={self.seat}" if self.seat is not None else ""
        return self.device.streams(f"{self.at}/stream?page={page}{seat}")


class House:
    """The program with its data folder. It can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.devices: list[Device] = []
        self.app = self._opened()

    def _opened(self) -> Flask:
        app = create_app(make_settings({}, data=self.folder, host="127.0.0.1"))
        app.jinja_env.bytecode_cache = COMPILED
        return app

    @property
    def room(self) -> Room:
        room: Room = self.app.extensions["room"]
        return room

    def shelves(self, shelved: Shelved) -> None:
        """One more game in the box, for this house."""
        shelf = self.room.shelf
        games = {**shelf._box.games, shelved.game.key: shelved}
        shelf._box = Found(games, shelf._box.broken)
        shelf._seen = shelf._look()

    def host(self, language: str = "en") -> Host:
        return Host(self, language)

    def device(self, language: str = "en") -> Device:
        return Device(self, language)

    def close(self) -> None:
        for step in self.app.extensions["closing"]:
            step()

    def restarts(self) -> None:
        """Everything in memory is gone; phones keep their cookies."""
        self.close()
        self.app = self._opened()
        for device in self.devices:
            device.client.application = self.app
