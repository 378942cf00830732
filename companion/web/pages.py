"""The phone and the big screen of a table."""

from flask import Blueprint, g, redirect, render_template, request
from werkzeug.wrappers import Response

from companion.web.drawn import at_once
from companion.web.regions import screen_of
from companion.web.tables import (
    chosen_seat,
    glimpse_of,
    look_at,
    plan_of,
    table_or_404,
    viewer_for,
)

bp = Blueprint("pages", __name__)


@bp.get("/t/<code>")
def phone(code: str) -> str | Response:
    """A seat on a phone. Whoever holds none is asked to sit down, or watches."""
    table = table_or_404(code)
    plan = plan_of(code)
    seat = chosen_seat()
    if not plan.takes_part(g.device) and request.args.get("watch") != "1":
        return redirect(f"/j/{code}")
    viewer = viewer_for(code, "phone", seat=seat)
    if viewer.seat is None and not plan.is_host(g.device):
        return redirect(f"/t/{code}/board")
    if viewer.seat is None:
        return redirect(f"/t/{code}/board")
    glimpse = glimpse_of(table, "phone", viewer)
    look = look_at(table, glimpse.viewer)
    return render_template(
        "pages/table.html",
        page="phone",
        look=look,
        view=look.view,
        t=look.t,
        why=request.args.get("why", ""),
        screen=at_once(screen_of(glimpse), glimpse),
    )


@bp.get("/t/<code>/board")
def board(code: str) -> str:
    table = table_or_404(code)
    glimpse = glimpse_of(table, "board", viewer_for(code, "board"))
    look = look_at(table, glimpse.viewer)
    return render_template(
        "pages/table.html",
        page="board",
        look=look,
        view=look.view,
        t=look.t,
        why=request.args.get("why", ""),
        screen=at_once(screen_of(glimpse), glimpse),
    )
