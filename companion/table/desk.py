"""Where taps arrive: one lane for each table, all who wait share one commit, then the bell."""

import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from companion.rules.game import Game
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.refusal import Refused
from companion.rules.state import Scalar
from companion.table.entry import Entry
from companion.table.log import Table, table_from
from companion.table.play import Tap, decide
from companion.table.store import Card, Conflict, Store, TableGone

MOST_TABLES = 2_000
"""Tables kept in memory; the log brings back the others."""

PATIENCE = 20
"""How often a lane decides again after somebody else wrote first."""


LOOK_AGAIN = 1.0
"""Seconds after which somebody who waits looks whether anybody is serving."""


class Rings(Protocol):
    def ring(self, topic: str, version: int) -> None: ...


class Games(Protocol):
    def game(self, key: str) -> Game: ...


class Writes(Protocol):
    def write(self, code: str, entries: Iterable[Entry]) -> None: ...


class NoSuchTable(Exception):
    pass


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a tap: the moment after it, and its entry."""

    table: Table
    entry: Entry


class _Job:
    """One tap, what became of it, and a flag that its sender waits for."""

    __slots__ = ("done", "flag", "problem", "tap")

    def __init__(self, tap: Tap) -> None:
        self.tap = tap
        self.done: Done | None = None
        self.problem: BaseException | None = None
        self.flag = threading.Event()

    @property
    def is_settled(self) -> bool:
        return self.done is not None or self.problem is not None


class _Lane:
    """The taps of one table. Whoever holds the lock serves everybody who waits, once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.keys = {entry.key: entry for entry in table.entries}
        self.waiting: deque[_Job] = deque()
        self.lock = threading.Lock()
        self.is_stale = False
        """After a failed commit only the log knows what was written: read it again first."""

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self.waiting)

    def remember(self, table: Table, entries: list[Entry]) -> None:
        self.table = table
        self.keys.update((entry.key, entry) for entry in entries)

    def take_waiting(self) -> list[_Job]:
        jobs = []
        while self.waiting:
            jobs.append(self.waiting.popleft())
        return jobs

    def call_next(self) -> None:
        """Somebody who waits serves next; nobody serves others for longer than one commit."""
        with suppress(IndexError):
            self.waiting[0].flag.set()


class Desk:
    def __init__(
        self, *, store: Store, writer: Writes, bell: Rings, games: Games, clock: Callable[[], float]
    ) -> None:
        self.store = store
        self._writer = writer
        self._bell = bell
        self._games = games
        self._clock = clock
        self._lanes: OrderedDict[str, _Lane] = OrderedDict()
        self._lanes_lock = threading.Lock()

    def open(
        self, game: Game, code: str, *, options: dict[str, Scalar], seats: int, host: str
    ) -> Table:
        """A new table; Conflict when the code is taken."""
        at = self._clock()
        events = opened(game, options, seats)
        first = Entry(1, "open", at, None, Intent("open", None, {"game": game.key}), events)
        return self.adopt(Card(code, game.key, at, None, host), [first])

    def adopt(self, card: Card, entries: list[Entry]) -> Table:
        """A table with a log that exists already (an import, or a fresh opening)."""
        self.store.open_table(card, entries)
        return self.table(card.code)

    def table(self, code: str, *, at_least: int = 0) -> Table:
        """The newest committed moment of a table; one that was heard of is looked for."""
        lane = self._lane(code)
        if lane.is_stale or lane.table.version < at_least:
            return self.refresh(code)
        return lane.table

    def act(self, code: str, tap: Tap) -> Done:
        """Carry out a tap: decided, on disk, announced; or Refused. A retry counts once."""
        lane = self._lane(code)
        job = _Job(tap)
        lane.waiting.append(job)
        while not job.is_settled:
            if lane.lock.acquire(blocking=False):
                try:
                    self._serve(code, lane)
                finally:
                    lane.lock.release()
                    lane.call_next()
            else:
                job.flag.wait(LOOK_AGAIN)
                job.flag.clear()
        if job.problem is not None:
            raise job.problem
        assert job.done is not None
        return job.done

    def refresh(self, code: str) -> Table:
        """Read what another process may have written."""
        lane = self._lane(code)
        with lane.lock:
            self._reload(code, lane)
        lane.call_next()
        return lane.table

    def forget(self, code: str) -> None:
        self.store.forget_table(code)
        with self._lanes_lock:
            self._lanes.pop(code, None)

    def _lane(self, code: str) -> _Lane:
        lane = self._lanes.get(code)
        if lane is None:
            lane = self._load(code)
        if code in self._lanes:
            self._lanes.move_to_end(code)
        return lane

    def _load(self, code: str) -> _Lane:
        with self._lanes_lock:
            if code in self._lanes:
                return self._lanes[code]
            card = self.store.card(code)
            if card is None:
                raise NoSuchTable(code)
            game = self._games.game(card.game)
            lane = _Lane(table_from(code, game, self.store.entries(code)))
            self._lanes[code] = lane
            if len(self._lanes) > MOST_TABLES:
                self._drop_oldest()
            return lane

    def _drop_oldest(self) -> None:
        """A lane in which somebody is served stays: a table must not have two."""
        idle = (code for code, lane in self._lanes.items() if not lane.is_busy)
        code = next(idle, None)
        if code is not None:
            del self._lanes[code]

    def _serve(self, code: str, lane: _Lane) -> None:
        """One batch: everybody who waits now shares one commit."""
        jobs = lane.take_waiting()
        try:
            self._commit(code, lane, jobs)
        except BaseException as problem:
            _fail(jobs, problem)
            lane.is_stale = True
            if not isinstance(problem, Exception):
                raise
        finally:
            for job in jobs:
                job.flag.set()

    def _commit(self, code: str, lane: _Lane, jobs: list[_Job]) -> None:
        if lane.is_stale:
            self._reload(code, lane)
        for _ in range(PATIENCE):
            table, entries = self._decide_all(lane, jobs)
            if not entries:
                return
            try:
                self._writer.write(code, entries)
            except TableGone:
                raise
            except Conflict:
                self._reload(code, lane)
                continue
            lane.remember(table, entries)
            self._bell.ring(code, table.version)
            return
        raise Conflict(code)

    def _decide_all(self, lane: _Lane, jobs: list[_Job]) -> tuple[Table, list[Entry]]:
        """Each job on the state its predecessors leave; nothing is acknowledged yet."""
        table, entries, at = lane.table, list[Entry](), self._clock()
        fresh: dict[str, Entry] = {}
        for job in jobs:
            job.done = job.problem = None
            known = lane.keys.get(job.tap.key) or fresh.get(job.tap.key)
            if known is not None:
                job.done = Done(table, known)
                continue
            try:
                entry = decide(table, job.tap, at=at)
            except Refused as refused:
                job.problem = refused
                continue
            table = table.with_entry(entry)
            entries.append(entry)
            fresh[entry.key] = entry
            job.done = Done(table, entry)
        return table, entries

    def _reload(self, code: str, lane: _Lane) -> None:
        if self.store.card(code) is None:
            self._lanes.pop(code, None)
            raise NoSuchTable(code)
        table = table_from(code, lane.table.game, self.store.entries(code))
        lane.remember(table, list(table.entries))
        lane.is_stale = False


def _fail(jobs: list[_Job], problem: BaseException) -> None:
    for job in jobs:
        if not isinstance(job.problem, Refused):
            job.done, job.problem = None, problem
