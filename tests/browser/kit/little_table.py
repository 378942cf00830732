"""A table of one page, just big enough to try the kit in a real browser.

Started as a program: it prints its port, keeps every table in memory, and lets a test
look behind the scenes (`/t/CODE/behind`) and arrange trouble (`/t/CODE/trouble`).
"""

from __future__ import annotations

import queue
import threading
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flask import Blueprint, Flask, Response, jsonify, redirect, render_template, request
from flask import stream_with_context as within_request
from jinja2 import ChoiceLoader, FileSystemLoader
from werkzeug.serving import make_server

from companion.web import drawing

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
REGIONS = ("mine", "actions")
START = {"life": 9, "points": 5}
POLICY = "default-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'"

bp = Blueprint("little", __name__)


@dataclass
class LittleTable:
    """Two numbers, a log, the keys seen, and the trouble a test asked for."""

    numbers: dict[str, int] = field(default_factory=lambda: dict(START))
    version: int = 1
    meaning: str = "rest"
    log: list[tuple[str, int, str]] = field(default_factory=list)
    answers: dict[str, tuple[dict[str, Any], int]] = field(default_factory=dict)
    trouble: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    listeners: set[queue.Queue[str]] = field(default_factory=set)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def wake(self, word: str = "look") -> None:
        for listener in list(self.listeners):
            listener.put(word)

    def is_in(self, trouble: str) -> bool:
        self.trouble[trouble] -= 1
        return self.trouble[trouble] >= 0

    def answer(self, action: str, form: Any) -> tuple[dict[str, Any], int]:
        with self.lock:
            key = form.get("key", "")
            answer = self.answers.get(key) or self.decide(action, form)
            if key:
                self.answers[key] = answer
        self.wake()
        return answer

    def decide(self, action: str, form: Any) -> tuple[dict[str, Any], int]:
        by = int(form.get("by") or 0)
        goes_wrong = action == "pact" or self.numbers.get(action, 0) + by < 0
        if goes_wrong and not form.get("anyway"):
            return {"why": "Only while corrupted", "anyway": True}, 422
        self.version += 1
        self.log.append((action, by, form.get("key", "")))
        if action in self.numbers:
            self.numbers[action] += by
        return {"version": self.version, "said": f"Ana {action}", "undo": self.version}, 200


TABLES: dict[str, LittleTable] = defaultdict(LittleTable)


def draw(name: str, code: str) -> str:
    return render_template(f"{name}.html", code=code, table=TABLES[code])


@bp.get("/t/<code>")
def page(code: str) -> str:
    return draw("page", code)


@bp.get("/board/<int:seats>")
def board(seats: int) -> str:
    return render_template("board.html", seats=seats)


@bp.get("/t/<code>/sheet/<name>")
def sheet(code: str, name: str) -> str:
    return draw(f"sheet_{name}", code)


@bp.post("/t/<code>/act/<action>")
def act(code: str, action: str) -> Any:
    table = TABLES[code]
    if table.is_in("stumbles"):
        return "not now", 503
    answer, status = table.answer(action, request.form)
    if "application/json" not in request.headers.get("Accept", ""):
        return redirect(f"/t/{code}", 303)
    return jsonify(answer), status


@bp.post("/t/<code>/undo")
def undo(code: str) -> Response:
    table = TABLES[code]
    action, by, _ = table.log.pop()
    table.numbers[action] = table.numbers.get(action, 0) - by
    table.version += 1
    table.wake()
    return jsonify(version=table.version, said="Undone")


@bp.get("/t/<code>/stream")
def stream(code: str) -> Any:
    if TABLES[code].is_in("stream_errors"):
        return "<!doctype html><h1>Broken</h1>", 500
    return Response(within_request(messages(code)), mimetype="text/event-stream")


def messages(code: str) -> Iterator[str]:
    table, listener = TABLES[code], queue.Queue[str]()
    table.listeners.add(listener)
    word = "look"
    try:
        while word != "hang up":
            yield message(code, table.version)
            word = listener.get()
    finally:
        table.listeners.discard(listener)


def message(code: str, version: int) -> str:
    regions = "".join(
        f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{draw(name, code)}</hx-partial>'
        for name in REGIONS
    )
    lines = "".join(f"data: {line}\n" for line in regions.splitlines())
    return f"id: {version}\n{lines}\n"


@bp.get("/t/<code>/behind")
def behind(code: str) -> Response:
    table = TABLES[code]
    return jsonify(numbers=table.numbers, log=table.log, screens=len(table.listeners))


@bp.post("/t/<code>/trouble")
def trouble(code: str) -> str:
    table, wanted = TABLES[code], request.get_json()
    table.meaning = wanted.pop("meaning", table.meaning)
    word = wanted.pop("wake", "look")
    for name, by in wanted.pop("somebody", {}).items():
        table.numbers[name] += by
        table.version += 1
    table.trouble.update(wanted)
    table.wake(word)
    return "arranged"


@bp.after_request
def strict(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = POLICY
    return response


def words(key: str, **facts: int) -> str:
    return f"{facts['moves']} kept here" if key == "kit-saved" else key


def little_app() -> Flask:
    app = Flask(__name__, static_folder=str(ROOT / "static"))
    folders = [FileSystemLoader(HERE / "pages"), FileSystemLoader(ROOT / "templates")]
    app.jinja_loader = ChoiceLoader(folders)  # type: ignore[assignment]
    app.jinja_env.globals.update(drawing=drawing, t=words)
    app.register_blueprint(bp)
    return app


if __name__ == "__main__":
    server = make_server("127.0.0.1", 0, little_app(), threaded=True)
    print(server.port, flush=True)
    server.serve_forever()
