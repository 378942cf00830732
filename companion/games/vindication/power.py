"""The power board: augment, degrade, convert, retrieve, proficiencies, vindication."""

from collections.abc import Iterator

from companion.games.vindication import cubes
from companion.games.vindication.cards import owned, split
from companion.games.vindication.control import as_choice, holder_of, kind_of
from companion.games.vindication.cubes import (
    ATTR,
    conviction,
    influence,
    on_mount,
    potential,
)
from companion.games.vindication.parts import (
    moved,
    regions,
    relics,
    ronak,
    visited,
)
from companion.games.vindication.terms import ATTRIBUTES, HEROIC, MADE_OF, MYTHS, seat_of
from companion.games.vindication.turn import ONE_MOVE, ONE_VISIT, REST, begun, in_main
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import Choice, NumberInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

ENOUGH_HONOUR = 25
PROFICIENCY_COST = 3
PROFICIENCY_WORTH = 2


def augment(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from cubes.augment(state, seat_of(intent), intent.text("source"))


def degrade(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from cubes.degrade(state, seat_of(intent), intent.text("source"))


def rest(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Instead of a visit: augment one."""
    yield visited.put(REST)
    yield from cubes.augment(state, seat_of(intent), intent.text("source"))


def move(state: Readable, intent: Intent) -> Iterator[Happening]:
    """At least one space, at most one's speed; whoever is trapped degrades one for two more."""
    seat = seat_of(intent)
    yield moved.give(seat)
    if intent.has("trapped"):
        source = "conviction" if conviction.of(state, seat) else "influence"
        yield from cubes.degrade(state, seat, intent.text("source") or source)
    if intent.has("provokes") and state.options.get(MYTHS):
        yield ronak.gain(1)


def convert(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two different common attributes make a heroic one; the other cube comes home."""
    seat, kind = seat_of(intent), intent.text("kind")
    must(kind in MADE_OF, "choose_attribute")
    first, second = MADE_OF[kind]
    has_both = ATTR[first].of(state, seat) > 0 and ATTR[second].of(state, seat) > 0
    yield from require(has_both, "cannot_convert")
    if has_both:
        yield ATTR[first].move(1, ATTR[kind], seat)
        yield ATTR[second].move(1, influence, seat)


def convertible(state: Readable, seat: int) -> tuple[str, ...]:
    """Heroic attributes that can be made right now."""
    return tuple(
        kind for kind in HEROIC if all(ATTR[common].of(state, seat) > 0 for common in MADE_OF[kind])
    )


def retrieve(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One's own cubes come home from anywhere but potential. Companions are given up instead."""
    seat, (place, id) = seat_of(intent), split(intent.text("place"))
    count = max(1, intent.number("count", 1))
    if place == "conviction":
        yield conviction.move(count, influence, seat)
    elif place in ATTRIBUTES:
        yield ATTR[place].move(count, influence, seat)
    elif place == "mount":
        yield on_mount.move(count, influence, seat)
    elif place == "relics" and relics.has(state, seat, id):
        yield relics.alter(id, "cubes", -count, seat)
    elif place == "region" and holder_of(state, id) == seat:
        yield regions.mark(id, "holder", None)
    else:
        must(False, "no_cube_there")


def _places(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    if conviction.of(state, seat):
        yield Choice("conviction", "part-conviction")
    for kind in ATTRIBUTES:
        if ATTR[kind].of(state, seat):
            yield Choice(kind, f"colour-{kind}", icon=kind)
    if on_mount.of(state, seat):
        yield Choice("mount", "part-on_mount", icon="horse")
    yield from owned(state, seat, "relics")
    for region in regions.all(state):
        if holder_of(state, region) == seat and kind_of(state, region):
            choice = as_choice(state, region)
            yield Choice(f"region {region}", choice.text, icon="house", facts=choice.facts)


# ---- questions -------------------------------------------------------------


def _to_augment(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for source in (potential, influence):
        if source.of(state, seat) > 0:
            yield Choice(source.key, f"augment-{source.key}")


def _first_to_augment(state: Readable, seat: int | None, values: Values) -> str:
    return "potential" if potential.of(state, seat) > 0 else "influence"


def _to_degrade(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for source in (conviction, influence):
        if source.of(state, seat) > 0:
            yield Choice(source.key, f"degrade-{source.key}")


def _first_to_degrade(state: Readable, seat: int | None, values: Values) -> str:
    return "conviction" if conviction.of(state, seat) > 0 else "influence"


def _is_trapped(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(values.get("trapped"))


def _before_ronak(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(state.options.get(MYTHS)) and ronak.of(state) < 6


def _conversions(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in convertible(state, seat) if seat is not None else ():
        yield Choice(kind, f"colour-{kind}", icon=kind)


def can_convert(state: Readable, seat: int) -> bool:
    return bool(convertible(state, seat))


AUGMENTED = Pick("source", choices=_to_augment, start=_first_to_augment)
DEGRADED = Pick("source", choices=_to_degrade, start=_first_to_degrade)

POWER_ACTIONS = (
    Action(
        "move",
        move,
        inputs=(
            YesNo("trapped", start=False, optional=True),
            Pick("source", choices=_to_degrade, start=_first_to_degrade, asked=_is_trapped),
            YesNo("provokes", start=False, optional=True, asked=_before_ronak),
        ),
        needs=(ONE_MOVE,),
        offered=in_main,
        icon="horse",
        group="move",
    ),
    Action(
        "rest",
        rest,
        inputs=(AUGMENTED,),
        needs=(ONE_VISIT,),
        offered=in_main,
        icon="rest",
        group="visit",
    ),
    Action(
        "convert",
        convert,
        inputs=(Pick("kind", choices=_conversions),),
        needs=(Need("cannot_convert", can_convert),),
        offered=begun,
        quick=True,
        icon="swap",
        group="bonus",
    ),
    Action(
        "retrieve",
        retrieve,
        inputs=(Pick("place", choices=_places), NumberInput("count", start=1, at_least=1)),
        who=every_seat,
        offered=begun,
        quick=True,
        icon="undo",
        group="bonus",
    ),
    Action(
        "augment",
        augment,
        inputs=(AUGMENTED,),
        who=every_seat,
        quick=True,
        icon="next",
        group="power",
    ),
    Action(
        "degrade",
        degrade,
        inputs=(DEGRADED,),
        who=every_seat,
        quick=True,
        icon="back",
        group="power",
    ),
)
