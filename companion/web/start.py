"""The host's first page: what are we playing, with how many, with which options."""

from flask import Blueprint, g, redirect, render_template, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from companion.rules.game import Game
from companion.rules.parts import Setup
from companion.rules.state import Scalar
from companion.table.store import Conflict
from companion.web.chance import new_code
from companion.web.room import room
from companion.web.tables import voice_for

bp = Blueprint("start", __name__)

TRIES = 50


@bp.get("/")
def choose() -> str:
    """The shelf of games; the chosen one with its options, seats and checklist."""
    shelf = room().shelf
    games = shelf.all()
    key = request.args.get("game", games[0].key)
    game = shelf.game(key) if key in shelf else games[0]
    options = options_from(request.args, game)
    seats = seats_from(request.args, game)
    return render_template(
        "pages/start.html",
        games=[(each, voice_for(each.key)) for each in games],
        game=game,
        v=voice_for(game.key),
        options=options,
        seats=seats,
        steps=list(game.setup(Setup(seats, options))),
        problems=[broken.say(voice_for(game.key)) for broken in shelf.problems()],
    )


@bp.post("/tables")
def open_table() -> Response:
    shelf = room().shelf
    key = request.form.get("game", "")
    if key not in shelf:
        return redirect("/")
    game = shelf.game(key)
    code = open_new(game, options_from(request.form, game), seats_from(request.form, game))
    return redirect(f"/t/{code}/board", 303)


def open_new(game: Game, options: dict[str, Scalar], seats: int) -> str:
    """A table under a code nobody uses; the device that opens it is its host."""
    for _ in range(TRIES):
        code = new_code()
        try:
            room().desk.open(game, code, options=options, seats=seats, host=g.device)
        except Conflict:
            continue
        return code
    raise RuntimeError("no free code")


def options_from(form: "MultiDict[str, str]", game: Game) -> dict[str, Scalar]:
    """The chosen options; a form that was not sent yet has the game's own."""
    if "game" not in form or "sent" not in form:
        return game.default_options()
    options: dict[str, Scalar] = {}
    for option in game.options:
        given = form.get(f"option.{option.key}", "")
        if option.choices:
            options[option.key] = given if given in option.choices else option.start
        else:
            options[option.key] = given == "1"
    return options


def seats_from(form: "MultiDict[str, str]", game: Game) -> int:
    seats = form.get("seats", type=int) or 0
    return seats if seats in game.seats else min(4, game.seats[-1])


@bp.get("/code")
def by_code() -> Response:
    """Somebody typed the code instead of scanning it."""
    code = request.args.get("code", "").strip().upper()
    return redirect(f"/j/{code}" if code.isalnum() else "/")
