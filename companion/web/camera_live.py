"""A camera over the tray: it offers what it read, and a person confirms, corrects or waves away.

The camera is a program of its own (`companion camera`) on this computer. It proves itself by the
secret of the data folder; people prove themselves by sitting at the table.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, g, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.rules.actions import Action
from companion.rules.house import action_of
from companion.rules.inputs import DiceInput
from companion.table.log import Table
from companion.table.view import View
from companion.texts.voice import Voice
from companion.web.camera_asked import Asked, asked_together
from companion.web.camera_look import Check
from companion.web.camera_match import rows_of, spots_in, wanted_by
from companion.web.camera_offers import LARGEST_PICTURE, Offer, booth, reading_from
from companion.web.camera_taught import colours_once, dice_questions
from companion.web.camera_token import HEADER, is_camera_of
from companion.web.regions import Glimpse
from companion.web.room import room
from companion.web.screen import Part
from companion.web.tables import look_at, plan_of, table_or_404, viewer_for

bp = Blueprint("camera_live", __name__)
JPEG = b"\xff\xd8\xff"
READING = "X-Dice-Reading"


def table_of_camera(code: str) -> Table:
    token = request.headers.get(HEADER, "")
    if not is_camera_of(room().settings.secret_key, code, token):
        abort(403)
    return table_or_404(code)


@bp.get("/t/<code>/camera/wanted")
def wanted(code: str) -> Response:
    """What the camera should look for: these colours once each, or faces that were taught; and
    what people entered for the dice it offered, so that it knows this tray's colours better."""
    table = table_of_camera(code)
    question = next(dice_questions(table.game), None)
    if question is None:
        return jsonify(game=table.game.key, asks=False)
    seat = table.state.turn.active or 0
    dice = wanted_by(question, table.state, seat, {})
    colours = colours_once(dice) if question.has_pips else ()
    told = faces_entered(table) if colours else {}
    return jsonify(game=table.game.key, asks=True, colours=colours, told=told)


def faces_entered(table: Table) -> dict[str, str]:
    """By the colour of the plastic, the faces that people entered since the offer."""
    entry = booth().answered(table)
    action = action_of(table.game, entry.intent.action) if entry else None
    if entry is None or action is None:
        return {}
    question = next(one for one in action.inputs if isinstance(one, DiceInput))
    faces = entry.intent.mix(question.key)
    dice = wanted_by(question, table.state, entry.intent.seat, {})
    return {one.paint: str(faces[one.row]) for one in dice if one.row in faces}


@bp.post("/t/<code>/camera/offer")
def offer(code: str) -> Response:
    """Dice lie still and were read; or (without dice) they move again."""
    table = table_of_camera(code)
    plain = request.get_json(silent=True) or {}
    if not plain.get("dice"):
        if booth().withdraw(code):
            room().bell.stir(code)
        return heard(code)
    try:
        # told again to a table that was started anew: what was entered meanwhile still answers it
        version = min(int(plain.get("since", table.version)), table.version)
        booth().offer(code, reading_from(plain), version)
    except (TypeError, ValueError):
        abort(400)
    room().bell.stir(code)
    return heard(code, since=version)


def heard(code: str, **more: int) -> Response:
    """Whether somebody looks at the pictures, and who it is that heard."""
    return jsonify(watched=booth().is_watched(code), booth=booth().name, **more)


@bp.post("/t/<code>/camera/frame")
def take_frame(code: str) -> Response:
    request.max_content_length = LARGEST_PICTURE
    table_of_camera(code)
    content = request.get_data()
    if not content.startswith(JPEG):
        abort(400)
    booth().show(code, content)
    return heard(code)


def only_people_of(code: str) -> Table:
    """A tray is nobody else's business: seats and the host only."""
    table = table_or_404(code)
    if not plan_of(code).takes_part(g.device):
        abort(403)
    return table


@bp.get("/t/<code>/camera/frame.jpg")
def give_frame(code: str) -> Response:
    """The newest picture; its header says which reading stands, so that frames are drawn anew."""
    table = only_people_of(code)
    jpeg = booth().picture(code)
    if not jpeg:
        return Response(status=204)
    standing = booth().standing(table)
    number = str(standing.number) if standing else ""
    return Response(jpeg, mimetype="image/jpeg", headers={READING: number})


@bp.get("/t/<code>/camera/seen")
def give_frames(code: str) -> str:
    """The dice of the standing reading, framed on the whole picture."""
    table = only_people_of(code)
    look = look_at(table, viewer_for(code, "phone"))
    standing = booth().standing(table)
    check = seen(table, look.t, standing, whole=True) if standing else None
    return render_template("sheets/dice_seen.html", check=check, t=look.t)


@bp.get("/t/<code>/camera")
def page(code: str) -> str | AnyResponse:
    """The live picture of the tray. Whoever has no seat yet is asked to sit down."""
    table = table_or_404(code)
    if not plan_of(code).takes_part(g.device):
        return redirect(f"/j/{code}")
    booth().picture(code)
    look = look_at(table, viewer_for(code, "phone"))
    return render_template("pages/camera.html", look=look, view=look.view, t=look.t)


@bp.post("/t/<code>/camera/dismiss")
def dismiss(code: str) -> AnyResponse:
    only_people_of(code)
    booth().withdraw(code)
    room().bell.stir(code)
    if request.accept_mimetypes.best == "application/json":
        return jsonify(version=room().desk.table(code).version, said="")
    return redirect(f"/t/{code}", 303)


Told = tuple[Any, ...]


def news_of_camera(glimpse: Glimpse, told: Told) -> tuple[Told, list[Part]]:
    """What an open screen must draw anew of the offer, given what it was told last."""
    standing = booth().standing(glimpse.table)
    now: Told = (standing.number, glimpse.table.state.turn) if standing else ()
    if now == told:
        return told, []
    html = drawn(glimpse, standing) if standing else ""
    return now, [("r-camera", html.encode())]


def drawn(glimpse: Glimpse, standing: Offer) -> str:
    look = look_at(glimpse.table, glimpse.viewer)
    answers = answers_for(look.view, look.t, standing) if glimpse.page == "phone" else []
    shown = seen(glimpse.table, look.t, standing)
    return render_template(
        "sheets/dice_offer.html",
        look=look,
        view=look.view,
        t=look.t,
        check=shown,
        answers=answers,
        page=glimpse.page,
        language=glimpse.voice.language,
    )


def seen(table: Table, voice: Voice, standing: Offer, *, whole: bool = False) -> Check | None:
    asked = dice_of(table)
    if asked is None:
        return None
    found = spots_in(standing.reading, asked.question, asked.wanted)
    wide, high = standing.reading.size
    return Check(
        [spot for spot in found if spot.box],
        question=asked.question,
        wanted=asked.wanted,
        voice=voice,
        shape=wide / max(1, high),
        whole=whole,
    )


def dice_of(table: Table) -> Asked | None:
    """The dice of the first action that asks for some: what lies in the tray of this game."""
    seat = table.state.turn.active or 0
    each = (asked_together(action, table.state, seat, {}) for action in table.game.actions)
    return next((asked for asked in each if asked), None)


def answers_for(view: View, voice: Voice, standing: Offer) -> list[tuple[str, str]]:
    """For whoever may act: each action that asks for these dice, and its sheet filled in."""
    me = view.me
    if me is None or (view.active is not None and not me.is_active):
        return []
    offers = [one for one in view.offers if one.is_legal]
    return [
        (voice(f"action-{one.key}"), link)
        for one in offers
        for link in links_for(view, one.action, me.index, standing)
    ]


def links_for(view: View, action: Action, seat: int, standing: Offer) -> list[str]:
    filled = answers_in(view, action, seat, standing)
    query = urlencode({"action": action.key, "seat": seat, **filled})
    return [f"/t/{view.code}/sheet/action?{query}"] if filled else []


def answers_in(view: View, action: Action, seat: int, standing: Offer) -> dict[str, str]:
    """Fields of the sheet for the dice we are sure of; the others a person taps in."""
    asked = asked_together(action, view._state, seat, {})
    if asked is None:
        return {}
    spots = spots_in(standing.reading, asked.question, asked.wanted)
    questions = {one.row: one.question for one in asked.wanted}
    return {
        f"{questions[row]}.{row}": str(spot.face)
        for spot, row in zip(spots, rows_of(spots, asked.wanted), strict=True)
        if row is not None and spot.sure
    }
