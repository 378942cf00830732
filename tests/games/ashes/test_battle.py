"""Attacks on two phones: declared, answered, computed, and everything can be changed."""

import pytest

from companion.games.ashes.game import game
from companion.games.ashes.glances import battle_now
from tests.games.ashes.playing import Ashes


@pytest.fixture
def ashes() -> Ashes:
    return Ashes().in_turns("coal_roarkwin", "maeoni_viper")


def test_an_attack_needs_a_unit_that_can_attack(ashes: Ashes) -> None:
    assert ashes.refuses("Ana", "attack_phoenixborn", target=1) == "no_unit_to_attack"
    worker = ashes.unit("Ana", "iron_worker", exhaustion=1)
    ashes.unit("Ana", "iron_worker")
    why = ashes.refuses("Ana", "attack_phoenixborn", attackers=(worker,), target=1)
    assert why == "exhausted_attacker"
    assert ashes.refuses("Ana", "attack_phoenixborn", attackers=(), target=1) == "no_attackers"


def test_only_the_defender_defends_and_only_the_attacker_strikes(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    ashes.attack("Ana", (worker,), "Ben")
    assert ashes.refuses("Ana", "defend") == "not_your_turn"
    ashes.does("Ben", "defend")
    assert ashes.refuses("Ben", "strike") == "not_your_turn"


def test_an_exhausted_unit_cannot_block(ashes: Ashes) -> None:
    worker, gilder = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "gilder", exhaustion=1)
    ashes.attack("Ana", (worker,), "Ben")
    assert ashes.refuses("Ben", "defend", blocks={worker: gilder}) == "exhausted_blocker"


def test_a_blocker_that_does_not_counter_is_not_exhausted(ashes: Ashes) -> None:
    worker, snake = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "silver_snake", status=9)
    ashes.attack("Ana", (worker,), "Ben")
    ashes.does("Ben", "defend", blocks={worker: snake})
    ashes.does("Ana", "strike")
    assert ashes.exhausted("Ben") == []
    assert ashes.wounds("Ana", worker) == 0


def test_a_counter_exhausts_both_survivors(ashes: Ashes) -> None:
    rhino, snake = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ben", "silver_snake", status=3)
    ashes.does("Ben", "attach", card="root_armor", on=f"{snake}@1")
    ashes.attack("Ana", (rhino,), "Ben")
    ashes.does("Ben", "defend", blocks={rhino: snake}, counters=(snake,))
    ashes.does("Ana", "strike")
    assert (ashes.wounds("Ana", rhino), ashes.wounds("Ben", snake)) == (3, 5)
    assert (ashes.exhausted("Ana"), ashes.exhausted("Ben")) == ([rhino], [snake])


def test_a_unit_with_attack_0_still_gets_its_exhaustion_token(ashes: Ashes) -> None:
    diver = ashes.unit("Ana", "anchornaut")
    ashes.attack("Ana", (diver,), "Ben")
    ashes.does("Ben", "defend")
    ashes.does("Ana", "strike")
    assert ashes.exhausted("Ana") == [diver]
    assert ashes.value("Ben", "wounds") == 0


def test_the_defence_may_be_declared_again_before_the_blow(ashes: Ashes) -> None:
    worker, gilder = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (worker,), "Ben")
    ashes.does("Ben", "defend", blocks={worker: gilder}, counters=(gilder,))
    ashes.does("Ben", "defend", blocks={})
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "wounds") == 2
    assert ashes.wounds("Ben", gilder) == 0


def test_an_exhausted_phoenixborn_may_guard(ashes: Ashes) -> None:
    worker, gilder = ashes.unit("Ana", "iron_worker"), ashes.unit("Ben", "gilder")
    ashes.sets("Ben", "exhaustion", 1)
    ashes.does("Ana", "attack_unit", attackers=(worker,), target=f"{gilder}@1")
    ashes.does("Ben", "defend", guard="phoenixborn")
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "wounds") == 2


def test_a_unit_guard_becomes_the_target_and_may_counter(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    snake, gilder = ashes.unit("Ben", "silver_snake"), ashes.unit("Ben", "gilder")
    ashes.does("Ana", "attack_unit", attackers=(worker,), target=f"{snake}@1")
    assert ashes.refuses("Ben", "defend", guard=snake) == "cannot_guard"
    ashes.does("Ben", "defend", guard=gilder, counter=True)
    ashes.does("Ana", "strike")
    assert gilder not in ashes.records("Ben", "units")
    assert ashes.wounds("Ana", worker) == 1
    assert ashes.wounds("Ben", snake) == 0


def test_an_exhausted_target_cannot_counter(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    snake = ashes.unit("Ben", "silver_snake", status=4, exhaustion=1)
    ashes.does("Ana", "attack_unit", attackers=(worker,), target=f"{snake}@1")
    assert ashes.refuses("Ben", "defend", counter=True) == "exhausted_counter"


def test_the_counter_is_split_to_destroy_as_many_as_it_can(ashes: Ashes) -> None:
    rhino, worker = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ana", "iron_worker")
    snake = ashes.unit("Ben", "silver_snake", status=3)
    ashes.does("Ana", "attack_unit", attackers=(rhino, worker), target=f"{snake}@1")
    ashes.does("Ben", "defend", counter=True)
    assert [blow["takes"] for blow in battle_now(ashes.state, None)["blows"]] == [1, 2]


def test_what_would_be_dealt_is_shown_before_and_can_be_changed(ashes: Ashes) -> None:
    rhino, gilder = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (rhino,), "Ben")
    ashes.does("Ben", "defend", blocks={rhino: gilder}, counters=(gilder,))
    (blow,) = battle_now(ashes.state, None)["blows"]
    assert (blow["deals"], blow["takes"], blow["blocker"]) == (5, 1, gilder)
    ashes.does("Ana", "strike", deals={rhino: 1}, takes={rhino: 3})
    assert (ashes.wounds("Ben", gilder), ashes.wounds("Ana", rhino)) == (1, 3)


def test_an_attack_can_be_called_off(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    ashes.attack("Ana", (worker,), "Ben")
    ashes.does("Ben", "call_off")
    assert ashes.records(None, "battle") == {}
    assert ashes.exhausted("Ana") == []
    ashes.does("Ana", "end_turn")


def test_an_attack_left_open_ends_with_the_turn(ashes: Ashes) -> None:
    worker = ashes.unit("Ana", "iron_worker")
    ashes.attack("Ana", (worker,), "Ben")
    assert ashes.refuses("Ana", "end_turn") == "battle_goes_on"
    ashes.does("Ana", "end_turn", anyway=True)
    assert ashes.records(None, "attackers") == {}


def test_the_blows_after_a_fall_still_exhaust_the_attackers() -> None:
    ashes = Ashes(3).in_turns()
    first, second = ashes.unit("Ana", "iron_worker"), ashes.unit("Ana", "iron_worker")
    ashes.sets("Ben", "wounds", ashes.value("Ben", "life") - 1)
    ashes.attack("Ana", (first, second), "Ben")
    ashes.does("Ben", "defend")
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "fell") == 1
    assert ashes.exhausted("Ana") == [first, second]
    assert ashes.state.turn.active == 0
    assert ashes.records(None, "battle") == {}


def test_attacking_is_a_main_action_and_ends_the_row_of_passes(ashes: Ashes) -> None:
    ashes.does("Ana", "pass")
    ashes.does("Ana", "end_turn")
    gilder = ashes.unit("Ben", "gilder")
    ashes.does("Ben", "attack_phoenixborn", attackers=(gilder,), target=0)
    assert not ashes.value("Ana", "passed")
    assert ashes.value(None, "main_left") == 0


def test_screens_find_the_battle_among_the_facts_of_the_game(ashes: Ashes) -> None:
    fact = next(fact for fact in game.facts if fact.key == "battle")
    assert fact.of(ashes.state, None) is None


def test_the_sheet_says_what_the_blows_amount_to(ashes: Ashes) -> None:
    rhino, worker = ashes.unit("Ana", "iron_rhino"), ashes.unit("Ana", "iron_worker")
    gilder = ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (rhino, worker), "Ben")
    ashes.does("Ben", "defend", blocks={rhino: gilder})
    notes = list(game.action("strike").notes(ashes.state, 0, {}))
    assert [note.key for note in notes] == ["damage_through", "blocker_destroyed"]
    assert notes[0].facts == {"total": 2, "left": 20}
    assert notes[1].about == (gilder,)
