"""Taps arrive here: form to intent, intent to the desk, and back what came of it."""

import secrets
from typing import Any
from urllib.parse import quote

from flask import Blueprint, g, jsonify, redirect, request
from werkzeug.wrappers import Response

from companion.rules.actions import Action
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.refusal import Refusal, Refused
from companion.table.desk import Done
from companion.table.log import Table, bursts, is_undoable
from companion.table.play import REDO, UNDO, UNDO_TO, Tap
from companion.table.story import tell_entry
from companion.table.view import View
from companion.web.chance import one_of, rolled
from companion.web.forms import intent_from
from companion.web.notes import remember_cards
from companion.web.room import room
from companion.web.starting import begin
from companion.web.summary import keep_summary
from companion.web.tables import look_at, plan_of, table_or_404, viewer_for, voice_for
from companion.web.words import Words

bp = Blueprint("act", __name__)

LOBBY_HOST = frozenset({"arrange", "start", "rise"})
"""Before the game begins these are the host's to do."""


@bp.post("/t/<code>/act/<action>")
def act(code: str, action: str) -> Response:
    table = table_or_404(code)
    known = action_of(table.game, action)
    intent = intent_from(request.form, action, known)
    return carry_out(table, with_chance(table, known, intent))


@bp.post("/t/<code>/undo")
def undo(code: str) -> Response:
    """My last step, the named entries, or everything after an entry."""
    table = table_or_404(code)
    action = UNDO_TO if request.form.get("to", "") != "" else UNDO
    values: dict[str, Any] = {}
    if action == UNDO_TO:
        values["to"] = request.form.get("to", table.version, type=int)
    elif request.form.get("entries") or request.form.get("entry"):
        given = request.form.get("entries") or request.form["entry"]
        values["entries"] = burst_of(table, given.split(",")[:500])
    return carry_out(table, Intent(action, None, values, request.form.get("anyway") == "1"))


def burst_of(table: Table, given: list[str]) -> tuple[str, ...]:
    """The entries, each with the quick taps that read as one change with it."""
    wanted = {int(number) for number in given if number.strip().isdecimal() and len(number) < 10}
    groups = bursts(entry for entry in table.entries if table.counts(entry))
    chosen = (group for group in groups if any(entry.number in wanted for entry in group))
    return tuple(str(entry.number) for group in chosen for entry in group)


@bp.post("/t/<code>/redo")
def redo(code: str) -> Response:
    table = table_or_404(code)
    return carry_out(table, Intent(REDO, None, {}, request.form.get("anyway") == "1"))


def with_chance(table: Table, action: Action | None, intent: Intent) -> Intent:
    """Luck is added here, once, before the intent is decided and written down."""
    if action is not None and request.form.get("roll") == "1":
        intent = rolled(table.state, action, intent)
    if intent.action == "start" and intent.text("first") in ("", "random"):
        seats = sum(1 for person in table.state.people if person.name)
        values = {**intent.values, "first": one_of(range(seats)) if seats else 0}
        intent = Intent(intent.action, intent.seat, values, intent.anyway)
    return intent


def tap_for(table: Table, intent: Intent) -> Tap:
    """The intent with who sent it. A retry carries the same key and counts once."""
    plan = plan_of(table.code)
    by = request.form.get("by_seat", type=int)
    mine = plan.seats_of(g.device)
    host = plan.is_host(g.device)
    if by is None or (by not in mine and not host):
        by = min(mine, default=None)
    return Tap(
        intent=intent,
        key=_key(),
        by=by,
        seats=mine,
        host=host,
        seen=request.form.get("seen", type=int),
    )


def _key() -> str:
    """The device is part of the key: nobody can claim another's tap."""
    given = request.form.get("key", "")[:64]
    if not given.isascii() or not given.isprintable() or not given:
        given = secrets.token_urlsafe(9)
    return f"{g.device[:8]}.{given}"


def carry_out(table: Table, intent: Intent) -> Response:
    tap = tap_for(table, intent)
    try:
        if intent.action in LOBBY_HOST and not tap.host:
            raise Refused(Refusal("host_only"), may_override=False)
        play = begin if intent.action == "start" else room().desk.act
        done = play(table.code, tap)
    except Refused as refused:
        return refuse(table, refused)
    remember_cards(done)
    keep_summary(done)
    return acknowledge(done)


def wants_json() -> bool:
    if request.environ.get("HTTP_ACCEPT") == "application/json":
        return True  # what our own pages say; reading such lists is slow
    return request.accept_mimetypes.best == "application/json"


def acknowledge(done: Done) -> Response:
    if not wants_json():
        return back(done.table)
    viewer = viewer_for(done.table.code, "phone")
    return jsonify(version=done.table.version, said=said(done, viewer), undo=undo_number(done))


def said(done: Done, viewer: Any) -> str:
    """What happened, in the viewer's words, for the toast."""
    line = tell_entry(done.table, viewer, done.entry.number)
    if line is None:
        return ""
    words = Words(View(done.table, viewer), voice_for(done.table.game.key))
    return words.line(line).spoken


def undo_number(done: Done) -> int | None:
    """What the toast offers to take back."""
    return done.entry.number if done.table.counts(done.entry) and is_undoable(done.entry) else None


def refuse(table: Table, refused: Refused) -> Response:
    """422 and why, in the viewer's language; nothing was written."""
    look = look_at(table, viewer_for(table.code, "phone"))
    why = look.words.refusals(refused.refusals)
    stale = any(refusal.key == "stale" for refusal in refused.refusals)
    if not wants_json():
        return back(table, why=why)
    response = jsonify(why=why, anyway=refused.may_override)
    response.status_code = 409 if stale else 422
    return response


def back(table: Table, why: str = "") -> Response:
    """Without script: to the page the form was on."""
    target = request.form.get("next", "")
    if not target.startswith(f"/t/{table.code}") and not target.startswith(f"/j/{table.code}"):
        target = f"/t/{table.code}"
    if why:
        target += ("&" if "?" in target else "?") + f"why={quote(why)}"
    return redirect(target, 303)
