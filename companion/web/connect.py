"""When a phone cannot connect: likely causes, what the server sees, the Wi-Fi's own QR code."""

from flask import Blueprint, Response, abort, g, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.network.qr import qr_svg
from companion.network.wifi import wifi_payload
from companion.web.address import addresses, base_address, best_address
from companion.web.room import room
from companion.web.tables import is_code, plan_of, visitor

bp = Blueprint("connect", __name__)

CAUSES = ("network", "guest", "firewall", "vpn", "address")
LONGEST_WIFI = 64


@bp.get("/help/connect")
def help() -> str:
    """Named causes, each with what to do; and which addresses this machine has."""
    code = request.args.get("code", "")
    return render_template(
        "pages/connect.html",
        causes=CAUSES,
        code=code if is_code(code) else "",
        found=addresses(),
        chosen=best_address(),
        only_loopback=not any(address.is_reachable for address in addresses()),
        seen=visitor(),
        asked_by=request.host,
        may_choose=may_choose(),
        wifi=room().wifi,
        base=base_address(),
    )


def may_choose() -> bool:
    """The machine itself, or whoever is host of a table on it."""
    return visitor() in ("127.0.0.1", "::1") or any(
        plan_of(code).is_host(g.device) for code in room().store.tables_of(g.device)
    )


def _back() -> AnyResponse:
    code = request.form.get("code", "")
    return redirect(f"/help/connect?code={code}" if is_code(code) else "/help/connect", 303)


@bp.post("/help/address")
def choose_address() -> AnyResponse:
    """Another address goes into the QR code."""
    if not may_choose():
        abort(403)
    ip = request.form.get("ip", "")
    if any(address.ip == ip for address in addresses()):
        room().address = ip
    return _back()


@bp.post("/help/wifi")
def tell_wifi() -> AnyResponse:
    """Name and password of the Wi-Fi, kept in memory only, for a QR code that joins it."""
    if not may_choose():
        abort(403)
    room().wifi.name = request.form.get("name", "").strip()[:LONGEST_WIFI]
    room().wifi.password = request.form.get("password", "")[:LONGEST_WIFI]
    return _back()


@bp.get("/help/wifi.svg")
def wifi_qr() -> Response:
    """Only for the big screen of a host: the code holds the password."""
    wifi = room().wifi
    if not wifi.name or not may_choose():
        abort(404)
    return Response(
        qr_svg(wifi_payload(wifi.name, password=wifi.password)), mimetype="image/svg+xml"
    )
