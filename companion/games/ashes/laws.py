"""What always holds, whatever people tap: ten dice, and no card made or lost."""

from companion.games.ashes.parts import (
    attached,
    deck,
    dice,
    discard,
    draw,
    hand,
    is_living,
    living,
    removed,
    spells,
    units,
    with_draft,
)
from companion.games.ashes.phoenixborn import DICE
from companion.games.ashes.units import CONJURATION
from companion.rules.game import Law
from companion.rules.rosters import Roster
from companion.rules.state import Readable, seats_of


def ten_dice(state: Readable) -> bool:
    """From round 1 on everybody has ten dice, wherever they lie, and the fallen have none.
    People may cut a draft short; then nobody has more than ten."""
    if state.turn.round == 0:
        return True
    counts = {dice.count(state, seat) for seat in seats_of(state)}
    return max(counts) <= DICE if with_draft(state.options) else counts <= {0, DICE}


def dice_lie_somewhere(state: Readable) -> bool:
    """A die that lies on a unit lies on one that is there."""
    return all(
        not die.get("on") or units.has(state, seat, str(die.get("on")))
        for seat in seats_of(state)
        for die in dice.all(state, seat).values()
    )


def no_card_is_lost(state: Readable) -> bool:
    return all(cards_of(state, seat) == deck.of(state, seat) for seat in living(state))


def cards_of(state: Readable, seat: int) -> int:
    """All the deck cards of a seat, in its piles and in play anywhere."""
    piles = sum(number.of(state, seat) for number in (hand, draw, discard, removed))
    in_play = spells.count(state, seat) + _owned(state, seat, attached) + _allies(state, seat)
    return piles + in_play


def _owned(state: Readable, seat: int, roster: Roster) -> int:
    cards = (card for other in seats_of(state) for card in roster.all(state, other).values())
    return sum(1 for card in cards if card.get("owner") == seat)


def _allies(state: Readable, seat: int) -> int:
    everywhere = (unit for other in seats_of(state) for unit in units.all(state, other).values())
    return sum(1 for u in everywhere if u.get("owner") == seat and u.get("kind") != CONJURATION)


def the_fallen_have_nothing(state: Readable) -> bool:
    """Who is out has no dice, cards or units any more."""
    return all(
        is_living(state, seat)
        or not (dice.count(state, seat) or units.count(state, seat) or hand.of(state, seat))
        for seat in seats_of(state)
    )


LAWS = (
    Law("ten_dice", ten_dice),
    Law("dice_lie_somewhere", dice_lie_somewhere),
    Law("no_card_is_lost", no_card_is_lost),
)
