"""A table of any game for tests: people act by name, and every law is looked after.

A game's own `Evening` names its `game` and its `Player`, and adds what only that game has.
"""

from collections.abc import Iterator
from typing import Any, ClassVar

from companion.rules.apply import apply
from companion.rules.events import Announced, Event
from companion.rules.game import Game
from companion.rules.hints import Hint
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.referee import carry_out
from companion.rules.refusal import Refused
from companion.rules.state import State, Value

NAMES = ("Ana", "Ben", "Chloe", "Dario", "Eva")


class Player:
    """One seat. `ana.does("rest")`, `ana["life"]`."""

    def __init__(self, evening: "Evening", seat: int) -> None:
        self.evening, self.seat = evening, seat

    def does(self, action: str, **values: Any) -> tuple[Event, ...]:
        return self.evening.act(Intent(action, self.seat, values))

    def does_anyway(self, action: str, **values: Any) -> tuple[Event, ...]:
        return self.evening.act(Intent(action, self.seat, values, anyway=True))

    def is_refused(self, action: str, **values: Any) -> str:
        """Why not: the keys of the refusal; nothing has changed."""
        before = self.evening.state
        try:
            self.does(action, **values)
        except Refused as refused:
            assert self.evening.state is before
            return ", ".join(refusal.key for refusal in refused.refusals)
        raise AssertionError(f"{action} was not refused")

    def taps(self, part: str, by: int) -> tuple[Event, ...]:
        return self.does("step", part=part, by=by)

    def ends_turn(self) -> tuple[Event, ...]:
        return self.does("end_turn")

    def __getitem__(self, part: str) -> Any:
        return self.evening.state.value(part, self.seat)

    def __setitem__(self, part: str, value: Value) -> None:
        self.evening.state = self.evening.state.with_value(part, self.seat, value)

    def lays_down(self, part: str, cards: dict[str, dict[str, Any]]) -> None:
        """These cards lie in front of the player; facts that are not given are as at the start."""
        start = {f.key: f.start for f in self.evening.game.rosters[part].fields}
        self[part] = self[part] | {id: start | facts for id, facts in cards.items()}

    def hints(self) -> dict[str, Hint]:
        found = self.evening.game.hints(self.evening.state, self.seat)
        return {hint.key: hint for hint in found}


class Evening:
    """`players` sit down, and the game starts with Ana; `begin` plays what comes first."""

    game: ClassVar[Game]
    player: ClassVar[type[Player]] = Player

    def __init__(self, players: int = 2, *, begun: bool = True, **options: Any):
        self.state = State()
        self.keeps_laws = True
        for event in opened(self.game, dict(options), players):
            self.state = apply(self.game, self.state, event)
        self.people: list[Any] = [self.player(self, seat) for seat in range(players)]
        for person in self.people:
            person.does("sit", name=NAMES[person.seat], crest=person.seat + 1)
        self.act(Intent("start", None, {"first": 0}))
        if begun:
            self.begin()

    def begin(self) -> None:
        """Whatever everybody does before the first turn."""

    def __iter__(self) -> Iterator[Any]:
        return iter(self.people)

    def act(self, intent: Intent) -> tuple[Event, ...]:
        action = action_of(self.game, intent.action)
        assert action is not None, intent.action
        events = carry_out(self.game, self.state, action, intent)
        for event in events:
            self.state = apply(self.game, self.state, event)
        if self.state.boards and self.keeps_laws:
            assert self.broken_laws() == []
        return events

    def broken_laws(self) -> list[str]:
        return [law.key for law in self.game.laws if not law.holds(self.state)]

    def __getitem__(self, part: str) -> Any:
        return self.state.value(part, None)

    def __setitem__(self, part: str, value: Value) -> None:
        self.state = self.state.with_value(part, None, value)

    @property
    def active(self) -> str:
        active = self.state.turn.active
        return "" if active is None else NAMES[active]


def news(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events if isinstance(event, Announced)]
