"""People may play on: an end they took back stays silent for as long as it goes on holding."""

from __future__ import annotations

from companion.rules.apply import apply
from companion.rules.ends import ALWAYS, AT_ONCE, End
from companion.rules.game import Game
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.openings import opening_state
from companion.rules.parts import Counter, Setup
from companion.rules.referee import carry_out
from companion.rules.state import CLOSING, PLAYING, State

points = Counter("points")
game = Game(
    key="race",
    seats=range(1, 3),
    parts=(points,),
    ends=(End("ten", lambda s: points.of(s, 0) >= 10, checked=ALWAYS, then=AT_ONCE),),
)


def after(state: State, action: str, **values: int | str) -> State:
    known = action_of(game, action)
    assert known is not None
    for event in carry_out(game, state, known, Intent(action, 0, values)):
        state = apply(game, state, event)
    return state


def test_an_end_that_people_lifted_is_not_called_again_by_the_next_tap() -> None:
    state = after(opening_state(game, Setup(1, {})), "step", part="points", by=10)
    assert state.stage == CLOSING
    state = after(state, "play_on")
    assert (state.stage, state.ending) == (PLAYING, None)
    assert after(state, "step", part="points", by=1).stage == PLAYING


def test_it_is_called_again_once_it_had_ceased_to_hold() -> None:
    state = after(opening_state(game, Setup(1, {})), "step", part="points", by=10)
    state = after(after(state, "play_on"), "step", part="points", by=-1)
    assert state.lifted == ()
    assert after(state, "step", part="points", by=1).stage == CLOSING
