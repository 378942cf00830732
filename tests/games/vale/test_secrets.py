"""Hand and shelter are counted for all; their names are for the owner only."""

from companion.table.sight import Viewer
from companion.table.story import tell
from companion.table.view import View
from tests.games.vale.playing import ANA, BEN, Vale, in_action

ANAS_PHONE = Viewer(seat=ANA, seats=frozenset({ANA}))
BENS_PHONE = Viewer(seat=BEN, seats=frozenset({BEN}))
BIG_SCREEN = Viewer()


def everything_seen(vale: Vale, viewer: Viewer) -> str:
    """All that may leave the server for this viewer, the log included."""
    view = View(vale.table, viewer)
    boards = [seat.values for seat in view.seats]
    return f"{boards} {view.shared} {list(tell(vale.table, viewer))}"


def test_only_the_owner_sees_the_names_of_the_hand() -> None:
    vale = in_action(mode="artifacts").does("note_hand", ANA, cards=("ifrit", "troll"))
    vale.has(ANA, shelter=1).does("note_shelter", ANA, cards=("kraken",))
    for name in ("ifrit", "troll", "kraken"):
        assert name in everything_seen(vale, ANAS_PHONE)
        assert name not in everything_seen(vale, BENS_PHONE)
        assert name not in everything_seen(vale, BIG_SCREEN)


def test_everybody_sees_how_many_cards_there_are() -> None:
    vale = in_action(mode="artifacts").has(ANA, shelter=2)
    for viewer in (BENS_PHONE, BIG_SCREEN):
        view = View(vale.table, viewer)
        assert (view.number("hand", ANA), view.number("shelter", ANA)) == (5, 2)


def test_everybody_sees_which_creature_is_summoned() -> None:
    vale = in_action().does("note_hand", ANA, cards=("imp",)).does("summon", ANA, card="imp")
    line = tell(vale.table, BENS_PHONE)[-1]
    assert [effect.id for effect in line.effects if effect.kind == "placed"] == ["imp"]
    assert vale.value("hand_cards", ANA) == {}


def test_the_lists_offered_to_others_do_not_betray_a_noted_hand() -> None:
    vale = in_action()
    before = vale.offers("summon", BEN, "card")
    vale.does("note_hand", ANA, cards=("ifrit",))
    assert vale.offers("summon", BEN, "card") == before
