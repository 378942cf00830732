"""A table of Etherstone for tests: people act by name, and every law is looked after."""

from typing import Any

from companion.games.etherstone import game
from companion.rules.apply import apply
from companion.rules.events import Announced, Event
from companion.rules.hints import Hint
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.referee import carry_out
from companion.rules.refusal import Refused
from companion.rules.state import State, Value

NAMES = ("Ana", "Ben", "Chloe", "Dario")
FACES = {"red": 4, "black": 2, "green": 5, "white": 1, "void": 6}


class Player:
    """One seat. `ana.does("rest")`, `ana.life`, `ana["stones.red"]`."""

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
        return self.does_anyway("end_turn")

    def __getitem__(self, part: str) -> Any:
        return self.evening.state.value(part, self.seat)

    def __setitem__(self, part: str, value: Value) -> None:
        self.evening.state = self.evening.state.with_value(part, self.seat, value)

    @property
    def life(self) -> Any:
        return self["life"]

    @property
    def stones(self) -> dict[str, int]:
        return {c: self[f"stones.{c}"] for c in ("red", "black", "green", "white")}

    @stones.setter
    def stones(self, counts: dict[str, int]) -> None:
        for colour, count in counts.items():
            self[f"stones.{colour}"] = count

    def plays_cards(self, **cards: dict[str, Any]) -> None:
        """These cards lie in front of the player; the hand is that much smaller."""
        start = {f.key: f.start for f in game.rosters["in_play"].fields}
        self["in_play"] = self["in_play"] | {id: start | facts for id, facts in cards.items()}
        self["hand"] = self["hand"] - len(cards)

    def hints(self) -> dict[str, Hint]:
        return {hint.key: hint for hint in game.hints(self.evening.state, self.seat)}

    def notes(self, action: str, **values: Any) -> dict[str, Hint]:
        """What the sheet of an action says about the answers so far."""
        chosen = action_of(game, action)
        assert chosen is not None
        assert chosen.notes is not None
        state = self.evening.state
        return {hint.key: hint for hint in chosen.notes(state, self.seat, values)}


class Evening:
    """`players` sit down; unless `in_choice_phase`, everybody has a Leader and the game is on."""

    def __init__(self, players: int = 2, *, life: int = 9, begun: bool = True, **options: bool):
        self.state = State()
        self.keeps_laws = True
        for event in opened(game, dict(options), players):
            self.state = apply(game, self.state, event)
        self.people = [Player(self, seat) for seat in range(players)]
        for person in self.people:
            person.does("sit", name=NAMES[person.seat], crest=person.seat + 1)
        self.act(Intent("start", None, {"first": 0}))
        if begun:
            self._begin(life)

    def _begin(self, life: int) -> None:
        for person in self.people:
            person.does("choose_leader", life=life, strength=2)
            person.does_anyway("be_ready")
        self.people[0].does("set_dice", faces=FACES)

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

    def leave(self, *, pool: int) -> None:
        """So many Point tokens are left on the table; nobody has any."""
        self["pool"], self["pool.reserve"] = pool, 32 - pool

    @property
    def active(self) -> str:
        active = self.state.turn.active
        return "" if active is None else NAMES[active]

    def dice(self) -> dict[str, Any]:
        """Colour → who took it, None while it lies in the display."""
        return {die: facts["holder"] for die, facts in self["dice"].items()}


def news(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events if isinstance(event, Announced)]
