"""The end of a turn; an extra turn comes at once and in the same round."""

from collections.abc import Iterator

from companion.games.vindication.cards import card_text
from companion.games.vindication.catalogue import EXTRA_TURN
from companion.games.vindication.cubes import pay
from companion.games.vindication.myths import after_turn, is_interrupted
from companion.games.vindication.parts import companions, extra_turns
from companion.games.vindication.terms import seat_of
from companion.games.vindication.turn import JOURNEY, begun, in_main
from companion.rules.actions import Action
from companion.rules.events import Announced, Turned
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import END_TURN as NEXT
from companion.rules.turns import Happening

FOR_AN_EXTRA_TURN = 5


def end_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Before the journey begins nobody has a turn to end: everybody gets ready first."""
    turn = state.turn
    yield from require(turn.phase != JOURNEY, "journey_first")
    if extra_turns.of(state) > 0:
        yield extra_turns.lose(1)
        yield Turned(turn.round, turn.phase, turn.active, turn.waiting)
        return
    if is_interrupted(state):
        yield from after_turn(state)
    else:
        yield NEXT


def extra_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Five of an attribute and five cubes from the companion, all home."""
    seat, companion = seat_of(intent), intent.text("companion")
    must(companions.has(state, seat, companion), "no_such_companion")
    kind = EXTRA_TURN.get(companion, "")
    must(kind, "no_extra_turn")
    lying = companions.number(state, seat, companion, "cubes")
    yield from require(lying >= FOR_AN_EXTRA_TURN, "too_few_on_companion")
    yield from pay(state, seat, kind, FOR_AN_EXTRA_TURN)
    yield companions.alter(companion, "cubes", -FOR_AN_EXTRA_TURN, seat)
    yield extra_turns.gain(1)
    yield Announced("extra_turn", seat)


def _who_can(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for companion in companions.all(state, seat):
        if companion in EXTRA_TURN:
            yield Choice(companion, card_text(companions, companion), icon=EXTRA_TURN[companion])


def _has_one(state: Readable, seat: int) -> bool:
    mine = companions.all(state, seat)
    return in_main(state, seat) and any(companion in EXTRA_TURN for companion in mine)


END_TURN = Action("end_turn", end_turn, offered=begun, once_seen=True, icon="next", group="turn")
EXTRA = Action(
    "extra_turn",
    extra_turn,
    inputs=(Pick("companion", choices=_who_can),),
    offered=_has_one,
    quick=True,
    icon="refresh",
    group="cards",
)
