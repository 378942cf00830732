"""Rest: every exhausted Follower stands up again."""

from collections.abc import Iterator

from companion.games.etherstone.cards import is_follower, ready_cards
from companion.games.etherstone.parts import in_play
from companion.games.etherstone.turn import MAIN_ACTION, as_action, in_main_phase, seat_of
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.intents import Intent
from companion.rules.state import Readable


def rest(state: Readable, intent: Intent) -> Iterator[Event]:
    seat = seat_of(intent)
    followers = [card for card in in_play.all(state, seat) if is_follower(state, seat, card)]
    yield from ready_cards(state, seat, followers)


REST = Action(
    "rest",
    as_action("rest", rest),
    needs=MAIN_ACTION,
    offered=in_main_phase,
    icon="rest",
    group="main",
)
