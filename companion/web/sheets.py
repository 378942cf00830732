"""Sheets: dialogs that live outside every swapped region, so nobody's tap closes them."""

from flask import Blueprint, abort, render_template, request

from companion.table.view import View
from companion.web.look import Look
from companion.web.tables import chosen_seat, look_at, table_or_404, viewer_for

bp = Blueprint("sheets", __name__)

PLAIN = frozenset({"menu"})


@bp.get("/t/<code>/sheet/<name>")
def sheet(code: str, name: str) -> str:
    if name not in PLAIN:
        abort(404)
    look = _look(code)
    return render_template(f"sheets/{name}.html", look=look, view=look.view, t=look.t)


def _look(code: str) -> Look:
    table = table_or_404(code)
    page = request.args.get("page", "phone")
    return look_at(table, viewer_for(table.code, page, seat=chosen_seat()))


def seat_asked(view: View) -> int:
    seat = request.args.get("of", type=int)
    if seat is None or not 0 <= seat < view.size:
        abort(404)
    return seat
