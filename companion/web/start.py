"""The host's first page: what are we playing, with how many, with which options."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from flask import Blueprint, g, redirect, render_template, request
from markupsafe import Markup, escape
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from companion.rules.game import Game, SetupStep
from companion.rules.intents import Intent
from companion.rules.lobby import CRESTS
from companion.rules.parts import Setup
from companion.rules.refusal import Refused
from companion.rules.state import Scalar
from companion.table.play import Tap
from companion.table.store import Card, Conflict
from companion.texts.voice import Voice
from companion.web.chance import new_code
from companion.web.room import room
from companion.web.tables import voice_for

bp = Blueprint("start", __name__)

TRIES = 50


@dataclass(frozen=True, slots=True)
class Box:
    """A game on the shelf, as the host sees it."""

    game: Game
    voice: Voice
    last_played: float | None

    @property
    def players(self) -> str:
        first, last = self.game.seats[0], self.game.seats[-1]
        return str(first) if first == last else f"{first}–{last}"

    @property
    def played(self) -> str:
        """The day it was last opened here, or nothing."""
        if self.last_played is None:
            return ""
        return self.voice.short_day(datetime.fromtimestamp(self.last_played, UTC).astimezone())


@bp.get("/")
def choose() -> str:
    """The shelf of games; the chosen one with its options, seats and checklist."""
    mine = my_cards()
    boxes = boxes_on_shelf(mine)
    game = chosen_game(boxes)
    options, seats = options_from(request.args, game), seats_from(request.args, game, mine)
    voice = voice_for(game.key)
    return render_template(
        "pages/start.html",
        boxes=boxes,
        game=game,
        v=voice,
        options=options,
        seats=seats,
        names=names_for(game, mine, seats),
        steps=checklist(game, voice, seats, options),
        ticked=frozenset(request.args.getlist("tick")),
        problems=[broken.say(voice) for broken in room().shelf.problems()],
        tables=open_tables(mine),
    )


def my_cards() -> list[Card]:
    return cards_of(g.device)


def cards_of(device: str) -> list[Card]:
    """Tables a device took part in, newest first."""
    store = room().store
    cards = (store.card(code) for code in store.tables_of(device))
    return sorted((c for c in cards if c is not None), key=lambda c: c.opened_at, reverse=True)


def boxes_on_shelf(mine: list[Card]) -> list[Box]:
    """Games played lately first; the others as they stand on the shelf."""
    played = {card.game: card.opened_at for card in reversed(mine)}
    boxes = [Box(game, voice_for(game.key), played.get(game.key)) for game in room().shelf.all()]
    return sorted(boxes, key=lambda box: -(box.last_played or 0))


def chosen_game(boxes: list[Box]) -> Game:
    key = request.args.get("game", "")
    return next((box.game for box in boxes if box.game.key == key), boxes[0].game)


def open_tables(mine: list[Card]) -> list[dict[str, Any]]:
    """Games of this device that are not over: one tap back to the table."""
    return [
        {"code": card.code, "name": voice_for(card.game)("name")}
        for card in mine
        if card.ended_at is None and card.game in room().shelf
    ][:3]


def checklist(
    game: Game, voice: Voice, seats: int, options: dict[str, Scalar]
) -> list[tuple[SetupStep, Markup]]:
    """The set-up for exactly this; numbers stand out."""
    return [(step, in_words(step, voice)) for step in game.setup(Setup(seats, options))]


def in_words(step: SetupStep, voice: Voice) -> Markup:
    """The sentence with its quantities set off, as safe markup."""
    said = str(escape(voice(f"setup-{step.key}", **step.facts)))
    numbers = {str(fact) for fact in step.facts.values() if type(fact) is int}
    words = (f'<span class="qty">{w}</span>' if w in numbers else w for w in said.split(" "))
    return Markup(" ".join(words))  # noqa: S704  escaped above


@bp.post("/tables")
def open_table() -> Response:
    shelf = room().shelf
    key = request.form.get("game", "")
    if key not in shelf:
        return redirect("/")
    game = shelf.game(key)
    code = open_new(game, options_from(request.form, game), seats_from(request.form, game, []))
    seat_names(code, game)
    for step in request.form.getlist("tick")[:60]:
        _do(code, Intent("tick", None, {"step": step, "on": True}), f"tick.{step}")
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


def seat_names(code: str, game: Game) -> None:
    """Names given beforehand sit down; their phones confirm by scanning."""
    seats = seats_from(request.form, game, [])
    for seat, crest in zip(range(seats), CRESTS, strict=False):
        name = request.form.get(f"name.{seat}", "").strip()
        if name:
            _do(code, Intent("sit", seat, {"name": name, "crest": crest}), f"seat.{seat}")


def _do(code: str, intent: Intent, key: str) -> None:
    try:
        room().desk.act(code, Tap(intent, key, None, frozenset(), host=True))
    except Refused:
        return


def options_from(form: "MultiDict[str, str]", game: Game) -> dict[str, Scalar]:
    """The chosen options; a form that was not sent yet, or for another game, has its own."""
    if form.get("sent") != game.key:
        return game.default_options()
    options: dict[str, Scalar] = {}
    for option in game.options:
        given = form.get(f"option.{option.key}", "")
        if option.choices:
            options[option.key] = given if given in option.choices else option.start
        else:
            options[option.key] = given == "1"
    return options


def seats_from(form: "MultiDict[str, str]", game: Game, mine: list[Card]) -> int:
    seats = form.get("seats", type=int) or 0
    if seats in game.seats:
        return seats
    last = next((card for card in mine if card.game == game.key and card.summary), None)
    before = len(last.summary.get("names", ())) if last else 0
    return before if before in game.seats else min(max(4, game.seats[0]), game.seats[-1])


def names_for(game: Game, mine: list[Card], seats: int) -> list[str]:
    """Who sat here last time, so that nobody types a name twice."""
    given = [request.args.get(f"name.{seat}") for seat in range(seats)]
    if any(name is not None for name in given):
        return [name or "" for name in given]
    last = next((card for card in mine if card.summary.get("names")), None)
    known = list(last.summary["names"]) if last else []
    return [*known, *([""] * seats)][:seats]


def seats_list(game: Game) -> list[tuple[int, str]]:
    """The numbers of seats a game can be opened with, for a row of buttons."""
    return [(seats, str(seats)) for seats in game.seats]


@bp.get("/code")
def by_code() -> Response:
    """Somebody typed the code instead of scanning it."""
    code = request.args.get("code", "").strip().upper()
    return redirect(f"/j/{code}" if code.isalnum() else "/")
