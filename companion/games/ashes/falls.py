"""When a Phoenixborn is destroyed: at once, one after the other, until one is left."""

from collections.abc import Iterator, Mapping

from companion.games.ashes.in_play import destroy, is_doomed
from companion.games.ashes.parts import (
    dice,
    discard,
    draw,
    fell,
    first,
    hand,
    incoming,
    is_living,
    life,
    living,
    next_living,
    passed,
    pile,
    removed,
    spells,
    units,
    wounds,
)
from companion.games.ashes.turn import TURNS, chooser
from companion.rules.actions import Action
from companion.rules.ends import ALWAYS, AT_ONCE, End
from companion.rules.events import Announced, Event
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must
from companion.rules.state import PLAYING, Readable, State, seats_of
from companion.rules.turns import END_TURN, Happening

# ---- damage ----------------------------------------------------------------


def hit(state: Readable, damage: Mapping[int, int]) -> Iterator[Event]:
    """Damage to several Phoenixborn at once: all of it is on its way before any of it lands,
    so that whoever must fall is known before the first one falls."""
    for seat, count in damage.items():
        if is_living(state, seat):
            yield incoming.gain(count, seat)
    yield from land(state)


def land(state: Readable) -> Iterator[Event]:
    for seat in seats_of(state):
        yield incoming.move(incoming.of(state, seat), wounds, seat)


def must_fall(state: Readable) -> tuple[int, ...]:
    """The living Phoenixborn with as many wounds as life, counting damage on its way."""
    return tuple(
        seat
        for seat in living(state)
        if wounds.of(state, seat) + incoming.of(state, seat) >= life.of(state, seat) > 0
    )


# ---- falling ---------------------------------------------------------------


def when_wounded(before: State, now: Readable, event: Event) -> Iterator[Happening]:
    """One that must fall falls at once; several wait for the right player to choose the order."""
    if now.stage != PLAYING:
        return
    yield from fall_alone(now)
    has_landed = not any(incoming.of(now, seat) for seat in seats_of(now))
    if has_landed and len(must_fall(now)) > 1:
        yield Announced("fall_together", chooser(now))


def fall_alone(state: Readable) -> Iterator[Happening]:
    doomed = must_fall(state)
    if len(doomed) == 1 and len(living(state)) > 1:
        yield from fall(state, doomed[0])


def fall(state: Readable, seat: int) -> Iterator[Happening]:
    """The player is out: cards and dice leave with the Phoenixborn."""
    yield fell.set_to(1 + max(fell.of(state, other) for other in seats_of(state)), seat)
    yield Announced("fell", seat)
    yield incoming.move(incoming.of(state, seat), wounds, seat)
    yield from _leave_the_table(state, seat)
    if first.holder(state) == seat:
        yield first.give(next_living(state, seat))
    if state.turn.phase == TURNS and state.turn.active == seat and state.stage == PLAYING:
        yield END_TURN


def _leave_the_table(state: Readable, seat: int) -> Iterator[Event]:
    """What others own goes home; the rest leaves the game. What others control stays there."""
    for id in tuple(units.all(state, seat)):
        yield from destroy(state, seat, id)
    for roster in (spells, pile, dice):
        for id in tuple(roster.all(state, seat)):
            yield roster.remove(id, seat)
    for number in (hand, draw, discard, removed):
        yield number.set_to(0, seat)
    yield passed.clear(seat)


def when_units_change(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """A unit with as many wounds as life is destroyed: after damage, or when a bonus leaves."""
    seat = getattr(event, "seat", None)
    if seat is None or now.stage != PLAYING:
        return
    for id in tuple(units.all(now, seat)):
        if units.has(now, seat, id) and is_doomed(now, seat, id):
            yield from destroy(now, seat, id)


# ---- who falls first -------------------------------------------------------


def choose_fall(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Each destruction is finished before the next; the last one standing wins."""
    seat = intent.number("fallen", -1)
    must(seat in must_fall(state), "not_falling")
    yield from fall(state, seat)
    yield from fall_alone(state)


def order_is_open(state: Readable, seat: int) -> bool:
    return len(must_fall(state)) > 1


def _falling(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """Nobody names oneself first, so the others stand on top."""
    for other in sorted(must_fall(state), key=lambda other: other == seat):
        yield Choice(other, state.people[other].name, said=True)


CHOOSE_FALL = Action(
    "choose_fall",
    choose_fall,
    inputs=(Pick("fallen", choices=_falling),),
    who=lambda state: (chooser(state),),
    offered=order_is_open,
    icon="skull",
    group="fall",
)


def one_is_left(state: Readable) -> bool:
    return state.turn.round > 0 and len(living(state)) == 1


LAST_STANDING = End(
    "last_standing",
    one_is_left,
    checked=ALWAYS,
    then=AT_ONCE,
    facts=lambda state: {"name": state.people[living(state)[0]].name},
)
