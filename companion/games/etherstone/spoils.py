"""A Threat leaves the display: to somebody's Spoils or out of the game; the next one comes."""

from collections.abc import Iterator

from companion.games.etherstone import points
from companion.games.etherstone.levels import level_of, rows_of
from companion.games.etherstone.parts import (
    life,
    spoils,
    stones,
    threat_deck,
    threats,
    threats_gone,
)
from companion.games.etherstone.threat_card import (
    PRINTED,
    PRINTED_IF_UNKNOWN,
    THREAT,
    described,
    printed,
    reward_stones,
    threat_of,
)
from companion.games.etherstone.turn import in_main_phase, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Event
from companion.rules.inputs import YesNo
from companion.rules.intents import Intent
from companion.rules.state import Readable
from companion.rules.turns import Happening


def reward(state: Readable, intent: Intent) -> Iterator[Event]:
    """What is printed at the foot of the Threat, as far as it is counted here."""
    seat = seat_of(intent)
    yield from points.gain(state, seat, printed(state, intent, "reward_points"))
    yield life.change(printed(state, intent, "reward_life"), seat)
    for colour, count in reward_stones(state, intent).items():
        yield stones.gain(colour, count, seat)


def take(state: Readable, intent: Intent) -> Iterator[Event]:
    """Face down to the Spoils, and the display is filled up."""
    seat, threat, facts = seat_of(intent), threat_of(state, intent), described(state, intent)
    level = threats.number(state, None, threat, "level")
    yield threats.remove(threat)
    yield spoils.place(
        spoils.free_id(state, seat, threat),
        seat,
        card=facts["card"],
        name=facts["name"],
        level=level,
        points=facts["points"],
    )
    yield from refill(state)


def refill(state: Readable) -> Iterator[Event]:
    """The top card of the deck, while there is one."""
    if threat_deck.of(state) == 0:
        return
    rows = rows_of(state.size)
    at = sum(rows) - threat_deck.of(state) + 1
    yield threat_deck.lose(1)
    yield threats.place(threats.free_id(state, None, f"T{at}"), level=level_of(rows, at))


def defeat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """No Attack: nobody is exhausted, nobody hurt. The reward is taken unless people say no."""
    threat_of(state, intent)
    if intent.has("reward_taken") or "reward_taken" not in intent.values:
        yield from reward(state, intent)
    yield from take(state, intent)


def destroy_threat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A card takes a Threat out of the game: nobody's Spoils, and the next one comes."""
    yield threats.remove(threat_of(state, intent))
    yield threats_gone.gain(1)
    yield from refill(state)


def describe_threat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What is printed on a Threat, so that an Attack knows it."""
    threat = threat_of(state, intent)
    known = threats.all(state)[threat]
    for name, value in described(state, intent).items():
        if known.get(name) != value:
            yield threats.mark(threat, name, value)


def _has_threats(state: Readable, seat: int) -> bool:
    return threats.count(state) > 0


SOME_THREAT = Need("no_threat_left", _has_threats)

THREAT_ACTIONS = (
    Action(
        "defeat",
        defeat,
        inputs=(THREAT, YesNo("reward_taken", start=True), *PRINTED_IF_UNKNOWN),
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="attack",
        group="abilities",
    ),
    Action(
        "destroy_threat",
        destroy_threat,
        inputs=(THREAT,),
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="trash",
        group="abilities",
    ),
    Action(
        "describe_threat",
        describe_threat,
        inputs=(THREAT, *PRINTED),
        needs=(SOME_THREAT,),
        who=every_seat,
        quick=True,
        icon="target",
        group="table",
    ),
)
