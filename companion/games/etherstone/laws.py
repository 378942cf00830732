"""What is never made or lost: cards, Threats, dice, Point tokens, the one End token."""

from companion.games.etherstone.cards import hand
from companion.games.etherstone.levels import rows_of
from companion.games.etherstone.parts import (
    ARTIFAX_TOKENS,
    DICE,
    HAND,
    POINT_TOKENS,
    artifax,
    artifax_display,
    artifax_gone,
    artifax_stack,
    destroyed,
    dice,
    end_token,
    in_play,
    pool,
    reserve,
    spoils,
    substitutes,
    threat_deck,
    threats,
    threats_gone,
    with_artifax,
)
from companion.games.etherstone.points import points
from companion.rules.game import Law
from companion.rules.state import Readable, seats_of


def _seven_cards_each(state: Readable) -> bool:
    return all(
        hand.of(state, seat) + in_play.count(state, seat) + destroyed.of(state, seat) == HAND
        for seat in seats_of(state)
    )


def _every_threat_is_somewhere(state: Readable) -> bool:
    taken = sum(spoils.count(state, seat) for seat in seats_of(state))
    here = threats.count(state) + threat_deck.of(state) + threats_gone.of(state)
    return taken + here == sum(rows_of(state.size))


def _five_dice(state: Readable) -> bool:
    held = [die for die, facts in dice.all(state).items() if facts.get("holder") is not None]
    return len(dice.lying(state)) + len(held) == len(DICE)


def _point_tokens(state: Readable) -> bool:
    won = sum(points.of(state, seat) for seat in seats_of(state))
    return pool.of(state) + reserve.of(state) + won == POINT_TOKENS + substitutes.of(state)


def _one_end_token(state: Readable) -> bool:
    holder = end_token.holder(state)
    return holder is None or holder in seats_of(state)


def _twenty_artifax(state: Readable) -> bool:
    if not with_artifax(state.options):
        return True
    held = sum(1 for seat in seats_of(state) if artifax.of(state, seat))
    here = artifax_stack.of(state) + artifax_display.count(state) + artifax_gone.count(state)
    return held + here == ARTIFAX_TOKENS


LAWS = (
    Law("seven_cards_each", _seven_cards_each),
    Law("every_threat_is_somewhere", _every_threat_is_somewhere),
    Law("five_dice", _five_dice),
    Law("point_tokens", _point_tokens),
    Law("one_end_token", _one_end_token),
    Law("twenty_artifax", _twenty_artifax),
)
