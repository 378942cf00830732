"""Life, corruption and the Void Pact."""

from tests.games.etherstone.evening import Evening
from tests.games.evening import news


def test_the_pact_is_only_for_the_corrupted() -> None:
    ana, _ = Evening()
    assert ana.is_refused("void_pact") == "not_corrupted"


def test_whoever_falls_to_zero_is_corrupted_at_once_and_it_is_announced() -> None:
    ana, ben = Evening()
    events = ana.does("affect_opponents", effect="lose_life", count=9)
    assert (ben.life, ben["corrupted"], news(events)) == (0, True, ["corrupted"])


def test_further_losses_do_nothing() -> None:
    ana, ben = Evening()
    ana.does("affect_opponents", count=12)
    assert not ana.does("affect_opponents", count=3)
    assert (ben.life, ben["pacts"]) == (0, 0)


def test_gained_life_turns_the_dial_but_does_not_cleanse() -> None:
    ana, _ = Evening()
    ana.taps("life", -9)
    ana.taps("life", 4)
    assert (ana.life, ana["corrupted"]) == (4, True)
    assert ana.is_refused("rest") == "only_void_pact"


def test_falling_again_while_corrupted_is_no_news() -> None:
    ana, _ = Evening()
    ana.taps("life", -9)
    ana.taps("life", 4)
    assert news(ana.taps("life", -4)) == []


def test_a_pact_brings_life_to_the_leaders_value_also_from_above() -> None:
    ana, _ = Evening(life=7)
    ana.taps("life", -7)
    ana.taps("life", 12)
    ana.does("void_pact")
    assert (ana.life, ana["corrupted"], ana["pacts"]) == (7, False, 1)


def test_pacts_are_not_limited_to_the_eight_in_the_box() -> None:
    ana, ben = Evening()
    for _ in range(10):
        ana.taps("life", -16)
        ana.does("void_pact")
        ana.does("end_turn")
        ben.does("rest")
        ben.does("end_turn")
    assert ana["pacts"] == 10


def test_a_dial_that_is_not_set_yet_is_no_corruption() -> None:
    evening = Evening(begun=False)
    ana, _ = evening
    ana.does("choose_leader", life=9)
    ana.taps("life", -9)
    assert (ana.life, ana["corrupted"]) == (0, False)


def test_the_corrupted_player_is_told_what_to_do() -> None:
    ana, _ = Evening(life=10)
    ana.taps("life", -10)
    assert ana.hints()["sign_the_pact"].facts == {"life": 10}


def test_do_it_anyway_overrules_the_corruption() -> None:
    ana, _ = Evening()
    ana.taps("life", -9)
    ana.does_anyway("draft_die", die="red")
    assert ana.stones["red"] == 2
