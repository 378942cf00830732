"""A game as one file: what it can say, and how it is told that it cannot."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.file_games import shelve_file
from companion.rules.apply import apply
from companion.rules.check import check
from companion.rules.house import action_of
from companion.rules.intents import Intent
from companion.rules.openings import opening_state
from companion.rules.parts import Setup
from companion.rules.problems import Problem, Unsound
from companion.rules.referee import carry_out
from companion.rules.refusal import Refused
from companion.rules.state import State
from companion.rules.toml_game import LARGEST, ReadGame, read_game
from companion.texts.lookup import Texts, app_texts

BOX = Path(__file__).parents[2] / "companion" / "games"
HEAD = 'name = "Test"\nseats = [2, 4]\n'
FISH = '[parts.fish]\nkind = "counter"\nname = "Fish"\n'


def read(source: str) -> ReadGame:
    return read_game("test", HEAD + source)


def problems(source: str) -> tuple[Problem, ...]:
    with pytest.raises(Unsound) as caught:
        read_game("test", source)
    return caught.value.problems


def wrong(source: str) -> tuple[str, int | None]:
    """The reason and the line of the only mistake; lines count from after the head."""
    (problem,) = problems(HEAD + source)
    return problem.key, None if problem.line is None else problem.line - 2


class Played:
    """A table of a game from a file, two seats, the first one active."""

    def __init__(self, source: str, seats: int = 2, **options: Any) -> None:
        self.game = read(source).game
        mix = {**self.game.default_options(), **options}
        self.state: State = opening_state(self.game, Setup(seats, mix))

    def do(self, action: str, seat: int = 0, **values: Any) -> Played:
        known = action_of(self.game, action)
        assert known is not None
        for event in carry_out(self.game, self.state, known, Intent(action, seat, values)):
            self.state = apply(self.game, self.state, event)
        return self

    def refuses(self, action: str, seat: int = 0, **values: Any) -> str:
        with pytest.raises(Refused) as caught:
            self.do(action, seat, **values)
        return caught.value.refusals[0].key

    def __getitem__(self, key: str) -> Any:
        return self.state.value(key, None if key in self.state.shared else 0)


# ---- parts -----------------------------------------------------------------------


def test_a_pool_is_as_large_as_the_number_of_players_says() -> None:
    source = '[parts.lamps]\nkind = "pool"\nname = "Lamps"\nsize = { 2 = 12, 3 = 16, 4 = 20 }\n'
    assert Played(source, seats=3)["lamps"] == 16


def test_a_start_may_come_from_an_option_or_from_the_order_of_play() -> None:
    option = '[options.life]\nname = "Life"\nchoices = ["10", "30"]\n'
    life = '[parts.life]\nkind = "dial"\nname = "Life"\nstart = { option = "life" }\n'
    assert Played(option + life, life="30")["life"] == 30
    coins = '[parts.coins]\nkind = "counter"\nname = "Coins"\nstart = { by_order = [3, 4] }\n'
    played = Played(coins, seats=3)
    assert [played.state.value("coins", seat) for seat in range(3)] == [3, 4, 4]


def test_a_part_may_belong_to_an_option() -> None:
    source = '[options.fog]\nname = "Fog"\n' + FISH + 'only_with = "fog"\n'
    assert Played(source).state.value("fish", 0) is None
    assert Played(source, fog=True).state.value("fish", 0) == 0


def test_numbers_stop_at_zero_unless_the_file_says_otherwise() -> None:
    assert Played(FISH).game.numbers["fish"].at_least == 0
    assert Played(FISH + "below_zero = true\n").game.numbers["fish"].at_least is None


def test_the_first_player_may_hold_a_token() -> None:
    source = '[parts.pen]\nkind = "token"\nshared = true\nstart = "first"\nname = "Pen"\n'
    assert Played(source)["pen"] == 0


# ---- actions ---------------------------------------------------------------------


def action(does: str, more: str = "") -> str:
    return f'[actions.go]\nname = "Go"\nlog = "Goes"\n{more}\ndoes = [{does}]\n'


def test_effects_happen_in_turn() -> None:
    source = FISH + action('{ gain = "fish", count = 3 }, { lose = "fish", count = 2 }')
    assert Played(source).do("go")["fish"] == 1


def test_what_a_player_gives_must_be_there() -> None:
    assert Played(FISH + action('{ lose = "fish" }')).refuses("go") == "not_enough"
    lenient = FISH + action('{ gain = "fish" }, { lose = "fish", count = 9, or_less = true }')
    assert Played(lenient).do("go")["fish"] == 0


def test_the_last_one_takes_what_is_left_in_a_pool() -> None:
    pool = '[parts.sea]\nkind = "pool"\nsize = 2\nname = "Sea"\n'
    played = Played(pool + FISH + action('{ take = "sea", to = "fish", count = 3 }'))
    assert (played.do("go")["fish"], played["sea"]) == (2, 0)
    assert played.refuses("go") == "pool_empty"


def test_an_answer_may_be_an_amount_a_kind_or_a_player() -> None:
    stock = '[parts.fruit]\nkind = "stock"\nname = "Fruit"\nkinds = { pear = "P", plum = "Q" }\n'
    asks = (
        'asks.much = { kind = "number", at_least = 1, at_most = 3, name = "How many?" }\n'
        'asks.which = { kind = "pick", from = "fruit", name = "Which?" }\n'
        'asks.whom = { kind = "seat", name = "Whom?" }\n'
    )
    does = '{ gain = "fruit", kind = "which", count = "much", whose = "whom" }'
    played = Played(stock + action(does, asks))
    played.do("go", much=2, which="plum", whom=1)
    assert played.state.value("fruit.plum", 1) == 2
    assert played.refuses("go", much=4, which="plum", whom=1) == "out_of_range"
    assert played.refuses("go", much=2, which="fig", whom=1) == "unknown_choice"
    assert played.refuses("go", much=2, which="plum", whom=0) == "unknown_seat"
    assert played.refuses("go", which="plum", whom=1) == "missing_answer"


def test_a_need_refuses_with_its_own_words() -> None:
    need = 'needs = [{ part = "fish", at_least = 1, why = "No fish" }]'
    played = Played(FISH + action('{ gain = "fish" }', need))
    known = action_of(played.game, "go")
    assert known is not None
    assert [refusal.key for refusal in known.against(played.state, 0)] == ["go_1"]


def test_an_action_may_end_the_turn() -> None:
    source = 'turns = "clockwise"\n' + FISH + action('{ gain = "fish" }', "ends_turn = true")
    assert Played(source).do("go").state.turn.active == 1


def test_effects_reach_the_others_and_the_neighbours() -> None:
    for whose, reached in (("others", [0, 1, 1]), ("left", [0, 1, 0]), ("right", [0, 0, 1])):
        source = FISH + action(f'{{ gain = "fish", whose = "{whose}" }}')
        played = Played(source, seats=3).do("go")
        assert [played.state.value("fish", seat) for seat in range(3)] == reached


# ---- ends, scores, ties ------------------------------------------------------------


def test_an_end_is_called_when_its_condition_holds() -> None:
    source = FISH + '[ends.full]\nname = "Full"\nwhen = { part = "fish", at_least = 2 }\n'
    played = Played(source + action('{ gain = "fish" }'))
    assert played.do("go").state.ending is None
    ending = played.do("go").state.ending
    assert ending is not None
    assert ending.key == "full"


def test_sets_of_different_kinds_are_as_large_as_they_can_be() -> None:
    stock = (
        '[parts.fruit]\nkind = "stock"\nname = "Fruit"\n'
        'kinds = { a = "A", b = "B", c = "C" }\nbegins = { a = 3, b = 2, c = 1 }\n'
    )
    score = '[scores.sets]\nname = "Sets"\nsets = "fruit"\ntable = [0, 1, 3, 6]\n'
    played = Played(stock + score)
    assert played.game.outcome(played.state).lines["sets"] == (10, 10)  # abc 6, ab 3, a 1


@pytest.mark.parametrize(
    ("way", "points"),
    [
        ('each = "fish"\nworth = -2', -14),
        ('per = "fish"\ncount = 3\nworth = 5', 10),
        ('lookup = "fish"\ntable = [0, 1, 4]', 4),
        ('sum = ["fish", "fish"]', 14),
        ('majority = "fish"\nworth = 6', 6),
        ('majority = "fish"\nworth = 6\nties = "none"', 0),
    ],
)
def test_a_score_line_counts_in_its_own_way(way: str, points: int) -> None:
    played = Played(FISH + f'start = 7\n[scores.line]\nname = "Line"\n{way}\n')
    assert played.game.outcome(played.state).lines["line"] == (points, points)


def test_the_fewest_points_may_win_by_option() -> None:
    source = (
        'best = { option = "wins", fewest = "low" }\n'
        '[options.wins]\nname = "Wins"\nchoices = { high = "High", low = "Low" }\n'
        '[columns.pips]\nname = "Pips"\n'
    )
    for wins, winner in (("high", (0,)), ("low", (1,))):
        played = Played(source, wins=wins).do("step", part="pips", by=3)
        assert played.game.outcome(played.state).winners == winner


def test_rounds_of_a_score_sheet_make_one_line() -> None:
    played = Played('rounds = { count = 3, name = "Round" }\n')
    played.do("step", part="round_1", by=4).do("step", part="round_3", by=-1)
    assert played.game.outcome(played.state).lines == {"rounds": (3, 0)}


# ---- what is wrong, and where ------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "key", "line"),
    [
        (FISH + "at_last = 3\n", "unknown_word_near", 4),
        ('[parts.fish]\nkind = "counter"\n', "missing", 1),
        ('[parts.fish]\nkind = "countre"\nname = "F"\n', "unknown_word", 2),
        (FISH + 'start = "many"\n', "not_a_number", 4),
        (FISH + "start = 99999999999\n", "number_too_large", 4),
        (FISH + 'only_with = "fog"\n', "unknown_option", 4),
        ('[parts.Fish]\nkind = "counter"\nname = "F"\n', "bad_name", 1),
        ('[parts.first]\nkind = "counter"\nname = "F"\n', "bad_name", 1),
        (FISH + action('{ gain = "fsh" }'), "unknown_part", 8),
        (FISH + action('{ gain = "fish" },\n  { eat = "fish" }'), "unknown_effect", 9),
        (FISH + action('{ gain = "fish", count = "much" }'), "unknown_question", 8),
        (FISH + '[ends.e]\nname = "E"\nwhen = { part = "fish" }\n', "missing", 6),
        (FISH + '[scores.s]\nname = "S"\neach = "fsh"\n', "unknown_part", 6),
        (FISH + '[tiebreaks.t]\nname = "T"\nmost = "fsh"\n', "unknown_part", 6),
        (FISH + 'short = { en = "F" }\n', "no_words", 4),
        ("[parts]\nfish = 3\n", "not_a_table", 2),
        (FISH + FISH, "not_toml", 4),
        ("zebra = 3\n", "unknown_word", 1),
    ],
)
def test_a_mistake_is_told_with_its_line(source: str, key: str, line: int) -> None:
    assert wrong(source) == (key, line)


def test_several_mistakes_are_told_at_once() -> None:
    source = '[parts.a]\nkind = "x"\nname = "A"\n[parts.b]\nkind = "counter"\n'
    assert [problem.line for problem in problems(HEAD + source)] == [4, 6]


def test_seats_must_make_sense() -> None:
    assert problems('name = "Test"\nseats = [4, 2]\n')[0].key == "wrong_seats"
    assert problems('name = "Test"\nseats = [1, 9]\n')[0].line == 2


def test_a_file_may_not_be_endless_or_bottomless() -> None:
    assert problems("#" * (LARGEST + 1))[0].key == "too_large"
    assert problems("a = " + "[" * 5000 + "]" * 5000)[0].key in ("too_deep", "not_toml")
    nested = "{ any = [" * 9 + '{ part = "fish", equals = 1 }' + "] }" * 9
    assert wrong(FISH + f'[ends.e]\nname = "E"\nwhen = {nested}\n')[0] == "too_deep"


def test_signs_that_are_not_seen_are_left_out() -> None:
    made = read(FISH.replace('"Fish"', '"\\u202EFi\\u0000sh\\rx = y"'))
    assert "part-fish = Fishx = y\n" in made.messages["en"]


def test_a_text_with_a_brace_too_many_is_told_with_its_line(tmp_path: Any) -> None:
    file = tmp_path / "test.toml"
    file.write_text(HEAD + FISH.replace('"Fish"', '"Fish { $who"'))
    with pytest.raises(Unsound) as caught:
        shelve_file(file)
    assert {(problem.key, problem.line) for problem in caught.value.problems} == {
        ("unreadable_text", 5)
    }


WORDS = st.sampled_from(
    """
    name seats turns best parts actions ends scores tiebreaks options columns rounds setup aid
    kind counter pool token stock label roster size start option by_seats by_order kinds choices
    fields does asks needs gain lose set move take give clear place remove say to whose count
    part when any all at_least equals each per sets table entered most fewest fish sea en fr
    """.split()  # noqa: SIM905
)
VALUES = st.recursive(
    st.one_of(WORDS, st.integers(), st.booleans(), st.text(max_size=5), st.floats()),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(WORDS, inner, max_size=4)),
    max_leaves=12,
)


def as_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {as_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(item) for item in value) + "]"
    if isinstance(value, str):
        value = value.encode("utf-8", "ignore").decode()
        return '"' + "".join(f"\\U{ord(c):08x}" if not c.isalnum() else c for c in value) + '"'
    return str(value).lower()


SHIPPED = [tomllib.loads(file.read_text("utf-8")) for file in sorted(BOX.glob("*.toml"))]


@given(st.dictionaries(WORDS, VALUES, max_size=5), st.sampled_from(["", HEAD, HEAD + FISH]))
def test_whatever_a_file_says_it_is_read_or_refused_and_never_crashes(
    data: dict[str, Any], before: str
) -> None:
    pairs = "\n".join(f"{key} = {as_toml(value)}" for key, value in data.items())
    read_or_refuse(f"{pairs}\n{before}")


@settings(max_examples=60)
@given(st.data())
def test_a_good_file_with_something_odd_in_it_is_read_or_refused_and_never_crashes(
    data: st.DataObject,
) -> None:
    game = copy.deepcopy(data.draw(st.sampled_from(SHIPPED)))
    for _ in range(data.draw(st.integers(1, 2))):
        where: Any = game
        key = data.draw(st.sampled_from(sorted(where)))
        while isinstance(where[key], dict) and where[key] and data.draw(st.integers(0, 3)):
            where = where[key]
            key = data.draw(st.sampled_from(sorted(where)))
        where[key] = data.draw(VALUES)
    read_or_refuse("\n".join(f"{key} = {as_toml(value)}" for key, value in game.items()))


def read_or_refuse(source: str) -> None:
    """Built, checked and spoken; or refused with a reason that has a text."""
    reasons: Iterable[Problem] = ()
    try:
        made = read_game("test", source)
        reasons = check(made.game, Texts(made.messages, under=app_texts()))
    except Unsound as unsound:
        reasons = unsound.problems
    for reason in reasons:
        assert app_texts().has(f"problem-{reason.key}", "fr"), reason
