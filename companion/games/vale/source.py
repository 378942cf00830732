"""Whose effect is carried out, and what can be chosen for it."""

from dataclasses import dataclass

from companion.games.vale.effects import Aim, Effect, Way
from companion.games.vale.position import Card, Position
from companion.games.vale.standing import creature_of
from companion.rules.intents import Intent


@dataclass(frozen=True, slots=True)
class Source:
    """Whose effect it is (a card or a tile), and the position it is carried out from."""

    id: str
    effect: Effect
    at: Position

    def chosen(self, intent: Intent) -> Effect:
        """The effect itself, or the one it copies."""
        if not self.effect.copies:
            return self.effect
        creature = creature_of(intent.text("copied"))
        copied = creature.effect(self.effect.copies) if creature else None
        return copied or Effect()

    def way(self, intent: Intent) -> Way:
        """The way answered, else the first that can be carried out."""
        ways, possible = self.chosen(intent).ways, self.chosen(intent).possible(self.at)
        first = possible[0] if possible else 0
        wanted = intent.number("way", first)
        return ways[wanted] if 0 <= wanted < len(ways) else ways[first]

    def aimable(self, aim: Aim) -> tuple[Card, ...]:
        """The cards of one's arena that fit; an effect is aimed at another card."""
        return tuple(c for c in self.at.cards if aim.fits(c) and c.id != self.id)

    def aimed(self, intent: Intent) -> tuple[Card, ...]:
        chosen = set(intent.items("cards"))
        return tuple(card for card in self.at.cards if card.id in chosen)

    def copyable(self) -> tuple[str, ...]:
        kind = self.effect.copies
        cards = (c for c in self.at.cards if kind in c.kinds and c.id != self.id)
        return tuple(card.id for card in cards)
