"""Undo: mine freely, another's asks; nothing is ever deleted."""

from __future__ import annotations

import pytest

from companion.table import log
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


@pytest.fixture
def slow_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taps of these stories are meant as steps of their own."""
    monkeypatch.setattr(log, "BURST", -1.0)


@pytest.mark.usefixtures("slow_fingers")
def test_one_tap_undoes_ones_own_last_step(table: Table, ana: Phone, ben: Phone) -> None:
    ana.steps("tarts", 2)
    ben.steps("tarts", 3)
    assert ana.undoes().status == 200
    assert (ana.value("tarts"), ben.value("tarts")) == (0, 3)


def test_who_did_nothing_has_nothing_to_undo(table: Table, ana: Phone, ben: Phone) -> None:
    ben.steps("tarts")
    answer = ana.undoes()
    assert (answer.status, answer.may_override) == (422, False)
    assert ben.value("tarts") == 1


def test_undoing_what_another_did_asks_first(table: Table, ana: Phone, ben: Phone) -> None:
    number = ben.steps("tarts").version
    asked = ana.undoes(entry=number)
    assert (asked.status, asked.may_override) == (422, True)
    assert ben.value("tarts") == 1
    assert ana.undoes(entry=number, anyway="1").status == 200
    assert ben.value("tarts") == 0


def test_a_burst_of_taps_is_one_step_and_one_line(table: Table, ana: Phone) -> None:
    for _ in range(7):
        ana.steps("tarts")
    assert "+7 Tartes" in ana.reads_history()
    assert ana.undoes().status == 200
    assert ana.value("tarts") == 0


def test_undoing_one_tap_of_a_burst_undoes_the_burst(table: Table, ana: Phone) -> None:
    numbers = [ana.steps("tarts").version for _ in range(3)]
    assert ana.undoes(entry=numbers[1]).status == 200
    assert ana.value("tarts") == 0


@pytest.mark.usefixtures("slow_fingers")
def test_going_back_to_a_point_undoes_all_after_it(table: Table, ana: Phone, ben: Phone) -> None:
    point = ana.steps("tarts", 1).version
    ana.steps("tarts", 1)
    ben.steps("tarts", 5)
    asked = ana.undoes(to=point)
    assert (asked.status, asked.may_override) == (422, True)
    assert "you can redo" in ben.page(f"/history?to={point}").words
    assert ana.undoes(to=point, anyway="1").status == 200
    assert (ana.value("tarts"), ben.value("tarts")) == (1, 0)
    assert ana.redoes().status == 200
    assert (ana.value("tarts"), ben.value("tarts")) == (2, 5)


@pytest.mark.usefixtures("slow_fingers")
def test_undo_and_redo_walk_back_and_forth(table: Table, ana: Phone) -> None:
    ana.steps("tarts", 1)
    ana.steps("tarts", 2)
    ana.undoes()
    ana.undoes()
    assert ana.value("tarts") == 0
    ana.redoes()
    assert ana.value("tarts") == 1
    ana.redoes()
    assert ana.value("tarts") == 3
    assert ana.redoes().status == 422


def test_a_turn_that_was_ended_too_early_comes_back(table: Table, ana: Phone) -> None:
    ana.taps("end_turn")
    assert table.state.turn.active == 1
    assert ana.undoes().status == 200
    assert table.state.turn.active == 0


def test_undone_steps_stay_in_the_history_struck_through(table: Table, ana: Phone) -> None:
    ana.steps("tarts", 3)
    before = table.version
    ana.undoes()
    assert table.version == before + 1
    page = ana.page("/history")
    assert "+3 Tartes" in page.words
    assert "undone" in page.text or "<s>" in page.text or "<del" in page.text


def test_the_same_undo_sent_twice_undoes_once(table: Table, ana: Phone) -> None:
    ana.taps("pick_apples", anyway=True)
    ana.taps("pick_pears", anyway=True)
    for _ in range(3):
        assert ana.post(f"{ana.at}/undo", key="the-same").status == 200
    assert (ana.value("basket.red"), ana.value("basket.green")) == (3, 0)


def test_sitting_down_and_beginning_are_not_undone(table: Table, ana: Phone) -> None:
    assert table.host.undoes(to=0, anyway="1").status == 422
    assert table.state.stage == "playing"


@pytest.mark.parametrize(
    "fields",
    [
        {"entry": "999"},
        {"entry": "-1"},
        {"entry": "²"},
        {"entry": "x,y,,"},
        {"entries": "1,2,3"},
        {"to": "-5"},
        {"to": "²"},
        {"to": "9" * 30},
        {"to": "x"},
        {"entries": ",".join(str(n) for n in range(3000))},
    ],
)
def test_an_undo_of_nonsense_is_refused_and_nothing_is_lost(
    table: Table, ana: Phone, fields: dict[str, str]
) -> None:
    ana.steps("tarts", 2)
    answer = table.phones[1].undoes(**fields)
    assert answer.status == 422, answer.text
    assert answer.why
    assert ana.value("tarts") == 2
