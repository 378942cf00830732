"""What cards do to units, done by hand: damage, and units that come, go and change sides."""

from collections.abc import Iterator

from companion.games.ashes.falls import hit
from companion.games.ashes.in_play import (
    DESTINATIONS,
    TO_DISCARD,
    dice_on,
    die_to_exhausted,
    from_pile,
    has_room,
    leave,
    left_in_pile,
    put_unit,
)
from companion.games.ashes.parts import attached, from_hand, is_living, living, units
from companion.games.ashes.targets import PHOENIXBORN, at, everything, units_of_all
from companion.games.ashes.turn import in_play_phases, seat_of, the_living
from companion.games.ashes.units import ALTERATIONS, CONJURATION, UNITS
from companion.rules.actions import Action
from companion.rules.inputs import CardInput, Choice, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening

PRINTED = ("attack", "life", "recover")


# ---- damage ----------------------------------------------------------------


def deal(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Damage (or wounds) to any number of units and Phoenixborn at the same time."""
    targets = [at(named) for named in intent.items("targets")]
    must(targets, "no_target")
    count = intent.number("count", 1)
    for seat, id in targets:
        if id != PHOENIXBORN:
            must(units.has(state, seat, id), "unknown_unit")
            yield units.alter(id, "wounds", count, seat)
    struck = [seat for seat, id in targets if id == PHOENIXBORN]
    must(all(seat in living(state) for seat in struck), "unknown_seat")
    yield from hit(state, dict.fromkeys(struck, count))


# ---- units -----------------------------------------------------------------


def summon(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A unit comes into play, picked from the catalogue or typed in."""
    seat, card = seat_of(intent), intent.text("card").strip()
    onto = intent.number("onto", seat)
    must(card and onto in living(state), "unknown_card")
    yield from require(has_room(state, onto), "battlefield_full")
    if _is_ally(card, intent):
        yield from_hand(state, seat)
    else:
        yield from require(left_in_pile(state, seat, card) != 0, "pile_empty")
        yield from from_pile(state, seat, card)
    yield from put_unit(state, onto, card, owner=seat, typed=_typed(intent))


def _is_ally(card: str, intent: Intent) -> bool:
    """Allies are cards of the deck, conjurations are not."""
    kind = UNITS[card].kind if card in UNITS else intent.text("kind", "ally")
    return kind != CONJURATION


def _typed(intent: Intent) -> dict[str, Scalar]:
    typed: dict[str, Scalar] = {n: intent.number(n) for n in PRINTED if intent.text(n) != ""}
    if intent.text("kind"):
        typed["kind"] = intent.text("kind")
    if intent.text("card") in UNITS:
        return {}
    return typed


def leave_play(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A unit goes to its owner's discard or conjuration pile, hand, or out of the game."""
    seat, unit = at(intent.text("unit"))
    must(units.has(state, seat, unit), "unknown_unit")
    must(intent.text("to", TO_DISCARD) in DESTINATIONS, "unknown_place")
    yield from leave(state, seat, unit, intent.text("to", TO_DISCARD))


def change_sides(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A unit goes over to another battlefield with everything on it; its owner stays the same."""
    seat, unit = at(intent.text("unit"))
    to = intent.number("onto", seat_of(intent))
    must(units.has(state, seat, unit) and is_living(state, to), "unknown_unit")
    yield from require(has_room(state, to), "battlefield_full")
    fields = dict(units.all(state, seat)[unit])
    cards = {k: dict(c) for k, c in attached.all(state, seat).items() if c.get("on") == unit}
    left_behind = dice_on(state, seat, unit)
    new = units.free_id(state, to, str(fields.get("card") or unit))
    yield units.remove(unit, seat)
    yield units.place(new, to, **fields)
    for die in left_behind:
        yield from die_to_exhausted(seat, die)
    for key, card in cards.items():
        yield attached.remove(key, seat)
        yield attached.place(attached.free_id(state, to, key), to, **(card | {"on": new}))


# ---- questions -------------------------------------------------------------


def _places(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for place in DESTINATIONS:
        yield Choice(place, f"place-{place}")


def _kinds(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ("ally", CONJURATION):
        yield Choice(kind, f"type-{kind}")


def _is_typed(state: Readable, seat: int | None, values: Values) -> bool:
    card = str(values.get("card") or "")
    return bool(card) and card not in UNITS and card not in ALTERATIONS


NUMBERS = tuple(
    NumberInput(name, at_least=None, optional=True, asked=_is_typed) for name in PRINTED
)
TO = Pick("to", choices=_places, start=TO_DISCARD, optional=True)

UNIT_EFFECTS = (
    Action(
        "deal",
        deal,
        inputs=(Pick("targets", choices=everything, many=True), NumberInput("count", start=1)),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        icon="drop",
        group="effects",
    ),
    Action(
        "summon",
        summon,
        inputs=(
            CardInput("card", deck="units", facts=("kind", *PRINTED)),
            Pick("kind", choices=_kinds, optional=True, asked=_is_typed),
            *NUMBERS,
            SeatPick("onto", myself=True, optional=True),
        ),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        icon="plus",
        group="effects",
    ),
    Action(
        "leave_play",
        leave_play,
        inputs=(Pick("unit", choices=units_of_all), TO),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="effects",
    ),
    Action(
        "change_sides",
        change_sides,
        inputs=(Pick("unit", choices=units_of_all), SeatPick("onto", myself=True)),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="effects",
    ),
)
