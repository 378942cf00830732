"""One event onto a state: the only place where values change. Bounds hold even after an undo."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.rules.events import (
    Altered,
    Changed,
    EndCalled,
    EndLifted,
    EndRearmed,
    Event,
    Joined,
    Laid,
    Marked,
    Moved,
    Opened,
    Placed,
    Put,
    Removed,
    Seated,
    Staged,
    Turned,
)
from companion.rules.game import Game
from companion.rules.parts import bound
from companion.rules.state import Ending, Person, Readable, Records, State
from companion.rules.turns import turn_of


def clamp(game: Game, state: Readable, key: str, seat: int | None, value: int) -> int:
    """The value within the bounds of its part; unknown keys (final lines) have none."""
    number = game.numbers.get(key)
    if number is None:
        return value
    low, high = bound(number.at_least, state, seat), bound(number.at_most, state, seat)
    if high is not None:
        value = min(value, high)
    return value if low is None else max(value, low)


def number_at(state: Readable, key: str, seat: int | None) -> int:
    value = state.value(key, seat)
    return value if isinstance(value, int) else 0


def _opened(game: Game, state: State, event: Opened) -> State:
    people = (*state.people, *(Person() for _ in range(event.seats)))[: event.seats]
    return replace(state, options=event.options, people=people)


def _seated(game: Game, state: State, event: Seated) -> State:
    people = list(state.people)
    people[event.seat] = Person(event.name, event.crest)
    return replace(state, people=tuple(people))


def _laid(game: Game, state: State, event: Laid) -> State:
    people = state.people[: len(event.boards)]
    return replace(state, shared=event.shared, boards=event.boards, people=people)


def _joined(game: Game, state: State, event: Joined) -> State:
    return replace(
        state,
        people=(*state.people, Person(event.name, event.crest)),
        boards=(*state.boards, event.board),
    )


def _changed(game: Game, state: State, event: Changed) -> State:
    value = number_at(state, event.part, event.seat) + event.by
    if not event.free:
        value = clamp(game, state, event.part, event.seat, value)
    return state.with_value(event.part, event.seat, value)


def _put(game: Game, state: State, event: Put) -> State:
    value = event.to
    if isinstance(value, int) and not isinstance(value, bool) and not event.free:
        value = clamp(game, state, event.part, event.seat, value)
    return state.with_value(event.part, event.seat, value)


def movable(game: Game, state: Readable, event: Moved) -> int:
    """How many can really go: what is there, and what the other side has room for."""
    here = number_at(state, event.part, event.seat)
    there = number_at(state, event.to_part, event.to_seat)
    given = here - clamp(game, state, event.part, event.seat, here - event.count)
    taken = clamp(game, state, event.to_part, event.to_seat, there + event.count) - there
    return max(0, min(given, taken, event.count))


def _moved(game: Game, state: State, event: Moved) -> State:
    count = movable(game, state, event)
    here = number_at(state, event.part, event.seat) - count
    state = state.with_value(event.part, event.seat, here)
    there = number_at(state, event.to_part, event.to_seat) + count
    return state.with_value(event.to_part, event.to_seat, there)


def records_at(state: Readable, part: str, seat: int | None) -> Records:
    value = state.value(part, seat)
    return value if isinstance(value, Mapping) else {}


def _placed(game: Game, state: State, event: Placed) -> State:
    records = records_at(state, event.part, event.seat)
    return state.with_value(event.part, event.seat, {**records, event.id: event.fields})


def altered_to(game: Game, state: Readable, event: Altered) -> int | None:
    """The field's new number within its bounds; None when the record is not there."""
    record = records_at(state, event.part, event.seat).get(event.id)
    if record is None:
        return None
    was = record.get(event.field)
    value = (was if isinstance(was, int) else 0) + event.by
    limits = game.rosters[event.part].field(event.field)
    if limits.at_most is not None:
        value = min(value, limits.at_most)
    return value if limits.at_least is None else max(value, limits.at_least)


def _altered(game: Game, state: State, event: Altered) -> State:
    value = altered_to(game, state, event)
    if value is None:
        return state
    return _with_field(state, event.part, event.seat, event.id, event.field, value)


def _marked(game: Game, state: State, event: Marked) -> State:
    if event.id not in records_at(state, event.part, event.seat):
        return state
    return _with_field(state, event.part, event.seat, event.id, event.field, event.to)


def _with_field(
    state: State, part: str, seat: int | None, id: str, name: str, to: int | str | bool | None
) -> State:
    records = records_at(state, part, seat)
    return state.with_value(part, seat, {**records, id: {**records[id], name: to}})


def _removed(game: Game, state: State, event: Removed) -> State:
    records = records_at(state, event.part, event.seat)
    rest = {id: fields for id, fields in records.items() if id != event.id}
    return state.with_value(event.part, event.seat, rest)


def _turned(game: Game, state: State, event: Turned) -> State:
    return replace(state, turn=turn_of(event))


def _end_called(game: Game, state: State, event: EndCalled) -> State:
    return replace(state, ending=Ending(event.key, event.seat, event.round, event.last_round))


def _end_lifted(game: Game, state: State, event: EndLifted) -> State:
    return replace(state, ending=None, lifted=(*state.lifted, event.key))


def _end_rearmed(game: Game, state: State, event: EndRearmed) -> State:
    return replace(state, lifted=tuple(key for key in state.lifted if key != event.key))


def _staged(game: Game, state: State, event: Staged) -> State:
    return replace(state, stage=event.stage, reveal=event.reveal)


STEPS: dict[type[Any], Callable[[Game, State, Any], State]] = {
    Opened: _opened,
    Seated: _seated,
    Laid: _laid,
    Joined: _joined,
    Changed: _changed,
    Put: _put,
    Moved: _moved,
    Placed: _placed,
    Altered: _altered,
    Marked: _marked,
    Removed: _removed,
    Turned: _turned,
    EndCalled: _end_called,
    EndLifted: _end_lifted,
    EndRearmed: _end_rearmed,
    Staged: _staged,
}


def apply(game: Game, state: State, event: Event) -> State:
    """The state after the event; events that only tell (Announced, Overrode) change nothing."""
    step = STEPS.get(type(event))
    return state if step is None else step(game, state, event)


def settle(game: Game, state: Readable, event: Event) -> Event | None:
    """The event as it really happens: what bounds cut off is not written down.
    None when nothing would change."""
    if isinstance(event, Changed) and not event.free:
        was = number_at(state, event.part, event.seat)
        by = clamp(game, state, event.part, event.seat, was + event.by) - was
        return replace(event, by=by) if by else None
    if isinstance(event, Moved):
        count = movable(game, state, event)
        return replace(event, count=count) if count else None
    if isinstance(event, Altered):
        return _settle_altered(game, state, event)
    if isinstance(event, Put):
        return _settle_put(game, state, event)
    return event


def _settle_altered(game: Game, state: Readable, event: Altered) -> Altered | None:
    to = altered_to(game, state, event)
    if to is None:
        return None
    was = records_at(state, event.part, event.seat)[event.id].get(event.field)
    by = to - (was if isinstance(was, int) else 0)
    return replace(event, by=by) if by else None


def _settle_put(game: Game, state: Readable, event: Put) -> Put | None:
    to = event.to
    if isinstance(to, int) and not isinstance(to, bool) and not event.free:
        to = clamp(game, state, event.part, event.seat, to)
    if state.value(event.part, event.seat) == to:
        return None
    return replace(event, to=to)
