"""Twelve end-game triggers: active once turned up, looked at after everything that happens.

The first one met is latched: this round is finished, then one more round is played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.vindication.control import held
from companion.games.vindication.cubes import ATTR, on_power_board
from companion.games.vindication.honour import free_tokens
from companion.games.vindication.monsters import board_colours
from companion.games.vindication.parts import (
    acquired,
    companions,
    speed,
    to_reveal,
    tokens,
    triggers,
    triggers_gone,
    vindicated,
)
from companion.games.vindication.terms import CUBES, HEROIC, seat_of
from companion.rules.actions import Action, every_seat
from companion.rules.ends import ALWAYS, ONE_MORE_ROUND, End
from companion.rules.events import Announced
from companion.rules.inputs import Choice, NumberInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.scores import Points
from companion.rules.state import Readable, others, seats_of
from companion.rules.turns import Happening

Gauge = Callable[[Readable], tuple[int, int]]
"""How far a trigger is, and how far it must come."""


def _best(of: Points, needed: int) -> Gauge:
    """Any one player."""
    return lambda state: (max(of(state, seat) for seat in seats_of(state)), needed)


def _together(kind: str, more: int) -> Gauge:
    """All players together, so many more than there are players."""

    def gauge(state: Readable) -> tuple[int, int]:
        count = sum(acquired.of(state, seat, kind) for seat in seats_of(state))
        return count, state.size + more

    return gauge


def _everybody(holds: Callable[[Readable, int], bool]) -> Gauge:
    def gauge(state: Readable) -> tuple[int, int]:
        return sum(1 for seat in seats_of(state) if holds(state, seat)), state.size

    return gauge


def _used_up(state: Readable, seat: int) -> int:
    return CUBES - on_power_board(state, seat)


def _lead(state: Readable, seat: int) -> int:
    """How many regions more than the next best."""
    mine = len(held(state, seat))
    return min((mine - len(held(state, other)) for other in others(state, seat)), default=mine)


def _heroic(state: Readable, seat: int) -> int:
    return max(ATTR[kind].of(state, seat) for kind in HEROIC)


def fast_enough(size: int) -> int:
    """Two players must both reach the giant moth."""
    return 5 if size == 2 else 4


def _is_fast(state: Readable, seat: int) -> bool:
    return speed.of(state, seat) >= fast_enough(state.size)


def _tokens(state: Readable) -> tuple[int, int]:
    count = tokens.count(state)
    return count - len(free_tokens(state)), max(1, count)


TRIGGERS: dict[str, Gauge] = {
    "all_in": _best(_used_up, CUBES),
    "balance": _best(board_colours, 6),
    "companions": _best(companions.count, 6),
    "monsters": _together("monsters", 1),
    "proficiencies": _together("proficiencies", 2),
    "regions": _best(_lead, 4),
    "relics": _together("relics", 1),
    "supremacy": _best(_heroic, 6),
    "speed": _everybody(_is_fast),
    "traits": _together("traits", 1),
    "tokens": _tokens,
    "vindication": _everybody(vindicated.of),
}


def is_met(state: Readable, key: str) -> bool:
    """Face up, and as far as it must come."""
    if not triggers.has(state, None, key):
        return False
    now, needed = TRIGGERS[key](state)
    return now >= needed


def _end(key: str) -> End:
    return End(key, lambda state: is_met(state, key), checked=ALWAYS, then=ONE_MORE_ROUND)


ENDS = tuple(_end(key) for key in TRIGGERS)


@dataclass(frozen=True, slots=True)
class Progress:
    """A trigger that is face up: how far it is."""

    key: str
    now: int
    needed: int

    @property
    def is_near(self) -> bool:
        return self.needed - self.now <= max(1, self.needed // 8)


def active(state: Readable, seat: int | None = None) -> tuple[Progress, ...]:
    return tuple(
        Progress(key, *TRIGGERS[key](state)) for key in triggers.all(state) if key in TRIGGERS
    )


# ---- turning cards up ------------------------------------------------------


def reveal_trigger(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The next card of the pile, as it lies on the table or as the app draws it."""
    card = intent.text("card")
    must(card in TRIGGERS, "no_such_trigger")
    yield from require(to_reveal.of(state) > 0, "no_trigger_due")
    yield from require(not triggers.has(state, None, card), "trigger_active")
    yield to_reveal.lose(1)
    yield triggers.place(card)
    yield Announced("trigger_revealed", facts={"trigger": card})


def remove_trigger(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A card takes an active trigger away; what is met stays met. Another may take its place."""
    card = intent.text("card")
    must(triggers.has(state, None, card), "no_such_trigger")
    yield triggers.remove(card)
    yield triggers_gone.place(card)
    if intent.has("replaced"):
        yield to_reveal.gain(1)


def move_token(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A token on the track is moved; nobody takes it before passing it anew."""
    seat_of(intent)
    token = intent.text("token")
    must(tokens.has(state, None, token), "no_such_token")
    yield tokens.alter(token, "space", intent.number("spaces"))


def face_down(state: Readable) -> list[str]:
    gone = {*triggers.all(state), *triggers_gone.all(state)}
    return [key for key in TRIGGERS if key not in gone]


def _pile(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key in face_down(state):
        yield Choice(key, f"card-{key}", icon="hourglass")


def _face_up(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key in triggers.all(state):
        yield Choice(key, f"card-{key}", icon="hourglass")


def _on_the_track(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for space, token in free_tokens(state):
        yield Choice(token, "choice-token", icon="flag", facts={"space": space})


def is_due(state: Readable, seat: int) -> bool:
    return to_reveal.of(state) > 0


def _any_active(state: Readable, seat: int) -> bool:
    return triggers.count(state) > 0


def _any_token(state: Readable, seat: int) -> bool:
    return bool(free_tokens(state))


TRIGGER_ACTIONS = (
    Action(
        "reveal_trigger",
        reveal_trigger,
        inputs=(Pick("card", choices=_pile, drawn=1),),
        who=every_seat,
        offered=is_due,
        quick=True,
        icon="hourglass",
        group="triggers",
    ),
    Action(
        "remove_trigger",
        remove_trigger,
        inputs=(Pick("card", choices=_face_up), YesNo("replaced", start=True)),
        who=every_seat,
        offered=_any_active,
        quick=True,
        icon="trash",
        group="table",
    ),
    Action(
        "move_token",
        move_token,
        inputs=(
            Pick("token", choices=_on_the_track),
            NumberInput("spaces", start=2, at_least=None),
        ),
        who=every_seat,
        offered=_any_token,
        quick=True,
        icon="flag",
        group="table",
    ),
)
