"""Play again: the same game, options, people and phones at a fresh table."""

from flask import Blueprint, abort, g, redirect
from werkzeug.wrappers import Response

from companion.rules.intents import Intent
from companion.rules.state import OVER
from companion.table.log import Table
from companion.table.play import Tap
from companion.web.room import room
from companion.web.start import open_new
from companion.web.tables import plan_of, table_or_404

bp = Blueprint("again", __name__)


@bp.post("/t/<code>/again")
def again(code: str) -> Response:
    """Whoever takes part may ask for another game; the others are taken along."""
    table, plan = table_or_404(code), plan_of(code)
    if not plan.takes_part(g.device) or table.state.stage != OVER:
        abort(403)
    with room().seating.moving:  # two who ask at once go to the same table
        following = _following(code) or _follow(table)
    seat = plan.first_seat_of(g.device)
    page = f"/t/{following}" if seat is not None else f"/t/{following}/board"
    return redirect(page, 303)


def _following(code: str) -> str | None:
    """The table at which the same people play again, if it is there already."""
    following = room().store.setting(f"again.{code}")
    return following if following and room().store.card(following) else None


def _follow(table: Table) -> str:
    plan = plan_of(table.code)
    code = open_new(table.game, dict(table.state.options), table.state.size)
    for seat, person in enumerate(table.state.people):
        intent = Intent("sit", seat, {"name": person.name, "crest": person.crest})
        room().desk.act(code, Tap(intent, f"again.{seat}", None, frozenset(), host=True))
        if seat in plan.holders:
            room().seating.hold(code, seat, plan.holders[seat])
    room().seating.make_host(code, plan.host or g.device)
    room().store.keep_setting(f"again.{table.code}", code)
    room().bell.stir(table.code)
    return code
