"""From a code in an address to a table and the viewer in front of it."""

import time

from flask import abort, g, request

from companion.games.shelf import UnknownGame
from companion.rules.state import Board
from companion.table.desk import NoSuchTable
from companion.table.log import Table
from companion.table.sight import Viewer
from companion.table.view import View
from companion.texts.voice import Voice
from companion.web.address import shown_address
from companion.web.attending import ASKED, away, held
from companion.web.chance import CODE_LENGTH, LETTERS
from companion.web.look import Look
from companion.web.regions import Glimpse
from companion.web.room import room
from companion.web.seating import Plan


def now() -> float:
    return time.time()


def visitor() -> str:
    return request.remote_addr or "?"


def is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)


def table_or_404(code: str) -> Table:
    """The table of that code. Guessing codes is slowed down; a wrong one says nothing more."""
    if room().slowdown.wait(visitor()) and not is_mine(code):
        abort(429)
    try:
        if not is_code(code):
            raise NoSuchTable(code)
        return room().desk.table(code)
    except NoSuchTable:
        room().slowdown.wrong(visitor())
        abort(404)
    except UnknownGame:
        abort(404)  # its file is gone from the games folder; the log waits for it


def is_mine(code: str) -> bool:
    """Whoever plays at a table need not suffer from a guesser behind the same address."""
    return is_code(code) and code in room().store.tables_of(g.device)


def plan_of(code: str) -> Plan:
    return room().seating.plan(code)


def chosen_seat() -> int | None:
    seat = request.values.get("seat", "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else None


def viewer_for(code: str, page: str, *, seat: int | None = None) -> Viewer:
    """The big screen sees no secrets, whoever opened it."""
    plan = plan_of(code)
    if page == "board":
        return Viewer(None, frozenset(), plan.is_host(g.device))
    return plan.viewer(g.device, seat=seat)


def voice_for(game: str) -> Voice:
    return room().shelf.texts(game).voice(g.language)


def attending(code: str, viewer: Viewer, plan: Plan) -> Board:
    board: dict[str, bool | str] = {}
    presence = room().presence
    for seat, device in plan.holders.items():
        board[held(seat)] = True
        board[away(seat)] = not presence.is_here(code, device)
    board[ASKED] = " ".join(str(seat) for seat in asked_seats(code, viewer, plan))
    return board


def asked_seats(code: str, viewer: Viewer, plan: Plan) -> tuple[int, ...]:
    """Seats that another phone asks for; told to whoever may decide."""
    requests = room().requests.of(code)
    if not requests:
        return ()
    host_is_here = bool(plan.host) and room().presence.is_here(code, plan.host)
    if viewer.host or (viewer.seats and not host_is_here):
        return tuple(request.seat for request in requests)
    return ()


def look_at(table: Table, viewer: Viewer) -> Look:
    return Look(
        View(table, viewer),
        voice_for(table.game.key),
        attending=attending(table.code, viewer, plan_of(table.code)),
        place=shown_address,
        folder=drawings_of(table.game.key),
    )


def drawings_of(game: str) -> str:
    """Where a game keeps its own drawings. A person's file that took the place of a game in the box
    is another game: it is drawn like any other file."""
    return "" if room().shelf.shelved(game).own else f"games/{game}"


def glimpse_of(table: Table, page: str, viewer: Viewer) -> Glimpse:
    return Glimpse(
        table=table,
        page=page,
        voice=voice_for(table.game.key),
        viewer=viewer,
        attending=attending(table.code, viewer, plan_of(table.code)),
        folder=drawings_of(table.game.key),
        place=shown_address,
    )
