"""What is said aloud when it happens."""

from collections.abc import Iterator

from companion.games.vale.parts import score, stones
from companion.games.vale.standing import is_over_limit, stone_limit
from companion.games.vale.terms import COLOURS, SUPPLY, threshold
from companion.rules.events import Announced, Event
from companion.rules.game import Follow
from companion.rules.state import PLAYING, Readable, State, seats_of
from companion.rules.turns import Happening


def tell_threshold(before: State, now: Readable, event: Event) -> Iterator[Happening]:
    """Reaching the threshold only counts if it holds until the round is over."""
    goal = threshold(now.options)
    for seat in seats_of(now) if now.stage == PLAYING else ():
        was, has = score.of(before, seat) >= goal, score.of(now, seat) >= goal
        if was != has:
            key = "threshold_reached" if has else "threshold_lost"
            yield Announced(key, seat, {"threshold": goal})


def tell_limit(before: State, now: Readable, event: Event) -> Iterator[Happening]:
    for seat in seats_of(now):
        if is_over_limit(now, seat) and not is_over_limit(before, seat):
            yield Announced("over_limit", seat, {"limit": stone_limit(now, seat)})


def tell_supply(before: State, now: Readable, event: Event) -> Iterator[Happening]:
    """The box holds so many stones; people then use something else."""
    for colour in COLOURS:
        was, has = _in_play(before, colour), _in_play(now, colour)
        if has > SUPPLY[colour] >= was:
            yield Announced("supply_empty", None, {"colour": colour})


def _in_play(state: Readable, colour: str) -> int:
    return sum(stones.of(state, seat, colour) for seat in seats_of(state))


_stone_keys = tuple(stones.key_of(colour) for colour in COLOURS)

FOLLOWS = (
    Follow(("score",), tell_threshold),
    Follow((*_stone_keys, "arena"), tell_limit),
    Follow(_stone_keys, tell_supply),
)
