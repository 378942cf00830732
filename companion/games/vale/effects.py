"""What an effect does, declared: ways to choose from, cards it is aimed at, and its amounts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.games.vale.formulas import Amount, amount
from companion.games.vale.payments import worth
from companion.games.vale.position import Card, Position
from companion.games.vale.terms import BLUE, COLOURS, PURPLE, RED, Stones

STAYS, RETURNS, IS_DISCARDED, GOES_TO_DECK = "stays", "returns", "is_discarded", "goes_to_deck"
"""What becomes of the card whose effect it is. Returning is no discarding."""

RECOVER, DISCARD, WAKE = "recover", "discard", "wake"
"""What is done to the cards aimed at; to wake is to allow its hourglass once more."""


@dataclass(frozen=True, kw_only=True)
class Way:
    """One way to carry an effect out. Stones may be negative: those are given away.
    `draws` come from the deck, `takes` from elsewhere into the hand, `drops` leave the hand;
    `shelters` come from the deck or display, `stows` from the hand, into one's shelter;
    `welcomes` go from the shelter to the hand, `wastes` from the shelter to the discard pile.
    `holding` are stones one must have besides; `price` is paid like a summoning."""

    points: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    purple: Amount = 0
    draws: int = 0
    takes: int = 0
    drops: int = 0
    shelters: int = 0
    stows: int = 0
    welcomes: Amount = 0
    wastes: int = 0
    extension: int = 0
    price: int = 0
    itself: str = STAYS
    holding: Mapping[str, int] = field(default_factory=dict)

    def stones(self, at: Position) -> Stones:
        of = {RED: self.red, BLUE: self.blue, PURPLE: self.purple}
        return {colour: amount(of[colour], at) for colour in COLOURS}

    def is_possible(self, at: Position) -> bool:
        """Everything it takes is there. Points may always be lost: the score stops at 0."""
        stones = self.stones(at)
        has_stones = all(
            at.stones.get(c, 0) >= max(-stones[c], self.holding.get(c, 0)) for c in COLOURS
        )
        can_pay = worth(at.stones, at.values) >= self.price
        has_cards = at.hand + self.draws + self.takes >= self.drops + self.stows
        has_all = has_stones and can_pay and has_cards
        return has_all and at.shelter >= amount(self.welcomes, at) + self.wastes


@dataclass(frozen=True, kw_only=True)
class Aim:
    """Cards of one's own arena: what is done to them, how many, and which fit."""

    does: str
    least: int = 1
    most: int = 1
    fits: Callable[[Card], bool] = field(default=lambda card: True)
    itself: bool = False
    """Whether it may be aimed at the very card whose effect it is."""


@dataclass(frozen=True, kw_only=True)
class Effect:
    """`strikes`: a chosen player discards a summoned card of that family; `swaps`: exchanges
    it with this one. `steals` so many points. `copies` another effect of that kind.
    `frees` the next summoning. `wakes` every hourglass of one's own at once.
    `open`: part of the amount is not known to the app; a person fills it in."""

    ways: tuple[Way, ...] = (Way(),)
    aim: Aim | None = None
    strikes: str = ""
    swaps: str = ""
    steals: int = 0
    copies: str = ""
    frees: bool = False
    wakes: bool = False
    open: bool = False

    def possible(self, at: Position) -> tuple[int, ...]:
        """The ways that can be carried out, by their number."""
        return tuple(n for n, way in enumerate(self.ways) if way.is_possible(at))


def gives(*ways: Way) -> Effect:
    """One way, or several of which one is chosen."""
    return Effect(ways=ways)


RETURNS_ITSELF = gives(Way(itself=RETURNS))


@dataclass(frozen=True, kw_only=True)
class Proposal:
    """What the app proposes for one way, ready to be confirmed or changed."""

    points: int = 0
    gains: Stones = field(default_factory=dict)
    spends: Stones = field(default_factory=dict)


def propose(way: Way, at: Position) -> Proposal:
    stones = way.stones(at)
    return Proposal(
        points=amount(way.points, at),
        gains={colour: max(0, stones[colour]) for colour in COLOURS},
        spends={colour: max(0, -stones[colour]) for colour in COLOURS},
    )
