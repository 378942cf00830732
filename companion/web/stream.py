"""Every open screen hears of what changed, drawn for its own eyes."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from flask import Blueprint, Flask, Response, current_app, g, request

from companion.table.desk import NoSuchTable
from companion.table.log import Table
from companion.web.camera_live import Told, news_of_camera
from companion.web.camera_offers import booth
from companion.web.regions import Glimpse
from companion.web.room import Room, room
from companion.web.screen import Part, Screen
from companion.web.tables import chosen_seat, glimpse_of, table_or_404, viewer_for

bp = Blueprint("stream", __name__)

HEARTBEAT = 5.0
"""Seconds of silence after which a screen is told that we are still there."""

BREATH = 0.02
"""Seconds between two drawings of a screen: what happens meanwhile is drawn together."""

PAGES = ("phone", "board")


@bp.get("/t/<code>/stream")
def follow(code: str) -> Response:
    table_or_404(code)
    page = request.args.get("page", "phone")
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]
    follower = Follower(
        app=app,
        house=room(),
        code=code,
        page=page if page in PAGES else "phone",
        seat=chosen_seat(),
        device=g.device,
        language=g.language,
    )
    request.environ.pop("werkzeug.request", None)  # the environment outlives the request
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(follower.lines(), mimetype="text/event-stream", headers=headers)


@dataclass(slots=True)
class Follower:
    """One open screen. It waits for long and there are many of them: between two drawings it
    holds on to nothing of the request it began with."""

    app: Flask
    house: Room
    code: str
    page: str
    seat: int | None
    device: str
    language: str
    screen: Screen = field(default_factory=Screen)
    told: Told = ()
    seen: tuple[Any, ...] = ()
    """What was in front of these eyes when they were last told."""

    def lines(self) -> Iterator[bytes]:
        self.house.presence.arrive(self.code, self.device)
        try:
            yield from self._follow()
        except NoSuchTable:
            return  # forgotten meanwhile: there is nothing left to follow
        finally:
            self.house.presence.leave(self.code, self.device)

    def _follow(self) -> Iterator[bytes]:
        desk, bell = self.house.desk, self.house.bell
        table = desk.table(self.code)
        while True:
            yield self._told_now(table)
            yield b""  # whoever passes this on lets go of what came before, which may be large
            drawn_at = time.monotonic()
            rung = bell.wait(self.code, table.version, HEARTBEAT)
            early = drawn_at + BREATH - time.monotonic()
            if early > 0:
                time.sleep(early)
            table = desk.table(self.code, at_least=rung or 0)

    def _told_now(self, table: Table) -> bytes:
        with self._in_the_house():
            glimpse = glimpse_of(table, self.page, viewer_for(self.code, self.page, seat=self.seat))
            parts = self._news(glimpse)
        time.sleep(0)  # all are drawn before the first is sent: so the last one is sent sooner
        return message(table.version, parts) if parts else beat(table.version)

    def _news(self, glimpse: Glimpse) -> list[Part]:
        standing = booth().standing(glimpse.table)
        seen = (glimpse.table.version, glimpse.viewer, glimpse.attending, standing)
        if seen == self.seen:
            return []
        self.seen = seen
        parts = self.screen.news(self.house.drawings.of(self.code), glimpse)
        self.told, offered = news_of_camera(glimpse, self.told)
        return parts + offered

    @contextmanager
    def _in_the_house(self) -> Iterator[None]:
        with self.app.app_context():
            g.device, g.language = self.device, self.language
            yield


def beat(version: int) -> bytes:
    return b"event: beat\nid: %d\ndata: \n\n" % version


def message(version: int, parts: list[Part]) -> bytes:
    """One server-sent event that morphs every region that changed."""
    partials = b"".join(
        b'<hx-partial hx-target="#%b" hx-swap="innerMorph">%b</hx-partial>' % (id.encode(), html)
        for id, html in parts
    )
    data = b"\n".join(b"data: " + line for line in partials.splitlines())
    return b"id: %d\n%b\n\n" % (version, data)
