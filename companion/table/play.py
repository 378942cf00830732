"""From a tap to an entry: who may, whether it is stale, what the referee says."""

from dataclasses import dataclass

from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.referee import carry_out
from companion.rules.refusal import Refusal, Refused
from companion.table.entry import Entry
from companion.table.log import (
    Table,
    fold,
    is_undoable,
    last_step_of,
    last_undo,
    steps_after,
    undone_numbers,
)

UNDO, UNDO_TO, REDO = "undo", "undo_to", "redo"


@dataclass(frozen=True, slots=True)
class Tap:
    """What a device sent. `by` is the seat it acts from; `seats` are the seats it may act for
    (the host: all of them); `seen` is the version its screen showed."""

    intent: Intent
    key: str
    by: int | None = None
    seats: frozenset[int] = frozenset()
    host: bool = False
    seen: int | None = None


def decide(table: Table, tap: Tap, *, at: float) -> Entry:
    """The entry this tap would add, or Refused with the reason; nothing is written here."""
    intent = tap.intent
    if intent.action in (UNDO, UNDO_TO, REDO):
        return _undoing(table, tap, at=at)
    action = action_of(table.game, intent.action)
    if action is None or table.state.stage not in action.stages:
        raise Refused(Refusal("not_now"), may_override=False)
    _check_seat(table, tap)
    if action.once_seen and tap.seen is not None and tap.seen < table.turned_at:
        raise Refused(Refusal("stale"), may_override=False)
    events = carry_out(table.game, table.state, action, intent)
    if not events:
        raise Refused(Refusal("nothing_happens"), may_override=False)
    return Entry(table.version + 1, tap.key, at, tap.by, intent, events)


def _check_seat(table: Table, tap: Tap) -> None:
    """Only seat holders act for their seats; the host may act for all."""
    seat = tap.intent.seat
    if seat is not None and not 0 <= seat < max(1, table.state.size):
        raise Refused(Refusal("unknown_seat"), may_override=False)
    if tap.host:
        return
    if (seat is None and not tap.seats) or (seat is not None and seat not in tap.seats):
        raise Refused(Refusal("not_your_seat"), may_override=False)


def _undoing(table: Table, tap: Tap, *, at: float) -> Entry:
    if not tap.host and not tap.seats:
        raise Refused(Refusal("not_your_seat"), may_override=False)
    numbers = _numbers_to_undo(table, tap)
    if not numbers:
        key = "nothing_to_redo" if tap.intent.action == REDO else "nothing_to_undo"
        raise Refused(Refusal(key), may_override=False)
    entry = Entry(table.version + 1, tap.key, at, tap.by, tap.intent, (), numbers)
    if not tap.intent.anyway:
        _check_others(table, tap, numbers)
        _check_laws(table, entry)
    return entry


def _numbers_to_undo(table: Table, tap: Tap) -> tuple[int, ...]:
    intent = tap.intent
    if intent.action == REDO:
        undo = last_undo(table)
        return (undo.number,) if undo is not None else ()
    if intent.action == UNDO_TO:
        return steps_after(table, intent.number("to"))
    if intent.items("entries"):
        wanted = {int(number) for number in intent.items("entries") if number.isdecimal()}
        standing = (e for e in table.entries if table.counts(e) and is_undoable(e))
        return tuple(e.number for e in standing if e.number in wanted)
    return last_step_of(table, tap.by)


def _check_others(table: Table, tap: Tap, numbers: tuple[int, ...]) -> None:
    """Mine freely; another's asks."""
    if tap.intent.action == REDO:
        return
    whose = {table.log[number - 1].by for number in numbers} - {tap.by}
    if whose:
        raise Refused(Refusal("undo_others", {"count": len(numbers)}))


def _check_laws(table: Table, entry: Entry) -> None:
    """Taking one step out of the middle may leave a table that cannot be; say so first."""
    if not table.game.laws:
        return
    entries = [*table.entries, entry]
    state = fold(table.game, entries, undone_numbers(entries))
    broken = [law for law in table.game.laws if law.holds(table.state) and not law.holds(state)]
    if broken:
        raise Refused(Refusal("undo_tangled"))
