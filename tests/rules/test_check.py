"""An unsound game is refused, and each time for the right reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from companion.rules.actions import Action, Need
from companion.rules.check import check
from companion.rules.ends import ALWAYS, End
from companion.rules.events import Announced
from companion.rules.game import Game, Option, Series, SetupStep, Topic
from companion.rules.inputs import Choice, NumberInput, Pick
from companion.rules.intents import Intent
from companion.rules.parts import Counter, Pool, Stock, Token
from companion.rules.refusal import require
from companion.rules.scores import Score, each, holding
from companion.rules.state import Readable
from companion.rules.tiebreaks import Tiebreak, most
from companion.rules.turns import Happening, Phase, Turns

fish = Counter("fish", at_most=20)
sea = Pool("sea", size={2: 10, 3: 15})
pennant = Token("pennant", shared=True)
ghost = Counter("ghost")


def cast(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from require(sea.of(state) > 0, "sea_empty")
    yield sea.move(1, fish, intent.seat)


SOUND = Game(
    key="bay",
    seats=range(2, 4),
    parts=(fish, sea, pennant),
    actions=(Action("cast", cast),),
    turns=Turns(),
    ends=(End("empty", lambda state: sea.of(state) == 0),),
    scores=(Score("fish", each(fish)), Score("pennant", holding(pennant, 3))),
    tiebreaks=(most(fish),),
)


class Everything:
    """Texts that say all there is to say, but for the keys left out."""

    def __init__(self, *silent: str) -> None:
        self.silent = silent

    def has(self, key: str, language: str) -> bool:
        return key not in self.silent or language == "en"


def found(game: Game, *silent: str) -> set[tuple[str, str]]:
    """The reasons with the last step of their place."""
    return {(p.key, str(p.at[-1]) if p.at else "") for p in check(game, Everything(*silent))}


def but(**changed: Any) -> Game:
    return replace(SOUND, **changed)


def test_a_sound_game_has_no_problems() -> None:
    assert found(SOUND) == set()


def test_an_end_due_at_the_opening_is_refused() -> None:
    game = but(ends=(End("at_once", lambda state: fish.of(state, 0) == 0),))
    assert found(game) == {("end_at_opening", "at_once")}
    game = but(ends=(End("at_once", lambda state: True, checked=ALWAYS),))
    assert found(game) == {("end_at_opening", "at_once")}


def test_an_end_that_only_holds_before_a_draft_is_fine() -> None:
    drafting = Turns(before=(Phase("draft"),))
    game = but(turns=drafting, ends=(End("no_fish", lambda s: fish.of(s, 0) == 0),))
    assert found(game) == set()


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("name", "name"),
        ("part-fish", "fish"),
        ("action-cast", "cast"),
        ("log-cast", "cast"),
        ("end-empty", "empty"),
        ("score-pennant", "pennant"),
        ("tie-most_fish", "most_fish"),
        ("phase-turn", "turns"),
    ],
)
def test_a_name_without_french_is_refused(key: str, place: str) -> None:
    assert found(SOUND, key) == {("no_text", place)}


def test_every_further_name_needs_its_text_too() -> None:
    game = but(
        parts=(*SOUND.parts, Stock("stones", kinds=("red",))),
        options=(Option("fog"), Option("map", start="small", choices=("small", "large"))),
        aid=(Topic("turn", ("cast",)),),
        series=(Series("fish", fish.of),),
        setup=lambda setup: [SetupStep("nets")] if setup.options["map"] == "large" else [],
        actions=(
            Action(
                "sell",
                cast,
                inputs=(
                    NumberInput("count"),
                    Pick("to", choices=lambda s, seat, v: [Choice(1, "buyer-1")]),
                ),
                needs=(Need("no_market", lambda state, seat: True),),
            ),
        ),
    )
    keys = [
        *("part-stones-red", "option-fog", "option-map-large", "aid-turn", "aid-turn-cast"),
        *("series-fish", "setup-nets", "ask-sell-count", "buyer-1", "refusal-no_market"),
    ]
    assert found(game) == set()
    for key in keys:
        assert {reason for reason, _ in found(game, key)} == {"no_text"}, key


def test_a_refusal_or_news_without_text_is_found_by_trying() -> None:
    def shout(state: Readable, intent: Intent) -> Iterator[Happening]:
        yield from require(False, "never")
        yield Announced("shouted")

    game = but(actions=(Action("shout", shout),))
    assert found(game, "refusal-never") == {("no_text", "shout")}
    assert found(game, "news-shouted") == {("no_text", "shout")}


def test_a_line_over_a_part_that_is_not_there_is_refused() -> None:
    assert found(but(scores=(Score("g", each(ghost)),))) == {("unknown_part", "g")}
    assert found(but(tiebreaks=(most(ghost),))) == {("unknown_part", "most_ghost")}
    assert found(but(series=(Series("g", ghost.of),))) == {("unknown_part", "g")}
    assert found(but(ends=(End("g", lambda s: ghost.of(s, 0) > 3),))) == {("unknown_part", "g")}


def test_an_action_on_a_part_that_is_not_there_is_refused() -> None:
    action = Action("haunt", lambda state, intent: [ghost.gain(1, intent.seat)])
    assert found(but(actions=(action,))) == {("unknown_part", "haunt")}


def test_a_seats_part_read_from_the_table_is_refused() -> None:
    end = End("all", lambda state: state.value("fish", None) == 3)
    assert found(but(ends=(end,))) == {("wrong_place", "all")}


def test_the_same_key_twice_is_refused() -> None:
    assert ("same_key", "fish") in found(but(parts=(*SOUND.parts, Counter("fish"))))
    assert ("same_key", "cast") in found(but(actions=SOUND.actions * 2))
    assert ("same_key", "fish") in found(but(scores=SOUND.scores * 2))


def test_an_option_nobody_declared_is_refused() -> None:
    part = Counter("fog", played_with=lambda options: bool(options.get("fog")))
    assert found(but(parts=(*SOUND.parts, part))) == {("unknown_option", "options")}


def test_an_action_that_crashes_is_refused_also_where_only_done_anyway() -> None:
    def falls(state: Readable, intent: Intent) -> Iterator[Happening]:
        yield from require(intent.has("net"), "no_net")
        yield fish.gain(1 // intent.number("net"), intent.seat)

    assert found(but(actions=(Action("fall", falls),))) == {("action_crashes", "fall")}


def test_a_score_or_an_opening_that_crashes_is_refused() -> None:
    crash = Score("crash", lambda state, seat: 1 // 0)
    assert found(but(scores=(crash,))) == {("rule_crashes", "crash")}
    broken = Counter("broken", start=lambda setup: 1 // 0)
    assert found(but(parts=(*SOUND.parts, broken))) == {("opening_crashes", "")}


def test_a_start_outside_its_own_bounds_is_refused() -> None:
    part = Counter("tide", start=9, at_most=5)
    assert found(but(parts=(*SOUND.parts, part))) == {("starts_out_of_bounds", "tide")}


def test_words_that_mean_nothing_are_refused() -> None:
    assert found(but(best="loudest")) == {("most_or_fewest", "best")}
    tie = Tiebreak("t", fish.of, best="loudest")
    assert found(but(tiebreaks=(tie,))) == {("most_or_fewest", "t")}
    assert found(but(seats=range(3))) == {("wrong_seats", "seats")}
    assert found(but(glance=("ghost",))) == {("unknown_part", "glance")}
    assert found(but(scores=())) == {("ties_of_nothing", "tiebreaks")}
