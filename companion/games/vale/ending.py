"""The end is looked for only after a round: the threshold, or the tenth round."""

from companion.games.vale.parts import arena, score
from companion.games.vale.terms import LAST_ROUND, threshold
from companion.rules.ends import ROUND_END, End
from companion.rules.scores import Score, each
from companion.rules.state import Readable, seats_of
from companion.rules.tiebreaks import Tiebreak


def most_points(state: Readable) -> int:
    return max((score.of(state, seat) for seat in seats_of(state)), default=0)


def is_threshold_reached(state: Readable) -> bool:
    """Whoever stands there when the round ends; a peak that fell back does not count."""
    return most_points(state) >= threshold(state.options)


def is_last_round(state: Readable) -> bool:
    return state.turn.round >= LAST_ROUND


def end_facts(state: Readable) -> dict[str, int | str]:
    return {"threshold": threshold(state.options), "points": most_points(state)}


ENDS = (
    End("threshold", is_threshold_reached, checked=ROUND_END, facts=end_facts),
    End("last_round", is_last_round, checked=ROUND_END, facts=end_facts),
)
SCORES = (Score("points", each(score), icon="point"),)
TIEBREAKS = (Tiebreak("arena", arena.count),)
