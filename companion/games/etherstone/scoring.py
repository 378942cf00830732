"""The end check, the eight lines of the final count, and how a tie is broken."""

from collections.abc import Iterator

from companion.games.etherstone.cards import hand
from companion.games.etherstone.parts import (
    corrupted,
    end_token,
    in_play,
    life,
    pacts,
    pool,
    spoils,
    stones,
    threat_deck,
)
from companion.games.etherstone.points import points
from companion.rules.ends import THIS_ROUND, TURN_END, End
from companion.rules.events import EndLifted, Event
from companion.rules.game import Series
from companion.rules.scores import Score, each, holding, nothing, per
from companion.rules.state import Readable, State
from companion.rules.tiebreaks import fewest, most


def _own_hand_is_empty(state: Readable) -> bool:
    active = state.turn.active
    return active is not None and hand.of(state, active) == 0


def _threat_deck_is_empty(state: Readable) -> bool:
    return threat_deck.of(state) == 0


def _pool_is_empty(state: Readable) -> bool:
    return pool.of(state) == 0


def _take_token(state: Readable, seat: int | None) -> Iterator[Event]:
    """Once taken it never moves."""
    if end_token.holder(state) is None and seat is not None:
        yield end_token.give(seat)


def end_taken_back(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """People found that the end was called in error: the token goes back too."""
    if isinstance(event, EndLifted):
        yield end_token.clear()


ENDS = tuple(
    End(key, when, checked=TURN_END, then=THIS_ROUND, calls=_take_token)
    for key, when in (
        ("hand_empty", _own_hand_is_empty),
        ("threats_gone", _threat_deck_is_empty),
        ("pool_empty", _pool_is_empty),
    )
)


def _entities(state: Readable, seat: int) -> int:
    return in_play.total(state, seat, "points")


def _spoils(state: Readable, seat: int) -> int:
    return spoils.total(state, seat, "points")


def _corrupted(state: Readable, seat: int) -> int:
    return -3 if corrupted.of(state, seat) else 0


SCORES = (
    Score("tokens", each(points), icon="point"),
    Score("end_token", holding(end_token, 2), icon="hourglass"),
    Score("entities", _entities, entered=True, icon="cards"),
    Score("abilities", nothing, entered=True, icon="flag"),
    Score("spoils", _spoils, entered=True, icon="target"),
    Score("life", per(life, 2), icon="heart"),
    Score("corrupted", _corrupted, penalty=True, icon="drop"),
    Score("pacts", each(pacts, -7), penalty=True, icon="pact"),
)

TIEBREAKS = (fewest(hand), most(stones), most(life))


def so_far(state: Readable, seat: int) -> int:
    """What the count would be now, without the abilities nobody can see."""
    return sum(score.of(state, seat) for score in SCORES)


SERIES = (Series("score", so_far), Series("life", life.of), Series("stones", stones.total))
