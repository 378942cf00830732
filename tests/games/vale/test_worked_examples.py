"""The fifteen worked examples of the rules, each as a sentence."""

from companion.games.vale import game
from companion.games.vale.clearing import legal_tiles
from companion.games.vale.conditions import arena_limit, banish_price, has_room
from companion.games.vale.creatures import CREATURES
from companion.games.vale.payments import legal_payments
from companion.games.vale.position import Position
from companion.games.vale.rounds import capture_order
from companion.games.vale.terms import FACE_VALUES, threshold
from companion.rules.events import Turned
from companion.rules.parts import Setup
from tests.games.vale.playing import ANA, BEN, CLEO, Vale, in_action


def mix(red: int = 0, blue: int = 0, purple: int = 0) -> dict[str, int]:
    return {"red": red, "blue": blue, "purple": purple}


def at_the_end(
    *, scores: tuple[int, ...], arena: tuple[int, ...], round: int, mode: str = "base"
) -> Vale:
    """A table in the last resolution turn of a round, with these scores and arenas."""
    vale = Vale(players=len(scores), mode=mode)
    for seat, (points, creatures) in enumerate(zip(scores, arena, strict=True)):
        vale.has(seat, score=points)
        for name in [id for id, c in CREATURES.items() if not c.hourglass][seat * 15 :][:creatures]:
            vale.has_summoned(seat, name)
    vale.write(Turned(round, "resolution", len(scores) - 1, ()))
    return vale.ends_turn()


def test_01_three_players_start_with_1_2_3_points_and_place_markers_there_and_back() -> None:
    vale = Vale(players=3)
    assert [vale.score(seat) for seat in range(3)] == [1, 2, 3]
    assert (vale.active, *vale.state.turn.waiting) == (0, 1, 2, 2, 1, 0)
    assert threshold(vale.state.options) == 60
    assert vale.value("clearing") is None
    steps = {step.key: step.facts for step in game.setup(Setup(3, {"mode": "base"}))}
    assert steps["board"] == {"revealed": 6}


def test_02_in_round_three_the_third_seat_has_the_initiative() -> None:
    vale = Vale(players=3).passes_round().passes_round()
    assert vale.round == 3
    assert vale.value("initiative") == 2
    assert capture_order(vale.state) == (2, 0, 1, 1, 0, 2)


def test_03_price_4_with_1_3_3_6_can_be_paid_in_three_ways() -> None:
    legal = legal_payments(mix(1, 2, 1), FACE_VALUES, price=4)
    assert sorted(legal, key=str) == sorted(
        (mix(red=1, blue=1), mix(blue=2), mix(purple=1)), key=str
    )


def test_04_an_earth_card_sold_while_holding_two_red_leaves_two_too_many() -> None:
    vale = in_action().has(ANA, stones=(2, 0, 0))
    vale.does("place", ANA, part="captured", id="earth", family="earth")
    vale.does("sell", ANA)
    assert vale.stones(ANA) == (6, 0, 0)
    assert vale.news() == ["over_limit"]
    assert vale.refuses("end_turn", ANA) == "over_limit"
    vale.does("keep_stones", ANA)
    assert vale.stones(ANA) == (4, 0, 0)


def test_05_sixty_points_at_the_end_of_a_round_end_the_game() -> None:
    vale = at_the_end(scores=(58, 60, 41), arena=(7, 6, 7), round=7)
    assert vale.state.stage == "closing"
    outcome = game.outcome(vale.state)
    assert (outcome.winners, outcome.decided_by) == ((BEN,), "score")


def test_06_a_peak_during_the_round_does_not_count() -> None:
    vale = Vale(players=2).has(ANA, score=61).has(ANA, score=59).has(BEN, score=55)
    vale.write(Turned(8, "resolution", 1, ()))
    vale.ends_turn()
    assert vale.state.stage == "playing"
    assert vale.round == 9


def test_07_with_artifacts_the_threshold_is_80() -> None:
    vale = at_the_end(scores=(79, 64), arena=(9, 8), round=8, mode="artifacts")
    assert vale.state.stage == "playing"


def test_08_the_new_creatures_without_artifacts_keep_the_threshold_at_60() -> None:
    vale = at_the_end(scores=(62, 66), arena=(6, 5), round=6, mode="cards-only")
    assert vale.state.stage == "closing"
    outcome = game.outcome(vale.state)
    assert (outcome.winners, outcome.decided_by) == ((BEN,), "score")


def test_09_after_round_10_a_tie_goes_to_more_summoned_cards() -> None:
    vale = at_the_end(scores=(54, 54, 50), arena=(9, 8, 10), round=10)
    assert vale.state.ending is not None
    assert vale.state.ending.key == "last_round"
    outcome = game.outcome(vale.state)
    assert (outcome.winners, outcome.decided_by) == ((ANA,), "arena")


def test_10_a_tie_on_points_and_cards_is_a_shared_victory() -> None:
    vale = at_the_end(scores=(83, 83, 83), arena=(9, 9, 8), round=9, mode="artifacts")
    outcome = game.outcome(vale.state)
    assert (outcome.winners, outcome.decided_by) == ((ANA, BEN), "shared")
    assert outcome.place_of(CLEO) == 3


def test_11_the_score_stops_at_0_and_theft_moves_only_what_is_there() -> None:
    vale = in_action().has(ANA, score=1).has(BEN, score=3)
    vale.does("step", ANA, part="score", by=-4)
    assert vale.score(ANA) == 0
    assert vale.refuses("steal", BEN, target=ANA, count=1) == "nothing_happens"
    vale.does("steal", ANA, target=BEN, count=1)
    assert (vale.score(ANA), vale.score(BEN)) == (1, 2)


def test_12_the_arena_holds_round_plus_extension_and_banishing_costs_the_round() -> None:
    vale = Vale(mode="artifacts").goes_to("action", round=4)
    vale.has(ANA, extension=1).has_summoned(ANA, "imp", "ifrit", "troll", "kappa")
    assert arena_limit(vale.state, ANA) == 5
    assert has_room(vale.state, ANA)
    assert banish_price(vale.state) == 4


def costs_with(arena: tuple[str, ...], *cards: str) -> list[int]:
    at = Position(cards=tuple(CREATURES[name].card() for name in arena))
    return [at.price_of(CREATURES[name].card()) for name in cards]


def test_13_pegasus_and_hippogriff_add_up_and_nothing_costs_less_than_0() -> None:
    assert costs_with(("pegasus", "hippogriff"), "griffon", "tengu", "ifrit") == [4, 0, 1]


def test_14_a_fixed_cost_beats_every_reduction() -> None:
    assert costs_with(("pegasus", "belphegor"), "hestia", "surtr", "troll") == [1, 1, 2]


def test_15_an_artifact_is_not_taken_twice_in_a_row_and_by_one_player_only() -> None:
    vale = Vale(mode="artifacts")
    vale.does("lay_clearing", ANA, tiles=("book_of_thoth", "cap_of_hades", "ring_of_wishes"))
    for tile in set(vale.value("clearing")) - {"book_of_thoth", "incense_burner"}:
        vale.does("remove", None, part="clearing", id=tile)
    vale.does("place", None, part="clearing", id="golden_fleece")
    vale.has(ANA, artifact_last="golden_fleece").has(BEN, artifact_last="book_of_thoth")
    vale.write(Turned(2, "artifact", BEN, (ANA,)))
    vale.does("choose_artifact", BEN, tile="golden_fleece")
    assert set(legal_tiles(vale.state, ANA)) == {"book_of_thoth", "incense_burner"}
    assert vale.refuses("choose_artifact", ANA, tile="golden_fleece") == "own_token_there"
