"""Point tokens: pool, reserve, substitutes."""

from tests.games.etherstone.evening import Evening


def test_a_tap_takes_from_the_pool() -> None:
    evening = Evening(3)
    ana, *_ = evening
    ana.taps("points", 4)
    assert (evening["pool"], evening["pool.reserve"], ana["points"]) == (16, 12, 4)


def test_spent_tokens_never_refill_the_pool() -> None:
    evening = Evening(2)
    ana, _ = evening
    ana.taps("points", 4)
    ana.taps("points", -3)
    assert (evening["pool"], evening["pool.reserve"], ana["points"]) == (11, 20, 1)


def test_nobody_gives_back_what_they_do_not_have() -> None:
    ana, _ = Evening()
    assert ana.is_refused("step", part="points", by=-1) == "too_low"
    ana.taps("points", 2)
    ana.taps("points", -5)
    assert ana["points"] == 0


def test_when_all_tokens_are_taken_people_use_something_else() -> None:
    evening = Evening(2)
    ana, ben = evening
    ana.does("gain_points", count=30)
    ben.does("gain_points", count=6)
    assert (evening["pool"], evening["pool.reserve"], evening["substitutes"]) == (0, 0, 4)
    assert (ana["points"], ben["points"]) == (30, 6)
    ana.taps("points", -5)
    assert (evening["substitutes"], evening["pool.reserve"], evening["pool"]) == (0, 1, 0)


def test_an_opponent_may_empty_the_pool_and_the_active_player_gets_the_token() -> None:
    evening = Evening(2)
    ana, ben = evening
    evening.leave(pool=2)
    ana.does("affect_opponents", effect="gain_points", count=3)
    assert (ben["points"], evening["pool"]) == (3, 0)
    ana.ends_turn()
    assert evening["end_token"] == 0


def test_points_printed_on_a_cast_card_bring_no_tokens() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("cast", card="WH001", points=4)
    assert (ana["points"], evening["pool"]) == (0, 15)
