"""Somebody who taps at random: plausible answers most of the time, nonsense now and then."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.rules.actions import Action
from companion.rules.game import Game
from companion.rules.inputs import (
    CardInput,
    DiceInput,
    Input,
    Mix,
    NumberInput,
    Pairing,
    Pick,
    SeatPick,
    TextInput,
    YesNo,
)
from companion.rules.intents import Answer, Intent
from companion.rules.lobby import opened
from companion.rules.openings import values_of
from companion.rules.parts import Number, bound
from companion.rules.referee import Now
from companion.rules.refusal import Refusal, Refused
from companion.rules.state import CLOSING, LOBBY, OVER, PLAYING, REVEAL, SCORING, Scalar, State
from companion.table.entry import Entry
from companion.table.log import Table, table_from
from companion.table.play import Tap, decide

NONSENSE: tuple[Answer, ...] = (
    *(None, "", "nonsense", "²", -1, 10**9, True, "9" * 300),
    *((), ("a", "b"), {"red": 99, "": "x"}, (None,), {"a": None}),
)


def opened_table(game: Game, rng: random.Random) -> Table:
    """A table with random options and seats, play begun."""
    options: dict[str, Scalar] = {}
    for option in game.options:
        if option.only_if is None or option.only_if({**game.default_options(), **options}):
            options[option.key] = rng.choice((option.start, *values_of(option)))
    size = rng.choice(game.seats)
    first = Entry(1, "open", 0.0, None, Intent("open"), opened(game, options, size))
    walk = Walk(table_from("WALK", game, [first]), rng)
    for seat in range(size):
        walk.tap(Intent("sit", seat, {"name": f"P{seat}", "crest": seat + 1}))
    walk.tap(Intent("start", None, {"first": rng.randrange(size)}))
    assert walk.table.state.stage != LOBBY, f"{game.key} does not start with {options}"
    return walk.table


@dataclass
class Walk:
    """`lawful` taps only what rules and buttons offer; otherwise everything anybody could send."""

    table: Table
    rng: random.Random
    lawful: bool = False
    refusals: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def game(self) -> Game:
        return self.table.game

    def tap(self, intent: Intent, **more: Any) -> bool:
        """True when something happened; a refusal is remembered, a crash is a crash."""
        number = self.table.version + 1
        everyone = frozenset(range(max(1, self.state.size)))
        tap = Tap(intent, f"key-{number}", by=intent.seat, seats=everyone, host=True, **more)
        try:
            entry = decide(self.table, tap, at=float(number * 10))
        except Refused as refused:
            self.refusals |= {r.key for r in refused.refusals if isinstance(r, Refusal)}
            return False
        self.table = self.table.with_entry(entry)
        self.done.add(intent.action)
        return True

    def step(self) -> bool:
        return self.rng.choices(*zip(*self._ways(), strict=True))[0]()

    def _ways(self) -> Iterable[tuple[Callable[[], bool], int]]:
        if self.state.stage != PLAYING:
            yield self.after_the_end, 10
        yield self.own_action, 14
        yield self.press_step, 4
        yield self.end_turn, 3
        if not self.lawful:
            yield self.correct, 2
            yield self.handle_record, 1
            yield self.people, 1
            yield self.undo, 1

    def seat(self) -> int:
        return self.rng.randrange(self.state.size)

    def likely_seat(self) -> int:
        active = self.state.turn.active
        return active if active is not None and self.rng.random() < 0.8 else self.seat()

    def anyway(self) -> bool:
        return not self.lawful and self.rng.random() < 0.15

    def own_action(self) -> bool:
        seat = self.likely_seat()
        offered = [a for a in self.game.actions if a.is_offered(self.state, seat)]
        if not offered:
            return False
        easy = [a for a in offered if not [*a.against(Now(self.game, self.state), seat)]]
        action = self.rng.choice(easy if easy and self.rng.random() < 0.7 else offered)
        values = self.answers(action, seat)
        if action.notes is not None:
            list(action.notes(self.state, seat, values))
        return self.tap(Intent(action.key, seat, values, self.anyway()))

    def press_step(self) -> bool:
        """A tap on − or +. Where laws hold, a tap without a rule of its own is a correction."""
        played = {part.key for part in self.game.parts_in_play(self.state.options)}
        numbers = [
            key
            for key, number in self.game.numbers.items()
            if self.game.owners[key].key in played
            and (not self.lawful or not self.game.laws or number.step is not None)
        ]
        if not numbers:
            return False
        by = self.rng.choice((-3, -1, 1, 1, 2))
        values = {"part": self.rng.choice(numbers), "by": by}
        return self.tap(Intent("step", self.seat(), values, self.anyway()))

    def end_turn(self) -> bool:
        action = "end_phase" if self.rng.random() < 0.1 else "end_turn"
        return self.tap(Intent(action, self.likely_seat(), {}, self.anyway()))

    def correct(self) -> bool:
        key = self.rng.choice([*self.game.owners, "final.none", "unknown"])
        to = self.rng.choice((0, 1, 5, -2, "yes", "text", None, "²", 10**12))
        return self.tap(Intent("correct", self.seat(), {"part": key, "to": to}, self.anyway()))

    def handle_record(self) -> bool:
        """Cards and units placed, altered and removed by hand."""
        if not self.game.rosters:
            return False
        part, seat = self.rng.choice([*self.game.rosters.values()]), self.seat()
        lying = [*part.all(self.state, seat), "made_up"]
        values: dict[str, Answer] = {"part": part.key, "id": self.rng.choice(lying)}
        names = [field.key for field in part.fields] or ["value"]
        values |= {"field": self.rng.choice(names), "by": self.rng.choice((-1, 1)), "to": 3}
        action = self.rng.choice(("place", "remove", "step", "correct"))
        return self.tap(Intent(action, seat, values, self.anyway()))

    def people(self) -> bool:
        action = self.rng.choice(("give_turn", "join_late", "sit", "stop", "rise", "start"))
        values: dict[str, Answer] = {"name": "Zoe", "crest": self.rng.randrange(8)}
        return self.tap(Intent(action, self.seat(), values))

    def undo(self) -> bool:
        return self.tap(Intent(self.rng.choice(("undo", "redo")), self.seat(), {}, anyway=True))

    def after_the_end(self) -> bool:
        seat, stage = self.seat(), self.state.stage
        points: dict[str, Answer] = {s.key: self.rng.randrange(20) for s in self.game.scores}
        ways = {
            CLOSING: (Intent("count_up", seat), Intent("play_on", seat)),
            SCORING: (Intent("enter", seat, points), Intent("unseal", seat)),
            REVEAL: (Intent("reveal", seat), Intent("reopen", seat)),
            OVER: (Intent("reopen", seat), Intent("play_on", seat)),
        }
        return self.tap(self.rng.choice(ways.get(stage, (Intent("stop", seat),))))

    # ---- answers -----------------------------------------------------------------

    def answers(self, action: Action, seat: int) -> dict[str, Answer]:
        values: dict[str, Answer] = {}
        now = Now(self.game, self.state)
        for asked in action.inputs:
            if asked.asked is not None and not asked.asked(now, seat, values):
                continue
            if not self.lawful and self.rng.random() < 0.06:
                values[asked.key] = self.rng.choice(NONSENSE)
            elif self.rng.random() > 0.03:
                values[asked.key] = self.answer(now, asked, seat, values)
        return values

    def answer(self, now: Now, asked: Input, seat: int, values: Mapping[str, Answer]) -> Answer:
        rng, begun = self.rng, asked.begins(now, seat, values)
        if begun is not None and rng.random() < 0.4:
            return begun
        match asked:
            case Mix():
                return self.mix(now, asked, seat, values)
            case Pairing():
                targets = [choice.value for choice in asked.choices(now, seat, values)]
                rows = [str(row.value) for row in asked.rows(now, seat, values)]
                return {row: self.one([*targets, None]) for row in rows}
            case CardInput():
                return self.card(now, asked, seat, values)
            case DiceInput():
                return {c: rng.choice(asked.faces) for c in asked.colours(now, seat, values)}
            case NumberInput():
                return self.number(now, asked, seat)
            case YesNo():
                return rng.random() < 0.5
            case TextInput():
                return rng.choice(("", "Forest", "A long name of a thing, with = and #"))
        return self.choice(now, asked, seat, values)

    def number(self, now: Now, asked: NumberInput, seat: int) -> Answer:
        low, high = bound(asked.at_least, now, seat), bound(asked.at_most, now, seat)
        low = -5 if low is None else low
        return self.rng.randint(low, max(low, low + 6 if high is None else high))

    def choice(self, now: Now, asked: Input, seat: int, values: Mapping[str, Answer]) -> Answer:
        choices: list[Any] = []
        if isinstance(asked, Pick):
            choices = [choice.value for choice in asked.choices(now, seat, values)]
        elif isinstance(asked, SeatPick):
            choices = [s for s in range(self.state.size) if asked.myself or s != seat]
        return self.some(choices) if getattr(asked, "many", False) else self.one(choices)

    def one(self, choices: list[Any]) -> Answer:
        return self.rng.choice(choices) if choices else None

    def some(self, choices: list[Any]) -> Answer:
        return tuple(self.rng.sample(choices, self.rng.randint(0, min(3, len(choices)))))

    def mix(self, now: Now, asked: Mix, seat: int, values: Mapping[str, Answer]) -> Answer:
        if asked.offers is not None and (offers := [*asked.offers(now, seat, values)]):
            return dict(self.rng.choice(offers))
        kinds = asked.kinds
        if asked.kinds_of is not None:
            kinds = tuple(str(kind.value) for kind in asked.kinds_of(now, seat, values))
        most = asked.most(now, seat, values) if asked.most is not None else {}
        return {kind: self.rng.randint(0, max(0, min(3, most.get(kind, 2)))) for kind in kinds}

    def card(self, now: Now, asked: CardInput, seat: int, values: Mapping[str, Answer]) -> Answer:
        likely = [*asked.likely(now, seat, values)] if asked.likely is not None else []
        known = [*self.game.catalogue.get(asked.deck, {})]
        return self.one(likely or known or [f"X{self.rng.randrange(30):03}"])


def out_of_bounds(game: Game, state: State) -> list[str]:
    """Numbers in play that lie outside their bounds."""
    found = []
    played = {part.key for part in game.parts_in_play(state.options)}
    for key, number in game.numbers.items():
        if game.owners[key].key in played:
            for seat in (None,) if number.shared else range(state.size):
                if not _within(number, state, seat, state.value(key, seat)):
                    found.append(f"{key} of {seat} is {state.value(key, seat)}")
    return found


def _within(number: Number, state: State, seat: int | None, value: object) -> bool:
    low, high = bound(number.at_least, state, seat), bound(number.at_most, state, seat)
    if not isinstance(value, int):
        return value is None
    return (low is None or low <= value) and (high is None or value <= high)
