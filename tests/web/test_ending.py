"""The end: announced, confirmed, entered under seal, revealed together, kept on the shelf."""

from __future__ import annotations

import csv
import io
import json

import pytest

from tests.web.actors import Device, House, Phone, Table


@pytest.fixture
def table(house: House) -> Table:
    """Etherstone: its owners enter some lines themselves."""
    table = house.host("en").opens("etherstone", seats=2)
    table.phone("Ana", "fr")
    table.phone("Ben", "en")
    table.begins()
    return table


@pytest.fixture
def orchard(house: House) -> Table:
    """The Hedgehog Orchard: every line is computed."""
    table = house.host("en").opens("hedgehog_orchard", seats=2)
    table.phone("Ana", "fr")
    table.phone("Ben", "en")
    table.begins()
    return table


def screens_of(table: Table) -> list[Device]:
    return [table.host.device, *(phone.device for phone in table.phones), table.watcher().device]


def everything(table: Table, device: Device) -> str:
    """All pages and sheets of the table that a device can open."""
    at = f"/t/{table.code}"
    paths = ["", "/board", "/history", "/history?page=board", "/sheet/menu", "/sheet/lines"]
    paths += [f"/sheet/seat?of={seat}" for seat in range(table.state.size)]
    paths += [f"/sheet/correct?of={seat}" for seat in range(table.state.size)]
    paths += [f"?seat={seat}" for seat in range(table.state.size)]
    return "".join(device.get(at + path).text for path in paths)


def test_an_end_is_announced_with_its_reason_and_people_confirm(orchard: Table) -> None:
    ana, ben = orchard.phones
    ana.taps("correct", part="pears", to="0")
    ana.taps("end_turn")
    assert "A tree is bare" in orchard.board()
    assert "Un arbre est vide" in ana.sees()
    ben.taps("end_turn")
    assert orchard.state.stage == "closing"
    assert "Un arbre est vide" in ana.sees()
    assert ana.taps("count_up").status == 200
    assert orchard.state.stage == "reveal"


def test_people_may_play_on_and_the_end_is_not_called_again_at_once(orchard: Table) -> None:
    ana, ben = orchard.phones
    ana.taps("correct", part="pears", to="0")
    ana.taps("end_turn")
    ben.taps("end_turn")
    assert ben.taps("play_on").status == 200
    assert orchard.state.stage == "playing"
    ana.taps("end_turn", anyway=True)
    assert orchard.state.ending is None


def test_what_is_entered_is_sealed_until_all_are_ready(table: Table) -> None:
    ana, ben = table.phones
    table.reaches_the_count()
    assert ana.taps("enter", entities=70193, abilities=4).status == 200
    assert table.state.stage == "scoring"
    for device in (table.host.device, ben.device, table.watcher().device):
        assert "70193" not in everything(table, device)
    assert "70193" in ana.page().text
    assert ben.taps("enter", entities=1).status == 200
    assert table.state.stage == "reveal"
    for device in screens_of(table):
        assert "70193" not in everything(table, device).replace(ana.page().text, "") or (
            device is ana.device
        )


def test_an_entry_can_be_taken_back_while_others_still_write(table: Table) -> None:
    ana, ben = table.phones
    table.reaches_the_count()
    ana.taps("enter", entities=5)
    assert ana.taps("unseal").status == 200
    ana.taps("enter", entities=6)
    ben.taps("enter")
    assert table.state.value("final.entities", 0) == 6


def test_the_reveal_shows_only_revealed_lines_to_everybody(table: Table) -> None:
    ana, ben = table.phones
    table.reaches_the_count()
    secret = {line.key: 60017 + 1000 * at for at, line in enumerate(table.game.scores)}
    entered = {line.key: secret[line.key] for line in table.game.scores if line.entered}
    ana.taps("enter", **entered)
    ben.taps("enter")
    others = [table.host.device, ben.device, table.watcher("fr").device]
    shown: set[str] = set()
    while table.state.stage == "reveal":
        for device in others:
            pages = everything(table, device)
            for key, value in entered.items():
                digits = pages.replace("\u202f", "").replace(",", "").replace("\u00a0", "")
                if key not in shown:
                    assert str(value) not in digits, (key, table.state.reveal)
        order = [line.key for line in table.game.scores_in_play(table.state.options)]
        ana.taps("reveal")
        shown = set(
            sorted(order, key=lambda key: _is_penalty(table, key))[: table.state.reveal]
            if table.state.stage == "reveal"
            else order
        )
    assert table.state.stage == "over"
    digits = everything(table, ben.device).replace("\u202f", "").replace(",", "")
    assert all(str(value) in digits for value in entered.values())


def _is_penalty(table: Table, key: str) -> bool:
    return next(line.penalty for line in table.game.scores if line.key == key)


def test_two_people_who_press_next_at_once_reveal_one_line(table: Table) -> None:
    ana, ben = table.phones
    table.reaches_the_count()
    ana.taps("enter")
    ben.taps("enter")
    seen = table.version
    assert ana.taps("reveal", seen=seen).status == 200
    assert ben.taps("reveal", seen=seen).status == 409
    assert table.state.reveal == 1


def test_a_tie_is_broken_by_the_ladder_and_says_so(orchard: Table) -> None:
    ana, ben = orchard.phones
    for phone in (ana, ben):
        phone.taps("correct", part="tarts", to="2")
    ben.taps("correct", part="basket.red", to="1")
    orchard.ends()
    assert "fewest fruits left" in orchard.board()
    assert "le moins de fruits restants" in ana.sees()
    assert orchard.game.outcome(orchard.state).winners == (0,)


def test_correcting_a_line_scores_again(orchard: Table) -> None:
    ana, ben = orchard.phones
    ana.taps("correct", part="tarts", to="3")
    orchard.ends()
    assert orchard.game.outcome(orchard.state).winners == (0,)
    assert ben.taps("correct", part="final.tarts", to="40").status == 200
    assert orchard.game.outcome(orchard.state).winners == (1,)
    assert "Ben" in ana.sees()


def test_an_end_can_be_reopened_and_the_game_played_on(table: Table) -> None:
    ana, _ = table.phones
    table.ends()
    assert table.state.stage == "over"
    assert ana.taps("reopen").status == 200
    assert table.state.stage == "scoring"
    assert ana.taps("play_on").status == 200
    assert table.state.stage == "playing"
    card = table.house.room.store.card(table.code)
    assert card is not None
    assert card.ended_at is None


def test_play_again_keeps_seats_phones_and_host(orchard: Table) -> None:
    ana, ben = orchard.phones
    orchard.ends()
    places = {phone.submits(f"{phone.at}/again").location for phone in (ana, ben, ana)}
    assert len(places) == 1
    code = places.pop().split("/")[2]
    assert code != orchard.code
    table = Table(orchard.house, code, orchard.host.device)
    assert [person.name for person in table.state.people] == ["Ana", "Ben"]
    table.begins()
    assert Phone(table, ana.device, 0).steps("tarts").status == 200
    assert Phone(table, ben.device, 1).steps("tarts").status == 200
    assert Phone(table, ben.device, 0).steps("tarts").status == 422


def test_play_again_leads_to_the_same_table_after_a_restart(own_house: House) -> None:
    table = own_house.host().opens("hedgehog_orchard")
    ana, ben = table.phone("Ana"), table.phone("Ben")
    table.begins()
    table.ends()
    first = ana.submits(f"{ana.at}/again").location
    own_house.restarts()
    assert ben.submits(f"{ben.at}/again").location == first


def test_nobody_plays_again_before_the_end(orchard: Table) -> None:
    assert orchard.phones[0].post(f"/t/{orchard.code}/again").status == 403


def test_a_past_game_stands_on_the_shelf_of_those_who_played(orchard: Table) -> None:
    ana, ben = orchard.phones
    ana.taps("correct", part="tarts", to="3")
    orchard.ends()
    for device in (ana.device, ben.device, orchard.host.device):
        assert f"/shelf/{orchard.code}" in device.get("/shelf").text
        page = device.get(f"/shelf/{orchard.code}")
        assert page.status == 200
        assert "15" in page.words
    stranger = orchard.house.device()
    assert orchard.code not in stranger.get("/shelf").text
    assert stranger.get(f"/shelf/{orchard.code}").status == 404


def exported(phone: Phone) -> dict[str, object]:
    answer = phone.get(f"{phone.at}/export.json")
    assert answer.status == 200
    return dict(answer.json)


def imported(device: Device, plain: object) -> str:
    data = plain if isinstance(plain, bytes) else json.dumps(plain).encode()
    answer = device.submits("/import", file=(io.BytesIO(data), "game.json"))
    assert answer.status == 303, answer.text
    return answer.location


def test_a_finished_game_leaves_as_a_file_and_comes_back_equal(table: Table) -> None:
    ana, ben = table.phones
    ana.taps("correct", part="points", to="3")
    ana.undoes()
    table.reaches_the_count()
    ana.taps("enter", entities=12)
    ben.taps("enter", entities=9)
    ana.taps("reveal", all="1")
    plain = exported(ana)
    friend = table.house.device("fr")
    place = imported(friend, plain)
    code = place.removeprefix("/shelf/")
    again = Table(table.house, code, friend)
    assert again.state == table.state
    assert again.moment.undone == table.moment.undone
    page = friend.get(place)
    assert page.status == 200
    assert "Ana" in page.words
    back = Phone(again, friend, None)
    assert exported(back)["entries"] == plain["entries"]


def test_a_running_game_is_not_exported(table: Table) -> None:
    ana = table.phones[0]
    for path in ("export.json", "sheet.csv"):
        for device in screens_of(table):
            assert device.get(f"/t/{table.code}/{path}").status == 404
    table.reaches_the_count()
    assert ana.get(f"/t/{table.code}/export.json").status == 404


def test_the_sheet_leaves_as_csv(orchard: Table) -> None:
    ana, _ = orchard.phones
    ana.taps("correct", part="tarts", to="2")
    orchard.ends()
    answer = ana.get(f"/t/{orchard.code}/sheet.csv")
    rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert rows[0][1:] == ["Ana", "Ben"]
    assert rows[1][1:] == ["10", "0"]
    assert rows[-1][1:] == ["1", "2"]


def test_the_host_takes_a_game_off_the_shelf_for_good(orchard: Table) -> None:
    ana, _ = orchard.phones
    orchard.ends()
    assert ana.post(f"/shelf/{orchard.code}/forget").status == 403
    screen = ana.opens_stream()
    screen.hears()
    assert orchard.host.submits(f"/shelf/{orchard.code}/forget").status == 303
    assert ana.get(f"/shelf/{orchard.code}").status == 404
    assert orchard.code not in ana.get("/shelf").text
    screen.close()
