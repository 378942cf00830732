"""The game begins: seats nobody took are left out, and every phone moves with its person."""

from dataclasses import replace

from companion.rules.state import LOBBY
from companion.table.desk import Done
from companion.table.log import Table
from companion.table.play import Tap
from companion.web.room import room


def begin(code: str, tap: Tap) -> Done:
    """Phones move first, while there is nothing to see yet, and back when it is refused."""
    seating = room().seating
    with seating.moving:
        seats = _moves(room().desk.table(code))
        if all(old == new for old, new in seats.items()):
            return room().desk.act(code, tap)
        before = seating.plan(code).holders
        seating.move(code, seats)
        try:
            by = None if tap.by is None else seats.get(tap.by)
            return room().desk.act(code, replace(tap, by=by))
        except BaseException:
            for seat in {*before, *seats.values()}:
                seating.hold(code, seat, before.get(seat))
            raise


def _moves(table: Table) -> dict[int, int]:
    """Each taken seat and the one it becomes."""
    if table.state.stage != LOBBY:
        return {}
    named = [seat for seat, person in enumerate(table.state.people) if person.name]
    return {old: new for new, old in enumerate(named)}
