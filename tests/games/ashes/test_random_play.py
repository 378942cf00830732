"""Whole evenings at random: whatever happens, dice, cards and the dead stay where they belong."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.ashes.falls import must_fall
from companion.games.ashes.game import game
from companion.games.ashes.in_play import is_doomed
from companion.games.ashes.laws import the_fallen_have_nothing
from companion.games.ashes.parts import living, units
from companion.rules.referee import Now
from companion.rules.refusal import Refused
from tests.games.ashes.playing import Ashes
from tests.games.random_play import Walk

CARDS = ("iron_worker", "hammer_knight", "gilder", "iron_rhino", "mist_spirit", "silver_snake")


class Evening(Walk):
    """Random answers to what is offered, from round 1 on, with the phases pushed along."""

    def __init__(self, ashes: Ashes, rng: random.Random) -> None:
        self.ashes, self.rng, self.lawful = ashes, rng, True

    @property
    def state(self):
        return self.ashes.state

    @property
    def game(self):
        return game

    def plays(self) -> None:
        seat = self.likely_seat()
        offered = [a for a in game.actions if a.is_offered(self.state, seat)]
        if not offered:
            return
        action = self.rng.choice(offered)
        values = self.answers(action, seat)
        try:
            self.ashes.does(seat, action.key, **values)
        except Refused:
            return

    def hurts(self) -> None:
        seat = self.rng.choice(living(self.state))
        self.ashes.does(seat, "step", part="wounds", by=self.rng.randint(1, 6))

    def strengthens(self) -> None:
        seat = self.rng.choice(living(self.state))
        try:
            self.ashes.does(seat, "summon", card=self.rng.choice(CARDS))
        except Refused:
            return


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), length=st.integers(10, 120))
def test_laws_hold_through_whole_evenings(seed: int, seats: int, length: int) -> None:
    rng = random.Random(seed)
    evening = Evening(Ashes(seats).in_turns(), rng)
    for _ in range(length):
        if evening.state.stage != "playing":
            break
        rng.choices((evening.plays, evening.hurts, evening.strengthens), (12, 1, 2))[0]()
        assert_sound(evening)
    if evening.state.stage == "closing":
        assert len(living(evening.state)) == 1
        assert game.outcome(evening.state).winners == living(evening.state)


def assert_sound(evening: Evening) -> None:
    state = evening.state
    assert [law.key for law in game.laws if not law.holds(state)] == []
    assert the_fallen_have_nothing(state)
    active = state.turn.active
    assert active is None or active in living(state) or state.stage != "playing"
    if state.stage == "playing":
        assert len(must_fall(state)) != 1, "one that must fall falls at once"
        for seat in living(state):
            assert not [id for id in units.all(state, seat) if is_doomed(state, seat, id)]


def test_an_evening_is_not_just_refusals() -> None:
    evening = Evening(Ashes(3).in_turns(), random.Random(7))
    done = 0
    for _ in range(200):
        before = evening.state
        evening.plays()
        done += evening.state is not before
    assert done > 40
    assert Now(game, evening.state).turn.round >= 1
