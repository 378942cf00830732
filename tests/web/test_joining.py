"""Sitting down, standing up, changing phones: who holds which seat."""

from __future__ import annotations

import threading

from tests.web.actors import Device, House, Phone, Table


def opened(house: House, game: str = "hedgehog_orchard", *, seats: int = 2, **more: str) -> Table:
    return house.host("en").opens(game, seats=seats, **more)


def test_whoever_scans_the_code_sits_down_with_a_name_and_a_crest(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana", "fr", crest=3)
    assert ana.seat == 0
    assert (table.state.people[0].name, table.state.people[0].crest) == ("Ana", 3)
    assert "Ana" in ana.sees()
    assert "Ana" in table.board()


def test_the_join_page_speaks_the_language_of_the_phone(house: House) -> None:
    table = opened(house)
    assert "S’asseoir" in house.device("fr").get(f"/j/{table.code}").words
    assert "Sit down" in house.device("en").get(f"/j/{table.code}").words


def test_a_small_code_typed_by_hand_finds_the_table(house: House) -> None:
    table = opened(house)
    answer = house.device().get(f"/code?code={table.code.lower()}")
    assert answer.location == f"/j/{table.code}"


def test_a_named_seat_waits_for_its_phone(house: House) -> None:
    table = house.host().opens("hedgehog_orchard", seats=3, names=["Ana", "", "Cleo"])
    phone = house.device()
    assert "Cleo" in phone.get(f"/j/{table.code}").words
    assert phone.submits(f"/j/{table.code}", seat=2).location == f"/t/{table.code}?seat=2"
    assert table.state.people[2].name == "Cleo"


def test_a_crest_that_is_taken_is_refused_and_the_name_is_kept(house: House) -> None:
    table = opened(house)
    table.phone("Ana", crest=1)
    answer = house.device().submits(f"/j/{table.code}", name="Ben", crest=1)
    assert answer.status == 422
    assert 'value="Ben"' in answer.text
    assert table.state.people[1].name == ""


def test_nobody_sits_down_without_a_name(house: House) -> None:
    table = opened(house)
    answer = house.device("fr").submits(f"/j/{table.code}", name="   ")
    assert answer.status == 422
    assert not any(person.name for person in table.state.people)
    assert not house.room.seating.plan(table.code).holders


def test_tapping_sit_down_twice_takes_one_seat(house: House) -> None:
    table, phone = opened(house, seats=3), house.device()
    first = phone.submits(f"/j/{table.code}", name="Ana", crest=1)
    again = phone.submits(f"/j/{table.code}", name="Ana", crest=1)
    assert first.status == again.status == 303
    assert [person.name for person in table.state.people] == ["Ana", "", ""]


def test_one_phone_may_hold_two_seats(house: House) -> None:
    table = opened(house, seats=3)
    ana = table.phone("Ana")
    assert ana.get(f"/j/{table.code}").location == f"/t/{table.code}"
    assert ana.get(f"/j/{table.code}?more=1").status == 200
    answer = ana.submits(f"/j/{table.code}?more=1", name="Little Ana", crest=5)
    assert answer.location == f"/t/{table.code}?seat=1"
    table.phone("Ben")
    table.begins()
    assert ana.steps("tarts", 1, seat=1).status == 200
    assert ana.steps("tarts", 1, seat=2).status == 422


def test_two_phones_that_want_the_same_seat_at_once_get_one_each(house: House) -> None:
    table = opened(house, seats=2)
    devices = [house.device(), house.device()]
    go = threading.Barrier(2)

    def join(device: Device, name: str, crest: int) -> None:
        go.wait()
        device.submits(f"/j/{table.code}", name=name, crest=crest, seat=0)

    names = [("Ana", 1), ("Ben", 2)]
    threads = [
        threading.Thread(target=join, args=(device, *name))
        for device, name in zip(devices, names, strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    holders = house.room.seating.plan(table.code).holders
    assert list(holders) == [0]
    seated = table.state.people[0].name
    winner = devices[["Ana", "Ben"].index(seated)]
    assert winner.get(f"/t/{table.code}").status == 200


def test_a_seat_that_was_just_taken_is_not_taken_away(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana", seat=0)
    answer = house.device().submits(f"/j/{table.code}", name="Ben", crest=4, seat=0)
    assert answer.status == 422
    assert "Ana" in ana.sees()


def test_a_full_table_says_so_and_lets_one_watch(house: House) -> None:
    table = opened(house)
    table.phone("Ana")
    table.phone("Ben")
    late = house.device("en")
    assert "no seat left" in late.get(f"/j/{table.code}").words
    assert late.submits(f"/j/{table.code}", name="Cleo", crest=5).status == 422
    answer = late.submits(f"/j/{table.code}", watch="1")
    assert answer.location == f"/t/{table.code}/board"
    assert late.get(answer.location).status == 200


def test_a_game_that_allows_it_takes_late_players(house: House) -> None:
    table = opened(house, "life_counter", seats=1)
    table.phone("Ana")
    table.begins()
    ben = table.phone("Ben")
    assert ben.seat == 1
    assert ben.value("life") == 20
    assert ben.steps("life", -3).status == 200


def test_seats_nobody_took_are_left_out_and_every_phone_keeps_its_own_person(house: House) -> None:
    table = opened(house, seats=4)
    table.phone("Ana", seat=0)
    dora = table.phone("Dora", seat=3)
    table.begins()
    assert [person.name for person in table.state.people] == ["Ana", "Dora"]
    page = dora.page()
    assert page.status == 200
    assert 'data-my-seat="1"' in page.text
    assert dora.steps("tarts", 1, seat=1).status == 200


def test_a_spectator_sees_the_board_and_changes_nothing(house: House) -> None:
    table = opened(house)
    table.phone("Ana")
    table.phone("Ben")
    table.begins()
    eve = table.watcher("en")
    assert "Ana" in eve.page("/board").words
    before = table.version
    for answer in (
        eve.steps("tarts", 1, seat=0),
        eve.taps("end_turn", seat=0),
        eve.taps("stop"),
        eve.undoes(anyway="1"),
        eve.redoes(),
        eve.undoes(to="0", anyway="1"),
        eve.post(f"{eve.at}/seats/claim"),
        eve.post(f"{eve.at}/seats/free", seat=0),
        eve.post(f"{eve.at}/seats/grant", seat=0, answer="yes"),
        eve.post(f"{eve.at}/seats/host", seat=0),
        eve.post(f"{eve.at}/again"),
        eve.post(f"/shelf/{table.code}/forget"),
    ):
        assert 400 <= answer.status < 500, answer.text
        assert answer.why
    assert table.version == before


def asks_for(table: Table, seat: int, device: Device) -> None:
    assert device.submits(f"/j/{table.code}/ask", seat=seat).status == 303


def test_a_new_phone_takes_over_a_seat_when_the_host_agrees(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()
    new = house.device()
    asks_for(table, 0, new)
    assert new.get(f"/j/{table.code}/asked").status == 204
    assert "Ana" in table.board()
    assert table.host.post(f"/t/{table.code}/seats/grant", seat=0, answer="yes").status == 200
    assert new.get(f"/j/{table.code}/asked").headers["HX-Redirect"] == f"/t/{table.code}"
    assert Phone(table, new, 0).steps("tarts").status == 200
    assert ana.steps("tarts").status == 422


def test_the_host_may_say_no(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    new = house.device()
    asks_for(table, 0, new)
    table.host.post(f"/t/{table.code}/seats/grant", seat=0, answer="no")
    assert new.get(f"/j/{table.code}/asked").headers["HX-Redirect"] == f"/j/{table.code}"
    assert ana.page().status == 200
    assert Phone(table, new, 0).steps("tarts").status == 422


def test_while_the_host_is_there_nobody_else_decides(house: House) -> None:
    table = opened(house)
    table.phone("Ana")
    ben = table.phone("Ben")
    screen = table.host.opens_stream("board")
    screen.hears()
    asks_for(table, 0, house.device())
    assert ben.post(f"/t/{table.code}/seats/grant", seat=0, answer="yes").status == 403
    assert ben.post(f"/t/{table.code}/seats/claim").status == 403
    screen.close()


def test_when_the_host_is_gone_the_others_decide(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    ben = table.phone("Ben")
    new = house.device()
    asks_for(table, 0, new)
    assert ben.post(f"/t/{table.code}/seats/grant", seat=0, answer="yes").status == 200
    assert ana.post(f"/t/{table.code}/seats/claim").status == 403
    assert ben.post(f"/t/{table.code}/seats/claim").status == 200
    assert ben.taps("start").status == 200


def test_the_host_role_can_be_handed_on(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    table.phone("Ben")
    assert ana.taps("start").status == 422
    assert table.host.post(f"/t/{table.code}/seats/host", seat=0).status == 200
    assert ana.taps("start").status == 200
    assert table.host.taps("stop").status == 422
    assert ana.steps("tarts", seat=1).status == 200


def test_who_leaves_before_the_game_frees_the_seat(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    assert ana.post(f"/t/{table.code}/seats/leave", seat=0).json["go"] == f"/t/{table.code}/board"
    assert table.state.people[0].name == ""
    assert table.phone("Ben").seat == 0


def test_who_leaves_a_running_game_leaves_a_seat_that_others_play_or_take(house: House) -> None:
    table = opened(house)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()
    ana.post(f"/t/{table.code}/seats/leave", seat=0)
    assert table.state.people[0].name == "Ana"
    assert table.host.steps("tarts", seat=0).status == 200
    back = house.device().submits(f"/j/{table.code}", seat=0)
    assert back.location == f"/t/{table.code}?seat=0"


def test_the_same_phone_has_the_same_seat_after_the_house_was_restarted(own_house: House) -> None:
    table = opened(own_house)
    ana, ben = table.phone("Ana", "fr"), table.phone("Ben")
    table.begins()
    ana.steps("tarts", 2)
    before = table.state
    own_house.restarts()
    assert table.state == before
    assert "Ana" in ana.sees()
    assert ben.steps("tarts").status == 200
    assert ben.steps("tarts", seat=0).status == 422
    assert table.host.taps("stop").status == 200
