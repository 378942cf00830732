"""A secret quest is its owner's alone: on no other screen, in no list, in no log."""

from companion.games.vindication import game
from companion.games.vindication.quests import QUESTS
from companion.rules.intents import Intent
from companion.rules.lobby import opened
from companion.table.entry import Entry
from companion.table.log import Table, table_from
from companion.table.play import Tap, decide
from companion.table.sight import Viewer
from companion.table.story import tell
from companion.table.view import View

ANA, BEN = 0, 1
ANAS_PHONE = Viewer(seat=ANA, seats=frozenset({ANA}))
BENS_PHONE = Viewer(seat=BEN, seats=frozenset({BEN}))
BIG_SCREEN = Viewer(host=True)


def table_with(*intents: Intent) -> Table:
    first = Entry(1, "open", 0.0, None, Intent("open"), opened(game, {}, 2))
    table = table_from("TEST", game, [first])
    sat = [Intent("sit", seat, {"name": n, "crest": seat + 1}) for seat, n in enumerate("AB")]
    for number, intent in enumerate((*sat, Intent("start", None, {"first": 0}), *intents), 2):
        tap = Tap(intent, f"k{number}", by=intent.seat, seats=frozenset({0, 1}), host=True)
        table = table.with_entry(decide(table, tap, at=number * 10.0))
    return table


def everything_seen(table: Table, viewer: Viewer) -> str:
    """All that may leave the server for this viewer, the log and every fact included."""
    view = View(table, viewer)
    boards = [seat.values for seat in view.seats]
    facts = [view.fact(fact.key, seat) for fact in game.facts for seat in (ANA, BEN)]
    points = [view.points(line, seat) for line in view.lines for seat in (ANA, BEN)]
    offers = [list(q.choices(table.state, viewer.seat, {})) for q in lists(view)]
    return f"{boards} {view.shared} {list(tell(table, viewer))} {facts} {points} {offers}"


def lists(view: View) -> list[object]:
    """Every list this viewer could be shown, but those of all quests there are."""
    return [
        question
        for offer in view.offers
        if offer.key not in ("draw_quests", "keep_quest")
        for question in offer.action.inputs
        if hasattr(question, "choices")
    ]


def test_only_the_owner_ever_receives_the_quest() -> None:
    table = table_with(
        Intent("draw_quests", ANA, {"quests": ("carpe_diem", "polymath")}),
        Intent("keep_quest", ANA, {"quest": "carpe_diem"}),
    )
    assert "carpe_diem" in everything_seen(table, ANAS_PHONE)
    for viewer in (BENS_PHONE, BIG_SCREEN, Viewer()):
        seen = everything_seen(table, viewer)
        assert "carpe_diem" not in seen
        assert "polymath" not in seen


def test_taking_it_back_tells_nothing_either() -> None:
    table = table_with(
        Intent("keep_quest", ANA, {"quest": "carpe_diem"}),
        Intent("undo", ANA, {}, anyway=True),
    )
    assert "carpe_diem" not in everything_seen(table, BENS_PHONE)


def test_the_lists_of_quests_do_not_shrink_by_what_others_hold() -> None:
    table = table_with(Intent("keep_quest", ANA, {"quest": "carpe_diem"}))
    for key in ("draw_quests", "keep_quest"):
        action = game.action(key)
        assert action is not None
        shown = [c.value for c in action.inputs[0].choices(table.state, BEN, {})]  # type: ignore[attr-defined]
        assert shown == list(QUESTS)


def test_the_app_never_deals_a_quest_that_somebody_holds() -> None:
    table = table_with(
        Intent("keep_quest", ANA, {"quest": "carpe_diem"}),
        Intent("draw_quests", BEN, {"quests": ("polymath", "brawn")}),
    )
    action = game.action("draw_quests")
    assert action is not None
    pile = action.inputs[0].pile  # type: ignore[attr-defined]
    left = set(QUESTS) - {"carpe_diem", "polymath", "brawn"}
    assert set(pile(table.state, BEN, {})) == left


def test_the_owner_sees_how_far_both_halves_are() -> None:
    table = table_with(Intent("keep_quest", ANA, {"quest": "exoneration"}))
    progress = View(table, ANAS_PHONE).fact("quests", ANA)
    assert [(half["worth"], half["done"]) for half in progress] == [(3, False), (4, False)]  # type: ignore[attr-defined]
    assert View(table, BENS_PHONE).fact("quests", ANA) is None
