"""Myths & Wonders: Ronak awakes, everybody fights him, and the guardian brings the loot.

The battle breaks into a round after the turn in which the sixth black cube came to stand on
him. The champion with the lowest initiative begins, then clockwise; afterwards play goes on
with whoever would have been next.
"""

from collections.abc import Iterator

from companion.games.vindication.cards import champion_of
from companion.games.vindication.parts import (
    RONAK_CUBES,
    battle,
    companions,
    event,
    prepared,
    regions,
    resume,
    ronak,
)
from companion.games.vindication.terms import MYTHS
from companion.games.vindication.tiles import RONAK, TUUK
from companion.games.vindication.turn import BATTLE, MAIN
from companion.rules.events import Announced, Turned
from companion.rules.state import Readable, seats_of
from companion.rules.turns import END_TURN, Happening

ON, WON = "on", "won"


def is_on(state: Readable) -> bool:
    return bool(state.options.get(MYTHS)) and event.of(state) == ON


def initiative_of(state: Readable, seat: int) -> int | None:
    """The champion's; None when nobody is left."""
    champion = champion_of(state, seat)
    return companions.number(state, seat, champion, "initiative") if champion else None


def battle_order(state: Readable) -> tuple[int, ...]:
    """From the lowest champion on, clockwise; who has no companion sits out."""
    fit = {seat: i for seat in seats_of(state) if (i := initiative_of(state, seat)) is not None}
    if not fit:
        return ()
    first = min(fit, key=lambda seat: (fit[seat], seat))
    around = ((first + step) % state.size for step in seats_of(state))
    return tuple(seat for seat in around if seat in fit)


def is_interrupted(state: Readable) -> bool:
    """Whether something else comes instead of the next turn."""
    if not state.options.get(MYTHS):
        return False
    awakes = event.of(state) == "" and ronak.of(state) >= RONAK_CUBES
    return is_on(state) or (awakes and bool(battle_order(state)))


def after_turn(state: Readable) -> Iterator[Happening]:
    if is_on(state):
        yield from _next_fighter(state)
    else:
        yield from awake(state)


def awake(state: Readable) -> Iterator[Happening]:
    """The battle begins; whoever would have been next is remembered."""
    turn, order = state.turn, battle_order(state)
    yield resume.put(" ".join(str(seat) for seat in turn.waiting))
    yield event.put(ON)
    for seat in seats_of(state):
        yield prepared.clear(seat)
    yield Announced("ronak_awakes")
    yield Turned(turn.round, BATTLE, order[0], order[1:])


def _next_fighter(state: Readable) -> Iterator[Happening]:
    """The next in line, then round and round; nobody left: Ronak has won."""
    turn, order = state.turn, battle_order(state)
    waiting = tuple(seat for seat in turn.waiting if seat in order)
    if waiting:
        yield Turned(turn.round, BATTLE, waiting[0], waiting[1:])
    elif order:
        yield Turned(turn.round, BATTLE, order[0], order[1:])
    else:
        yield from ronak_wins(state)


def go_home(state: Readable) -> Iterator[Happening]:
    """All cubes leave the battle board; play goes on where it was broken off."""
    for space in list(battle.all(state)):
        yield battle.remove(space)
    waiting = tuple(int(word) for word in resume.of(state).split() if word.isdigit())
    yield resume.put(None)
    yield Turned(state.turn.round, MAIN, None, waiting)
    yield END_TURN


def ronak_wins(state: Readable) -> Iterator[Happening]:
    """All companions are dead: the event begins anew, the black cubes stand round him again."""
    yield event.put(None)
    yield ronak.set_to(0)
    yield Announced("ronak_wins")
    yield from go_home(state)


def guardian_comes(state: Readable) -> Iterator[Happening]:
    """All spaces are filled: the tile is turned to Tuuk-Tuuk."""
    yield event.put(WON)
    for region, facts in regions.all(state).items():
        if facts.get("kind") == RONAK:
            yield regions.mark(region, "kind", TUUK)
    yield Announced("ronak_beaten", facts={"cards": state.size + 2})
    yield from go_home(state)


def loot_order(state: Readable) -> tuple[int, ...]:
    """Highest initiative first."""
    seats = seats_of(state)
    return tuple(sorted(seats, key=lambda seat: -(initiative_of(state, seat) or 0)))
