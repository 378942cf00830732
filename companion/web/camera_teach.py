"""Teach it your dice: a few photos of each face, how sure it is of them, one file to take along."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.datastructures import FileStorage
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response as AnyResponse

from companion.rules.game import Game
from companion.texts.voice import Voice
from companion.web.camera import LARGEST_BODY, LARGEST_PHOTO, NotRead, in_one_word
from companion.web.camera_aside import aside_of, drop_aside, put_aside, take_back
from companion.web.camera_taught import (
    PIPS,
    SUFFIX,
    dice_folder,
    dice_questions,
    faces_to_teach,
    file_of,
    taught_for,
    taught_in,
)
from companion.web.notebook import may_write
from companion.web.room import room
from companion.web.tables import voice_for

if TYPE_CHECKING:
    from companion.vision import Die
    from companion.vision.taught import FaceReport, TaughtFaces

bp = Blueprint("camera_teach", __name__)

MOST_AT_ONCE: Final = 12
LARGEST_FILE: Final = 9_000_000


@dataclass(frozen=True, slots=True)
class Face:
    """One face of the page: its name in a lesson and in words, and how well it is known."""

    key: str
    kind: str
    face: str | int
    label: str
    paint: str = ""
    photos: int = 0
    percent: int | None = None
    confused: str = ""


@bp.get("/dice")
def show() -> str:
    games = [shelved.game for shelved in room().shelf if faces_to_teach(shelved.game)]
    key = request.args.get("game", "")
    game = next((one for one in games if one.key == key), games[0] if games else None)
    return render_template(
        "pages/teach.html",
        games=[(one, voice_for(one.key)) for one in games],
        game=game,
        faces=faces_of(game) if game else [],
        has_pips=game is not None and any(face in PIPS for face in faces_to_teach(game)),
        is_taught=game is not None and file_of(game.key).is_file(),
        may_teach=may_write(),
        why=request.args.get("why", ""),
        said=request.args.get("said", ""),
        about=request.args.get("face", ""),
        may_take_back="back" in request.args and game is not None and aside_of(game.key).is_file(),
    )


def faces_of(game: Game) -> list[Face]:
    voice, known = voice_for(game.key), reports(game.key)
    paint = {kind: colour for one in dice_questions(game) for kind, colour in one.paint.items()}
    faces = (face_of(key, voice, known) for key in faces_to_teach(game))
    return [replace(face, paint=paint.get(face.kind, "")) for face in faces]


def reports(game: str) -> dict[str, FaceReport]:
    """How well each taught face is told from the others; worked out beside the event loop."""
    taught = taught_for(game) if file_of(game).is_file() else None
    if taught is None:
        return {}
    try:
        return {one.face: one for one in in_one_word(taught.report)}
    except NotRead:
        return {}


def face_of(key: str, voice: Voice, known: dict[str, FaceReport]) -> Face:
    kind, _, face = key.rpartition(".")
    report = known.get(key)
    share = report.recognised if report else None
    return Face(
        key=key,
        kind=kind or "white",
        face=int(face) if face.isdecimal() else face,
        label=label_of(key, voice),
        photos=report.lessons if report else 0,
        percent=None if share is None else round(100 * share),
        confused=label_of(report.confused_with, voice) if report and report.confused_with else "",
    )


def label_of(key: str, voice: Voice) -> str:
    kind, _, face = key.rpartition(".")
    words = (voice.optional(f"colour-{kind}") or kind, voice.optional(f"face-{face}") or face)
    return " ".join(word for word in words if word)


def game_here() -> Game:
    """The game of the form, if whoever asks may teach."""
    if not may_write():
        abort(403)
    key = request.args.get("game", "")
    if key not in room().shelf:
        abort(404)
    return room().shelf.game(key)


@bp.post("/dice/learn")
def learn() -> AnyResponse:
    """More photos of one face."""
    request.max_content_length = LARGEST_BODY
    game = game_here()
    face = request.args.get("face", "")
    if face not in faces_to_teach(game):
        abort(404)
    try:
        count = taught_more(game.key, face, photos_sent())
    except NotRead as problem:
        return back(game, why=problem.key, face=face)
    return back(game, said=voice_for(game.key)("teach-learned", count=count), face=face)


def photos_sent() -> list[FileStorage]:
    try:
        photos = [file for file in request.files.getlist("photo") if file.filename]
    except RequestEntityTooLarge:
        raise NotRead("too_large", 413) from None
    if not photos:
        raise NotRead("empty")
    return photos[:MOST_AT_ONCE]


def taught_more(game: str, face: str, photos: list[FileStorage]) -> int:
    """How many photos were learned; the first that cannot be is told, those before it stay."""
    from companion.vision.taught import MOST_LESSONS, TaughtFaces

    taught = taught_for(game) or TaughtFaces(game)
    for photo in photos:
        if sum(1 for lesson in taught.lessons if lesson.face == face) >= MOST_LESSONS:
            raise NotRead("enough")
        taught = in_one_word(partial(taught.learn, face, photo.stream.read(LARGEST_PHOTO + 1)))
        save(taught, game)
        drop_aside(game)
    return len(photos)


def save(taught: TaughtFaces, game: str) -> None:
    """Under the game's own name, whatever the set was called where it came from."""
    file = file_of(game)
    if not taught.lessons:
        file.unlink(missing_ok=True)
        return
    written = replace(taught, name=game).save(dice_folder())
    if written != file:
        written.replace(file)


@bp.post("/dice/try")
def try_out() -> AnyResponse:
    """What the camera makes of a photo after the lessons; nothing is learned from it."""
    request.max_content_length = LARGEST_BODY
    game = game_here()
    try:
        dice = in_one_word(partial(dice_on, photos_sent()[0], file_of(game.key)))
    except NotRead as problem:
        return back(game, why=problem.key)
    voice = voice_for(game.key)
    if not dice:
        return back(game, why="no_dice")
    return back(game, said=voice("teach-seen", dice=", ".join(said_of(die, voice) for die in dice)))


def dice_on(photo: FileStorage, lessons: Path) -> tuple[Die, ...]:
    from companion.vision import Expected, read_dice

    return read_dice(photo.stream.read(LARGEST_PHOTO + 1), Expected(taught=taught_in(lessons))).dice


def said_of(die: Die, voice: Voice) -> str:
    """A die in words, with how likely it is that, and a question mark where one is due."""
    key = "teach-seen-sure" if die.sure else "teach-seen-unsure"
    return voice(key, face=label_of(die.face, voice), percent=round(100 * die.confidence))


@bp.post("/dice/forget")
def forget() -> AnyResponse:
    """One face, or (without one) all that was taught for a game."""
    game = game_here()
    taught = taught_for(game.key)
    face = request.args.get("face", "")
    if taught is None:
        return back(game)
    put_aside(game.key)
    save(taught.forget(face) if face else replace(taught, lessons=()), game.key)
    return back(game, said=voice_for(game.key)("teach-forgotten"), face=face, more="&back=1")


@bp.post("/dice/recall")
def recall() -> AnyResponse:
    """What was forgotten last is known again."""
    game = game_here()
    take_back(game.key)
    return back(game, face=request.args.get("face", ""))


@bp.get("/dice/<game>.dice.json")
def take_along(game: str) -> Response:
    """All that was taught for a game as one file."""
    if game not in room().shelf or not may_write() or not file_of(game).is_file():
        abort(404)
    name = f'attachment; filename="{quote(game)}{SUFFIX}"'
    content = file_of(game).read_bytes()
    return Response(content, mimetype="application/json", headers={"Content-Disposition": name})


@bp.post("/dice/import")
def bring_in() -> AnyResponse:
    """A file from another computer; faces taught on both keep what is newer: the file's."""
    request.max_content_length = LARGEST_FILE
    game = game_here()
    try:
        content = photos_sent()[0].stream.read()
        taught = in_one_word(partial(joined, content, taught_for(game.key)))
        save(taught, game.key)
        drop_aside(game.key)
    except NotRead as problem:
        return back(game, why="not_a_dice_file" if problem.key == "failed" else problem.key)
    return back(game, said=voice_for(game.key)("teach-brought", count=len(taught.faces)))


def joined(content: bytes, known: TaughtFaces | None) -> TaughtFaces:
    from companion.vision.taught import TaughtFaces

    brought = TaughtFaces.from_bytes(content)
    kept = [one for one in known.lessons if one.face not in brought.faces] if known else []
    return replace(brought, lessons=(*brought.lessons, *kept))


def back(
    game: Game, *, why: str = "", said: str = "", face: str = "", more: str = ""
) -> AnyResponse:
    """To the page, at the face it was about, where the sentence stands."""
    sentence = voice_for(game.key)(f"photo-{why}") if why else ""
    about, place = (f"&face={quote(face)}", f"#{quote(face)}") if face else ("", "")
    told = f"why={quote(sentence)}&said={quote(said)}"
    return redirect(f"/dice?game={game.key}{about}&{told}{more}{place}", 303)
