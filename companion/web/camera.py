"""Dice by photo: a picture comes in, its dice are shown to be checked, nothing is written.

The photo stays in the browser; here it lives as long as it is read. What was read travels with
the page, so a correction needs no photo. "Use these dice" fills the sheet, which is then sent
like any other answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from flask import Blueprint, abort, render_template, request
from werkzeug.datastructures import FileStorage
from werkzeug.exceptions import RequestEntityTooLarge

from companion.rules.actions import Action
from companion.rules.house import action_of
from companion.rules.inputs import DiceInput
from companion.table.log import Table
from companion.web.camera_asked import asked_together
from companion.web.camera_kept import Contribution, keep_photo, kept_folder
from companion.web.camera_look import Check
from companion.web.camera_match import (
    Spot,
    Wanted,
    corrected,
    dropped,
    from_text,
    spots_in,
    to_text,
)
from companion.web.camera_pool import Busy, beside
from companion.web.camera_taught import can_read, expected_for, file_of, taught_in
from companion.web.forms import intent_from
from companion.web.look import Look
from companion.web.tables import look_at, table_or_404, viewer_for

if TYPE_CHECKING:
    from companion.vision import DiceReading

bp = Blueprint("camera", __name__)
log = logging.getLogger(__name__)

LARGEST_BODY: Final = 64 * 1024 * 1024
"""More than any photo is allowed, so that a photo that is too large is told so politely."""
LARGEST_PHOTO: Final = 40_000_000
PORTRAIT: Final = 0.75
Page = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Throw:
    """The question in front of a seat for which dice are read."""

    table: Table
    look: Look
    seat: int
    action: Action
    question: DiceInput
    wanted: tuple[Wanted, ...]


class NotRead(Exception):
    """Why a photo has no reading: the key of a sentence, and the status that goes with it."""

    def __init__(self, key: str, status: int = 422) -> None:
        super().__init__(key)
        self.key, self.status = key, status


@bp.app_template_global("camera_can_read")
def camera_can_read(game: str, action: Action, key: str) -> bool:
    question = next((asked for asked in action.inputs if asked.key == key), None)
    return isinstance(question, DiceInput) and can_read(question, game)


def thrown(code: str) -> Throw:
    """Who asks, and for which dice; known from the address, before the body is read."""
    table = table_or_404(code)
    seat = request.args.get("seat", type=int)
    if seat is None or not viewer_for(code, "phone", seat=seat).owns(seat):
        abort(403)
    action = action_of(table.game, request.args.get("action", ""))
    key = request.args.get("question", "")
    question = next((one for one in action.inputs if one.key == key), None) if action else None
    if action is None or not isinstance(question, DiceInput):
        abort(404)
    look = look_at(table, viewer_for(code, "phone", seat=seat))
    return Throw(table, look, seat, action, question, ())


def with_wanted(throw: Throw) -> Throw:
    """Which dice are asked for may depend on the other answers of the sheet."""
    values = intent_from(request.form, throw.action.key, throw.action).values
    state, first = throw.table.state, throw.question.key
    asked = asked_together(throw.action, state, throw.seat, values, first=first)
    return replace(throw, question=asked.question, wanted=asked.wanted) if asked else throw


@bp.post("/t/<code>/dice/photo")
def photo(code: str) -> Page:
    """Read a photo and show what was found on it."""
    request.max_content_length = LARGEST_BODY
    throw = thrown(code)
    try:
        file = photo_sent()
        throw = with_wanted(throw)
        reading = read_beside(file, throw)
    except NotRead as problem:
        return sorry(throw, problem)
    wide, high = reading.size
    spots = spots_in(reading, throw.question, throw.wanted)
    return show(throw, spots, shape=wide / max(1, high)), 200


def photo_sent() -> FileStorage:
    try:
        file = request.files.get("photo")
    except RequestEntityTooLarge:
        raise NotRead("too_large", 413) from None
    if file is None:
        raise NotRead("empty")
    size = file.stream.seek(0, 2)
    file.stream.seek(0)
    if size > LARGEST_PHOTO:
        raise NotRead("too_large", 413)
    return file


def read_beside(file: FileStorage, throw: Throw) -> DiceReading:
    """The dice of the photo, or in one word why not."""
    lessons = file_of(throw.table.game.key)

    def read() -> DiceReading:
        from companion.vision import read_dice

        expected = expected_for(throw.question, throw.wanted, taught_in(lessons))
        return read_dice(file.stream.read(), expected)

    reading: DiceReading = in_one_word(read)
    return reading


def in_one_word(work: Callable[[], Any]) -> Any:
    """Work done beside the loop; every way it can fail has its sentence, and the table goes on."""
    try:
        from companion.vision import PhotoRefused
        from companion.vision.taught import NotTaught
    except ImportError:
        raise NotRead("no_vision", 503) from None
    try:
        return beside.run(work)
    except Busy:
        raise NotRead("busy", 503) from None
    except (PhotoRefused, NotTaught) as refused:
        raise NotRead(refused.key) from None
    except ImportError:
        raise NotRead("no_vision", 503) from None
    except Exception:
        log.exception("a photo could not be read")
        raise NotRead("failed", 503) from None


@bp.post("/t/<code>/dice/check")
def check(code: str) -> str:
    """The same dice again: one picked to be corrected, corrected, or taken away."""
    throw = with_wanted(thrown(code))
    spots = spots_sent()
    picked = request.form.get("pick", type=int)
    if request.form.get("set"):
        at, kind, face = told(throw, spots)
        spots = corrected(spots, throw.wanted, at, kind=kind, face=face)
        picked = at if face is None else None
    elif (at := request.form.get("drop", -1, type=int)) in range(len(spots)):
        spots = dropped(spots, throw.wanted, at)
    return show(throw, spots, shape=shape_sent(), picked=picked)


def shape_sent() -> float:
    """Width of the photo over its height; whatever a page may send, a sane one."""
    shape = request.form.get("shape", PORTRAIT, type=float)
    return min(10.0, max(0.1, shape)) if shape == shape else PORTRAIT


def spots_sent() -> tuple[Spot, ...]:
    try:
        return from_text(request.form.get("spots", ""))
    except ValueError:
        abort(400)


def told(throw: Throw, spots: tuple[Spot, ...]) -> tuple[int, str, Any]:
    """`at:kind:face` as a button says it; without a face, only which die it is."""
    at, _, rest = request.form["set"].partition(":")
    kind, _, face = rest.rpartition(":")
    sides = [one.faces for one in throw.wanted if one.kind == kind]
    known = {"": None, **{str(side): side for side in chain(*sides)}} if sides else {}
    if not at.isdecimal() or int(at) >= len(spots) or face not in known:
        abort(400)
    return int(at), kind, known[face]


@bp.post("/t/<code>/dice/keep")
def keep(code: str) -> Page:
    """A photo that a person gives to the training folder of this machine, with its dice."""
    request.max_content_length = LARGEST_BODY
    throw = thrown(code)
    try:
        file = photo_sent()
        throw = with_wanted(throw)
        given = Contribution(file.stream.read(), spots_sent(), throw.wanted, shape_sent())
        folder = kept_folder()
        in_one_word(lambda: keep_photo(folder, given))
    except NotRead as problem:
        return sorry(throw, problem)
    return throw.look.t("camera-kept"), 200


def show(throw: Throw, spots: tuple[Spot, ...], *, shape: float, picked: int | None = None) -> str:
    checked = Check(
        spots,
        question=throw.question,
        wanted=throw.wanted,
        voice=throw.look.t,
        shape=shape,
        picked=picked,
    )
    return drawn(throw, check=checked, spots=to_text(spots), shape=shape)


def sorry(throw: Throw, problem: NotRead) -> Page:
    return drawn(throw, why=throw.look.t(f"photo-{problem.key}")), problem.status


def drawn(throw: Throw, **more: Any) -> str:
    query = f"action={throw.action.key}&question={throw.question.key}&seat={throw.seat}"
    return render_template(
        "sheets/dice_photo.html",
        look=throw.look,
        view=throw.look.view,
        t=throw.look.t,
        question=throw.question,
        query=query,
        kept="check" in more and request.form.get("keep") == "1",
        **more,
    )
