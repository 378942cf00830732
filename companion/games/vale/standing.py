"""From the table to a position: what a seat has before it right now."""

from companion.games.vale.creatures import CREATURES, Creature
from companion.games.vale.parts import arena, hand, hand_cards, score, shelter, stones
from companion.games.vale.position import Card, Position
from companion.rules.state import Readable, others

UNNAMED = "creature"
"""The id of a summoned card whose name nobody told."""


def creature_of(id: str) -> Creature | None:
    """The creature behind a card's id, which may carry #2 behind its name."""
    return CREATURES.get(id.partition("#")[0])


def card_of(id: str, *, family: str = "", cost: int = 0) -> Card:
    """A card as it counts; the catalogue knows what was not told."""
    creature = creature_of(id)
    if creature is None:
        return Card(id, family, cost)
    return Card(id, creature.family, creature.cost, creature.kinds)


def cards_in_arena(state: Readable, seat: int) -> tuple[Card, ...]:
    return tuple(
        card_of(
            id,
            family=str(arena.get(state, seat, id, "family") or ""),
            cost=arena.number(state, seat, id, "cost"),
        )
        for id in arena.all(state, seat)
    )


def position_of(state: Readable, seat: int) -> Position:
    return Position(
        cards=cards_in_arena(state, seat),
        stones=stones.counts(state, seat),
        hand=hand.of(state, seat),
        listed={id: card_of(id).family for id in hand_cards.all(state, seat)},
        score=score.of(state, seat),
        rivals=tuple(score.of(state, other) for other in others(state, seat)),
        shelter=shelter.of(state, seat),
        wild=state.turn.active == seat,
    )


def has_summoned(state: Readable, seat: int, name: str) -> bool:
    return any(id.partition("#")[0] == name for id in arena.all(state, seat))


def stone_limit(state: Readable, seat: int) -> int:
    return position_of(state, seat).limit


def is_over_limit(state: Readable, seat: int) -> bool:
    return stones.total(state, seat) > stone_limit(state, seat)


def targets_of(state: Readable, seat: int, family: str) -> tuple[str, ...]:
    """The summoned cards of a family in somebody's arena; Loki is wild only in its own turn."""
    at = position_of(state, seat)
    return tuple(card.id for card in at.cards if at.is_of(card, family))
