"""Every open screen hears of what changed, drawn for its own eyes."""

from collections.abc import Iterator

from flask import Blueprint, Response, g, request, stream_with_context

from companion.web.regions import Drawn, Screen
from companion.web.room import room
from companion.web.tables import chosen_seat, glimpse_of, table_or_404, viewer_for

bp = Blueprint("stream", __name__)

HEARTBEAT = 5.0
"""Seconds of silence after which a screen is told that we are still there."""

PAGES = ("phone", "board")

_drawn: dict[str, Drawn] = {}


@bp.get("/t/<code>/stream")
def follow(code: str) -> Response:
    table_or_404(code)
    page = request.args.get("page", "phone")
    lines = stream_with_context(_lines(code, page if page in PAGES else "phone", chosen_seat()))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Response(lines, mimetype="text/event-stream", headers=headers)


def _lines(code: str, page: str, seat: int | None) -> Iterator[str]:
    house, device, screen = room(), g.device, Screen()
    house.presence.arrive(code, device)
    try:
        while True:
            table = house.desk.table(code)
            viewer = viewer_for(code, page, seat=seat)
            glimpse = glimpse_of(table, page, viewer)
            drawn = _drawn.setdefault(code, Drawn())
            parts = [(r.id, drawn.draw(r, glimpse)) for r in screen.changed(glimpse)]
            yield message(table.version, parts) if parts else "event: beat\ndata: \n\n"
            house.bell.wait(code, table.version, HEARTBEAT)
    finally:
        house.presence.leave(code, device)


def message(version: int, parts: list[tuple[str, str]]) -> str:
    """One server-sent event that morphs every region that changed."""
    partials = "".join(
        f'<hx-partial hx-target="#{id}" hx-swap="innerMorph">{html}</hx-partial>'
        for id, html in parts
    )
    data = "\n".join(f"data: {line}" for line in partials.splitlines())
    return f"id: {version}\n{data}\n\n"
