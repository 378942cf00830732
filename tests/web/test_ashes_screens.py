"""What the screens of Ashes show, and to whom."""

from __future__ import annotations

import re

import pytest

from tests.web.actors import House, Phone, Table

HEROES = ("maeoni_viper", "coal_roarkwin", "aradel_summergaard")
DICE = {
    "maeoni_viper": ("charm", "natural"),
    "coal_roarkwin": ("natural", "ceremonial"),
    "aradel_summergaard": ("natural", "illusion"),
}


def choosing(house: House, names: tuple[str, ...]) -> tuple[Table, list[Phone]]:
    table = house.host().opens("ashes", seats=len(names))
    phones = [table.phone(name) for name in names]
    table.begins()
    return table, phones


def chosen(house: House, *names: str) -> tuple[Table, list[Phone]]:
    table, phones = choosing(house, names)
    for phone, hero in zip(phones, HEROES, strict=False):
        assert phone.taps("choose_phoenixborn", phoenixborn=hero).is_done
    return table, phones


def playing(house: House, *names: str) -> tuple[Table, list[Phone]]:
    """Everybody rolled and drew; the first seat has the most basic faces."""
    table, phones = chosen(house, *names)
    for at, (phone, hero) in enumerate(zip(phones, HEROES, strict=False)):
        face = "basic" if at == 0 else "class"
        fell = {f"counts.{kind}_{face}": 5 for kind in DICE[hero]}
        assert phone.taps("roll", **fell).is_done
    for phone in phones:
        assert phone.taps("draw_up", discarded=0).is_done
    assert table.state.turn.active == 0
    return table, phones


def test_a_roll_is_counted_with_three_faces_for_each_type_of_ones_own_dice(house: House) -> None:
    _, (ana, _) = chosen(house, "Ana", "Ben")
    sheet = ana.page("/sheet/action?action=roll&seat=0").text
    asked = set(re.findall(r'name="counts\.(\w+)"', sheet))
    assert asked == {f"{k}_{f}" for k in ("charm", "natural") for f in ("power", "class", "basic")}


def test_dice_that_a_camera_read_are_shown_die_by_die(house: House) -> None:
    _, (ana, _) = chosen(house, "Ana", "Ben")
    read = "&".join(f"faces.d{number}=power" for number in range(1, 11))
    sheet = ana.page(f"/sheet/action?action=roll&seat=0&{read}").text
    assert len(re.findall(r'name="faces\.d\d+" value="power" checked', sheet)) == 10
    assert "counts." not in sheet


def test_the_first_five_and_the_pile_are_told_to_their_owner_only(house: House) -> None:
    table, (ana, ben) = chosen(house, "Ana", "Ben")
    assert "Open Memories" in ana.sees()
    assert "3 × Silver Snake" in ana.sees()
    for words in (ben.sees(), table.board()):
        assert "Open Memories" not in words
        assert "Silver Snake" not in words


def test_at_a_table_of_two_the_opponent_is_chosen_already(house: House) -> None:
    _, (ana, _) = playing(house, "Ana", "Ben")
    ana.taps("summon", card="gilder", onto=0)
    sheet = ana.page("/sheet/action?action=attack_phoenixborn&seat=0").text
    assert 'name="target" value="1" checked' in sheet


def test_the_fallen_are_no_targets_any_more(house: House) -> None:
    _, (ana, ben, _) = playing(house, "Ana", "Ben", "Cleo")
    ben.steps("wounds", 15)
    ana.taps("summon", card="gilder", onto=0)
    sheet = ana.page("/sheet/action?action=attack_phoenixborn&seat=0").text
    assert 'name="target" value="1"' not in sheet
    assert 'name="target" value="2"' in sheet
    assert "Your Phoenixborn is destroyed" in ben.sees()


def test_an_attack_stands_on_every_screen_with_what_it_would_do(house: House) -> None:
    table, (ana, ben) = playing(house, "Ana", "Ben")
    ana.taps("summon", card="gilder", onto=0)
    ben.taps("summon", card="iron_rhino", onto=1)
    ana.taps("attack_phoenixborn", attackers="gilder", target=1)
    assert "You are attacked" in ben.sees()
    blocked = ben.taps("defend", **{"blocks.gilder": "iron_rhino", "counters": "iron_rhino"})
    assert blocked.is_done
    for words in (ana.sees(), ben.sees(), table.board()):
        assert "Ana attacks the Phoenixborn of Ben" in words
        assert "0 damage to Ben, 15 life left" in words
        assert "Destroyed" in words  # the gilder, by the counter


@pytest.mark.parametrize(
    ("language", "said", "unsaid"),
    [
        ("en", "Iron Rhino blocks Gilder and counters", "counted"),
        ("fr", "Rhinofèros bloque Doreur et contrattaque", "compté"),
    ],
)
def test_whoever_defends_reads_who_blocks_whom(
    house: House, language: str, said: str, unsaid: str
) -> None:
    _, (ana, ben) = playing(house, "Ana", "Ben")
    ana.taps("summon", card="gilder", onto=0)
    ben.taps("summon", card="iron_rhino", onto=1)
    ana.taps("attack_phoenixborn", attackers="gilder", target=1)
    ben.device.client.set_cookie("language", language)
    chosen = "blocks.gilder=iron_rhino&counters=iron_rhino&touched=blocks,counters"
    sheet = ben.page(f"/sheet/action?action=defend&seat=1&{chosen}").words
    assert said in sheet
    assert unsaid not in sheet


def test_two_units_of_one_name_are_told_apart(house: House) -> None:
    _, (ana, _) = playing(house, "Ana", "Ben")
    for _ in range(2):
        ana.taps("summon", card="gilder", onto=0)
    assert "Gilder 2" in ana.page("/sheet/action?action=attack_phoenixborn&seat=0").words


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "house rule: most life left"), ("fr", "règle maison : le plus de points de vie")],
)
def test_a_game_stopped_early_says_that_a_house_rule_ranks_it(
    house: House, language: str, said: str
) -> None:
    table, (ana, ben) = playing(house, "Ana", "Ben")
    ben.steps("wounds", 3)
    table.ends()
    ana.device.client.set_cookie("language", language)
    assert said in ana.sees()


def test_the_last_one_standing_wins_and_nobody_speaks_of_points(house: House) -> None:
    table, (ana, ben) = playing(house, "Ana", "Ben")
    ben.steps("wounds", 15)
    assert table.state.stage == "closing"
    table.host.taps("count_up")
    table.host.taps("reveal", all="1")
    for words in (ana.sees(), table.board()):
        assert "the last one standing" in words
        assert "destroyed first" in words
        assert "points" not in words
