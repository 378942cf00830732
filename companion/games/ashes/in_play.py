"""Units and spells in play: what they are worth now, how they come, and how they leave."""

from collections.abc import Iterator

from companion.games.ashes.parts import (
    EXHAUSTED,
    attached,
    battlefield,
    dice,
    discard,
    hand,
    is_living,
    pile,
    removed,
    spellboard,
    spells,
    units,
)
from companion.games.ashes.units import ALTERATIONS, CONJURATION, MONKS, STATUS, UNITS
from companion.rules.events import Event
from companion.rules.state import Readable, Scalar

TO_DISCARD, TO_HAND, TO_REMOVED = "discard", "hand", "removed"
DESTINATIONS = (TO_DISCARD, TO_HAND, TO_REMOVED)

MOST_CONJURED = 4
"""More than any card brings into play at once."""


# ---- what a unit is worth now ----------------------------------------------


def attack_of(state: Readable, seat: int, id: str) -> int:
    boost = units.number(state, seat, id, "boost")
    return max(0, _value(state, seat, id, "attack") + charm_dice_on(state, seat, id) + boost)


def life_of(state: Readable, seat: int, id: str) -> int:
    return _value(state, seat, id, "life") + charm_dice_on(state, seat, id)


def recover_of(state: Readable, seat: int, id: str) -> int:
    return max(0, _value(state, seat, id, "recover"))


def _value(state: Readable, seat: int, id: str, name: str) -> int:
    """The printed number with what is attached."""
    bonus = sum(attached.number(state, seat, key, name) for key in attached_to(state, seat, id))
    return _printed(state, seat, id, name) + bonus


def _printed(state: Readable, seat: int, id: str, name: str) -> int:
    printed = units.get(state, seat, id, name)
    if printed == STATUS:
        return units.number(state, seat, id, "status")
    if printed == MONKS:
        return copies_of(state, seat, "summon_butterfly_monk")
    return printed if isinstance(printed, int) else 0


def attached_to(state: Readable, seat: int, id: str) -> tuple[str, ...]:
    return tuple(key for key, card in attached.all(state, seat).items() if card.get("on") == id)


def charm_dice_on(state: Readable, seat: int, id: str) -> int:
    return len(dice_on(state, seat, id))


def dice_on(state: Readable, seat: int, id: str) -> tuple[str, ...]:
    return tuple(key for key, die in dice.all(state, seat).items() if die.get("on") == id)


def is_exhausted(state: Readable, seat: int, id: str) -> bool:
    return units.number(state, seat, id, "exhaustion") > 0


def has_ability(state: Readable, seat: int, id: str, ability: str) -> bool:
    return ability in str(units.get(state, seat, id, "abilities")).split()


def is_doomed(state: Readable, seat: int, id: str) -> bool:
    """As many wounds as life. A fixed life of 0 only means that nobody typed it in."""
    life, hurt = life_of(state, seat, id), units.number(state, seat, id, "wounds")
    is_x = units.get(state, seat, id, "life") in (STATUS, MONKS)
    return hurt >= life and (hurt > 0 or is_x)


# ---- room ------------------------------------------------------------------


def has_room(state: Readable, seat: int) -> bool:
    return units.count(state, seat) < battlefield.of(state, seat)


def copies_of(state: Readable, seat: int, card: str) -> int:
    return sum(1 for spell in spells.all(state, seat).values() if spell.get("card") == card)


def slots_used(state: Readable, seat: int) -> int:
    """Copies of one spell share a slot."""
    return len({spell.get("card") for spell in spells.all(state, seat).values()})


def focus_of(state: Readable, seat: int, card: str) -> int:
    """Two copies are focus 1, three are focus 2."""
    return max(0, min(2, copies_of(state, seat, card) - 1))


def has_slot_for(state: Readable, seat: int, card: str) -> bool:
    if copies_of(state, seat, card):
        return True
    return slots_used(state, seat) < spellboard.of(state, seat)


# ---- coming into play ------------------------------------------------------


def put_unit(
    state: Readable, seat: int, card: str, *, owner: int, typed: dict[str, Scalar]
) -> Iterator[Event]:
    """A unit on the seat's battlefield; typed numbers go before those of the catalogue."""
    known = UNITS.get(card)
    facts: dict[str, Scalar] = {"card": card, "name": "" if known else card, "owner": owner}
    if known is not None:
        facts |= {
            "kind": known.kind,
            "attack": known.attack,
            "life": known.life,
            "recover": known.recover,
            "abilities": known.abilities,
        }
    yield units.place(units.free_id(state, seat, card), seat, **(facts | typed))


def conjure(state: Readable, seat: int, unit: str, *, onto: int, count: int) -> Iterator[Event]:
    """From the conjuration pile; where it is empty or the battlefield full, nothing comes."""
    for _ in range(min(count, MOST_CONJURED)):
        if left_in_pile(state, seat, unit) != 0 and has_room(state, onto):
            yield from from_pile(state, seat, unit)
            yield from put_unit(state, onto, unit, owner=seat, typed={})


def put_spell(state: Readable, seat: int, card: str, *, name: str) -> Event:
    return spells.place(spells.free_id(state, seat, card), seat, card=card, name=name)


def attach(
    state: Readable, seat: int, id: str, card: str, *, owner: int, typed: dict[str, Scalar]
) -> Event:
    known = ALTERATIONS.get(card)
    facts: dict[str, Scalar] = {"card": card, "name": "" if known else card}
    if known is not None:
        facts |= {
            "attack": known.attack,
            "life": known.life,
            "recover": known.recover,
            "fleeting": known.fleeting,
        }
    place = attached.free_id(state, seat, card)
    return attached.place(place, seat, **(facts | typed), on=id, owner=owner)


# ---- leaving play ----------------------------------------------------------


def leave(state: Readable, seat: int, id: str, to: str) -> Iterator[Event]:
    """A unit goes home; its tokens go back, its alterations and dice leave it."""
    owner = _owner(units.get(state, seat, id, "owner"), seat)
    card, kind = (units.get(state, seat, id, name) for name in ("card", "kind"))
    with_it, dice_on_it = attached_to(state, seat, id), dice_on(state, seat, id)
    yield units.remove(id, seat)
    for key in with_it:
        yield from detach(state, seat, key, TO_DISCARD)
    for die in dice_on_it:
        yield from die_to_exhausted(seat, die)
    if kind == CONJURATION:
        yield from _to_pile(state, owner, str(card))
    else:
        yield from _card_home(state, owner, to)


def destroy(state: Readable, seat: int, id: str) -> Iterator[Event]:
    yield from leave(state, seat, id, TO_DISCARD)


def detach(state: Readable, seat: int, key: str, to: str) -> Iterator[Event]:
    owner = _owner(attached.get(state, seat, key, "owner"), seat)
    yield attached.remove(key, seat)
    yield from _card_home(state, owner, to)


def drop_spell(state: Readable, seat: int, key: str, to: str) -> Iterator[Event]:
    yield spells.remove(key, seat)
    yield from _card_home(state, seat, to)


def die_to_exhausted(seat: int, die: str) -> Iterator[Event]:
    yield dice.mark(die, "pool", EXHAUSTED, seat)
    yield dice.mark(die, "on", "", seat)


def _owner(owner: Scalar, seat: int) -> int:
    return owner if isinstance(owner, int) else seat


def left_in_pile(state: Readable, seat: int, card: str) -> int | None:
    """None for a conjuration whose limit nobody knows."""
    if pile.has(state, seat, card):
        return pile.number(state, seat, card, "count")
    return UNITS[card].limit if card in UNITS else None


def from_pile(state: Readable, seat: int, card: str) -> Iterator[Event]:
    left = left_in_pile(state, seat, card)
    if left is not None:
        yield pile.place(card, seat, count=max(0, left - 1))


def _to_pile(state: Readable, owner: int, card: str) -> Iterator[Event]:
    if is_living(state, owner) and pile.has(state, owner, card):
        yield pile.alter(card, "count", 1, owner)


def _card_home(state: Readable, owner: int, to: str) -> Iterator[Event]:
    """Whoever is out of the game has no piles any more."""
    if is_living(state, owner):
        where = {TO_HAND: hand, TO_REMOVED: removed}.get(to, discard)
        yield where.gain(1, owner)
