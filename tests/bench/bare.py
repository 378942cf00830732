"""The limit: the least a gevent server can do for a tap that is on disk and on every screen.

`python -m tests.bench.bare FOLDER` prints its port and serves until it is ended.
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import sqlite3  # noqa: E402
import sys  # noqa: E402
from collections.abc import Iterable, Iterator  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

from gevent.event import Event  # noqa: E402
from gevent.pool import Pool  # noqa: E402
from gevent.pywsgi import WSGIServer  # noqa: E402

from companion.handler import PromptHandler  # noqa: E402
from companion.server import allow_many_streams, listen  # noqa: E402


class Bare:
    def __init__(self, folder: Path) -> None:
        self.disk = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
        self.disk.execute("PRAGMA journal_mode=WAL")
        self.disk.execute("PRAGMA synchronous=FULL")
        self.disk.execute("CREATE TABLE taps (code TEXT, number INT, body TEXT)")
        self.versions: dict[str, int] = {}
        self.events: dict[str, Event] = {}

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        code = environ["PATH_INFO"].split("/")[2]
        if environ["REQUEST_METHOD"] == "GET":
            start_response("200 OK", [("Content-Type", "text/event-stream")])
            return self.stream(code)
        body = environ["wsgi.input"].read()
        version = self.versions[code] = self.versions.get(code, 0) + 1
        self.disk.execute("INSERT INTO taps VALUES (?, ?, ?)", (code, version, body))
        event = self.events.pop(code, None)
        if event is not None:
            event.set()
        answer = b'{"version":%d}' % version
        start_response("200 OK", [("Content-Length", str(len(answer)))])
        return [answer]

    def stream(self, code: str) -> Iterator[bytes]:
        while True:
            version = self.versions.get(code, 0)
            yield b"\nid: %d\ndata: <b>%d</b>\n\n" % (version, version)
            self.events.setdefault(code, Event()).wait()


if __name__ == "__main__":
    allow_many_streams()
    listener = listen("127.0.0.1", port=0)
    app = Bare(Path(sys.argv[1]))
    server = WSGIServer(listener, app, spawn=Pool(), log=None, handler_class=PromptHandler)
    server.start()
    print(listener.getsockname()[1], flush=True)
    server.serve_forever()
