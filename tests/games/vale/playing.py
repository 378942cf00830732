"""A table of the Vale as people play it: taps go the way every tap goes."""

from itertools import count
from typing import Any

from companion.games.vale import game
from companion.rules.events import Turned
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.rules.refusal import Refused
from companion.rules.state import Fields, State
from companion.table.entry import Entry
from companion.table.log import Table, fold, table_from
from companion.table.play import Tap, decide

NAMES = ("Ana", "Ben", "Cleo", "Dan")
ANA, BEN, CLEO, DAN = range(4)


class Vale:
    """One game. `does` carries an action out, `refuses` tells why it is not carried out."""

    def __init__(self, *, players: int = 2, mode: str = "base", first: int = 0) -> None:
        self._keys = count(1)
        start = Entry(1, "open", 0.0, None, Intent("open"), opened(game, {"mode": mode}, players))
        self.table: Table = table_from("TEST", game, [start])
        for seat in range(players):
            self.does("sit", seat, name=NAMES[seat], crest=seat + 1)
        self.does("start", None, first=first)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def phase(self) -> str:
        return self.state.turn.phase

    @property
    def active(self) -> int | None:
        return self.state.turn.active

    @property
    def round(self) -> int:
        return self.state.turn.round

    def does(self, action: str, seat: int | None, *, anyway: bool = False, **values: Any) -> "Vale":
        intent = Intent(action, seat, values, anyway)
        tap = Tap(intent, key=str(next(self._keys)), by=seat, host=True)
        entry = decide(self.table, tap, at=float(self.table.version))
        self.table = self.table.with_entry(entry)
        return self

    def refuses(self, action: str, seat: int | None, **values: Any) -> str:
        """The reason, or an empty text when it would be done. Nothing happens."""
        before = self.state
        try:
            decide(self.table, Tap(Intent(action, seat, values), key="try", host=True), at=0.0)
        except Refused as refused:
            assert self.state is before
            return refused.refusals[0].key
        return ""

    # ---- looking -----------------------------------------------------------

    def value(self, part: str, seat: int | None = None) -> Any:
        return self.state.value(part, seat)

    def stones(self, seat: int) -> tuple[int, int, int]:
        red, blue, purple = (self.value(f"stones.{c}", seat) for c in ("red", "blue", "purple"))
        return red, blue, purple

    def arena(self, seat: int) -> list[str]:
        return list(self.value("arena", seat))

    def score(self, seat: int) -> int:
        return int(self.value("score", seat))

    def news(self) -> list[str]:
        """What the last entry said aloud."""
        events = self.table.entries[-1].events
        return [event.key for event in events if type(event).__name__ == "Announced"]

    def start_of(self, action: str, seat: int, asked: str, **values: Any) -> Any:
        """What the app fills in for a question."""
        found = game.action(action)
        assert found is not None
        question = next(i for i in found.inputs if i.key == asked)
        return question.begins(self.state, seat, values)

    def asks(self, action: str, seat: int, **values: Any) -> list[str]:
        """The questions that stand, given the answers so far."""
        found = game.action(action)
        assert found is not None
        stands = (i for i in found.inputs if i.asked is None or i.asked(self.state, seat, values))
        return [question.key for question in stands]

    def offers(self, action: str, seat: int, asked: str, **values: Any) -> list[Any]:
        found = game.action(action)
        assert found is not None
        question: Any = next(i for i in found.inputs if i.key == asked)
        if question.kind == "mix":
            return list(question.offers(self.state, seat, values))
        return [choice.value for choice in question.choices(self.state, seat, values)]

    # ---- arranging ---------------------------------------------------------

    def has(
        self, seat: int, *, stones: tuple[int, int, int] | None = None, **values: Any
    ) -> "Vale":
        """Values set by hand, as any table may."""
        if stones is not None:
            for colour, number in zip(("red", "blue", "purple"), stones, strict=True):
                values[f"stones.{colour}"] = number
        for part, to in values.items():
            if self.value(part, seat) != to:
                self.does("correct", seat, part=part, to=to)
        return self

    def has_summoned(self, seat: int, *creatures: str) -> "Vale":
        for name in creatures:
            facts: Fields = game.catalogue["creatures"][name]
            family, cost = facts["family"], facts["cost"]
            self.does("place", seat, part="arena", id=name, family=family, cost=cost)
        return self

    def goes_to(self, phase: str, *, seat: int = 0, round: int = 1) -> "Vale":
        """The table says where it is."""
        order = [(seat + step) % self.state.size for step in range(self.state.size)]
        turned = Turned(round, phase, order[0], tuple(order[1:]))
        self.write(turned)
        return self

    def write(self, *events: Any) -> None:
        number = self.table.version + 1
        intent = Intent("arranged", None)
        entry = Entry(number, f"arranged{number}", float(number), None, intent, events)
        self.table = self.table.with_entry(entry)

    def plays_capture(self, *families: str) -> "Vale":
        """Every marker placed, on these families in the order of placing."""
        for family in families:
            assert self.active is not None
            self.does("capture", self.active, family=family)
        return self

    def clears_markers(self, seat: int, action: str = "tame") -> "Vale":
        while self.value("captured", seat):
            self.does(action, seat)
        return self

    def ends_turn(self) -> "Vale":
        assert self.active is not None
        return self.does("end_turn", self.active)

    def passes_round(self) -> "Vale":
        """Everybody tames both cards and does nothing else."""
        at = self.round
        while self.round == at and self.state.stage == "playing":
            seat = self.active
            assert seat is not None
            if self.phase == "capture":
                self.does("capture", seat, family="fire")
            else:
                self.clears_markers(seat).ends_turn()
        return self

    def replayed(self) -> State:
        return fold(game, self.table.entries, self.table.undone)


def in_action(seat: int = 0, *, players: int = 2, mode: str = "base", round: int = 9) -> Vale:
    """A table in the action phase of a late round, so that every arena has room."""
    vale = Vale(players=players, mode=mode)
    return vale.goes_to("action", seat=seat, round=round).has(seat, hand=5)
