"""Whatever people do, nothing is made or lost: the laws under random play."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.etherstone import game
from companion.rules.actions import Action
from companion.rules.apply import apply
from companion.rules.events import Event, from_plain, to_plain
from companion.rules.inputs import (
    CardInput,
    Choice,
    DiceInput,
    Input,
    Mix,
    NumberInput,
    Pick,
    SeatPick,
    YesNo,
)
from companion.rules.refusal import Refused
from companion.rules.state import State
from tests.games.etherstone.evening import Evening, Player

TAPPED = ("life", "points", "hand", "stones.red", "stones.white", "pacts", "leader_counters")
CARDS = ("", "WH001", "LI002", "VO003", "wh 001")


def one_of(choices: list[Choice]) -> st.SearchStrategy[Any]:
    """A real choice mostly, sometimes one that is not there."""
    return st.sampled_from([*(choice.value for choice in choices), "nothing"])


def answers_to(asked: Input, evening: Evening, seat: int, so_far: dict[str, Any]) -> Any:
    state = evening.state
    if isinstance(asked, Pick):
        chosen = one_of(list(asked.choices(state, seat, so_far)))
        return st.lists(chosen, max_size=3).map(tuple) if asked.many else chosen
    if isinstance(asked, SeatPick):
        return st.lists(st.integers(0, state.size - 1), max_size=2, unique=True).map(tuple)
    if isinstance(asked, Mix):
        return st.dictionaries(st.sampled_from(asked.kinds), st.integers(-1, 4))
    if isinstance(asked, DiceInput):
        colours = tuple(asked.colours(state, seat, so_far))
        return st.dictionaries(st.sampled_from(colours), st.integers(0, 6))
    if isinstance(asked, NumberInput):
        return st.integers(-3, 18)
    if isinstance(asked, CardInput):
        return st.sampled_from(CARDS)
    return st.booleans() if isinstance(asked, YesNo) else st.just("")


def answered(data: st.DataObject, action: Action, evening: Evening, seat: int) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for asked in action.inputs:
        if data.draw(st.integers(0, 3)):
            values[asked.key] = data.draw(answers_to(asked, evening, seat, values))
    return values


def somebody_does_something(data: st.DataObject, evening: Evening) -> tuple[Event, ...]:
    player: Player = data.draw(st.sampled_from(evening.people))
    if data.draw(st.integers(0, 4)) == 0:
        part, by = data.draw(st.sampled_from(TAPPED)), data.draw(st.integers(-6, 6))
        return player.taps(part, by)
    offered = [a for a in game.actions if a.is_offered(evening.state, player.seat)]
    action = data.draw(st.sampled_from(offered))
    values = answered(data, action, evening, player.seat)
    does = player.does_anyway if data.draw(st.booleans()) else player.does
    return does(action.key, **values)


def check_what_always_holds(before: State, now: State) -> None:
    for part in ("pool", "threat_deck"):
        assert int(now.value(part, None) or 0) <= int(before.value(part, None) or 0)  # type: ignore[arg-type]
    token = before.value("end_token", None)
    assert token is None or now.value("end_token", None) == token
    for seat in range(now.size):
        life = now.value("life", seat)
        assert isinstance(life, int)
        assert 0 <= life <= 16
        fell = life == 0 and before.value("life", seat) != 0 and now.turn.round > 0
        pact = now.value("pacts", seat) != before.value("pacts", seat)
        assert not fell or pact or now.value("corrupted", seat)


@settings(max_examples=120)
@given(st.data(), st.integers(2, 4), st.booleans(), st.booleans(), st.booleans())
def test_nothing_is_made_or_lost_whatever_people_do(
    data: st.DataObject, players: int, artifax: bool, ready_hands: bool, begun: bool
) -> None:
    evening = Evening(players, begun=begun, artifax=artifax, first_game_hands=ready_hands)
    opening, log = evening.state, list[Event]()
    for _ in range(data.draw(st.integers(0, 40))):
        before = evening.state
        if before.stage != "playing":
            break
        try:
            log += somebody_does_something(data, evening)
        except Refused:
            assert evening.state is before
        assert evening.broken_laws() == []
        check_what_always_holds(before, evening.state)
    assert refolded(opening, log) == evening.state


def refolded(state: State, log: list[Event]) -> State:
    """The same state from what was written down."""
    for plain in json.loads(json.dumps([to_plain(event) for event in log])):
        state = apply(game, state, from_plain(plain))
    return state
