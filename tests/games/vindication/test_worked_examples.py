"""The worked examples of the rules, one by one."""

import pytest

from companion.games.vindication import game
from companion.games.vindication.bonus import may_vindicate
from companion.games.vindication.mastery import count_for, mastery_of
from companion.games.vindication.triggers import TRIGGERS
from companion.rules.tiebreaks import rank
from tests.games.vindication.evening import Evening, Player


def is_met(evening: Evening, key: str) -> bool:
    now, needed = TRIGGERS[key](evening.state)
    return now >= needed


def test_everybody_starts_with_21_cubes_and_15_honour() -> None:
    ana, _ = Evening(begun=False)
    assert (ana["potential"], ana["influence"], ana["conviction"]) == (8, 8, 2)
    assert ana.attributes == {
        "inspiration": 1,
        "knowledge": 1,
        "strength": 1,
        "courage": 0,
        "vision": 0,
        "wisdom": 0,
    }
    assert (ana.cubes, ana.honour) == (21, 15)


def test_fort_then_convert_then_control() -> None:
    ana, _ = Evening()
    ana.does("visit_fort")
    ana.does("convert", kind="courage")
    ana.does("take_control", region="fort_1")
    assert (ana["potential"], ana["influence"], ana["conviction"]) == (8, 7, 1)
    assert ana.attributes == {
        "inspiration": 0,
        "knowledge": 1,
        "strength": 2,
        "courage": 1,
        "vision": 0,
        "wisdom": 0,
    }
    assert (ana["on_regions"], ana.cubes, ana.honour) == (1, 21, 17)


def test_a_takeover_costs_two_conviction_and_one_comes_home() -> None:
    evening = Evening()
    orange, green = evening
    evening.gives(green, "library_1")
    orange.has_cubes(conviction=3, influence=5)
    green.has_cubes(influence=4)
    orange["honour"], green["honour"] = 20, 22
    orange.does("take_control", region="library_1")
    now = {key: orange[key] for key in ("conviction", "influence", "on_regions", "honour")}
    assert now == {"conviction": 1, "influence": 6, "on_regions": 1, "honour": 22}
    assert (green["influence"], green["on_regions"], green.honour) == (5, 0, 22)


def climbs(player: Player, *, to: int) -> None:
    player.taps("honour", to - player.honour)


def taken(evening: Evening) -> dict[int, int | None]:
    return {token["space"]: token["holder"] for token in evening["tokens"].values()}


def test_a_big_gain_takes_two_tokens() -> None:
    evening = Evening()
    ana, _ = evening
    waiting = evening["to_reveal"]
    ana["honour"] = 28
    climbs(ana, to=33)
    ana["honour"] = 43
    climbs(ana, to=62)
    assert taken(evening) == {30: 0, 45: 0, 60: 0, 75: None}
    assert waiting + 3 == evening["to_reveal"] == 5


def test_landing_on_a_token_takes_it_and_falling_and_rising_takes_nothing() -> None:
    evening = Evening()
    ana, ben = evening
    ana["honour"] = 27
    climbs(ana, to=30)
    climbs(ana, to=28)
    climbs(ana, to=31)
    ben["honour"] = 29
    climbs(ben, to=44)
    assert taken(evening) == {30: 0, 45: None, 60: None, 75: None}
    assert evening["to_reveal"] == 3


@pytest.mark.parametrize(("held", "met"), [((6, 2, 1), True), ((6, 3, 0), False)])
def test_regions_means_four_more_than_each_other_player(held: tuple[int, ...], met: bool) -> None:
    evening = Evening(3)
    tiles = iter([id for id, tile in evening["regions"].items() if tile["kind"] != "site"])
    for player, count in zip(evening, held, strict=True):
        evening.gives(player, *(next(tiles) for _ in range(count)))
    assert is_met(evening, "regions") == met


def test_with_two_players_speed_means_five_for_both() -> None:
    evening = Evening()
    ana, ben = evening
    ana["speed"], ben["speed"] = 5, 4
    assert not is_met(evening, "speed")


def test_proficiencies_are_counted_together() -> None:
    evening = Evening(4)
    for player, count in zip(evening, (2, 2, 1, 1), strict=True):
        player["acquired.proficiencies"] = count
    assert is_met(evening, "proficiencies")


def test_met_in_the_second_seat_of_round_six_the_seventh_round_is_the_last() -> None:
    evening = Evening(4)
    evening.turns_up("supremacy")
    while evening.state.turn.round < 6:
        evening.people[evening.state.turn.active or 0].ends_turn()
    ana, ben, *_ = evening
    ana.ends_turn()
    ben.has_cubes(courage=5)
    ben.taps("attr.courage", 1)
    assert evening.ending == "supremacy"
    assert evening.state.ending is not None
    assert evening.state.ending.last_round == 7
    ben.ends_turn()
    turns = 0
    while evening.state.stage == "playing":
        evening.people[evening.state.turn.active or 0].ends_turn()
        turns += 1
    assert turns == 6


def test_mastery_counts_cards_and_tiles_and_a_tie_wins_nothing() -> None:
    evening = Evening(3)
    evening.keeps_laws = False
    a, b, c = evening
    a.holds("companions", "adena", "nyra", colour="blue")
    a.holds("relics", "portal_stone")
    a["prof.knowledge"] = b["prof.knowledge"] = 1
    b.holds("companions", "zinh", "igor", "belac", colour="blue")
    b.holds("companions", "kuvot", colour="blue", treachery=True)
    b.holds("relics", "dawn_seal")
    c.holds("relics", "riddle_orb", "star_taker")
    counts = [count_for(evening.state, seat, "knowledge") for seat in range(3)]
    assert counts == [4, 5, 0]
    assert mastery_of(evening.state, "knowledge").winner == 1
    vision = mastery_of(evening.state, "vision")
    assert (vision.counts, vision.winner, vision.tied) == ((2, 1, 2), None, (0, 2))


def test_two_players_full_count() -> None:
    evening = Evening()
    evening.keeps_laws = False
    a, b = evening
    for kind, worth in {"vision": 7, "courage": 7, "strength": 5}.items():
        evening[f"mastery.{kind}"] = worth
    a.has_cubes(potential=0, conviction=5)
    a["honour"], a["speed"] = 61, 4
    a.holds("monsters", "sula", "dro_zol")
    a.holds("quests", "carpe_diem")
    a["prof.vision"], a["prof.strength"] = 2, 1
    evening.gives(a, "post_1", "inn_1", "inn_2")
    b.has_cubes(potential=0, conviction=2)
    b["honour"] = 66
    b.holds("monsters", "oya", "risen_dead", "unspeakable")
    b.holds("relics", "portal_stone", "dawn_seal")
    b.holds("quests", "no_evil_here")
    b["acquired.monsters"] = 3
    evening.gives(b, "shrine_1")
    a.has_cubes(potential=0, conviction=5)
    outcome = game.outcome(evening.state)
    assert outcome.lines == {
        "honour": (61, 66),
        "mastery": (12, 7),
        "monsters": (10, 17),
        "quests": (2, 5),
        "regions": (6, 2),
        "special": (0, 0),
    }
    assert outcome.totals == (91, 97)
    assert outcome.winners == (1,)


def test_a_tie_on_everything_but_tokens_is_broken_by_the_fewest() -> None:
    evening = Evening(3)
    tokens = {"token_30": 0, "token_45": 0, "token_60": 1}
    for player, conviction in zip(evening, (3, 3, 9), strict=True):
        player.has_cubes(potential=0, conviction=conviction)
    for token, holder in tokens.items():
        evening["tokens"] = evening["tokens"] | {token: {"space": 1, "holder": holder}}
    places, ladders = rank(game.tiebreaks, evening.state, {0: 88, 1: 88, 2: 80})
    assert places[0] == (1,)
    assert next(rung.key for rung in ladders[0].rungs if rung.decided) == "fewest_tokens"


@pytest.mark.parametrize(
    ("potential", "honour", "may"), [(0, 24, False), (1, 40, False), (0, 25, True)]
)
def test_vindication_takes_no_potential_and_25_honour(
    potential: int, honour: int, may: bool
) -> None:
    evening = Evening()
    ana, _ = evening
    ana.has_cubes(potential=potential)
    ana["honour"] = honour
    assert may_vindicate(evening.state, 0) == may
    if may:
        ana.does("vindicate", honour=5)
        assert ana["vindicated"]
    else:
        assert ana.is_refused("vindicate", honour=5) == "not_yet_vindicated"


def test_losing_cards_loses_only_positive_honour() -> None:
    ana, _ = Evening()
    ana["honour"] = 30
    ana.has_cubes(wisdom=4)
    ana.does_anyway("visit_tomb", card="loyalty", honour=4)
    ana.does_anyway("visit_tomb", card="greed", honour=-3)
    assert ana.honour == 31
    ana.does("give_up", card="traits loyalty")
    ana.does("give_up", card="traits greed")
    assert ana.honour == 27
