"""The Choice phase: draft, ready-made hands, Leaders."""

from companion.games.etherstone import game
from companion.rules.parts import Setup
from tests.games.etherstone.evening import Evening, Player
from tests.games.evening import news


def test_everybody_keeps_one_and_passes_the_rest_to_the_left_seven_times() -> None:
    evening = Evening(3, begun=False)
    ana, ben, chloe = evening
    for cards in range(7, 0, -1):
        hint = ana.hints()["keep_one"]
        assert (hint.facts["cards"], hint.facts["passed"], hint.facts["to"]) == (
            cards,
            cards - 1,
            "Ben",
        )
        assert chloe.hints()["keep_one"].facts["to"] == "Ana"
        ana.does("keep_card")
        ben.does("keep_card")
        said = news(chloe.does("keep_card"))
        assert said == (["pass_left"] if cards > 1 else ["draft_over"])
    assert ana.is_refused("keep_card") == "draft_is_over"
    assert "choose_leader" in ana.hints()
    ana.does("choose_leader", life=9)
    assert "say_ready" in ana.hints()


def test_whoever_chose_waits_until_all_have_chosen() -> None:
    evening = Evening(begun=False)
    ana, ben = evening
    ana.does("keep_card")
    assert ana.is_refused("keep_card") == "wait_for_the_others"
    assert "wait_for_the_others" in ana.hints()
    ben.does("keep_card")
    ana.does("keep_card")
    assert ana["kept"] == 2


def test_a_leader_brings_life_stones_and_counters() -> None:
    evening = Evening(begun=False)
    ana, ben = evening
    ana.does(
        "choose_leader",
        leader="le 007",
        name="Ix",
        life=11,
        strength=2,
        stones={"red": 2, "white": 1},
        counters=3,
        abilities=("green", "1>3"),
    )
    assert (ana["leader"], ana["leader_life"], ana.life) == ("LE007", 11, 11)
    assert ana.stones == {"red": 2, "black": 0, "green": 0, "white": 1}
    assert (ana["leader_counters"], ana["leader_abilities"]) == (3, "green 1>3")
    assert ben.is_refused("choose_leader", leader="LE007", life=9) == "leader_taken"
    assert ben.is_refused("choose_leader", leader="LE008", life=0) == "leader_without_life"


def test_a_slip_is_corrected_by_choosing_again() -> None:
    evening = Evening(begun=False)
    ana, _ = evening
    ana.does("choose_leader", leader="LE007", life=11, stones={"red": 2})
    ana.does("choose_leader", leader="LE008", life=8, stones={"green": 1})
    assert (ana.life, ana.stones["red"], ana.stones["green"]) == (8, 0, 1)


def everything_drafted(evening: Evening) -> Player:
    for person in evening:
        person["kept"] = 7
    return evening.people[0]


def test_the_game_begins_when_all_are_ready() -> None:
    evening = Evening(begun=False)
    ana, ben = evening
    assert ana.is_refused("be_ready") == "choose_a_leader"
    for person in evening:
        person.does("choose_leader", life=9)
    ana.does("be_ready")
    assert evening.state.turn.phase == "choice"
    assert "wait_for_ready" in everything_drafted(evening).hints()
    ben.does("be_ready")
    assert (evening.state.turn.round, evening.state.turn.phase, evening.active) == (
        1,
        "main",
        "Ana",
    )


def test_a_table_may_begin_without_the_draft_and_type_a_leader_later() -> None:
    evening = Evening(begun=False)
    ana, ben = evening
    ana.does("end_phase")
    ana.does("draft_die", die="red")
    ana.does("choose_leader", life=9, stones={"red": 1}, counters=1)
    assert (ana.life, ana.stones["red"], ana["leader_counters"]) == (9, 3, 1)
    assert ben["corrupted"] is False


def test_each_ready_made_hand_is_taken_once_with_its_leader() -> None:
    evening = Evening(begun=False, first_game_hands=True)
    ana, ben = evening
    assert ana["kept"] is None
    assert "take_hand" in ana.hints()
    ana.does("take_hand", hand="b")
    assert "type_leader" in ana.hints()
    assert (ana["ready_hand"], ana["leader"]) == ("B", "LE003")
    assert ben.is_refused("take_hand", hand="B") == "hand_taken"
    assert ben.is_refused("take_hand", hand="F") == "no_such_hand"
    ben.does("choose_leader", life=9)
    assert ben.is_refused("be_ready") == "take_a_hand"


def test_the_cards_of_a_ready_made_hand_are_offered_until_they_are_in_play() -> None:
    evening = Evening(begun=False, first_game_hands=True)
    ana, _ = evening
    ana.does("take_hand", hand="C")
    leader = game.action("choose_leader").inputs[0]  # type: ignore[union-attr]
    assert list(leader.likely(evening.state, 0, {})) == ["LE004"]  # type: ignore[attr-defined]
    ana.does("choose_leader", life=9)
    ana.does("end_phase")
    ana.does("cast", card="WH003")
    card = game.action("cast").inputs[0]  # type: ignore[union-attr]
    likely = list(card.likely(evening.state, 0, {}))  # type: ignore[attr-defined]
    assert likely == ["WH002", "WH010", "WH011", "LI012", "LI009", "VO012"]


def test_every_ready_made_hand_holds_seven_known_cards_and_no_card_is_in_two() -> None:
    hands = game.catalogue["hands"].values()
    cards = [card for hand in hands for card in str(hand["cards"]).split()]
    assert len(cards) == len(set(cards)) == 35
    assert set(cards) <= set(game.catalogue["entities"])
    assert {hand["leader"] for hand in hands} <= set(game.catalogue["leaders"])


def test_the_catalogue_knows_75_entities_in_five_colours_and_13_leaders() -> None:
    colours = [facts["colour"] for facts in game.catalogue["entities"].values()]
    assert {colour: colours.count(colour) for colour in set(colours)} == dict.fromkeys(
        ("red", "black", "green", "white", "void"), 15
    )
    assert len(game.catalogue["leaders"]) == 13


def facts(players: int, **options: bool) -> dict[str, dict[str, object]]:
    steps = game.setup(Setup(players, {**game.default_options(), **options}))
    return {step.key: dict(step.facts) for step in steps}


def test_the_set_up_has_the_numbers_of_the_rulebook() -> None:
    rows = {n: facts(n) for n in game.seats}
    assert [rows[n]["points"] for n in (2, 3, 4)] == [
        {"pool": 15, "reserve": 17},
        {"pool": 20, "reserve": 12},
        {"pool": 25, "reserve": 7},
    ]
    assert [tuple(rows[n]["threats"].values()) for n in (2, 3, 4)] == [
        (3, 3, 4),
        (4, 4, 5),
        (4, 5, 6),
    ]
    assert [rows[n]["reveal"]["deck"] for n in (2, 3, 4)] == [7, 10, 12]


def test_options_change_the_set_up() -> None:
    assert "artifax" not in facts(2)
    assert facts(2, artifax=True)["artifax"] == {"all": 20, "shown": 4}
    assert ("deal" in facts(2), "ready_hands" in facts(2)) == (True, False)
    assert ("deal" in facts(2, first_game_hands=True)) is False


def test_the_opening_is_what_the_set_up_says() -> None:
    for players in game.seats:
        evening = Evening(players, artifax=True)
        setup = facts(players, artifax=True)
        assert evening["pool"] == setup["points"]["pool"]
        assert evening["pool.reserve"] == setup["points"]["reserve"]
        assert evening["threat_deck"] == setup["reveal"]["deck"]
        assert len(evening["threats"]) == 3
        assert (evening["artifax_stack"], len(evening["artifax_display"])) == (16, 4)
        assert set(evening.dice().values()) == {None}
