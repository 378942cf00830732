"""The log is the truth: which entries count, and what state they add up to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from companion.rules.apply import apply
from companion.rules.game import Game
from companion.rules.state import State
from companion.table.entry import Entry

BURST = 1.5
"""Quick taps on the same value, no further apart than this many seconds, read as one change."""

NOT_UNDONE = frozenset({"open", "sit", "rise", "arrange", "tick", "start", "join_late"})
"""What happens before and around the game is changed by doing it again, not by undo."""


def undone_numbers(entries: Iterable[Entry]) -> frozenset[int]:
    """Entries that no longer count. An undo that was itself undone has no effect."""
    undone: set[int] = set()
    for entry in sorted(entries, key=lambda entry: entry.number, reverse=True):
        if entry.number not in undone:
            undone.update(entry.undoes)
    return frozenset(undone)


def fold(game: Game, entries: Iterable[Entry], undone: frozenset[int] = frozenset()) -> State:
    """The state after all entries that count."""
    state = State()
    for entry in entries:
        if entry.number not in undone:
            state = after(game, state, entry)
    return state


def after(game: Game, state: State, entry: Entry) -> State:
    for event in entry.events:
        state = apply(game, state, event)
    return state


@dataclass(frozen=True, slots=True)
class Table:
    """One moment of a table. `log` is shared by all moments and only ever grows;
    `version` says how much of it belongs to this one. `turned_at` is the version in which
    the turn or the stage last changed."""

    code: str
    game: Game
    log: list[Entry] = field(repr=False)
    version: int
    state: State
    undone: frozenset[int] = frozenset()
    turned_at: int = 0

    @property
    def entries(self) -> Sequence[Entry]:
        return self.log[: self.version]

    def with_entry(self, entry: Entry) -> "Table":
        """The next moment. An undo folds the whole log again; anything else just goes on."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} cannot follow {self.version}")
        del self.log[self.version :]
        self.log.append(entry)
        undone = undone_numbers(self.log) if entry.undoes else self.undone
        if entry.undoes:
            state = fold(self.game, self.log, undone)
        else:
            state = after(self.game, self.state, entry)
        turned_at = entry.number if _turn_differs(self.state, state) else self.turned_at
        return replace(self, version=entry.number, state=state, undone=undone, turned_at=turned_at)

    def counts(self, entry: Entry) -> bool:
        return entry.number not in self.undone


def _turn_differs(one: State, other: State) -> bool:
    return (one.turn, one.stage, one.reveal) != (other.turn, other.stage, other.reveal)


def table_from(code: str, game: Game, entries: Sequence[Entry]) -> Table:
    """A table as its log tells it."""
    table = Table(code, game, [], 0, State())
    undone = undone_numbers(entries)
    state, turned_at = State(), 0
    for entry in entries:
        was = state
        if entry.number not in undone:
            state = after(game, state, entry)
        if entry.undoes or _turn_differs(was, state):
            turned_at = entry.number
    table.log.extend(entries)
    return replace(table, version=len(entries), state=state, undone=undone, turned_at=turned_at)


def is_undoable(entry: Entry) -> bool:
    return not entry.undoes and entry.intent.action not in NOT_UNDONE


def _same_counter(one: Entry, other: Entry) -> bool:
    a, b = one.intent, other.intent
    return (
        (a.action, a.seat, one.by) == (b.action, b.seat, other.by)
        and a.action == "step"
        and all(a.values.get(key) == b.values.get(key) for key in ("part", "id", "field"))
    )


def _is_one_change(earlier: Entry, later: Entry) -> bool:
    return _same_counter(earlier, later) and later.at - earlier.at <= BURST


def bursts(entries: Iterable[Entry]) -> list[tuple[Entry, ...]]:
    """Entries in groups that read as one change: quick taps on the same value."""
    groups: list[list[Entry]] = []
    for entry in entries:
        last = groups[-1][-1] if groups else None
        if last is not None and _is_one_change(last, entry):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return [tuple(group) for group in groups]


def bursts_backwards(entries: Sequence[Entry]) -> Iterator[tuple[Entry, ...]]:
    """The same groups from the newest on, made as they are asked for."""
    group: list[Entry] = []
    for entry in reversed(entries):
        if group and not _is_one_change(entry, group[-1]):
            yield tuple(reversed(group))
            group = []
        group.append(entry)
    if group:
        yield tuple(reversed(group))


def last_step_of(table: Table, by: int | None) -> tuple[int, ...]:
    """The numbers of the newest step that this seat took and that still counts."""
    step: list[Entry] = []
    for at in reversed(range(table.version)):
        entry = table.log[at]
        if not table.counts(entry) or not is_undoable(entry):
            continue
        if step and not _is_one_change(entry, step[0]):
            break
        if step or entry.by == by:
            step.insert(0, entry)
    return tuple(entry.number for entry in step)


def steps_after(table: Table, number: int) -> tuple[int, ...]:
    """What going back to this entry would undo: everything after it that still counts."""
    return tuple(
        entry.number
        for entry in table.entries
        if entry.number > number and table.counts(entry) and is_undoable(entry)
    )


def last_undo(table: Table) -> Entry | None:
    """The newest undo that still counts: what a redo would bring back."""
    standing = (e for e in reversed(table.entries) if e.undoes and table.counts(e))
    return next((e for e in standing if not _is_redo(table, e)), None)


def _is_redo(table: Table, entry: Entry) -> bool:
    """A redo is an entry that undoes an undo; it is not itself offered for redo."""
    return any(table.log[number - 1].undoes for number in entry.undoes)
