"""When a game ends, its cover card gets what the shelf shows: who, how many, how long."""

from dataclasses import replace
from typing import Any

from companion.rules.events import Staged
from companion.rules.state import OVER
from companion.table.desk import Done
from companion.table.log import Table
from companion.web.room import room


def keep_summary(done: Done) -> None:
    """After an entry that ended the game, changed a finished one, or reopened it."""
    touches_end = any(isinstance(event, Staged) for event in done.entry.events)
    if not touches_end and not done.entry.undoes and done.table.state.stage != OVER:
        return
    store = room().store
    card = store.card(done.table.code)
    if card is None:
        return
    over = done.table.state.stage == OVER
    fresh = replace(
        card,
        ended_at=(card.ended_at or done.entry.at) if over else None,
        summary=summary_of(done.table) if over else {},
    )
    if fresh != card:
        store.update_card(fresh)


def summary_of(table: Table) -> dict[str, Any]:
    outcome = table.game.outcome(table.state)
    first, last = table.log[0].at, table.log[table.version - 1].at
    return {
        "names": [person.name for person in table.state.people],
        "crests": [person.crest for person in table.state.people],
        "totals": list(outcome.totals),
        "places": [list(group) for group in outcome.places],
        "decided_by": outcome.decided_by,
        "rounds": table.state.turn.round,
        "minutes": max(1, round((last - first) / 60)),
        "options": {key: value for key, value in table.state.options.items() if value},
    }
