"""The end of a turn: the action is compulsory, so somebody who took none is asked first."""

from companion.games.etherstone.parts import acted
from companion.games.etherstone.turn import in_main_phase
from companion.rules.actions import Action, Need
from companion.rules.house import end_turn
from companion.rules.state import Readable


def _has_acted(state: Readable, seat: int) -> bool:
    return bool(acted.of(state))


END_TURN = Action(
    "end_turn",
    end_turn,
    needs=(Need("no_action_yet", _has_acted),),
    offered=in_main_phase,
    once_seen=True,
    icon="next",
    group="turn",
)
