"""The fifteen worked examples, each by its number."""

from typing import Any

import pytest

from companion.games.etherstone import game
from companion.rules.ends import TURN_END
from companion.rules.tiebreaks import Outcome
from tests.games.etherstone.evening import Evening
from tests.games.evening import NAMES


def final(*given: dict[str, Any]) -> Outcome:
    """The count of a finished game: cards by their points, everything else as given."""
    evening = Evening(len(given))
    for player, values in zip(evening, given, strict=True):
        rows = {"in_play": values.pop("entities", []), "spoils": values.pop("spoils", [])}
        for part, points in rows.items():
            player[part] = {f"{part}{n}": {"points": p} for n, p in enumerate(points)}
        player["stones.red"] = values.pop("stones", 0)
        player["final.abilities"] = values.pop("abilities", 0)
        if values.pop("end_token", False):
            evening["end_token"] = player.seat
        blank = {"points": 0, "life": 0, "hand": 0, "pacts": 0, "corrupted": False}
        for part, value in {**blank, **values}.items():
            player[part] = value
    return game.outcome(evening.state)


def test_eth_01_every_line_of_a_plain_count_adds_up() -> None:
    outcome = final(
        {
            "points": 9,
            "end_token": True,
            "entities": [3, 2, 4, 1],
            "abilities": 5,
            "spoils": [2, 3],
            "life": 7,
        },
        {"points": 12, "entities": [2, 2, 3, 3, 1], "spoils": [4, 2, 1], "life": 11},
        {"points": 6, "entities": [5, 4], "abilities": 8, "spoils": [3], "life": 4, "pacts": 1},
    )
    assert outcome.totals == (34, 35, 21)
    assert (outcome.winners, outcome.decided_by) == ((1,), "score")


def test_eth_02_corruption_and_an_earlier_pact_both_cost() -> None:
    outcome = final(
        {"points": 10, "entities": [6], "spoils": [4], "corrupted": True, "pacts": 1},
        {"points": 8, "life": 5},
    )
    assert outcome.totals == (10, 10)
    assert (outcome.winners, outcome.decided_by) == ((1,), "most_life")


def test_eth_03_life_stops_at_16_and_at_0_and_only_the_pact_cleanses() -> None:
    evening = Evening()
    ana, _ = evening
    ana["life"] = 14
    trace, corrupted = [], []
    for by in (5, -3, -20):
        ana.taps("life", by)
        trace.append(ana.life)
        corrupted.append(ana["corrupted"])
    ana.does("void_pact")
    assert [*trace, ana.life] == [16, 13, 0, 9]
    assert [*corrupted, ana["corrupted"]] == [False, False, True, False]
    assert ana["pacts"] == 1


def test_eth_04_life_is_halved_and_rounded_down() -> None:
    outcome = final({"life": 1}, {"life": 15}, {"life": 16})
    assert outcome.totals == (0, 7, 8)
    assert (outcome.winners, outcome.decided_by) == ((2,), "score")


def test_eth_05_a_gain_takes_the_rest_of_the_pool_and_goes_on_in_the_reserve() -> None:
    evening = Evening(2)
    ana, _ = evening
    evening.leave(pool=2)
    ana.taps("points", 5)
    assert (evening["pool"], evening["pool.reserve"], ana["points"]) == (0, 27, 5)
    ana.ends_turn()
    assert evening.state.ending is not None
    assert evening.state.ending.key == "pool_empty"


def test_eth_06_a_gain_from_the_reserve_leaves_the_pool_alone() -> None:
    evening = Evening(3)
    ana, *_ = evening
    evening.leave(pool=1)
    ana.does("gain_from_reserve", count=3)
    assert (evening["pool"], evening["pool.reserve"], ana["points"]) == (1, 28, 3)
    ana.ends_turn()
    assert evening.state.ending is None


def at_the_end_of_a_turn(
    players: int, seat: int, *, hand: int, deck: int, pool: int, others: int = 3
) -> Evening:
    """The given seat is about to end its turn."""
    evening = Evening(players)
    evening.keeps_laws = False
    for player in list(evening)[:seat]:
        player.ends_turn()
    evening["threat_deck"], evening["pool"] = deck, pool
    for player in evening:
        player["hand"] = hand if player.seat == seat else others
    assert evening.active == NAMES[seat]
    return evening


def test_eth_07_the_second_of_four_calls_the_end_and_two_still_play() -> None:
    evening = at_the_end_of_a_turn(4, 1, hand=0, deck=5, pool=9)
    evening.people[1].ends_turn()
    assert evening["end_token"] == 1
    assert (evening.state.turn.active, evening.state.turn.waiting) == (2, (3,))


def test_eth_08_when_the_last_seat_calls_the_end_the_game_is_over_at_once() -> None:
    evening = at_the_end_of_a_turn(3, 2, hand=2, deck=0, pool=4)
    evening.people[2].ends_turn()
    assert evening["end_token"] == 2
    assert evening.state.stage == "closing"


def test_eth_09_a_later_trigger_does_not_move_the_token() -> None:
    evening = at_the_end_of_a_turn(4, 0, hand=0, deck=0, pool=0)
    for seat in (0, 1):
        evening.people[seat].ends_turn()
    evening.people[2]["hand"] = 0
    evening.people[2].ends_turn()
    assert evening["end_token"] == 0
    assert (evening.state.turn.active, evening.state.turn.waiting) == (3, ())


def test_eth_10_an_empty_hand_counts_only_for_whoever_ends_the_turn() -> None:
    evening = at_the_end_of_a_turn(2, 0, hand=1, others=0, deck=2, pool=3)
    evening.people[0].ends_turn()
    assert (evening.state.ending, evening["end_token"]) == (None, None)


def test_eth_11_a_tie_goes_to_the_smaller_hand() -> None:
    outcome = final({"points": 20, "hand": 2, "stones": 9}, {"points": 20, "hand": 1})
    assert outcome.totals == (20, 20)
    assert (outcome.winners, outcome.decided_by) == ((1,), "fewest_hand")


def test_eth_12_a_complete_tie_is_a_shared_victory() -> None:
    same = {"points": 17, "life": 6, "hand": 1, "stones": 4}
    outcome = final(dict(same), dict(same), {"points": 3, "life": 2})
    assert outcome.totals == (20, 20, 4)
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "shared")


@pytest.mark.parametrize(
    ("example", "players", "taken", "deck", "is_over"),
    [("ETH-13", 2, 7, 0, True), ("ETH-14", 4, 11, 1, False)],
)
def test_the_refill_that_draws_the_last_threat_empties_the_deck(
    example: str, players: int, taken: int, deck: int, is_over: bool
) -> None:
    evening = Evening(players)
    ana = evening.people[0]
    for _ in range(taken):
        ana.does("defeat", threat=next(iter(evening["threats"])))
    assert (evening["threat_deck"], len(evening["threats"])) == (deck, 3)
    end = next(end for end in game.ends if end.key == "threats_gone")
    assert (end.is_met(evening.state), end.checked) == (is_over, TURN_END)


def test_eth_15_an_early_refresh_may_corrupt_and_then_the_pact_is_this_turns_action() -> None:
    evening = Evening()
    ana, _ = evening
    evening["dice"] = evening["dice"] | {"red": {"value": 4, "holder": 1}}
    ana["life"] = 3
    ana.does("refresh", faces={})
    assert (ana.life, ana["corrupted"]) == (0, True)
    for action in ("draft_die", "cast", "attack", "rest"):
        assert ana.is_refused(action) == "only_void_pact"
    ana.does("void_pact")
    assert (ana.life, ana["pacts"]) == (9, 1)
