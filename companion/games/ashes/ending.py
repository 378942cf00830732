"""Who wins: the last one standing. An early stop ranks by a house rule, and says so."""

from companion.games.ashes.parts import draw, fell, hand, is_living, life, wounds
from companion.rules.scores import Score
from companion.rules.state import Readable, seats_of
from companion.rules.tiebreaks import Ranked, Tiebreak, rank


def life_left(state: Readable, seat: int) -> int:
    """Life minus wounds; nobody has less than nothing."""
    if not is_living(state, seat):
        return 0
    return max(0, life.of(state, seat) - wounds.of(state, seat))


def lasted(state: Readable, seat: int) -> int:
    """How long a Phoenixborn lasted: 1 for the first to fall, most for those who stand."""
    return state.size if is_living(state, seat) else fell.of(state, seat)


def _cards_left(state: Readable, seat: int) -> int:
    return hand.of(state, seat) + draw.of(state, seat)


LADDER = (
    Tiebreak("last_standing", lasted),
    Tiebreak("house_life", life_left),
    Tiebreak("house_cards", _cards_left),
)
"""The first is the rule: the living before the fallen, those who fell later before the others.
The last two are our house rule for a table that stops early."""


def ranking(state: Readable, totals: tuple[int, ...]) -> Ranked:
    """Points play no part: everybody starts level and climbs the ladder."""
    return rank(LADDER, state, dict.fromkeys(seats_of(state), 0))


SCORES = (Score("life_left", life_left, icon="heart"),)
