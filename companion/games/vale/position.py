"""What one seat has before it, as the formulas of effects read it. Also tried out in thought:
a payment made, a card summoned, before anything happens."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.games.vale.terms import (
    BLUE,
    COLOURS,
    FACE_VALUES,
    FAMILIES,
    FIRE,
    HESTIA_BRINGS,
    PURPLE,
    RED,
    STONE_LIMIT,
    WIND,
    Stones,
)


@dataclass(frozen=True, slots=True)
class Card:
    """A creature as it counts: `cost` is the printed one. `id` may carry #2 behind its name."""

    id: str
    family: str
    cost: int
    kinds: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.id.partition("#")[0]


@dataclass(frozen=True, slots=True)
class Position:
    """`wild`: it is this seat's turn, so that Loki is of any family.
    `listed` are families of noted hand cards; `aimed` the cards chosen for an effect."""

    cards: tuple[Card, ...] = ()
    stones: Stones = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    hand: int = 0
    listed: Mapping[str, str] = field(default_factory=dict)
    score: int = 0
    rivals: tuple[int, ...] = ()
    shelter: int = 0
    wild: bool = False
    aimed: tuple[Card, ...] = ()

    def has(self, name: str) -> bool:
        return any(card.name == name for card in self.cards)

    # ---- families ----------------------------------------------------------

    def is_of(self, card: Card, family: str) -> bool:
        """Loki is of any family in its owner's turn, of the wind otherwise."""
        return card.family == family or (self.wild and card.name == "loki")

    def of_family(self, family: str) -> int:
        return sum(self.is_of(card, family) for card in self.cards)

    def families(self) -> int:
        """How many different families lie here; a wild Loki stands for one that is missing."""
        plain = [card.family for card in self.cards if not (self.wild and card.name == "loki")]
        wild = len(self.cards) - len(plain)
        return min(len(FAMILIES), len(set(plain) & set(FAMILIES)) + wild)

    # ---- stones and prices -------------------------------------------------

    @property
    def values(self) -> Stones:
        """What each stone is worth to this seat."""
        agni, giant = int(self.has("agni")), int(self.has("water_giant"))
        blue, purple = FACE_VALUES[BLUE], FACE_VALUES[PURPLE]
        if self.has("hae_tae"):
            blue, purple = purple, blue
        return {RED: FACE_VALUES[RED] + agni, BLUE: blue + giant, PURPLE: purple + giant}

    @property
    def limit(self) -> int:
        return STONE_LIMIT + (HESTIA_BRINGS if self.has("hestia") else 0)

    @property
    def stone_count(self) -> int:
        return sum(self.stones.values())

    def price_of(self, card: Card) -> int:
        """A fixed price (Belphegor) knows no reduction; else the reductions add up."""
        if card.family == FIRE and self.has("belphegor"):
            return 1
        less = 1 if self.has("pegasus") else 0
        if card.family == WIND and self.has("hippogriff"):
            less += 2
        return max(0, card.cost - less)

    def bonus_for(self, paid: Mapping[str, int]) -> int:
        """Points that lasting effects give for summoning with these stones. Cards that come
        later, and the one being summoned, do not count."""
        points = paid.get(RED, 0) if self.has("phoenix") else 0
        points += 2 if self.has("kappa") and paid.get(BLUE, 0) else 0
        points += 3 if self.has("gargoyle") and paid.get(PURPLE, 0) else 0
        return points + (1 if self.has("sylph") else 0)

    # ---- in thought --------------------------------------------------------

    def without(self, paid: Mapping[str, int]) -> "Position":
        rest = {c: max(0, self.stones.get(c, 0) - paid.get(c, 0)) for c in COLOURS}
        return replace(self, stones=rest)

    def with_card(self, card: Card, *, from_hand: int = 1) -> "Position":
        listed = {id: family for id, family in self.listed.items() if id != card.id}
        hand = max(0, self.hand - from_hand)
        return replace(self, cards=(*self.cards, card), hand=hand, listed=listed)

    def aiming(self, aimed: tuple[Card, ...]) -> "Position":
        return replace(self, aimed=aimed)
