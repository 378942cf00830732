"""What a sheet says while it is still open: who stands before whom, and what it comes to."""

import pytest

from companion.games.ashes.game import game
from tests.games.ashes.playing import Ashes


@pytest.fixture
def ashes() -> Ashes:
    """Ana is to play; Ben is Viper, with 22 life."""
    return Ashes().in_turns("coal_roarkwin", "maeoni_viper")


def says(ashes: Ashes, action: str, /, seat: int = 1, **values: object) -> list[tuple[str, dict]]:
    notes = game.action(action).notes(ashes.state, seat, values)
    return [(note.key, dict(note.facts)) for note in notes]


def test_whoever_defends_sees_who_blocks_whom_and_what_gets_through(ashes: Ashes) -> None:
    rhino, worker = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ana", "iron_worker")
    gilder = ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (rhino, worker), "Ben")
    assert says(ashes, "defend", blocks={rhino: gilder}) == [
        ("blocks", {"unit": gilder, "card": rhino}),
        ("damage_through", {"total": 2, "left": 20}),
    ]


def test_a_blocker_that_counters_is_named_as_such(ashes: Ashes) -> None:
    worker, gilder = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (worker,), "Ben")
    said = says(ashes, "defend", blocks={worker: gilder}, counters=(gilder,))
    assert said[0] == ("blocks_and_counters", {"unit": gilder, "card": worker})


def test_where_nobody_blocks_everything_gets_through(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    ashes.attack("Ana", (worker,), "Ben")
    assert says(ashes, "defend") == [("damage_through", {"total": 2, "left": 20})]


def test_a_unit_attacked_sees_its_damage_and_that_of_its_counter(ashes: Ashes) -> None:
    worker, gilder = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "gilder")
    ashes.does("Ana", "attack_unit", attackers=(worker,), target=f"{gilder}@1")
    assert says(ashes, "defend", guard="", counter=True) == [
        ("unit_takes", {"unit": gilder, "total": 2}),
        ("unit_counters", {"unit": gilder, "total": 1}),
    ]


def test_whoever_guards_takes_the_damage(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    snake, gilder = ashes.unit("Ben", "silver_snake"), ashes.unit("Ben", "gilder")
    ashes.does("Ana", "attack_unit", attackers=(worker,), target=f"{snake}@1")
    by_unit, by_phoenixborn = (says(ashes, "defend", guard=g) for g in (gilder, "phoenixborn"))
    assert by_unit == [("unit_takes", {"unit": gilder, "total": 2})]
    assert by_phoenixborn == [("damage_through", {"total": 2, "left": 20})]


def test_what_the_sheet_says_is_what_happens(ashes: Ashes) -> None:
    rhino, worker = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ana", "iron_worker")
    gilder = ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (rhino, worker), "Ben")
    _, (_, told) = says(ashes, "defend", blocks={rhino: gilder})
    ashes.does("Ben", "defend", blocks={rhino: gilder})
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "wounds") == told["total"]
    assert ashes.value("Ben", "life") - ashes.value("Ben", "wounds") == told["left"]
