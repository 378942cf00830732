"""A table of Vindication for tests."""

from typing import Any

from companion.games.vindication import game
from companion.games.vindication.cubes import EVERYWHERE, cubes_of
from tests.games import evening


class Player(evening.Player):
    """`ana.honour`, `ana.cubes`, `ana["attr.strength"]`."""

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
        self.lays_down(part, dict.fromkeys(cards, facts))

    def fact(self, key: str) -> Any:
        fact = next(fact for fact in game.facts if fact.key == key)
        return fact.of(self.evening.state, self.seat)


class Evening(evening.Evening):
    """Unless `begun` is False, the journey is over and Ana is to play."""

    game, player = game, Player

    def begin(self) -> None:
        for person in self.people:
            person.does("be_ready")

    def gives(self, player: Player, *regions: str) -> None:
        """These regions are under the player's control."""
        for region in regions:
            player.does("give_region", region=region, target=player.seat)

    def turns_up(self, *cards: str) -> None:
        """Trigger cards, face up."""
        for card in cards:
            self.people[0].does_anyway("reveal_trigger", card=card)

    @property
    def ending(self) -> str:
        return self.state.ending.key if self.state.ending else ""
