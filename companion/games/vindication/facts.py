"""What screens show that follows from the table: triggers, masteries, champions, quests."""

from companion.games.vindication.bonus import may_vindicate
from companion.games.vindication.cards import champion_of
from companion.games.vindication.control import held, holder_of, tiles_of
from companion.games.vindication.honour import tokens_of
from companion.games.vindication.mastery import masteries
from companion.games.vindication.monsters import bonuses
from companion.games.vindication.parts import honour, tokens, vindicated
from companion.games.vindication.power import convertible
from companion.games.vindication.quests import progress
from companion.games.vindication.triggers import active
from companion.rules.game import Fact
from companion.rules.parts import OWNER
from companion.rules.state import Readable, seats_of


def _champion(state: Readable, seat: int | None) -> str:
    return "" if seat is None else champion_of(state, seat)


def _regions(state: Readable, seat: int | None) -> tuple[str, ...]:
    return () if seat is None else held(state, seat)


def _tokens(state: Readable, seat: int | None) -> int:
    return 0 if seat is None else tokens_of(state, seat)


def _track(state: Readable, seat: int | None) -> tuple[tuple[int, int | None], ...]:
    """Token spaces on the honour track, and who took each."""
    lying = tokens.all(state).values()
    pairs = ((facts.get("space"), facts.get("holder")) for facts in lying)
    return tuple(
        (space, holder if isinstance(holder, int) else None)
        for space, holder in pairs
        if isinstance(space, int)
    )


def _conversions(state: Readable, seat: int | None) -> tuple[str, ...]:
    return () if seat is None else convertible(state, seat)


def _may_vindicate(state: Readable, seat: int | None) -> bool:
    return seat is not None and not vindicated.of(state, seat) and may_vindicate(state, seat)


def _honours(state: Readable, seat: int | None) -> dict[int, int]:
    return {each: honour.of(state, each) for each in seats_of(state)}


ONE_TAP = ("fort", "spire", "library", "post")


def _one_tap(state: Readable, seat: int | None) -> tuple[str, ...]:
    """Regions where nothing need be asked: one tile, or several that are all alike and free."""
    return tuple(
        kind
        for kind in ONE_TAP
        if [holder_of(state, region) for region in tiles_of(state, kind)] == [None]
    )


FACTS = (
    Fact("one_tap", _one_tap),
    Fact("triggers", active),
    Fact("masteries", masteries),
    Fact("champion", _champion),
    Fact("held", _regions),
    Fact("tokens", _tokens),
    Fact("track", _track),
    Fact("honours", _honours),
    Fact("conversions", _conversions),
    Fact("may_vindicate", _may_vindicate),
    Fact("monster_bonuses", bonuses, seen=OWNER),
    Fact("quests", progress, seen=OWNER),
)
