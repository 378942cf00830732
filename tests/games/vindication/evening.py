"""A table of Vindication for tests: people act by name, and every law is looked after."""

from typing import Any

from companion.games.vindication import game
from companion.games.vindication.cubes import EVERYWHERE, cubes_of
from companion.rules.apply import apply
from companion.rules.events import Announced, Event
from companion.rules.hints import Hint
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.referee import carry_out
from companion.rules.refusal import Refused
from companion.rules.state import State, Value

NAMES = ("Ana", "Ben", "Chloe", "Dario", "Eva")


class Player:
    """One seat. `ana.does("rest")`, `ana.honour`, `ana["attr.strength"]`."""

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

    @property
    def honour(self) -> Any:
        return self["honour"]

    @property
    def attributes(self) -> dict[str, int]:
        kinds = ("inspiration", "knowledge", "strength", "courage", "vision", "wisdom")
        return {kind: self[f"attr.{kind}"] for kind in kinds}

    @property
    def cubes(self) -> int:
        return cubes_of(self.evening.state, self.seat)

    def has_cubes(self, **where: int) -> None:
        """These places hold so many cubes; the rest waits in potential, or goes there."""
        for place, count in where.items():
            key = place if self[place] is not None else f"attr.{place}"
            self[key] = count
        others = sum(number.of(self.evening.state, self.seat) for number in EVERYWHERE)
        spare = "potential" if "potential" not in where else "on_mount"
        self[spare] = self[spare] + 21 - others

    def holds(self, part: str, *cards: str, **facts: Any) -> None:
        """These cards lie in front of the player."""
        start = {f.key: f.start for f in game.rosters[part].fields}
        self[part] = self[part] | dict.fromkeys(cards, start | facts)

    def hints(self) -> dict[str, Hint]:
        return {hint.key: hint for hint in game.hints(self.evening.state, self.seat)}

    def fact(self, key: str) -> Any:
        fact = next(fact for fact in game.facts if fact.key == key)
        return fact.of(self.evening.state, self.seat)


class Evening:
    """`players` sit down; unless `begun` is False, the journey is over and Ana is to play."""

    def __init__(self, players: int = 2, *, begun: bool = True, **options: Any):
        self.state = State()
        self.keeps_laws = True
        for event in opened(game, dict(options), players):
            self.state = apply(game, self.state, event)
        self.people = [Player(self, seat) for seat in range(players)]
        for person in self.people:
            person.does("sit", name=NAMES[person.seat], crest=person.seat + 1)
        self.act(Intent("start", None, {"first": 0}))
        if begun:
            for person in self.people:
                person.does("be_ready")

    def __iter__(self) -> Any:
        return iter(self.people)

    def act(self, intent: Intent) -> tuple[Event, ...]:
        action = action_of(game, intent.action)
        assert action is not None, intent.action
        events = carry_out(game, self.state, action, intent)
        for event in events:
            self.state = apply(game, self.state, event)
        if self.state.boards and self.keeps_laws:
            assert self.broken_laws() == []
        return events

    def broken_laws(self) -> list[str]:
        return [law.key for law in game.laws if not law.holds(self.state)]

    def __getitem__(self, part: str) -> Any:
        return self.state.value(part, None)

    def __setitem__(self, part: str, value: Value) -> None:
        self.state = self.state.with_value(part, None, value)

    def gives(self, player: Player, *regions: str) -> None:
        """These regions are under the player's control."""
        for region in regions:
            player.does("give_region", region=region, target=player.seat)

    def turns_up(self, *cards: str) -> None:
        """Trigger cards, face up."""
        for card in cards:
            self.people[0].does_anyway("reveal_trigger", card=card)

    @property
    def active(self) -> str:
        active = self.state.turn.active
        return "" if active is None else NAMES[active]

    @property
    def ending(self) -> str:
        return self.state.ending.key if self.state.ending else ""


def news(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events if isinstance(event, Announced)]
