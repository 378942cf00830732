"""The log as people read it: who did what, with which effect, without what is not theirs to see."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from companion.rules.events import (
    Altered,
    Announced,
    Changed,
    EndCalled,
    Event,
    Marked,
    Moved,
    Overrode,
    Placed,
    Put,
    Removed,
    Turned,
)
from companion.rules.game import Game
from companion.rules.house import action_of
from companion.rules.intents import Answer
from companion.rules.state import Scalar, State
from companion.table.entry import Entry
from companion.table.log import Table, bursts, bursts_backwards
from companion.table.sight import Viewer, may_see


@dataclass(frozen=True, slots=True)
class Effect:
    """One visible change. `by` for sums, `to` for values set, `id` and `field` for records."""

    part: str
    seat: int | None
    by: int | None = None
    to: Scalar = None
    id: str = ""
    field: str = ""
    kind: str = "changed"


@dataclass(frozen=True, slots=True)
class Line:
    """One change in the log, which may be a burst of taps."""

    numbers: tuple[int, ...]
    at: float
    by: int | None
    seat: int | None
    action: str
    values: Mapping[str, Answer] = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    news: tuple[Announced | EndCalled, ...] = ()
    overridden: tuple[Overrode, ...] = ()
    undoes: tuple[int, ...] = ()
    is_undone: bool = False
    round: int = 0


LOOKED_AT = 40
"""Entries among which the newest lines are looked for."""


def tell(table: Table, viewer: Viewer) -> list[Line]:
    """The lines of the log, oldest first."""
    rounds = _rounds(table)
    groups = bursts(table.log[1 : table.version])
    return [_line(table, viewer, group, rounds.get(group[0].number, 0)) for group in groups]


def _newest_groups(table: Table) -> Iterator[tuple[Entry, ...]]:
    """The last changes, the newest first; nobody asks for many of them."""
    newest = table.log[max(1, table.version - LOOKED_AT) : table.version]
    return bursts_backwards(newest)


def tell_newest(
    table: Table, viewer: Viewer, *, count: int, but: Collection[str] = ()
) -> list[Line]:
    """The last lines that still count, oldest first, without certain actions."""
    groups = (g for g in _newest_groups(table) if table.counts(g[-1]))
    standing = (group for group in groups if group[-1].intent.action not in but)
    newest = list(islice(standing, count))
    return [_line(table, viewer, group, 0) for group in reversed(newest)]


def tell_entry(table: Table, viewer: Viewer, number: int) -> Line | None:
    """The line in which a recent entry is told."""
    found = next(
        (g for g in _newest_groups(table) if any(entry.number == number for entry in g)), None
    )
    return None if found is None else _line(table, viewer, found, 0)


def _rounds(table: Table) -> dict[int, int]:
    """In which round each entry fell."""
    rounds, current = {}, 0
    for entry in table.entries:
        rounds[entry.number] = current
        if table.counts(entry):
            turned = [event.round for event in entry.events if isinstance(event, Turned)]
            current = turned[-1] if turned else current
    return rounds


def _line(table: Table, viewer: Viewer, group: tuple[Entry, ...], round: int) -> Line:
    last = group[-1]
    events = [event for entry in group for event in entry.events]
    return Line(
        numbers=tuple(entry.number for entry in group),
        at=last.at,
        by=last.by,
        seat=last.intent.seat,
        action=last.intent.action,
        values=_values(table, viewer, last),
        effects=tuple(effects(table.game, table.state, viewer, events)),
        news=tuple(e for e in events if isinstance(e, (Announced, EndCalled))),
        overridden=tuple(_overridden(table, viewer, group)),
        undoes=last.undoes,
        is_undone=not table.counts(last),
        round=round,
    )


def _overridden(table: Table, viewer: Viewer, group: tuple[Entry, ...]) -> Iterator[Overrode]:
    """What had spoken against it; its facts only for those who may hear the answers."""
    for entry in group:
        notes = (event for event in entry.events if isinstance(event, Overrode))
        if is_told(table, viewer, entry):
            yield from notes
        else:
            yield from (replace(note, facts={}) for note in notes)


def _values(table: Table, viewer: Viewer, entry: Entry) -> Mapping[str, Answer]:
    """The answers given, unless they are private or touch what the viewer may not see."""
    return entry.intent.values if is_told(table, viewer, entry) else {}


def is_told(table: Table, viewer: Viewer, entry: Entry) -> bool:
    """Whether this viewer may hear what was answered."""
    if viewer.owns(entry.intent.seat):
        return True
    action = action_of(table.game, entry.intent.action)
    if action is None or action.private:
        return False
    return not _touches_hidden(table, viewer, entry)


def _touches_hidden(table: Table, viewer: Viewer, entry: Entry) -> bool:
    return any(
        not may_see(table.game, table.state, viewer, part=part, seat=seat)
        for event in entry.events
        for part, seat in touched(event)
    )


def touched(event: Event) -> Iterator[tuple[str, int | None]]:
    """The values an event changes."""
    if isinstance(event, (Changed, Put, Moved, Placed, Altered, Marked, Removed)):
        yield event.part, event.seat
    if isinstance(event, Moved):
        yield event.to_part, event.to_seat


def effects(game: Game, state: State, viewer: Viewer, events: list[Event]) -> Iterator[Effect]:
    """What changed, as far as the viewer may see it; sums on the same value added up."""
    every = (effect for event in events for effect in _effects_of(event))
    return _summed(e for e in every if may_see(game, state, viewer, part=e.part, seat=e.seat))


def _effects_of(event: Event) -> Iterator[Effect]:
    if isinstance(event, Changed):
        yield Effect(event.part, event.seat, by=event.by)
    elif isinstance(event, Put):
        yield Effect(event.part, event.seat, to=event.to, kind="put")
    elif isinstance(event, Moved):
        yield Effect(event.part, event.seat, by=-event.count)
        yield Effect(event.to_part, event.to_seat, by=event.count)
    elif isinstance(event, Altered):
        yield Effect(event.part, event.seat, by=event.by, id=event.id, field=event.field)
    elif isinstance(event, Marked):
        yield Effect(
            event.part, event.seat, to=event.to, id=event.id, field=event.field, kind="put"
        )
    elif isinstance(event, Placed):
        yield Effect(event.part, event.seat, id=event.id, kind="placed")
    elif isinstance(event, Removed):
        yield Effect(event.part, event.seat, id=event.id, kind="removed")


def _summed(all_effects: Iterator[Effect]) -> Iterator[Effect]:
    """Seven taps are one −7, and +1 −1 is nothing."""
    sums: dict[tuple[str, int | None, str, str], int] = {}
    rest: list[Effect] = []
    for effect in all_effects:
        if effect.by is None:
            rest.append(effect)
            continue
        at = (effect.part, effect.seat, effect.id, effect.field)
        sums[at] = sums.get(at, 0) + effect.by
    for (part, seat, id, name), by in sums.items():
        if by:
            yield Effect(part, seat, by=by, id=id, field=name)
    yield from rest
