"""Past games: the shelf, one game again with its breakdown, and files people own."""

import csv
import io
import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Response, abort, g, jsonify, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from companion.rules.game import Game
from companion.rules.state import OVER
from companion.table.entry import Entry
from companion.table.export import NotAnExport, export, read_export
from companion.table.log import Table, table_from
from companion.table.sight import Viewer
from companion.table.store import Card, Conflict
from companion.texts.lookup import app_texts
from companion.web.chance import new_code
from companion.web.room import room
from companion.web.shelf_facts import figures, leaders, mine
from companion.web.start import my_cards
from companion.web.summary import summary_of
from companion.web.tables import look_at, plan_of, table_or_404, viewer_for, voice_for
from companion.web.try_on import try_on

bp = Blueprint("shelf", __name__)

LARGEST_FILE = 20 * 1024 * 1024


@bp.get("/shelf")
def show() -> str:
    """The games of this device: what was played, who won, how it stands between them."""
    cards = [card for card in my_cards() if card.game in room().shelf]
    past = [card for card in cards if card.ended_at is not None]
    chosen = request.args.get("game", "")
    shown = [card for card in past if not chosen or card.game == chosen]
    told = [card for card in past if card.game == (chosen or past[0].game)]
    return render_template(
        "pages/shelf.html",
        boxes=[_box(game, past) for game in room().shelf.all()],
        chosen=chosen,
        game=voice_for(told[0].game)("name") if told else "",
        plays=[_play(card) for card in shown],
        leaders=leaders(shown),
        figures=figures(told),
        mine=mine(shown, _my_seats),
        running=[_play(card) for card in cards if card.ended_at is None],
        why=request.args.get("why", ""),
    )


def _box(game: Game, past: list[Card]) -> dict[str, Any]:
    """A lid on the shelf: how often it was played, and when last."""
    played = [card for card in past if card.game == game.key]
    voice = voice_for(game.key)
    last = voice.short_day(_when(played[0])) if played else ""
    return {"key": game.key, "name": voice("name"), "count": len(played), "last": last}


def _my_seats(code: str) -> frozenset[int]:
    return plan_of(code).seats_of(g.device)


def _when(card: Card) -> datetime:
    return datetime.fromtimestamp(card.ended_at or card.opened_at, UTC).astimezone()


def _play(card: Card) -> dict[str, Any]:
    """A past game as a line on the shelf."""
    voice, summary = voice_for(card.game), card.summary
    places = summary.get("places", [])
    crests, names = summary.get("crests", []), summary.get("names", [])
    order = [seat for group in places for seat in group]
    winners = places[0] if places else []
    return {
        "code": card.code,
        "game": card.game,
        "name": voice("name"),
        "day": voice.short_day(_when(card)),
        "players": len(names),
        "minutes": summary.get("minutes", 0),
        "crests": [crests[seat] for seat in order if seat < len(crests)],
        "winner": voice.names([names[seat] for seat in winners if seat < len(names)]),
        "total": summary["totals"][winners[0]] if winners and summary.get("totals") else None,
        "decided_by": summary.get("decided_by", ""),
    }


@bp.get("/shelf/<code>")
def play(code: str) -> str | AnyResponse:
    """One past game: the sheet, the ladder, the chart and the log."""
    table = _past(code)
    look = look_at(table, viewer_for(code, "board"))
    return render_template(
        "pages/play.html", look=look, view=look.view, t=look.t, finish=look.finish
    )


def _past(code: str) -> Table:
    """Only those who took part may look; a game that is not over is at its table."""
    table = table_or_404(code)
    if not plan_of(code).takes_part(g.device):
        abort(404)
    if table.state.stage != OVER:
        abort(404)
    return table


@bp.get("/t/<code>/export.json")
def as_json(code: str) -> Response:
    table = _past(code)
    response = jsonify(export(table))
    response.headers["Content-Disposition"] = f'attachment; filename="{_file_name(table)}.json"'
    return response


@bp.get("/t/<code>/sheet.csv")
def as_csv(code: str) -> Response:
    """The score sheet: a line for each score line, a column for each player."""
    table = _past(code)
    look = look_at(table, Viewer())
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([look.game_name, *(_plain(seat.name) for seat in look.view.seats)])
    for row in look.finish.rows:
        writer.writerow([row.name, *row.points])
    writer.writerow([look.t("score-total"), *(look.view.total(s.index) for s in look.view.seats)])
    if look.view.outcome is not None:
        places = (look.view.outcome.place_of(seat.index) for seat in look.view.seats)
        writer.writerow([look.t("shelf-place"), *places])
    headers = {"Content-Disposition": f'attachment; filename="{_file_name(table)}.csv"'}
    return Response("\ufeff" + out.getvalue(), mimetype="text/csv", headers=headers)


def _plain(name: str) -> str:
    """A name that a spreadsheet cannot take for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name


def _file_name(table: Table) -> str:
    day = datetime.fromtimestamp(table.log[0].at, UTC).strftime("%Y-%m-%d")
    return f"tablee-{table.game.key}-{day}-{table.code}"


@bp.post("/import")
def take_in() -> AnyResponse:
    """A file that was exported here or elsewhere comes back to the shelf."""
    request.max_content_length = LARGEST_FILE
    file = request.files.get("file")
    try:
        game, entries = read_export(json.loads(file.read() if file else b""))
        code = adopt(game, entries)
    except (NotAnExport, ValueError, RecursionError) as problem:
        key = problem.key if isinstance(problem, NotAnExport) else "not_an_export"
        why = app_texts().voice(g.language)(f"shelf-{key}")
        return redirect(f"/shelf?why={quote(why)}", 303)
    return redirect(f"/shelf/{code}", 303)


def adopt(game: str, entries: list[Entry]) -> str:
    """The entries under a new code, as a game of this device."""
    if game not in room().shelf:
        raise NotAnExport("unknown_game")
    value = room().shelf.game(game)
    try:
        table = table_from("", value, entries)
        over = table.state.stage == OVER
        summary = summary_of(table) if over else {}
        try_on(table)
    except Exception as problem:
        raise NotAnExport("damaged_export") from problem
    for _ in range(50):
        card = Card(new_code(), game, entries[0].at, entries[-1].at if over else None, g.device)
        try:
            room().desk.adopt(replace(card, summary=summary), entries)
        except Conflict:
            continue
        return card.code
    raise NotAnExport("damaged_export")


@bp.post("/shelf/<code>/forget")
def forget(code: str) -> AnyResponse:
    """The host takes a game off the shelf for good."""
    table_or_404(code)
    if not plan_of(code).is_host(g.device):
        abort(403)
    room().desk.forget(code)
    room().seating.forget(code)
    room().bell.forget(code)
    return redirect("/shelf", 303)
