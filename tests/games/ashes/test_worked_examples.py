"""The worked examples of the rules, one by one."""

from companion.games.ashes.costs import Die, cheapest
from companion.games.ashes.game import game
from companion.games.ashes.in_play import focus_of, has_slot_for, slots_used
from tests.games.ashes.playing import Ashes


def test_01_most_basic_faces_play_first() -> None:
    ashes = Ashes().chosen()
    ashes.rolled("Ana", basics=4)
    ashes.rolled("Ben", basics=3)
    assert ashes.value(None, "first") == 0


def test_02_only_the_tied_leaders_roll_again() -> None:
    ashes = Ashes(3).chosen()
    ashes.rolled("Ana", basics=4)
    ashes.rolled("Ben", basics=4)
    ashes.rolled("Cleo", basics=2)
    assert ashes.value(None, "first") is None
    assert [ashes.value(name, "rolled") for name in ashes.names] == [False, False, True]
    kept = ashes.records("Cleo", "dice")
    ashes.rolled("Ana", basics=1)
    ashes.rolled("Ben", basics=3)
    assert ashes.value(None, "first") == 1
    assert ashes.records("Cleo", "dice") == kept


def prepared(hand: int, draw: int, wounds: int, life: int) -> Ashes:
    """Ana about to draw at the start of round 2, everybody else ready."""
    ashes = Ashes().in_turns()
    ashes.all_pass()
    ashes.does("Ana", "recover")
    for part, to in {"hand": hand, "draw": draw, "wounds": wounds, "life": life}.items():
        ashes.sets("Ana", part, to)
    return ashes


def test_03_each_card_that_cannot_be_drawn_is_one_damage() -> None:
    ashes = prepared(hand=2, draw=1, wounds=5, life=16)
    ashes.does("Ben", "draw_up", discarded=0)
    ashes.does("Ana", "draw_up", discarded=0)
    assert ashes.value("Ana", "hand") == 3
    assert ashes.value("Ana", "draw") == 0
    assert ashes.value("Ana", "wounds") == 7
    assert ashes.value("Ana", "fell") == 0


def test_04_discarding_to_see_new_cards_exactly_enough() -> None:
    ashes = prepared(hand=5, draw=3, wounds=0, life=15)
    ashes.does("Ben", "draw_up", discarded=0)
    ashes.does("Ana", "draw_up", discarded=3)
    assert ashes.value("Ana", "hand") == 5
    assert ashes.value("Ana", "draw") == 0
    assert ashes.value("Ana", "wounds") == 0


def test_05_the_rulebook_attacks_maeoni_with_two_iron_workers_and_a_rhino() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    first, second = ashes.unit("Ana", "iron_worker"), ashes.unit("Ana", "iron_worker")
    rhino = ashes.unit("Ana", "iron_rhino")
    snake = ashes.unit("Ben", "silver_snake", status=4)
    gilder = ashes.unit("Ben", "gilder")
    ashes.attack("Ana", (first, second, rhino), "Ben")
    ashes.does("Ben", "defend", blocks={first: snake, rhino: gilder}, counters=(gilder,))
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "wounds") == 2
    assert gilder not in ashes.records("Ben", "units")
    assert ashes.wounds("Ben", snake) == 2
    assert [ashes.wounds("Ana", id) for id in (first, second, rhino)] == [0, 0, 1]
    assert ashes.exhausted("Ana") == [first, second, rhino]
    assert ashes.exhausted("Ben") == []


def test_06_a_snake_with_four_status_tokens_counters_two_iron_workers() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    workers = (ashes.unit("Ana", "iron_worker"), ashes.unit("Ana", "iron_worker"))
    snake = ashes.unit("Ben", "silver_snake", status=4)
    ashes.does("Ana", "attack_unit", attackers=workers, target=f"{snake}@1")
    split = {workers[0]: 2, workers[1]: 2}
    ashes.does("Ben", "defend", guard="", counter=True, split=split)
    ashes.does("Ana", "strike")
    assert ashes.records("Ana", "units") == {}
    assert ashes.records("Ben", "units") == {}


def test_07_a_guarding_phoenixborn_takes_the_sum() -> None:
    ashes = Ashes().in_turns("maeoni_viper", "coal_roarkwin")
    knight, worker = ashes.unit("Ana", "hammer_knight"), ashes.unit("Ana", "iron_worker")
    guarded = ashes.unit("Ben", "anchornaut")
    ashes.sets("Ben", "wounds", 10)
    ashes.does("Ana", "attack_unit", attackers=(knight, worker), target=f"{guarded}@1")
    ashes.does("Ben", "defend", guard="phoenixborn")
    ashes.does("Ana", "strike")
    assert ashes.value("Ben", "wounds") == 16
    assert ashes.value("Ben", "fell") == 1
    assert ashes.exhausted("Ana") == [knight, worker]
    assert ashes.state.stage == "closing"


def test_08_units_recover_and_every_card_loses_one_exhaustion() -> None:
    ashes = Ashes().in_turns()
    ashes.does("Ana", "summon", card="U1", life=9, recover=1)
    ashes.does("Ana", "summon", card="U2", life=9, recover=3)
    for id, field, to in (("U1", "wounds", 3), ("U1", "exhaustion", 2), ("U2", "wounds", 2)):
        ashes.does("Ana", "correct", part="units", id=id, field=field, to=to)
    ashes.sets("Ana", "wounds", 9)
    ashes.sets("Ana", "exhaustion", 1)
    ashes.all_pass()
    ashes.does("Ana", "recover")
    units = ashes.records("Ana", "units")
    assert (units["U1"]["wounds"], units["U1"]["exhaustion"]) == (2, 1)
    assert (units["U2"]["wounds"], units["U2"]["exhaustion"]) == (0, 0)
    assert (ashes.value("Ana", "wounds"), ashes.value("Ana", "exhaustion")) == (9, 0)


def turns_until_recovery(seats: int, mains: list[str]) -> int:
    ashes = Ashes(seats).in_turns()
    for number, main in enumerate(mains, 1):
        active = ashes.state.turn.active
        ashes.does(active, "pass" if main == "pass" else "main_action")
        ashes.does(active, "end_turn")
        if ashes.state.turn.phase == "recovery":
            return number
    raise AssertionError("the turns go on")


def test_09_a_pass_alone_does_not_end_the_phase() -> None:
    assert turns_until_recovery(2, ["pass", "act", "pass", "pass"]) == 4


def test_10_three_players_must_pass_in_a_row() -> None:
    assert turns_until_recovery(3, ["pass", "pass", "act", "pass", "pass", "pass"]) == 6


def test_11_a_charm_die_comes_back_to_the_exhausted_pool() -> None:
    ashes = Ashes().in_turns("maeoni_viper", "coal_roarkwin")
    gilder = ashes.unit("Ana", "gilder")
    charm = next(i for i, d in ashes.records("Ana", "dice").items() if d["kind"] == "charm")
    ashes.does("Ana", "correct", part="dice", id=charm, field="face", to="power")
    ashes.does("Ana", "power_charm", unit=gilder)
    spent = [i for i, d in ashes.records("Ana", "dice").items() if d["pool"] == "active"][:3]
    ashes.does("Ana", "spend_dice", dice=tuple(spent))
    assert ashes.pools("Ana") == (6, 3, 1)
    ashes.all_pass()
    ashes.does("Ana", "recover")
    assert ashes.pools("Ana") == (6, 4, 0)


def hand_of_dice(*written: str) -> list[Die]:
    names = {"cer": "ceremonial", "nat": "natural", "cha": "charm", "ill": "illusion"}
    parted = [die.split(":") for die in written]
    return [Die(f"d{n}", names[kind], face) for n, (kind, face) in enumerate(parted)]


def test_12_the_hammer_knight_can_be_paid() -> None:
    dice = hand_of_dice("cer:power", "nat:power", "nat:basic", "cer:class")
    assert cheapest(dice, {"ceremonial_power": 1, "natural_class": 1, "basic": 1}) is not None


def test_13_a_charm_class_die_is_no_natural_class() -> None:
    assert cheapest(hand_of_dice("cha:class", "nat:basic"), {"natural_class": 1}) is None


def test_14_both_must_fall_and_the_active_player_chooses_the_other_first() -> None:
    ashes = Ashes().in_turns()
    for name in ("Ana", "Ben"):
        ashes.sets(name, "wounds", ashes.value(name, "life") - 1)
    ashes.does("Ana", "deal", targets=("phoenixborn@0", "phoenixborn@1"), count=1)
    assert ashes.state.stage == "playing"
    assert ashes.refuses("Ben", "choose_fall", fallen=0) == "not_your_turn"
    ashes.does("Ana", "choose_fall", fallen=1)
    assert ashes.state.stage == "closing"
    assert game.outcome(ashes.state).winners == (0,)


def test_15_copies_share_a_slot_and_focus_the_spell() -> None:
    ashes = Ashes().in_turns("noah_redmoon", "saria_guideman")
    for card in ("purge", "purge", "purge", "summon_three_eyed_owl", "abundance"):
        ashes.does("Ana", "add_spell", card=card, anyway=True)
    assert slots_used(ashes.state, 0) == 3
    assert focus_of(ashes.state, 0, "purge") == 2
    assert not has_slot_for(ashes.state, 0, "seal")
    assert ashes.refuses("Ana", "add_spell", card="hypnotize") == "spellboard_full"
