"""The eleven regions of the island, each with its cost and its gain."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.games.vindication import cubes
from companion.games.vindication.cards import (
    EMPOWERED,
    acquire,
    card_id,
    draw_with_conviction,
    owned,
    printed_on,
    split,
)
from companion.games.vindication.companions import COLOUR, join, who_joins
from companion.games.vindication.cubes import ATTR, gain_attribute, influence, pay
from companion.games.vindication.dice import face, face_in, white_die
from companion.games.vindication.fight import VISIT_MAW
from companion.games.vindication.parts import companions, honour, mounted, relics, speed
from companion.games.vindication.power import AUGMENTED
from companion.games.vindication.terms import ATTRIBUTE_OF, ATTRIBUTES, COMPANION_COLOURS, seat_of
from companion.games.vindication.visiting import visit
from companion.rules.actions import Decide, Need
from companion.rules.inputs import Choice, Input, Mix, NumberInput, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

CARD_COST = 2
MOUNT_COST = 3
FASTEST = 5
TRAINING = 2
PER_PRAYER = 2


def _inn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two of an attribute for a companion of its colour."""
    seat, colour = seat_of(intent), intent.text("colour", COMPANION_COLOURS[0])
    must(colour in COMPANION_COLOURS, "choose_colour")
    yield from pay(state, seat, ATTRIBUTE_OF[colour], intent.number("cost", CARD_COST))
    yield from draw_with_conviction(state, intent)
    yield from join(state, intent, colour)


def _tomb(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two wisdom for a trait."""
    seat, card = seat_of(intent), card_id(intent, "traits")
    yield from pay(state, seat, "wisdom", intent.number("cost", CARD_COST))
    yield from draw_with_conviction(state, intent)
    yield from acquire(state, seat, "traits", card, honour=intent.number("honour"))


def _tower(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two vision for a relic, charged at once; relics are recharged free of charge."""
    seat = seat_of(intent)
    if intent.has("acquires") or "acquires" not in intent.values:
        card, charge = card_id(intent, "relics"), intent.number("charge")
        yield from pay(state, seat, "vision", intent.number("cost", CARD_COST))
        yield from draw_with_conviction(state, intent)
        id = relics.free_id(state, seat, card)
        facts = {"honour": intent.number("honour"), "charge": charge}
        yield from acquire(state, seat, "relics", card, **facts)
        yield relics.alter(id, "cubes", charge, seat)
    for relic, count in intent.mix("recharge").items():
        if relics.has(state, seat, relic):
            yield relics.alter(relic, "cubes", max(0, count), seat)


def _post(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Three strength for the next mount: as much honour as it is fast."""
    seat = seat_of(intent)
    yield from require(not mounted.of(state, seat), "one_mount_a_turn")
    yield from require(speed.of(state, seat) < FASTEST, "fastest_mount")
    yield from pay(state, seat, "strength", intent.number("cost", MOUNT_COST))
    if speed.of(state, seat) < FASTEST:
        yield speed.gain(1, seat)
        yield honour.gain(speed.of(state, seat), seat)
    yield mounted.give(seat)


def _training(kind: str) -> Decide:
    """Two of one attribute."""

    def train(state: Readable, intent: Intent) -> Iterator[Happening]:
        yield gain_attribute(seat_of(intent), kind, TRAINING)

    return train


def _monastery(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One knowledge, then augment one; again as often as one likes."""
    seat = seat_of(intent)
    for _ in range(min(21, max(1, intent.number("times", 1)))):
        yield from pay(state, seat, "knowledge", 1)
        yield from cubes.augment(state, seat, intent.text("source", "potential"))


def _shrine(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One inspiration for two cubes from companions; again as often as one likes."""
    seat, taken = seat_of(intent), from_companions(state, intent)
    count = sum(taken.values())
    times = intent.number("times", max(1, -(-count // PER_PRAYER)))
    yield from require(count <= times * PER_PRAYER, "too_many_cubes", most=times * PER_PRAYER)
    yield from pay(state, seat, "inspiration", times)
    for companion, cubes_home in taken.items():
        yield companions.alter(companion, "cubes", -cubes_home, seat)


def from_companions(state: Readable, intent: Intent) -> dict[str, int]:
    """Cubes that come home, by companion."""
    seat = intent.seat
    told = intent.mix("cubes")
    return {id: max(0, n) for id, n in told.items() if companions.has(state, seat, id)}


def _academy(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What the die shows; whoever had none of it rolls once more."""
    seat, kind = seat_of(intent), face(intent, "white", ATTRIBUTES)
    must(kind, "roll_the_die")
    had_none = ATTR[kind].of(state, seat) == 0
    yield gain_attribute(seat, kind)
    again = face(intent, "again", ATTRIBUTES)
    if had_none and again:
        yield gain_attribute(seat, again)


# ---- questions -------------------------------------------------------------


def _acquires(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("acquires") is not False


def _when_acquiring(*inputs: Input) -> tuple[Input, ...]:
    return tuple(replace(question, asked=_acquires) for question in inputs)


def _first_time(state: Readable, seat: int | None, values: Values) -> bool:
    kind = face_in(values, "white", ATTRIBUTES)
    return bool(kind) and ATTR[kind].of(state, seat) == 0


def _may_pay_vision(state: Readable, seat: int | None, values: Values) -> bool:
    return ATTR["vision"].of(state, seat) >= CARD_COST or relics.count(state, seat) == 0


def _own_relics(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for choice in owned(state, seat, "relics"):
        _, relic = split(str(choice.value))
        yield Choice(relic, choice.text, icon=choice.icon, said=choice.said)


def _missing_charges(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    """Each relic filled up to its charge, as far as it is known."""
    return {
        id: max(
            0, relics.number(state, seat, id, "charge") - relics.number(state, seat, id, "cubes")
        )
        for id in relics.all(state, seat)
    }


def _has_relics(state: Readable, seat: int | None, values: Values) -> bool:
    return relics.count(state, seat) > 0


def _group(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for choice in owned(state, seat, "companions"):
        _, companion = split(str(choice.value))
        if companions.number(state, seat, companion, "cubes"):
            yield Choice(companion, choice.text, said=choice.said)


def _lying(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return {id: companions.number(state, seat, id, "cubes") for id in companions.all(state, seat)}


def most_of(kind: str) -> Callable[[Readable, int | None], int]:
    def most(state: Readable, seat: int | None) -> int:
        return max(1, ATTR[kind].of(state, seat))

    return most


def _slower_than_the_moth(state: Readable, seat: int) -> bool:
    return speed.of(state, seat) < FASTEST


def _has_influence(state: Readable, seat: int) -> bool:
    return influence.of(state, seat) > 0


CUBES_HOME = Mix("cubes", kinds_of=_group, most=_lying)
ROOM = Need("no_influence", _has_influence)

VISITS = (
    visit(
        "inn",
        _inn,
        COLOUR,
        *who_joins(),
        NumberInput("cost", start=CARD_COST),
        EMPOWERED,
        icon="people",
    ),
    visit(
        "tomb",
        _tomb,
        *printed_on("traits"),
        NumberInput("cost", start=CARD_COST),
        EMPOWERED,
        icon="scroll",
    ),
    visit(
        "tower",
        _tower,
        YesNo("acquires", start=_may_pay_vision),
        *_when_acquiring(
            *printed_on("relics", NumberInput("charge", start=1)),
            NumberInput("cost", start=CARD_COST),
            EMPOWERED,
        ),
        Mix(
            "recharge",
            kinds_of=_own_relics,
            start=_missing_charges,
            asked=_has_relics,
            optional=True,
        ),
        icon="relic",
    ),
    VISIT_MAW,
    visit(
        "post",
        _post,
        NumberInput("cost", start=MOUNT_COST),
        needs=(Need("fastest_mount", _slower_than_the_moth),),
        icon="horse",
    ),
    visit("fort", _training("strength"), needs=(ROOM,), icon="strength"),
    visit("spire", _training("inspiration"), needs=(ROOM,), icon="inspiration"),
    visit("library", _training("knowledge"), needs=(ROOM,), icon="knowledge"),
    visit(
        "monastery",
        _monastery,
        NumberInput("times", start=1, at_least=1, at_most=most_of("knowledge")),
        AUGMENTED,
        icon="next",
    ),
    visit(
        "shrine",
        _shrine,
        NumberInput("times", start=1, at_least=1, at_most=most_of("inspiration")),
        CUBES_HOME,
        icon="undo",
    ),
    visit("academy", _academy, white_die(), white_die("again", _first_time), icon="die"),
)
