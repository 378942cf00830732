"""Naming things across the table: a unit, a die or a Phoenixborn by seat and id."""

from collections.abc import Iterator

from companion.games.ashes.in_play import attack_of, is_exhausted, life_of
from companion.games.ashes.parts import ACTIVE, living, units
from companion.games.ashes.pools import die_of, ids_in
from companion.rules.inputs import Choice, Values
from companion.rules.state import Readable, Scalar

PHOENIXBORN = "phoenixborn"


def name_at(seat: int, id: str) -> str:
    """How a choice names something that lies with a seat: "gilder#2@1"."""
    return f"{id}@{seat}"


def at(named: str) -> tuple[int, str]:
    id, _, seat = named.rpartition("@")
    return (int(seat) if seat.isdecimal() else -1), id


def unit_choice(state: Readable, seat: int, id: str, *, value: Scalar) -> Choice:
    """A unit with what it is worth now; a typed name is said as it is."""
    card, name = units.get(state, seat, id, "card"), units.get(state, seat, id, "name")
    facts: dict[str, Scalar] = {
        "seat": seat,
        "attack": attack_of(state, seat, id),
        "life": life_of(state, seat, id),
        "wounds": units.number(state, seat, id, "wounds"),
        "exhausted": is_exhausted(state, seat, id),
    }
    if name:
        return Choice(value, str(name), said=True, facts=facts)
    return Choice(value, f"card-{card}", facts=facts)


def units_of_mine(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    if seat is not None:
        for id in units.all(state, seat):
            yield unit_choice(state, seat, id, value=id)


def ready_units(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """My units that are not exhausted."""
    if seat is not None:
        for id in units.all(state, seat):
            if not is_exhausted(state, seat, id):
                yield unit_choice(state, seat, id, value=id)


def units_of_all(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """Every unit on the table, those of others first."""
    for other in sorted(living(state), key=lambda other: other == seat):
        for id in units.all(state, other):
            yield unit_choice(state, other, id, value=name_at(other, id))


def units_of_others(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for choice in units_of_all(state, seat, values):
        if at(str(choice.value))[0] != seat:
            yield choice


def everything(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """Every Phoenixborn and every unit."""
    for other in living(state):
        text = state.people[other].name
        yield Choice(name_at(other, PHOENIXBORN), text, said=True, facts={"seat": other})
    yield from units_of_all(state, seat, values)


def foreign_dice(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """The active dice of the others."""
    for other in living(state):
        if other != seat:
            for id in ids_in(state, other, ACTIVE):
                die = die_of(state, other, id)
                facts: dict[str, Scalar] = {"seat": other, "face": die.face}
                text = f"die-{die.kind}_{die.face}"
                yield Choice(name_at(other, id), text, icon=die.kind, facts=facts)
