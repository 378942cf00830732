"""21 cubes, whatever people do: after every single event of random play."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vindication import game
from companion.games.vindication.cubes import cubes_of
from companion.games.vindication.places import PLACES
from companion.rules.apply import apply
from companion.rules.state import State
from tests.games.random_play import Walk, opened_table


def every_state(walk: Walk) -> list[State]:
    """The table after each event, not only after each tap."""
    state, states = State(), []
    for entry in walk.table.entries:
        if walk.table.counts(entry):
            for event in entry.events:
                state = apply(game, state, event)
                states.append(state)
    return states


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(10, 80))
def test_every_move_is_from_one_place_to_another(seed: int, length: int) -> None:
    rng = random.Random(seed)
    walk = Walk(opened_table(game, rng), rng, lawful=True)
    for _ in range(length):
        walk.step()
    for state in every_state(walk):
        for seat in range(len(state.boards)):
            assert cubes_of(state, seat) == 21


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(10, 80))
def test_even_corrections_and_overrides_keep_21_cubes(seed: int, length: int) -> None:
    """Cards and numbers set by hand, nonsense included: the rest always makes up for it."""
    rng = random.Random(seed)
    walk = Walk(opened_table(game, rng), rng, lawful=False)
    for _ in range(length):
        walk.step()
        for seat in range(len(walk.state.boards)):
            assert cubes_of(walk.state, seat) == 21
            for place in PLACES:
                assert place.lying(walk.state, seat) == place.number.of(walk.state, seat)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_end_is_called_at_most_once_and_stays(seed: int) -> None:
    rng = random.Random(seed)
    walk = Walk(opened_table(game, rng), rng, lawful=True)
    called = ""
    for _ in range(80):
        walk.step()
        if walk.state.stage != "playing":
            break
        now = walk.state.ending.key if walk.state.ending else ""
        assert called in ("", now)
        called = now
