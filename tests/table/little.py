"""A little game and a store in memory, to tell stories about the table itself."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from companion.rules.actions import Action
from companion.rules.events import Moved
from companion.rules.game import Game, Law, Series
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.parts import OWNER, Counter, Label
from companion.rules.scores import Score, each
from companion.rules.state import Readable
from companion.rules.turns import Happening, Phase, Turns
from companion.table.entry import Entry
from companion.table.log import Table, table_from
from companion.table.play import Tap, decide

coins = Counter("coins", start=10)
bank = Counter("bank", start=20, shared=True)
motto = Label("motto", seen=OWNER)


def take(state: Readable, intent: Intent) -> Iterable[Happening]:
    yield Moved("bank", None, "coins", intent.seat, intent.number("count", 1))


def pay(state: Readable, intent: Intent) -> Iterable[Happening]:
    yield Moved("coins", intent.seat, "bank", None, intent.number("count", 1))


def all_coins(state: Readable) -> int:
    return bank.of(state) + sum(coins.of(state, seat) for seat in range(state.size))


def nobody_owes(state: Readable) -> bool:
    return all(coins.of(state, seat) >= 0 for seat in range(state.size))


game = Game(
    key="little",
    seats=range(1, 5),
    parts=(coins, bank, motto),
    actions=(Action("take", take), Action("pay", pay)),
    turns=Turns(phases=(Phase("turn"),)),
    scores=(Score("coins", each(coins)),),
    laws=(Law("coins_kept", lambda state: all_coins(state) == 20 + 10 * state.size),),
    series=(Series("coins", lambda state, seat: coins.of(state, seat)),),
)


class Told:
    """A table that grows by taps; the clock moves as the story says."""

    def __init__(self, seats: int = 2) -> None:
        first = Entry(1, "open", 0.0, None, Intent("open"), opened(game, {}, seats))
        self.table = table_from("LITTLE", game, [first])
        self.now = 100.0
        for seat in range(seats):
            self.taps("sit", seat, name=f"P{seat}", crest=seat + 1)
        self.taps("start", None, first=0)

    def taps(
        self, action: str, seat: int | None = 0, *, after: float = 10.0, **more: object
    ) -> Table:
        """By whom (`who`), with which values; ten seconds after the last tap unless told."""
        self.now += after
        who = more.pop("who", seat)
        anyway = bool(more.pop("anyway", False))
        everyone = frozenset(range(max(1, self.table.state.size)))
        intent = Intent(action, seat, more, anyway)  # type: ignore[arg-type]
        tap = Tap(intent, f"k{self.table.version}", who, everyone, host=True)  # type: ignore[arg-type]
        self.table = self.table.with_entry(decide(self.table, tap, at=self.now))
        return self.table

    def value(self, part: str, seat: int | None = 0) -> object:
        return self.table.state.value(part, seat)


class OneGame:
    def game(self, key: str) -> Game:
        return game


class Silence:
    """A bell that only remembers."""

    def __init__(self) -> None:
        self.rung: list[tuple[str, int]] = []
        self.lock = threading.Lock()

    def ring(self, topic: str, version: int) -> None:
        with self.lock:
            self.rung.append((topic, version))
