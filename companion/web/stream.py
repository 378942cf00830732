"""Every open screen hears of what changed, drawn for its own eyes."""

import time
from collections.abc import Iterator

from flask import Blueprint, Response, g, request, stream_with_context

from companion.table.desk import NoSuchTable
from companion.web.camera_live import Told, news_of_camera
from companion.web.regions import Screen
from companion.web.room import room
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
    lines = stream_with_context(_lines(code, page if page in PAGES else "phone", chosen_seat()))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(lines, mimetype="text/event-stream", headers=headers)


def _lines(code: str, page: str, seat: int | None) -> Iterator[str]:
    house, device, screen = room(), g.device, Screen()
    told: Told = ()
    house.presence.arrive(code, device)
    try:
        table = house.desk.table(code)
        while True:
            glimpse = glimpse_of(table, page, viewer_for(code, page, seat=seat))
            parts = screen.news(house.drawings.of(code), glimpse)
            told, offered = news_of_camera(glimpse, told)
            parts += offered
            yield message(table.version, parts) if parts else beat(table.version)
            parts.clear()  # a whole screen is large, and this one waits for long
            time.sleep(BREATH)
            rung = house.bell.wait(code, table.version, HEARTBEAT)
            table = house.desk.table(code, at_least=rung or 0)
    except NoSuchTable:
        return  # forgotten meanwhile: there is nothing left to follow
    finally:
        house.presence.leave(code, device)


def beat(version: int) -> str:
    return f"event: beat\nid: {version}\ndata: \n\n"


def message(version: int, parts: list[tuple[str, str]]) -> str:
    """One server-sent event that morphs every region that changed."""
    partials = "".join(
        f'<hx-partial hx-target="#{id}" hx-swap="innerMorph">{html}</hx-partial>'
        for id, html in parts
    )
    data = "\n".join(f"data: {line}" for line in partials.splitlines())
    return f"id: {version}\n{data}\n\n"
