"""Attack and Defeat."""

from typing import Any

from tests.games.etherstone.evening import Evening

GOLEM: dict[str, Any] = {"threat": "T1", "life": 5, "strength": 3, "points": 2}


def with_followers(evening: Evening) -> None:
    evening.people[0].plays_cards(
        WH001={"type": "follower", "strength": 3},
        WH002={"type": "follower", "strength": 2},
        LI001={"type": "ritual", "strength": 0},
    )


def test_followers_who_join_are_exhausted_and_the_threat_goes_to_the_spoils() -> None:
    evening = Evening()
    ana, _ = evening
    with_followers(evening)
    ana.does("attack", **GOLEM, followers=("WH001", "WH002"))
    assert [ana["in_play"][card]["ready"] for card in ("WH001", "WH002")] == [False, False]
    assert ana["spoils"]["T1"]["points"] == 2
    assert ana.life == 9


def test_the_display_is_refilled_from_the_deck() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("attack", threat="T2")
    assert list(evening["threats"]) == ["T1", "T3", "T4"]
    assert evening["threat_deck"] == 6


def test_levels_come_in_order() -> None:
    evening = Evening(2)
    ana, _ = evening
    levels = [facts["level"] for facts in evening["threats"].values()]
    while evening["threat_deck"]:
        ana.does("defeat", threat=next(iter(evening["threats"])))
        levels.append(list(evening["threats"].values())[-1]["level"])
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


def test_with_an_empty_deck_fewer_threats_are_left() -> None:
    evening = Evening(2)
    ana, _ = evening
    for _ in range(10):
        ana.does("defeat", threat=next(iter(evening["threats"])))
    assert (len(evening["threats"]), len(ana["spoils"])) == (0, 10)
    assert ana.is_refused("attack") == "no_threat_left"


def test_a_leader_who_joins_is_hurt_but_never_exhausted() -> None:
    evening = Evening()
    ana, _ = evening
    with_followers(evening)
    ana.does("attack", **GOLEM, followers=("WH001",), leader=True)
    assert ana.life == 6


def test_protection_lowers_the_damage_never_below_nothing() -> None:
    evening = Evening()
    ana, ben = evening
    ana.does("attack", **GOLEM, leader=True, bonus=3, protection=1)
    assert ana.life == 7
    ben.does("attack_by_ability", threat="T2", strength=2, leader=True, protection=5)
    assert ben.life == 9


def test_an_attack_that_is_too_weak_is_taken_back() -> None:
    evening = Evening()
    ana, _ = evening
    with_followers(evening)
    assert ana.is_refused("attack", **GOLEM, followers=("WH001",)) == "too_weak"
    assert ana.notes("attack", **GOLEM, followers=("WH001",))["attack_value"].facts == {
        "total": 3,
        "needed": 5,
    }
    ana.does("attack", **GOLEM, followers=("WH001",), bonus=2)


def test_an_exhausted_follower_cannot_join() -> None:
    evening = Evening()
    ana, _ = evening
    with_followers(evening)
    ana.does("exhaust_cards", cards=("WH001",))
    assert ana.is_refused("attack", **GOLEM, followers=("WH001",), bonus=9) == "follower_exhausted"


def test_a_leader_who_falls_still_wins_the_attack() -> None:
    evening = Evening()
    ana, _ = evening
    ana["life"] = 2
    ana.does("attack", **GOLEM, leader=True, bonus=3, reward_points=2, reward_stones={"red": 1})
    assert (ana.life, ana["corrupted"]) == (0, True)
    assert (ana["points"], ana.stones["red"], len(ana["spoils"])) == (2, 1, 1)
    assert evening["threat_deck"] == 6


def test_life_as_a_reward_comes_after_the_damage_and_does_not_cleanse() -> None:
    ana, _ = Evening()
    ana["life"] = 2
    ana.does("attack", **GOLEM, leader=True, bonus=3, reward_life=4)
    assert (ana.life, ana["corrupted"]) == (4, True)


def test_a_threat_is_described_once_for_all() -> None:
    evening = Evening()
    ana, ben = evening
    ben.does(
        "describe_threat",
        threat="T1",
        card="th 7",
        name="Golem",
        life=5,
        strength=3,
        points=2,
        reward_points=1,
        reward_stones={"white": 2},
    )
    assert ana.is_refused("attack", threat="T1") == "too_weak"
    ana.does("attack", threat="T1", bonus=5)
    assert (ana["points"], ana.stones["white"]) == (1, 2)
    spoil = ana["spoils"]["T1"]
    assert (spoil["card"], spoil["name"], spoil["points"]) == ("TH7", "Golem", 2)


def test_defeat_is_no_attack_and_brings_the_reward_unless_the_table_says_no() -> None:
    evening = Evening()
    ana, _ = evening
    with_followers(evening)
    ana.does("defeat", **GOLEM, reward_points=2)
    assert (ana.life, ana["points"], len(ana["spoils"])) == (9, 2, 1)
    assert all(facts["ready"] for facts in ana["in_play"].values())
    ana.does("defeat", threat="T2", reward_taken=False, reward_points=2, points=3)
    assert (ana["points"], len(ana["spoils"])) == (2, 2)
    ana.does("rest")


def test_a_destroyed_threat_is_nobodys_spoils_and_the_next_one_comes() -> None:
    evening = Evening()
    ana, _ = evening
    ana.does("destroy_threat", threat="T1")
    assert (ana["spoils"], evening["threats_gone"]) == ({}, 1)
    assert (len(evening["threats"]), evening["threat_deck"]) == (3, 6)


def test_the_sheet_names_the_cards_with_attack_abilities_joined_or_not() -> None:
    ana, _ = Evening()
    ana.plays_cards(EX001={"type": "ritual", "abilities": "attack red", "ready": False})
    assert ana.notes("attack", **GOLEM, leader=True)["attack_abilities"].about == ("EX001",)
    assert ana.notes("attack", **GOLEM, leader=True)["attack_damage"].facts == {"damage": 3}
