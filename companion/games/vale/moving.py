"""Cards on the move by an effect: hand, shelter, arena, deck."""

from collections.abc import Iterator

from companion.games.vale.changes import discard_summoned, draw, drop, recover, strike_from
from companion.games.vale.effects import GOES_TO_DECK, IS_DISCARDED, RETURNS, Way
from companion.games.vale.formulas import amount
from companion.games.vale.parts import arena, extension, hand, hand_cards, shelter, shelter_cards
from companion.games.vale.position import Position
from companion.rules.intents import Intent
from companion.rules.state import Readable
from companion.rules.turns import Happening


def move_cards(state: Readable, intent: Intent, way: Way, at: Position) -> Iterator[Happening]:
    seat, named = intent.seat, intent.items("dropped")
    assert seat is not None
    yield from draw(state, seat, way.draws)
    if way.takes:
        yield hand.gain(way.takes, seat)
    if way.drops:
        yield from drop(state, seat, way.drops, named)
    yield from _shelter(state, seat, way, at, named)
    if way.extension:
        yield extension.gain(way.extension, seat)


def _shelter(
    state: Readable, seat: int, way: Way, at: Position, named: tuple[str, ...]
) -> Iterator[Happening]:
    if way.shelters:
        yield shelter.gain(way.shelters, seat)
    if way.stows:
        yield hand.move(way.stows, shelter, seat)
        yield from strike_from(hand_cards, state, seat, named)
        for id in named:
            yield shelter_cards.place(id, seat)
    if way.wastes:
        yield shelter.lose(way.wastes, seat)
    yield from welcome(state, seat, amount(way.welcomes, at), named)


def welcome(
    state: Readable, seat: int, count: int, named: tuple[str, ...] = ()
) -> Iterator[Happening]:
    """From one's shelter to the hand; when all come, all that was noted comes along."""
    if not count:
        return
    noted = tuple(shelter_cards.all(state, seat))
    yield shelter.move(count, hand, seat)
    coming = noted if not shelter.of(state, seat) else tuple(id for id in named if id in noted)
    for id in coming:
        yield hand_cards.place(id, seat)
        yield shelter_cards.remove(id, seat)


def move_itself(state: Readable, seat: int, id: str, way: Way) -> Iterator[Happening]:
    """What becomes of the card whose effect it was."""
    if way.itself == RETURNS:
        yield from recover(state, seat, id)
    elif way.itself == IS_DISCARDED:
        yield from discard_summoned(state, seat, id, round=state.turn.round)
    elif way.itself == GOES_TO_DECK and arena.has(state, seat, id):
        yield arena.remove(id, seat)
