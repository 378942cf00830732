"""Seats and the host role change hands: take over, free, hand on, claim, leave."""

from flask import Blueprint, abort, g, jsonify, redirect, request
from werkzeug.wrappers import Response

from companion.rules.intents import Intent
from companion.rules.refusal import Refused
from companion.rules.state import LOBBY
from companion.table.log import Table
from companion.table.play import Tap
from companion.web.act import wants_json
from companion.web.requests import Request
from companion.web.room import room
from companion.web.seating import Plan
from companion.web.tables import plan_of, table_or_404

bp = Blueprint("seats", __name__)


def has_say(code: str, plan: Plan) -> bool:
    """The host decides; when the host is gone, anybody at the table may."""
    if plan.is_host(g.device):
        return True
    return bool(plan.seats_of(g.device)) and not is_host_here(code, plan)


def is_host_here(code: str, plan: Plan) -> bool:
    return bool(plan.host) and room().presence.is_here(code, plan.host)


def _seat(table: Table) -> int:
    seat = request.form.get("seat", type=int)
    if seat is None or not 0 <= seat < table.state.size:
        abort(400)
    return seat


def _done(code: str, target: str = "") -> Response:
    room().bell.stir(code)
    if wants_json():
        return jsonify(version=room().desk.table(code).version, said="", go=target or None)
    return redirect(target or f"/t/{code}", 303)


@bp.post("/t/<code>/seats/free")
def free(code: str) -> Response:
    """The seat's phone no longer holds it; any phone may sit down there."""
    table, plan = table_or_404(code), plan_of(code)
    seat = _seat(table)
    if not has_say(code, plan) and seat not in plan.seats_of(g.device):
        abort(403)
    room().seating.hold(code, seat, None)
    return _done(code)


@bp.post("/t/<code>/seats/leave")
def leave(code: str) -> Response:
    """This phone leaves its seat; before the game the seat becomes free again."""
    table, plan = table_or_404(code), plan_of(code)
    seat = _seat(table)
    if seat not in plan.seats_of(g.device):
        abort(403)
    room().seating.hold(code, seat, None)
    if table.state.stage == LOBBY:
        _rise(code, seat)
    return _done(code, f"/t/{code}/board")


def _rise(code: str, seat: int) -> None:
    try:
        key = f"rise.{seat}.{room().desk.table(code).version}"
        room().desk.act(code, Tap(Intent("rise", seat), key, seat, frozenset({seat})))
    except Refused:
        return


@bp.post("/t/<code>/seats/host")
def hand_on(code: str) -> Response:
    """The host role goes to the phone of another seat."""
    table, plan = table_or_404(code), plan_of(code)
    device = plan.holders.get(_seat(table))
    if not plan.is_host(g.device) or device is None:
        abort(403)
    room().seating.make_host(code, device)
    return _done(code)


@bp.post("/t/<code>/seats/claim")
def claim(code: str) -> Response:
    """Somebody at the table becomes host because the host is gone."""
    table_or_404(code)
    plan = plan_of(code)
    if not plan.seats_of(g.device) or is_host_here(code, plan):
        abort(403)
    room().seating.make_host(code, g.device)
    return _done(code)


@bp.post("/j/<code>/ask")
def ask(code: str) -> Response:
    """A new phone asks for a seat that another phone holds."""
    table = table_or_404(code)
    seat = _seat(table)
    room().requests.ask(code, Request(seat, g.device, table.state.people[seat].name))
    room().bell.stir(code)
    return redirect(f"/j/{code}?asked={seat}", 303)


@bp.get("/j/<code>/asked")
def asked(code: str) -> Response:
    """Whether the seat is ours by now: the join page asks every other second."""
    table_or_404(code)
    if plan_of(code).seats_of(g.device):
        return Response("", 200, {"HX-Redirect": f"/t/{code}"})
    if room().requests.is_asking(code, g.device):
        return Response("", 204)
    return Response("", 200, {"HX-Redirect": f"/j/{code}"})


@bp.post("/t/<code>/seats/grant")
def grant(code: str) -> Response:
    table, plan = table_or_404(code), plan_of(code)
    if not has_say(code, plan):
        abort(403)
    wish = room().requests.settle(code, _seat(table))
    if wish is not None and request.form.get("answer") == "yes":
        room().seating.hold(code, wish.seat, wish.device)
    return _done(code)
