"""Bonus actions that last: proficiency tiles, and vindication."""

from collections.abc import Iterator

from companion.games.vindication.cubes import ATTR, gain_attribute, pay, potential
from companion.games.vindication.parts import (
    acquired,
    honour,
    prof,
    prof_gone,
    prof_left,
    skilled,
    vindicated,
)
from companion.games.vindication.terms import ATTRIBUTES, seat_of
from companion.games.vindication.turn import begun, in_main
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Announced
from companion.rules.inputs import CardInput, Choice, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

ENOUGH_HONOUR = 25
PROFICIENCY_COST = 3
PROFICIENCY_WORTH = 2


def gain_proficiency(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Three of one attribute for its tile, once a turn, while tiles are left."""
    seat, kind = seat_of(intent), intent.text("kind")
    must(kind in ATTRIBUTES, "choose_attribute")
    yield from require(prof_left.of(state, None, kind) > 0, "no_tile_left")
    yield from pay(state, seat, kind, intent.number("cost", PROFICIENCY_COST))
    if prof_left.of(state, None, kind) > 0:
        yield prof_left.counter(kind).move(1, prof.counter(kind), seat)
        yield acquired.gain("proficiencies", 1, seat)
    yield skilled.give(seat)


def discard_proficiency(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The tile leaves the game for two of its attribute."""
    seat, kind = seat_of(intent), intent.text("kind")
    must(kind in ATTRIBUTES, "choose_attribute")
    must(prof.of(state, seat, kind) > 0, "no_such_tile")
    yield prof.counter(kind).move(1, prof_gone, seat)
    yield gain_attribute(seat, kind, PROFICIENCY_WORTH)


def _affordable(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """Those one can pay first; all of them while tiles are left."""
    kinds = sorted(ATTRIBUTES, key=lambda kind: -ATTR[kind].of(state, seat))
    for kind in kinds:
        if prof_left.of(state, None, kind) > 0:
            yield Choice(kind, f"colour-{kind}", icon=kind)


def _own_tiles(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ATTRIBUTES:
        if prof.of(state, seat, kind):
            yield Choice(kind, f"colour-{kind}", icon=kind)


# ---- vindication -----------------------------------------------------------


def may_vindicate(state: Readable, seat: int) -> bool:
    """No potential left, and at least 25 honour."""
    return potential.of(state, seat) == 0 and honour.of(state, seat) >= ENOUGH_HONOUR


def vindicate(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The character tile is turned over for good; its bonus comes once."""
    seat = seat_of(intent)
    must(not vindicated.of(state, seat), "already_vindicated")
    yield vindicated.give(seat)
    yield honour.change(intent.number("honour"), seat)
    yield Announced("vindicated", seat)


def _still_wretched(state: Readable, seat: int) -> bool:
    return begun(state, seat) and not vindicated.of(state, seat)


def _no_skill_yet(state: Readable, seat: int) -> bool:
    return not skilled.of(state, seat)


def _has_tiles(state: Readable, seat: int) -> bool:
    return begun(state, seat) and prof.total(state, seat) > 0


BONUS_ACTIONS = (
    Action(
        "gain_proficiency",
        gain_proficiency,
        inputs=(
            Pick("kind", choices=_affordable),
            NumberInput("cost", start=PROFICIENCY_COST),
        ),
        needs=(Need("one_proficiency", _no_skill_yet),),
        offered=in_main,
        quick=True,
        icon="star",
        group="bonus",
    ),
    Action(
        "discard_proficiency",
        discard_proficiency,
        inputs=(Pick("kind", choices=_own_tiles),),
        who=every_seat,
        offered=_has_tiles,
        quick=True,
        icon="star",
        group="bonus",
    ),
    Action(
        "vindicate",
        vindicate,
        inputs=(
            CardInput("tile", deck="tiles", facts=("honour",), start="character", optional=True),
            NumberInput("honour", start=0, at_least=None),
        ),
        needs=(Need("not_yet_vindicated", may_vindicate),),
        offered=_still_wretched,
        quick=True,
        icon="crown",
        group="bonus",
    ),
)
