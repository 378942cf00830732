"""What screens show follows from the table: sales, hourglasses, places, prices."""

from typing import Any

from companion.rules.game import Hint
from companion.table.sight import Viewer
from companion.table.view import View
from tests.games.vale.playing import ANA, BEN, Vale, in_action

ANAS_PHONE = Viewer(seat=ANA, seats=frozenset({ANA}))
BENS_PHONE = Viewer(seat=BEN, seats=frozenset({BEN}))


def fact(vale: Vale, key: str, seat: int = ANA, viewer: Viewer = ANAS_PHONE) -> Any:
    return View(vale.table, viewer).fact(key, seat)


def hints(vale: Vale) -> list[Hint]:
    return list(vale.table.game.hints(vale.state, ANA))


def test_a_captured_card_shows_what_selling_it_brings() -> None:
    vale = in_action().does("place", ANA, part="captured", id="wind", family="wind")
    (card,) = fact(vale, "captured_now")
    assert card["sale"] == {"red": 1, "blue": 1, "purple": 0}
    assert [hint.key for hint in hints(vale)] == ["markers"]


def test_an_hourglass_shows_what_it_gives_and_whether_it_asks() -> None:
    vale = in_action().has_summoned(ANA, "valkyrie", "goblin", "burning_skull").ends_turn()
    vale.does("end_turn", BEN, anyway=True)
    shown = {card["id"]: card for card in fact(vale, "ready_now")}
    assert (shown["valkyrie"]["points"], shown["valkyrie"]["asks"]) == (3, False)
    assert shown["goblin"]["asks"]
    assert not shown["burning_skull"]["doable"]
    assert [hint.about for hint in hints(vale)] == [("valkyrie", "goblin")]


def test_one_tap_takes_what_is_proposed_though_its_form_asked_nothing() -> None:
    vale = in_action().has_summoned(ANA, "salamander").ends_turn()
    vale.does("end_turn", BEN, anyway=True)
    vale.does("resolve", ANA, card="salamander", gains={}, spends={}, cards=())
    assert (vale.stones(ANA), vale.score(ANA)) == ((1, 0, 0), 2)


def test_an_arena_shows_its_places() -> None:
    vale = in_action(mode="artifacts", round=4).has(ANA, extension=1).has_summoned(ANA, "imp")
    arena = fact(vale, "arena_now")
    assert (arena["count"], arena["plain"], arena["limit"], arena["most"]) == (1, 4, 5, 12)


def test_only_the_owner_sees_what_the_hand_costs() -> None:
    vale = in_action().has_summoned(ANA, "pegasus").does("note_hand", ANA, cards=("ifrit",))
    (card,) = fact(vale, "hand_now")
    assert (card["price"], card["payable"]) == (1, False)
    assert fact(vale, "hand_now", ANA, BENS_PHONE) is None


def test_the_clearing_shows_who_took_a_tile_and_whose_token_lies_there() -> None:
    vale = Vale(mode="artifacts")
    vale.does("lay_clearing", ANA, tiles=("book_of_thoth", "cap_of_hades", "ring_of_wishes"))
    vale.does("choose_artifact", ANA, tile="incense_burner").has(BEN, artifact_last="cap_of_hades")
    shown = {tile["id"]: (tile["holder"], tile["token"]) for tile in fact(vale, "clearing_now")}
    assert shown["incense_burner"] == (ANA, None)
    assert shown["cap_of_hades"] == (None, BEN)
    assert shown["book_of_thoth"] == (None, None)
