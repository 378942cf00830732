"""A table of Ashes for tests: seats by name, intents as calls, values read back."""

from collections.abc import Mapping

from companion.games.ashes.game import game
from companion.rules.apply import apply
from companion.rules.events import Event
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.referee import carry_out
from companion.rules.refusal import Refused
from companion.rules.state import State

NAMES = ("Ana", "Ben", "Cleo", "Dario")
PRECONS = ("coal_roarkwin", "maeoni_viper", "aradel_summergaard", "noah_redmoon")


class Ashes:
    """`ashes.does("Ana", "pass")` carries an intent out; `refuses` says why not."""

    def __init__(self, seats: int = 2, **options) -> None:
        self.state = State(options={**game.default_options(), **options})
        self.events: list[Event] = []
        self.names = NAMES[:seats]
        for event in opened(game, options, seats):
            self.state = apply(game, self.state, event)
        for seat, name in enumerate(self.names):
            self.does(seat, "sit", name=name, crest=seat + 1)
        self.does(None, "start", first=0)

    def seat(self, who) -> int | None:
        return self.names.index(who) if isinstance(who, str) else who

    def does(self, who, action: str, /, *, anyway: bool = False, **values) -> list[Event]:
        seat = self.seat(who)
        found = action_of(game, action)
        assert found is not None, action
        events = carry_out(game, self.state, found, Intent(action, seat, values, anyway))
        for event in events:
            self.state = apply(game, self.state, event)
        self.events = list(events)
        return self.events

    def refuses(self, who, action: str, /, **values) -> str:
        """The reason, and that nothing has changed."""
        before = self.state
        try:
            self.does(who, action, **values)
        except Refused as refused:
            assert self.state == before
            return refused.refusals[0].key
        raise AssertionError(f"{action} was carried out")

    def value(self, who, part: str):
        return self.state.value(part, self.seat(who))

    def records(self, who, part: str) -> Mapping[str, Mapping]:
        value = self.value(who, part)
        assert isinstance(value, Mapping)
        return value

    def sets(self, who, part: str, to) -> None:
        self.does(who, "correct", part=part, to=to)

    # ---- ways to get somewhere ------------------------------------------------

    def chosen(self, *phoenixborn: str) -> "Ashes":
        keys = phoenixborn or PRECONS[: len(self.names)]
        for name, key in zip(self.names, keys, strict=True):
            self.does(name, "choose_phoenixborn", phoenixborn=key)
        return self

    def rolled(self, who, basics: int = 0, powers: int = 0) -> None:
        """All dice that are due, with so many basics and powers and the rest classes."""
        ids = [id for id, die in self.records(who, "dice").items() if die["pool"] == "exhausted"]
        ids = ids or list(self.records(who, "dice"))
        faces = ["basic"] * basics + ["power"] * powers
        faces += ["class"] * (len(ids) - len(faces))
        self.does(who, "roll", faces=dict(zip(ids, faces, strict=False)))

    def in_turns(self, *phoenixborn: str, powers: int = 2) -> "Ashes":
        """Round 1, everybody prepared, the first name to play."""
        self.chosen(*phoenixborn)
        for at, name in enumerate(self.names):
            self.rolled(name, basics=4 if at == 0 else 1, powers=powers)
        for name in self.names:
            self.does(name, "draw_up", discarded=0)
        assert self.state.turn.phase == "turns"
        assert self.state.turn.active == 0
        return self

    def unit(self, who, card: str, /, **fields) -> str:
        """A unit on the battlefield, with these tokens on it; its id."""
        before = set(self.records(who, "units"))
        self.does(who, "summon", card=card, anyway=True)
        (id,) = set(self.records(who, "units")) - before
        for name, to in fields.items():
            self.does(who, "correct", part="units", id=id, field=name, to=to)
        return id

    def attack(self, who, attackers: tuple[str, ...], target) -> None:
        self.does(who, "attack_phoenixborn", attackers=attackers, target=self.seat(target))

    def all_pass(self) -> None:
        while self.state.turn.phase == "turns":
            active = self.state.turn.active
            self.does(active, "pass")
            self.does(active, "end_turn")

    def wounds(self, who, id: str) -> int:
        return self.records(who, "units")[id]["wounds"]

    def exhausted(self, who) -> list[str]:
        return [id for id, unit in self.records(who, "units").items() if unit["exhaustion"]]

    def pools(self, who) -> tuple[int, int, int]:
        """Active, exhausted, on units."""
        pools = [die["pool"] for die in self.records(who, "dice").values()]
        return pools.count("active"), pools.count("exhausted"), pools.count("unit")
