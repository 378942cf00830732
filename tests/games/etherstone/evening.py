"""A table of Etherstone for tests."""

from typing import Any

from companion.games.etherstone import game
from companion.rules.events import Event
from companion.rules.hints import Hint
from companion.rules.house import action_of
from tests.games import evening

FACES = {"red": 4, "black": 2, "green": 5, "white": 1, "void": 6}


class Player(evening.Player):
    """`ana.life`, `ana.stones`, `ana["stones.red"]`."""

    def ends_turn(self) -> tuple[Event, ...]:
        return self.does_anyway("end_turn")

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
        self.lays_down("in_play", cards)
        self["hand"] = self["hand"] - len(cards)

    def notes(self, action: str, **values: Any) -> dict[str, Hint]:
        """What the sheet of an action says about the answers so far."""
        chosen = action_of(game, action)
        assert chosen is not None
        assert chosen.notes is not None
        state = self.evening.state
        return {hint.key: hint for hint in chosen.notes(state, self.seat, values)}


class Evening(evening.Evening):
    """Unless `begun` is False, everybody has a Leader and the game is on."""

    game, player = game, Player

    def __init__(self, players: int = 2, *, life: int = 9, begun: bool = True, **options: bool):
        self.life = life
        super().__init__(players, begun=begun, **options)

    def begin(self) -> None:
        for person in self.people:
            person.does("choose_leader", life=self.life, strength=2)
            person.does_anyway("be_ready")
        self.people[0].does("set_dice", faces=FACES)

    def leave(self, *, pool: int) -> None:
        """So many Point tokens are left on the table; nobody has any."""
        self["pool"], self["pool.reserve"] = pool, 32 - pool

    def dice(self) -> dict[str, Any]:
        """Colour → who took it, None while it lies in the display."""
        return {die: facts["holder"] for die, facts in self["dice"].items()}
