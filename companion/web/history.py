"""How the game went: the chart, the log in words, and the way back to any point."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from flask import Blueprint, g, redirect, render_template, request
from werkzeug.wrappers import Response

from companion.table.course import Course, course, series_of
from companion.table.log import is_undoable, last_undo, steps_after
from companion.web.look import Look
from companion.web.tables import chosen_seat, look_at, plan_of, table_or_404, viewer_for
from companion.web.words import Told

bp = Blueprint("history", __name__)


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the history. `is_pick` is the point to go back to; `would_go` is after it."""

    told: Told
    is_pick: bool
    would_go: bool
    can_pick: bool

    @property
    def number(self) -> int:
        return self.told.numbers[-1]


@bp.get("/t/<code>/history")
def show(code: str) -> str | Response:
    """A phone's history or, with `page=board`, that of the big screen."""
    table = table_or_404(code)
    page = "board" if request.args.get("page") == "board" else "phone"
    if not plan_of(code).takes_part(g.device):
        page = "board"
    look = look_at(table, viewer_for(code, page, seat=chosen_seat()))
    if page == "phone" and look.view.me is None:
        return redirect(f"/t/{code}/history?page=board")
    pick = request.args.get("to", type=int)
    going = steps_after(table, pick) if pick is not None else ()
    drawn = course(table, request.args.get("series", ""))
    undo = last_undo(table)
    return render_template(
        f"pages/history_{page}.html",
        page=page,
        look=look,
        view=look.view,
        t=look.t,
        rounds=rounds(look, _steps(look, pick, going)),
        pick=pick,
        going=len(going),
        course=drawn,
        series=[(series.key, look.t(f"series-{series.key}")) for series in series_of(table.game)],
        lines=chart_series(look, drawn),
        mark=mark_of(drawn, pick),
        can_redo=undo is not None,
        can_undo=any(is_undoable(entry) for entry in table.entries),
    )


def _steps(look: Look, pick: int | None, going: Iterable[int]) -> list[Step]:
    gone = frozenset(going)
    return [
        Step(
            told,
            is_pick=pick is not None and pick in told.numbers,
            would_go=bool(gone.intersection(told.numbers)),
            can_pick=not told.is_undone,
        )
        for told in look.story()
    ]


def rounds(look: Look, steps: list[Step]) -> list[tuple[str, list[Step]]]:
    """The steps under the heading of their round, newest first."""
    grouped = groupby(steps, key=lambda step: step.told.round if look.has_turns else 0)
    return [(_heading(look, number), list(group)) for number, group in grouped]


def _heading(look: Look, number: int) -> str:
    if not look.has_turns:
        return look.t("history-all")
    return look.t("web-round", round=number) if number else look.t("history-before")


def chart_series(look: Look, drawn: Course) -> list[tuple[int, list[int]]]:
    return [(seat.crest, list(drawn.lines[seat.index])) for seat in look.view.seats]


def mark_of(drawn: Course, pick: int | None) -> int | None:
    """The column of the chart at which the chosen point lies."""
    if pick is None or not drawn.numbers:
        return None
    before = [at for at, number in enumerate(drawn.numbers) if number <= pick]
    return before[-1] if before else 0
