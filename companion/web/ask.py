"""An action that asks first: its sheet, and what it would do with the answers so far."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, abort, render_template, request

from companion.rules.actions import Action
from companion.rules.hints import Hint
from companion.rules.house import action_of
from companion.rules.intents import Answer, Intent
from companion.rules.refusal import Refused
from companion.table.log import Table
from companion.table.play import decide
from companion.table.sight import Viewer
from companion.table.story import effects
from companion.web.act import tap_for
from companion.web.asking import Asking
from companion.web.forms import intent_from
from companion.web.look import Look
from companion.web.tables import chosen_seat, look_at, now, table_or_404, viewer_for
from companion.web.words import Chip

bp = Blueprint("ask", __name__)


@bp.get("/t/<code>/sheet/action")
def sheet(code: str) -> str:
    """The sheet of an action: `?action=cast&seat=0`, answers may be given along."""
    table = table_or_404(code)
    key = request.args.get("action", "")
    action = _action(table, key)
    intent = intent_from(request.args, key, None)
    given = {k: v for k, v in intent.values.items() if k not in ("action", "page", "touched")}
    asking = _asking(table, action, given, touched=frozenset(given))
    return _render("action", table, asking)


@bp.post("/t/<code>/preview/<action>")
def preview(code: str, action: str) -> str:
    """The questions again with new answers, and what would happen."""
    table = table_or_404(code)
    known = _action(table, action)
    intent = intent_from(request.form, action, known)
    touched = request.form.get("touched")
    names = None if touched is None else frozenset(touched.split(","))
    return _render("action_body", table, _asking(table, known, intent.values, touched=names))


def _action(table: Table, key: str) -> Action:
    action = action_of(table.game, key)
    if action is None:
        abort(404)
    return action


def _asking(
    table: Table,
    action: Action,
    given: Mapping[str, Answer],
    *,
    touched: frozenset[str] | None,
) -> Asking:
    return Asking(table.game.key, action, table.state, chosen_seat(), given, touched)


def _render(template: str, table: Table, asking: Asking) -> str:
    viewer = viewer_for(table.code, "phone", seat=asking.seat)
    if not viewer.owns(asking.seat):
        abort(403)
    look = look_at(table, viewer)
    intent = Intent(asking.action.key, asking.seat, asking.answers())
    chips, why = foresee(table, viewer, look, intent)
    own = f"sheet_{template}_{asking.action.key}.html"
    drawings = look.drawn(own, f"sheets/{template}.html")
    return render_template(
        drawings,
        look=look,
        view=look.view,
        t=look.t,
        action=asking.action,
        seat=asking.seat,
        questions=asking.questions(look.t, look.words),
        touched=",".join(sorted(asking.touched or ())),
        notes=[look.words.hint(hint) for hint in noted(asking)],
        noted={hint.key: hint.facts for hint in noted(asking)},
        chips=chips,
        why=why,
    )


def noted(asking: Asking) -> list[Hint]:
    """What the answers so far amount to."""
    if asking.action.notes is None:
        return []
    return list(asking.action.notes(asking.state, asking.seat, asking.answers()))


def foresee(table: Table, viewer: Viewer, look: Look, intent: Intent) -> tuple[list[Chip], str]:
    """What the intent would change, as chips, and what speaks against it."""
    why = ""
    try:
        entry = decide(table, tap_for(table, intent), at=now())
    except Refused as refused:
        why = look.words.refusals(refused.refusals)
        if not refused.may_override:
            return [], why
        try:
            entry = decide(table, tap_for(table, replace(intent, anyway=True)), at=now())
        except Refused:
            return [], why
    changes = effects(table.game, table.state, viewer, list(entry.events))
    owners = table.game.owners
    told = (e for e in changes if e.part not in owners or owners[e.part].told)
    chips = (look.words.chip(effect, owner=intent.seat) for effect in told)
    return [chip for chip in chips if chip is not None], why
