"""Sitting down: scan, name, colour with its crest, seat; or just watch."""

from collections.abc import Sequence

from flask import Blueprint, Response, g, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.network.qr import qr_svg
from companion.rules.intents import Intent
from companion.rules.lobby import CRESTS
from companion.rules.refusal import Refusal, Refused
from companion.table.log import Table
from companion.table.places import Seat
from companion.table.play import Tap
from companion.web.address import join_address
from companion.web.room import room
from companion.web.start import cards_of
from companion.web.tables import look_at, plan_of, table_or_404, viewer_for

bp = Blueprint("join", __name__)


@bp.get("/j/<code>")
def ask(code: str) -> str | AnyResponse:
    table = table_or_404(code.upper())
    plan = plan_of(table.code)
    if plan.seats_of(g.device) and request.args.get("more") != "1":
        return redirect(f"/t/{table.code}")
    return page(table)


def page(table: Table, why: str = "") -> str:
    look = look_at(table, viewer_for(table.code, "board"))
    return render_template(
        "pages/join.html",
        look=look,
        view=look.view,
        v=look.t,
        free=free_seats(table),
        crests=crest_list(table),
        recent=recent_names(table.code),
        asked=request.args.get("asked", type=int),
        held=[seat for seat in look.view.seats if look.has_phone(seat)],
        why=why,
        form=request.form,
    )


@bp.post("/j/<code>")
def sit(code: str) -> str | AnyResponse | tuple[str, int]:
    """A free seat, or one that nobody's phone holds; with its name and crest."""
    table = table_or_404(code.upper())
    if request.form.get("watch") == "1":
        return redirect(f"/t/{table.code}/board", 303)
    if plan_of(table.code).seats_of(g.device) and request.args.get("more") != "1":
        return redirect(f"/t/{table.code}", 303)  # a second tap on the same button
    try:
        seat = _seat_for(table)
    except Refused as refused:
        look = look_at(table, viewer_for(table.code, "board"))
        return page(table, look.words.refusals(refused.refusals)), 422
    return redirect(f"/t/{table.code}?seat={seat}", 303)


def _seat_for(table: Table) -> int:
    """The seat that was asked for, else the first without a name, else a new one."""
    seat = request.form.get("seat", type=int)
    if seat is None:
        empty = (s for s in free_seats(table) if not table.state.people[s].name)
        seat = next(empty, None)
    if seat is None:
        seat = _late_seat(table)
        room().seating.hold(table.code, seat, g.device)
    else:
        _take(table, seat)
    return seat


def _person() -> dict[str, str | int]:
    name = request.form.get("name", "").strip()
    return {"name": name, "crest": request.form.get("crest", type=int) or 0}


def _take(table: Table, seat: int) -> None:
    """The phone holds the seat first: of two that want it at once, one gets it."""
    if seat not in range(table.state.size) or not room().seating.take(table.code, seat, g.device):
        raise Refused(Refusal("not_your_seat"), may_override=False)
    if table.state.people[seat].name:
        return
    key = f"{g.device[:8]}.sit.{table.version}.{seat}"
    try:
        tap = Tap(Intent("sit", seat, _person()), key, seat, frozenset({seat}))
        room().desk.act(table.code, tap)
    except BaseException:
        room().seating.hold(table.code, seat, None)
        raise


def _late_seat(table: Table) -> int:
    """A new seat in a running game that allows it."""
    seat = table.state.size
    intent = Intent("join_late", None, _person())
    key = f"{g.device[:8]}.late.{table.version}"
    done = room().desk.act(table.code, Tap(intent, key, seat, frozenset({seat})))
    return done.table.state.size - 1


def free_seats(table: Table) -> list[int]:
    """Seats a newcomer may take: empty ones first, then those without a phone."""
    held = plan_of(table.code).holders
    open_ones = [seat for seat in range(table.state.size) if seat not in held]
    return sorted(open_ones, key=lambda seat: bool(table.state.people[seat].name))


def seat_at(index: int, seats: Sequence[Seat]) -> Seat:
    return seats[index]


def crest_list(table: Table) -> list[tuple[int, str]]:
    """Every crest with the name of who has it already."""
    taken = {person.crest: person.name for person in table.state.people if person.name}
    return [(crest, taken.get(crest, "")) for crest in CRESTS]


def recent_names(code: str) -> list[str]:
    """Names that played with this host before, newest first."""
    names: list[str] = []
    for card in cards_of(plan_of(code).host)[:30]:
        names.extend(name for name in card.summary.get("names", ()) if name not in names)
    return names[:3]


@bp.get("/qr/<code>.svg")
def qr(code: str) -> Response:
    table = table_or_404(code)
    return Response(qr_svg(join_address(table.code)), mimetype="image/svg+xml")
