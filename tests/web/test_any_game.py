"""Screens that know no game: everything a small file can declare is seen, named and reachable."""

from __future__ import annotations

import re

from tests.web.actors import Device, Host, House

UNITS = """
name = { en = "Little War", fr = "Petite guerre" }
seats = [1, 4]
turns = "clockwise"
glance = ["army", "gold"]

[parts.army]
kind = "roster"
name = { en = "Army", fr = "Armée" }
fields.wounds = { below_zero = true, name = { en = "Wounds", fr = "Blessures" } }

[parts.gold]
kind = "counter"
below_zero = true
name = { en = "Gold", fr = "Or" }

[parts.crown]
kind = "token"
shared = true
name = { en = "Crown", fr = "Couronne" }

[actions.crown_me]
name = { en = "Take the crown", fr = "Prendre la couronne" }
log = { en = "{ $who } takes the crown", fr = "{ $who } prend la couronne" }
who = "anyone"
quick = true
does = [{ give = "crown" }]
"""


def test_a_token_of_the_table_is_named_with_its_holder_everywhere(house: House) -> None:
    table = Host(house).opens("hedgehog_orchard")
    ana, chloe = table.phone("Ana"), table.phone("Chloé", "fr")
    table.begins()
    assert "Le hérisson personne" in chloe.sees()
    ana.steps("basket.red")
    assert ana.taps("feed").said.endswith("Hedgehog → Ana")
    assert "Le hérisson Ana" in chloe.sees()
    assert re.search(r"The hedgehog\s+Ana", table.board())
    assert "Hérisson → Ana" in chloe.reads_history()


def test_a_game_without_turns_speaks_of_no_round_and_no_phase(house: House) -> None:
    table = Host(house).opens("life_counter")
    ana = table.phone("Ana")
    table.phone("Chloé")
    table.begins()
    for shown in (ana.sees(), table.board(), ana.reads_history()):
        assert "Round" not in shown
        assert not re.search(r"\bPlay\b", shown)


def test_quick_steps_are_behind_one_button(house: House) -> None:
    table = Host(house).opens("life_counter")
    ana = table.phone("Ana")
    table.phone("Chloé")
    table.begins()
    assert "More" in ana.sees()
    assert "Back to the start" in ana.page("/sheet/abilities?seat=0").words


def test_written_rows_and_large_totals_stand_on_the_board_with_a_true_minus(house: House) -> None:
    table = Host(house).opens("score_sheet")
    ana = table.phone("Ana")
    table.phone("Chloé")
    table.begins()
    ana.taps("note", points="-3")
    ana.taps("note", points="12", column="Forêt")
    assert "Ana 9 Points Forêt 12 1 −3" in table.board()
    for shown in (ana.sees(), table.board(), ana.page("/sheet/seat?seat=0&of=0").words):
        assert "-3" not in shown


def test_every_option_of_a_life_counter_is_seen_on_the_board(house: House) -> None:
    table = Host(house).opens("life_counter", poison="1", energy="1")
    table.phone("Ana").steps("poison", 3)
    table.phone("Chloé")
    table.begins()
    assert "Poison" in table.board()
    assert "Energy" in table.board()


def test_the_host_has_a_menu_on_the_big_screen_and_others_have_not(house: House) -> None:
    table = Host(house).opens("life_counter", names=["Ana", "Ben"])
    table.begins()
    menu = f"/t/{table.code}/sheet/menu?page=board"
    assert f'data-sheet="{menu}"' in table.host.page("/board").text
    assert menu not in Device(house).get(f"/t/{table.code}/board").text
    words = table.host.page("/sheet/menu?page=board").words
    assert "Correct: Ben" in words
    for sheet in re.findall(
        r'data-sheet="([^"]+)"', table.host.page("/sheet/menu?page=board").text
    ):
        assert table.host.device.get(sheet.replace("&amp;", "&")).status == 200


def test_a_persons_own_file_is_not_drawn_with_the_screens_of_the_game_it_replaces(
    own_house: House,
) -> None:
    games = own_house.folder / "games"
    games.mkdir(exist_ok=True)
    (games / "etherstone.toml").write_text(UNITS, encoding="utf-8")
    own_house.restarts()
    table = Host(own_house).opens("etherstone", names=["Ana", "Ben"])
    table.begins()
    board = table.board()
    assert "Little War" in board
    assert "Crown" in board
    assert table.host.taps("crown_me", seat=1).status == 200
    assert re.search(r"Crown\s+Ben", table.board())
