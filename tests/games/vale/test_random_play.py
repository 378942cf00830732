"""Whatever is tapped, in whatever order, some things always hold."""

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.vale import game
from companion.games.vale.conditions import arena_limit
from companion.games.vale.parts import arena, captured, clearing, extension, hand, score, stones
from companion.games.vale.standing import is_over_limit
from companion.games.vale.terms import MARKERS, MODES
from companion.rules.actions import Action
from companion.rules.refusal import Refused
from companion.rules.state import PLAYING, State, seats_of
from tests.games.vale.playing import Vale

MOST_TAPS = 60


def actions_for(vale: Vale, seat: int) -> list[Action]:
    """What the screen of this seat would offer as legal, but for notes and quick extras."""
    main = (a for a in game.actions if not a.private and not a.quick)
    offered = (a for a in main if a.is_offered(vale.state, seat))
    return [a for a in offered if not list(a.against(vale.state, seat))]


def answered(draw: Any, vale: Vale, action: Action, seat: int) -> dict[str, Any]:
    """Every question answered: as filled in, or with a choice that is offered."""
    values: dict[str, Any] = {}
    for asked in action.inputs:
        if asked.asked is not None and not asked.asked(vale.state, seat, values):
            continue
        values[asked.key] = answer(draw, vale, asked, seat, values)
    return {key: value for key, value in values.items() if value is not None}


def answer(draw: Any, vale: Vale, asked: Any, seat: int, values: dict[str, Any]) -> Any:
    if asked.kind == "seat":
        return draw(st.sampled_from(range(vale.state.size)))
    if asked.kind == "mix" and asked.offers is not None:
        offers = list(asked.offers(vale.state, seat, values))
        return draw(st.sampled_from(offers)) if offers else None
    if asked.kind != "pick":
        return asked.begins(vale.state, seat, values)
    choices = [choice.value for choice in asked.choices(vale.state, seat, values)]
    if asked.many:
        most = asked.drawn or 1
        return tuple(draw(st.permutations(choices))[:most])
    return draw(st.sampled_from(choices)) if choices else None


def tap(draw: Any, vale: Vale) -> None:
    seat = vale.active if vale.active is not None else 0
    over = [s for s in seats_of(vale.state) if is_over_limit(vale.state, s)]
    seat = over[0] if over else seat
    legal = actions_for(vale, seat)
    action = draw(st.sampled_from(legal))
    values = answered(draw, vale, action, seat)
    with suppress(Refused):
        vale.does(action.key, seat, **values)


def check(before: State, state: State) -> None:
    placed: list[str] = []
    for seat in seats_of(state):
        assert score.of(state, seat) >= 0
        assert hand.of(state, seat) >= 0
        assert min(stones.counts(state, seat).values()) >= 0
        assert 0 <= extension.of(state, seat) <= 2
        assert arena.count(state, seat) <= arena_limit(state, seat)
        assert captured.count(state, seat) <= MARKERS
        placed += [*arena.all(state, seat), *(c for c in captured.all(state, seat))]
    named = [id for id in placed if id in game.catalogue["creatures"]]
    assert len(named) == len(set(named)), "a creature lies in one place only"
    assert state.turn.round >= before.turn.round
    assert len(clearing.all(state)) in (0, 3, 4, 5, 6, 7, 8)


@settings(max_examples=30, deadline=None)
@given(st.data(), st.sampled_from(MODES), st.integers(2, 4))
def test_bounds_hold_and_the_log_tells_the_same_story(data: Any, mode: str, players: int) -> None:
    vale = Vale(players=players, mode=mode, first=data.draw(st.integers(0, players - 1)))
    for _ in range(data.draw(st.integers(1, MOST_TAPS))):
        if vale.state.stage != PLAYING:
            break
        before = vale.state
        tap(data.draw, vale)
        check(before, vale.state)
    assert vale.replayed() == vale.state


@settings(max_examples=40, deadline=None)
@given(st.data(), st.sampled_from(MODES))
def test_undo_then_redo_changes_nothing(data: Any, mode: str) -> None:
    vale = Vale(mode=mode)
    for _ in range(data.draw(st.integers(2, 20))):
        tap(data.draw, vale)
    if vale.state.stage == PLAYING and vale.table.entries[-1].intent.seat is not None:
        after, by = vale.state, vale.table.entries[-1].intent.seat
        if vale.refuses("undo", by) == "":
            vale.does("undo", by).does("redo", by)
            assert vale.state == after


@settings(max_examples=40, deadline=None)
@given(st.data(), st.sampled_from(MODES))
def test_what_is_filled_in_is_what_happens_when_nobody_changes_it(data: Any, mode: str) -> None:
    """The proposal is made in thought, before the card lies there; then it comes true."""
    vale = Vale(mode=mode).goes_to("action", round=9)
    red, blue, purple = (data.draw(st.integers(0, 2)) for _ in range(3))
    vale.has(0, hand=data.draw(st.integers(1, 6)), stones=(min(red, 1), min(blue, 1), purple))
    summoned = data.draw(st.lists(st.sampled_from(named_cards(vale)), max_size=4))
    vale.has_summoned(0, *dict.fromkeys(summoned))
    card = data.draw(st.sampled_from(named_cards(vale)))
    points = vale.start_of("summon", 0, "points", card=card)
    bonus = vale.start_of("summon", 0, "bonus", card=card)
    if vale.refuses("summon", 0, card=card) == "":
        was = vale.score(0)
        vale.does("summon", 0, card=card)
        assert vale.score(0) == max(0, max(0, was + bonus) + points)


def named_cards(vale: Vale) -> list[str]:
    creatures = game.catalogue["creatures"]
    return [id for id in vale.offers("summon", 0, "card") if id in creatures]
