"""Every guided step: its questions begin where the table stands, and can be sent as they are."""

import re
from pathlib import Path
from typing import Any

import pytest

from companion.games.etherstone import game
from companion.games.etherstone.cards import TYPES
from companion.games.etherstone.symbols import symbol_choices
from companion.rules.actions import Action
from companion.rules.inputs import CardInput, NumberInput, Pick
from companion.rules.parts import bound
from tests.games.etherstone.evening import Evening, Player


def laid() -> Evening:
    """In the middle of a game with everything on the table."""
    evening = Evening(3, artifax=True)
    ana = evening.people[0]
    ana.stones = {"red": 2, "green": 3}
    ana.plays_cards(
        WH001={"type": "follower", "strength": 2, "name": "Ant Duchess"},
        WH002={"type": "follower", "ready": False},
    )
    ana.does("describe_threat", threat="T1", card="TH1", life=2, strength=1, points=3)
    ana.does("name_token", token="A1", effect="two_red")
    return evening


def action(key: str) -> Action:
    found = game.action(key)
    assert found is not None
    return found


def as_it_begins(player: Player, key: str, **given: Any) -> dict[str, Any]:
    """The answers of a sheet nobody changed: each question's start, else its first choice."""
    values = dict(given)
    state, seat = player.evening.state, player.seat
    for asked in action(key).inputs:
        if asked.asked is not None and not asked.asked(state, seat, values):
            continue
        begun = asked.begins(state, seat, values)
        if isinstance(asked, Pick) and begun is None:
            choices = list(asked.choices(state, seat, values))
            begun = choices[0].value if choices else None
            begun = (begun,) if asked.many and begun is not None else begun
        values.setdefault(asked.key, begun)
    return values


@pytest.mark.parametrize("key", [a.key for a in game.actions if a.group != "choice"])
def test_a_sheet_can_be_sent_as_it_begins(key: str) -> None:
    evening = laid()
    ana = evening.people[0]
    if key == "void_pact":
        ana.taps("life", -9)
    if key == "discard_artifax":
        ana.does("exchange", **as_it_begins(ana, "exchange"))
    if key == "end_turn":
        ana.does("rest")
    if key == "set_dice":
        evening["dice"] = {d: {"value": None, "holder": None} for d in evening["dice"]}
        ana.does(key, faces={"red": 3})
        return
    values = as_it_begins(ana, key)
    assert ana.does(key, **values) or key == "describe_threat"


@pytest.mark.parametrize("each", game.actions, ids=lambda each: each.key)
def test_a_number_begins_within_its_bounds(each: Action) -> None:
    evening = laid()
    for asked in each.inputs:
        begun = asked.begins(evening.state, 0, {"threat": "T1"})
        if isinstance(asked, NumberInput) and isinstance(begun, int):
            low, high = (bound(b, evening.state, 0) for b in (asked.at_least, asked.at_most))
            assert low is None or low <= begun
            assert high is None or begun <= high


@pytest.mark.parametrize("each", game.actions, ids=lambda each: each.key)
def test_what_the_notebook_remembers_is_asked_in_the_same_sheet(each: Action) -> None:
    asked = {question.key for question in each.inputs}
    for question in each.inputs:
        if isinstance(question, CardInput):
            assert set(question.facts) <= asked
            assert question.facts == game.decks[question.deck]


def test_the_cast_sheet_suggests_a_payment_for_the_cost_so_far() -> None:
    ana = laid().people[0]
    values = as_it_begins(ana, "cast", cost={"green": 1, "void": 2})
    assert values["paid"] == {"red": 1, "black": 0, "green": 2, "white": 0}


def test_the_attack_sheet_offers_ready_followers() -> None:
    ana = laid().people[0]
    assert as_it_begins(ana, "attack", threat="T1")["followers"] == ("WH001",)


def test_what_is_known_of_a_threat_is_not_asked_again_but_may_be_described_anew() -> None:
    ana = laid().people[0]
    assert set(as_it_begins(ana, "attack", threat="T1", leader=False)) == {
        "threat",
        "followers",
        "leader",
        "bonus",
    }
    assert {"card", "life", "reward_stones"} <= set(as_it_begins(ana, "attack", threat="T2"))
    values = as_it_begins(ana, "describe_threat", threat="T1")
    assert (values["card"], values["life"], values["strength"], values["points"]) == (
        "TH1",
        2,
        1,
        3,
    )


def test_the_draft_sheet_asks_for_a_colour_only_with_the_void_die() -> None:
    ana = laid().people[0]
    assert "colour" not in as_it_begins(ana, "draft_die", die="red")
    assert "colour" in as_it_begins(ana, "draft_die", die="void")
    assert "discard_artifax" not in as_it_begins(ana, "draft_die", die="void")


def test_a_card_is_offered_by_its_name_where_it_has_one() -> None:
    evening = laid()
    ana = evening.people[0]
    ana.taps("hand", -1)
    asked = action("recall").inputs[0]
    assert isinstance(asked, Pick)
    choices = list(asked.choices(evening.state, 0, {}))
    assert [choice.text for choice in choices] == ["Ant Duchess · WH001", "WH002", "unnamed-card"]


def test_screens_are_told_the_price_of_a_refresh_and_the_step_of_the_draft() -> None:
    evening = Evening(begun=False)
    facts = {fact.key: fact.of(evening.state, None) for fact in game.facts}
    assert facts["refresh_cost"] == 5
    assert facts["draft_cards"] == 7


def test_the_final_count_is_told_what_stands_behind_each_line() -> None:
    evening = laid()
    told = next(fact for fact in game.facts if fact.key == "score_facts").of(evening.state, 0)
    assert isinstance(told, dict)
    assert told["entities"] == {"count": 2}
    assert told["spoils"] == {"count": 0}
    assert told["end_token"]["held"] == 0


def test_every_drawing_that_is_asked_for_exists() -> None:
    symbols = (Path(__file__).parents[3] / "templates/kit/symbols.html").read_text("utf-8")
    drawn = set(re.findall(r'<symbol id="[ig]-([\w-]+)"', symbols))
    asked = {part.icon for part in game.parts} | {score.icon for score in game.scores}
    asked |= {each.icon for each in game.actions}
    asked |= {choice.icon for choice in symbol_choices(Evening().state, 0, {})}
    asked |= {*TYPES.values()}
    assert asked - {""} <= drawn


def test_only_the_bookkeeping_of_a_turn_is_kept_off_the_screens() -> None:
    """Whatever lies on the table can be seen, and so it can be corrected."""
    assert {part.key for part in game.parts if part.quiet} == {
        "acted",
        "refreshed",
        "drafted",
        "drafted_as",
        "extra_types",
        "artifax_used",
    }
