"""Amounts that follow from a position: so many points per card, per stone, per family."""

from collections.abc import Callable

from companion.games.vale.payments import worth
from companion.games.vale.position import Position
from companion.games.vale.terms import DRAGON, FAMILIES, PURPLE

Formula = Callable[[Position], int]
Amount = int | Formula


def amount(of: Amount, position: Position) -> int:
    return of(position) if callable(of) else of


def per_card(points: int) -> Formula:
    return lambda at: points * len(at.cards)


def per_cheap_card(points: int, *, up_to: int) -> Formula:
    """For each summoned card whose printed cost is no more than that."""
    return lambda at: points * sum(card.cost <= up_to for card in at.cards)


def per_card_of(family: str, points: int) -> Formula:
    return lambda at: points * at.of_family(family)


def per_pair_of(family: str, points: int) -> Formula:
    return lambda at: points * (at.of_family(family) // 2)


def per_card_with(kind: str, points: int) -> Formula:
    """For each summoned card with that kind of effect."""
    return lambda at: points * sum(kind in card.kinds for card in at.cards)


def per_card_of_best_family(points: int) -> Formula:
    """A family is chosen; the app proposes the one that gives most."""
    return lambda at: points * max(at.of_family(family) for family in FAMILIES)


def per_family(points: int) -> Formula:
    return lambda at: points * at.families()


def per_hand_card(points: int) -> Formula:
    return lambda at: points * at.hand


def per_family_in_hand(points: int) -> Formula:
    """As far as the owner noted the hand."""
    return lambda at: points * len(set(at.listed.values()) & set(FAMILIES))


def per_stone(colour: str, points: int) -> Formula:
    return lambda at: points * at.stones.get(colour, 0)


def value_of(*colours: str) -> Formula:
    """What all one's stones of these colours are worth."""
    return lambda at: worth({c: at.stones.get(c, 0) for c in colours}, at.values)


def all_of(colour: str, times: int = 1) -> Formula:
    return lambda at: times * at.stones.get(colour, 0)


def both(first: Formula, second: Formula) -> Formula:
    return lambda at: first(at) + second(at)


def when(condition: Callable[[Position], bool], then: int, otherwise: int = 0) -> Formula:
    return lambda at: then if condition(at) else otherwise


def cost_of_aimed(at: Position) -> int:
    return sum(card.cost for card in at.aimed)


def one_if_dragon_aimed(at: Position) -> int:
    return int(any(at.is_of(card, DRAGON) for card in at.aimed))


def whole_shelter(at: Position) -> int:
    return at.shelter


# ---- conditions ------------------------------------------------------------


def has_costs_one_to_four(at: Position) -> bool:
    return {1, 2, 3, 4} <= {card.cost for card in at.cards}


def has_four_stones(at: Position) -> bool:
    return at.stone_count >= 4


def has_no_dragon(at: Position) -> bool:
    return not any(card.family == DRAGON for card in at.cards)


def has_purple(at: Position) -> bool:
    return at.stones.get(PURPLE, 0) > 0


def hand_equals_arena(at: Position) -> bool:
    return at.hand == len(at.cards)


def hand_below_six(at: Position) -> bool:
    return at.hand < 6


def is_behind(at: Position) -> bool:
    """Somebody else has more points."""
    return any(rival > at.score for rival in at.rivals)
