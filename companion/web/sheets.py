"""Sheets: dialogs that live outside every swapped region, so nobody's tap closes them."""

from flask import Blueprint, abort, render_template, request

from companion.rules.parts import Label, Number, Part, Stock, Token
from companion.rules.rosters import Roster
from companion.rules.state import OVER
from companion.table.places import Seat
from companion.table.sight import Viewer
from companion.web.aid import chapters
from companion.web.look import Look
from companion.web.seats import is_host_here
from companion.web.tables import chosen_seat, look_at, plan_of, table_or_404, viewer_for

bp = Blueprint("sheets", __name__)


def _look(code: str) -> Look:
    table = table_or_404(code)
    page = "board" if request.args.get("page") == "board" else "phone"
    return look_at(table, viewer_for(table.code, page, seat=chosen_seat()))


def _seat(look: Look) -> Seat:
    seat = request.args.get("of", type=int)
    if seat is None or not 0 <= seat < look.view.size:
        abort(404)
    return look.view.seats[seat]


def _show(name: str, look: Look, **more: object) -> str:
    """The game's own drawing of a sheet where it has one, else ours."""
    drawings = look.drawn(f"sheet_{name}.html", f"sheets/{name}.html")
    return render_template(drawings, look=look, view=look.view, t=look.t, **more)


@bp.get("/t/<code>/sheet/menu")
def menu(code: str) -> str:
    return _show("menu", _look(code))


@bp.get("/t/<code>/sheet/seat")
def seat(code: str) -> str:
    """Everything that may be seen of one seat."""
    look = _look(code)
    return _show("seat", look, seat=_seat(look))


@bp.get("/t/<code>/sheet/aid")
def aid(code: str) -> str:
    """The player aid: the turn, the actions, the terms, the end and the scoring."""
    look = _look(code)
    return _show("aid", look, chapters=chapters(look.view.game, look.t))


@bp.get("/t/<code>/sheet/record")
def record(code: str) -> str:
    """One card or unit: its fields, and what can be done with it by hand."""
    look = _look(code)
    part = look.view.game.rosters.get(request.args.get("part", ""))
    if part is None:
        abort(404)
    owner = None if part.shared else _seat(look)
    id = request.args.get("id", "")
    records = look.view.records(part.key, owner.index if owner else None)
    if id not in records:
        abort(404)
    return _show("record", look, part=part, owner=owner, id=id, record=records[id])


@bp.get("/t/<code>/sheet/correct")
def correct(code: str) -> str:
    """Every value of a seat or of the table, to be set by hand: the table is right."""
    look = _look(code)
    owner = _seat(look) if request.args.get("of") else None
    parts = [part for part in look.parts_of(owner) if may_correct(look.view.viewer, part, owner)]
    return _show(
        "correct",
        look,
        owner=owner,
        numbers=[n for part in parts for n in _numbers(look, part)],
        tokens=[part for part in parts if isinstance(part, Token)],
        labels=[part for part in parts if isinstance(part, Label)],
        rosters=[part for part in parts if isinstance(part, Roster)],
    )


def may_correct(viewer: Viewer, part: Part, owner: Seat | None) -> bool:
    return viewer.host or owner is None or viewer.owns(owner.index)


def _numbers(look: Look, part: Part) -> list[str]:
    """The value keys of a part that hold numbers: a stock has one for each colour."""
    if isinstance(part, (Number, Stock)):
        return [key for key in part.value_keys() if key in look.view.game.numbers]
    return []


@bp.get("/t/<code>/sheet/lines")
def lines(code: str) -> str:
    """The lines of the final count, to be corrected once they are revealed."""
    look = _look(code)
    if look.view.stage != OVER:
        abort(404)
    return _show("lines", look)


@bp.get("/t/<code>/sheet/setup")
def setup(code: str) -> str:
    return _show("setup", _look(code))


@bp.get("/t/<code>/sheet/seat_guest")
def seat_guest(code: str) -> str:
    """A player without a phone takes a free seat."""
    look = _look(code)
    return _show("seat_guest", look, seat=_seat(look))


@bp.get("/t/<code>/sheet/seats")
def seats(code: str) -> str:
    """Who sits where, and how seats and the host role change hands."""
    look = _look(code)
    plan = plan_of(code)
    hosts = [seat for seat, device in plan.holders.items() if plan.is_host(device)]
    return _show("seats", look, hosts=hosts, may_claim=not is_host_here(code, plan))


@bp.get("/t/<code>/sheet/preferences")
def preferences(code: str) -> str:
    return _show("preferences", _look(code))


@bp.get("/t/<code>/sheet/abilities")
def abilities(code: str) -> str:
    """The quick steps of a seat."""
    return _show("abilities", _look(code))
