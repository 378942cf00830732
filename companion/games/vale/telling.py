"""What is said aloud when it happens, and what screens show that follows from the state."""

from collections.abc import Iterator

from companion.games.vale.conditions import arena_limit, banish_price
from companion.games.vale.parts import (
    artifact,
    artifact_last,
    captured,
    clearing,
    free_summon,
    score,
    stones,
)
from companion.games.vale.resolving import still_to_do
from companion.games.vale.rounds import capture_order
from companion.games.vale.standing import is_over_limit, position_of, stone_limit
from companion.games.vale.terms import ACTION, COLOURS, SUPPLY, plays_artifacts, threshold
from companion.rules.events import Announced, Event
from companion.rules.game import Fact, Follow, Hint
from companion.rules.state import PLAYING, Readable, State, seats_of
from companion.rules.turns import Happening

# ---- said aloud ------------------------------------------------------------


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

# ---- shown -----------------------------------------------------------------


def _seat_or(seat: int | None, state: Readable) -> int:
    return seat if seat is not None else (state.turn.active or 0)


def clearing_now(state: Readable, seat: int | None) -> tuple[dict[str, object], ...]:
    """Each tile with who took it this round, and whose Choice token lies on it."""
    if not plays_artifacts(state):
        return ()
    seats = seats_of(state)
    return tuple(
        {
            "id": tile,
            "holder": next((s for s in seats if artifact.of(state, s) == tile), None),
            "token": next((s for s in seats if artifact_last.of(state, s) == tile), None),
        }
        for tile in clearing.all(state)
    )


FACTS = (
    Fact("threshold", lambda state, seat: threshold(state.options)),
    Fact("arena_limit", lambda state, seat: arena_limit(state, _seat_or(seat, state))),
    Fact("stone_limit", lambda state, seat: stone_limit(state, _seat_or(seat, state))),
    Fact("stone_values", lambda state, seat: position_of(state, _seat_or(seat, state)).values),
    Fact("banish_price", lambda state, seat: banish_price(state)),
    Fact("capture_order", lambda state, seat: capture_order(state)),
    Fact("still_to_do", lambda state, seat: still_to_do(state, _seat_or(seat, state))),
    Fact("clearing_now", clearing_now),
    Fact("over_limit", lambda state, seat: is_over_limit(state, _seat_or(seat, state))),
)


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    """What this seat should think of now."""
    if is_over_limit(state, seat):
        yield Hint("over_limit", {"limit": stone_limit(state, seat)})
    if state.turn.active == seat:
        yield from _hints_of_turn(state, seat)
    if score.of(state, seat) >= threshold(state.options):
        yield Hint("threshold", {"threshold": threshold(state.options)})


def _hints_of_turn(state: Readable, seat: int) -> Iterator[Hint]:
    markers = tuple(captured.all(state, seat))
    if state.turn.phase == ACTION and markers:
        yield Hint("markers", {"count": len(markers)}, about=markers)
    if free_summon.of(state, seat):
        yield Hint("free_summon")
    left = still_to_do(state, seat)
    if left:
        yield Hint("resolve", {"count": len(left)}, about=left)
