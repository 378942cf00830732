"""Tapping: what counts, what is refused, and how it is said."""

from __future__ import annotations

import threading

import pytest

from tests.web.actors import House, Phone, Table


@pytest.fixture
def table(house: House) -> Table:
    table = house.host("en").opens("hedgehog_orchard", seats=2)
    table.phone("Ana", "fr")
    table.phone("Ben", "en")
    table.begins()
    return table


@pytest.fixture
def ana(table: Table) -> Phone:
    return table.phones[0]


@pytest.fixture
def ben(table: Table) -> Phone:
    return table.phones[1]


def test_a_tap_is_done_said_and_can_be_undone(table: Table, ana: Phone) -> None:
    answer = ana.steps("tarts", 2)
    assert (answer.status, answer.version) == (200, table.version)
    assert "Ana" in answer.said
    assert "Tartes" in answer.said
    assert answer.json["undo"] == answer.version
    assert ana.value("tarts") == 2


def test_only_seat_holders_act_for_their_seats(table: Table, ana: Phone) -> None:
    answer = ana.steps("tarts", seat=1)
    assert (answer.status, answer.may_override) == (422, False)
    assert answer.why == "Cette place se joue depuis un autre téléphone"
    assert ana.steps("tarts", seat=1, anyway="1").status == 422
    assert ana.steps("tarts", seat=1, by_seat=1).status == 422
    assert table.phones[1].value("tarts") == 0


def test_the_host_may_act_for_all(table: Table, ben: Phone) -> None:
    assert table.host.steps("tarts", seat=1).status == 200
    assert ben.value("tarts") == 1
    assert "Host" in table.board()


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("step", {"seat": 7, "part": "tarts", "by": 1}),
        ("step", {"seat": 99, "part": "tarts", "by": 1}),
        ("step", {"seat": None, "part": "tarts", "by": 1}),
        ("step", {"part": "no_such_part", "by": 1}),
        ("step", {"part": "", "by": 1}),
        ("step", {"part": "final.nothing", "by": 1}),
        ("step", {"part": "tarts", "by": "many"}),
        ("step", {"part": "tarts", "by": 0}),
        ("correct", {"part": "tarts", "to": "many"}),
        ("correct", {"part": "hedgehog", "to": "9"}),
        ("correct", {"part": "no_such_part", "to": "1"}),
        ("place", {"part": "tarts", "id": "x"}),
        ("remove", {"part": "tarts", "id": "x"}),
        ("give_turn", {"to": 5}),
        ("fly_away", {}),
        ("undo", {}),
        ("open", {}),
        ("__class__", {}),
        ("reveal", {}),
        ("enter", {}),
        ("start", {}),
        ("arrange", {"seats": 5}),
        ("join_late", {"name": "Zoe"}),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    table: Table, ana: Phone, action: str, fields: dict[str, object]
) -> None:
    before = table.version
    answer = ana.taps(action, **fields)
    assert 400 <= answer.status < 500, answer.text
    assert answer.why
    assert "{" not in answer.why
    assert table.version == before


def test_what_is_against_the_rules_is_refused_and_done_anyway_on_wish(
    table: Table, ben: Phone
) -> None:
    refused = ben.taps("pick_apples")
    assert (refused.status, refused.may_override) == (422, True)
    assert refused.why == "It is not this seat’s turn"
    done = ben.taps("pick_apples", anyway=True)
    assert done.status == 200
    assert ben.value("basket.red") == 3
    assert "It is not this seat’s turn" in ben.reads_history()


def test_a_refusal_speaks_the_language_of_whoever_tapped(table: Table, ana: Phone) -> None:
    assert ana.taps("bake").why == "Il faut 2 pommes pour une tarte"
    assert table.host.taps("bake", seat=0).why == "A tart takes 2 apples"


def test_ending_a_turn_that_somebody_else_has_ended_is_refused_kindly(
    table: Table, ana: Phone, ben: Phone
) -> None:
    seen = table.version
    assert ana.taps("end_turn", seen=seen).status == 200
    late = ana.taps("end_turn", seen=seen, anyway=True)
    assert late.status == 409
    assert late.why == "La table a changé entre-temps\u202f; veuillez vérifier"
    assert table.state.turn.active == 1


def test_a_retried_tap_counts_once(table: Table, ana: Phone) -> None:
    answers = [ana.steps("tarts", 1, key="the-same") for _ in range(5)]
    assert {answer.status for answer in answers} == {200}
    assert ana.value("tarts") == 1


def test_a_retry_after_others_tapped_and_after_a_restart_still_counts_once(
    own_house: House,
) -> None:
    table = own_house.host().opens("hedgehog_orchard")
    ana, ben = table.phone("Ana"), table.phone("Ben")
    table.begins()
    ana.steps("tarts", key="once")
    ben.steps("tarts", 3)
    own_house.restarts()
    assert ana.steps("tarts", key="once").status == 200
    assert ana.value("tarts") == 1


def test_two_phones_may_use_the_same_key_by_chance(table: Table, ana: Phone, ben: Phone) -> None:
    ana.steps("tarts", key="k")
    ben.steps("tarts", key="k")
    assert (ana.value("tarts"), ben.value("tarts")) == (1, 1)


def test_taps_at_the_same_moment_all_count(table: Table, ana: Phone, ben: Phone) -> None:
    def tap(phone: Phone) -> None:
        for _ in range(15):
            assert phone.steps("tarts").status == 200

    threads = [threading.Thread(target=tap, args=(phone,)) for phone in (ana, ben, ana, ben)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (ana.value("tarts"), ben.value("tarts")) == (30, 30)
    numbers = [entry.number for entry in table.moment.entries]
    assert numbers == list(range(1, table.version + 1))


def test_every_value_can_be_corrected_and_the_log_says_so(table: Table, ana: Phone) -> None:
    assert ana.taps("correct", part="tarts", to="7").status == 200
    assert ana.value("tarts") == 7
    assert ana.taps("correct", part="apples", to="2").status == 200
    assert table.state.value("apples", None) == 2
    assert "7" in ana.reads_history()


def test_a_number_that_no_table_ever_holds_is_not_taken(table: Table, ana: Phone) -> None:
    for huge in ("9" * 40, "9" * 4000, "1e400", "-" + "9" * 40):
        ana.taps("step", part="tarts", by=huge)
        ana.taps("correct", part="tarts", to=huge)
        ana.taps("correct", part="tarts", to=huge, anyway=True)
    assert abs(int(ana.value("tarts") or 0)) < 10**10
    assert ana.page().status == 200
    assert ana.page("/history").status == 200


def test_without_script_a_form_goes_back_to_its_page(table: Table, ana: Phone) -> None:
    at = f"/t/{table.code}"
    done = ana.submits(f"{at}/act/step", seat=0, part="tarts", by=1, next=f"{at}?seat=0")
    assert (done.status, done.location) == (303, f"{at}?seat=0")
    assert ana.value("tarts") == 1
    refused = ana.submits(f"{at}/act/bake", seat=0)
    assert refused.status == 303
    assert "Il faut 2 pommes" in ana.get(refused.location).words
    elsewhere = ana.submits(f"{at}/act/step", seat=0, part="tarts", by=1, next="https://elsewhere")
    assert elsewhere.location == at


def test_every_other_screen_follows(table: Table, ana: Phone, ben: Phone) -> None:
    screens = [ben.opens_stream(), table.host.opens_stream("board")]
    for screen in screens:
        assert 'hx-target="#screen"' in screen.hears(table.version)
    ana.steps("tarts", 4)
    for screen in screens:
        assert 'data-value="tarts"' in screen.hears(table.version)
        screen.close()


def test_a_phone_that_reconnects_gets_the_newest_table_at_once(
    table: Table, ana: Phone, ben: Phone
) -> None:
    screen = ben.opens_stream()
    screen.hears(table.version)
    screen.close()
    for _ in range(3):
        ana.steps("tarts")
    again = ben.opens_stream()
    message = again.hears(table.version)
    assert 'hx-target="#screen"' in message
    again.close()


def test_a_region_that_did_not_change_is_not_sent(table: Table, ana: Phone) -> None:
    screen = table.host.opens_stream("board")
    screen.hears(table.version)
    ana.steps("tarts")
    message = screen.hears(table.version)
    assert "r-seat-0" in message
    assert "r-seat-1" not in message
    assert "r-bar" not in message
    screen.close()
