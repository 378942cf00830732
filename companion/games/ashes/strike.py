"""Blows: computed from what lies there, shown first, changed by anybody, applied in order."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.ashes.attack import (
    attacker,
    battle_is_on,
    defender,
    is_defended,
    is_fought,
    is_guarded_by_phoenixborn,
    is_on_unit,
    still_to_strike,
    target,
)
from companion.games.ashes.defence import striking
from companion.games.ashes.in_play import attack_of
from companion.games.ashes.parts import NOW, attackers, battle, is_living, units, wounds
from companion.games.ashes.turn import clear_battle
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.inputs import Mix, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening


def damage_by(state: Readable, id: str) -> int:
    """What an attacker deals."""
    return attack_of(state, attacker(state), id)


def damage_to(state: Readable, id: str) -> int:
    """What an attacker takes from a counter."""
    if is_on_unit(state):
        return attackers.number(state, None, id, "takes")
    if not attackers.get(state, None, id, "counter"):
        return 0
    return attack_of(state, defender(state), str(attackers.get(state, None, id, "blocker")))


def strike(state: Readable, intent: Intent) -> Iterator[Happening]:
    """All blows in the attacker's order, or only the first few: the rest follow later."""
    must(is_fought(state), "no_battle")
    yield from require(is_defended(state), "defender_first")
    mine, theirs = attacker(state), defender(state)
    if is_on_unit(state):
        blows = [_blow(state, id, intent) for id in still_to_strike(state)]
        yield from _all_at_once(state, blows, mine=mine, theirs=theirs)
    else:
        for blow in [_blow(state, id, intent) for id in _chosen(state, intent)]:
            yield from _one_blow(state, blow, mine=mine, theirs=theirs)
    if is_fought(state) and not still_to_strike(state):
        yield from clear_battle(state)


def _chosen(state: Readable, intent: Intent) -> tuple[str, ...]:
    """The attackers that strike now, in the attacker's order; all of them if none is named."""
    named = tuple(id for id in intent.items("order") if id in still_to_strike(state))
    return named or still_to_strike(state)


def _told(intent: Intent, key: str) -> Mapping[str, int]:
    """Damage that a person changed; what nobody touched is computed."""
    return {id: max(0, count) for id, count in intent.mix(key).items()}


@dataclass(frozen=True, slots=True)
class Blow:
    """One attacker's blow, computed before the first one falls."""

    id: str
    blocker: str
    counters: bool
    dealt: int
    taken: int


def _blow(state: Readable, id: str, intent: Intent) -> Blow:
    deals, takes = _told(intent, "deals"), _told(intent, "takes")
    on_unit = is_on_unit(state)
    counters = battle.get(state, None, NOW, "counter") if on_unit else None
    return Blow(
        id,
        blocker=str(attackers.get(state, None, id, "blocker")),
        counters=bool(counters if on_unit else attackers.get(state, None, id, "counter")),
        dealt=deals.get(id, damage_by(state, id)),
        taken=takes.get(id, damage_to(state, id)),
    )


# ---- an attack on a Phoenixborn --------------------------------------------


def _one_blow(state: Readable, blow: Blow, *, mine: int, theirs: int) -> Iterator[Event]:
    """Unblocked it hits the Phoenixborn; blocked it hits the blocker, which may hit back."""
    yield attackers.remove(blow.id)
    if blow.blocker:
        yield units.alter(blow.blocker, "wounds", blow.dealt, theirs)
    if blow.counters:
        yield units.alter(blow.id, "wounds", blow.taken, mine)
        yield units.alter(blow.blocker, "exhaustion", 1, theirs)
    yield units.alter(blow.id, "exhaustion", 1, mine)
    if not blow.blocker and is_living(state, theirs):
        yield wounds.gain(blow.dealt, theirs)


# ---- an attack on a unit ---------------------------------------------------


def _all_at_once(
    state: Readable, blows: Sequence[Blow], *, mine: int, theirs: int
) -> Iterator[Event]:
    """The attacks are summed up; a counter hits back at the same time."""
    total, unit = sum(blow.dealt for blow in blows), target(state)
    by_phoenixborn = is_guarded_by_phoenixborn(state)
    counters = [blow for blow in blows if blow.counters]
    for blow in blows:
        yield attackers.remove(blow.id)
    if not by_phoenixborn:
        yield units.alter(unit, "wounds", total, theirs)
    for blow in counters:
        yield units.alter(blow.id, "wounds", blow.taken, mine)
    if counters:
        yield units.alter(unit, "exhaustion", 1, theirs)
    for blow in blows:
        yield units.alter(blow.id, "exhaustion", 1, mine)
    if by_phoenixborn and is_living(state, theirs):
        yield wounds.gain(total, theirs)


# ---- questions -------------------------------------------------------------


def _in_order(state: Readable, seat: int | None, values: Values) -> tuple[str, ...]:
    return still_to_strike(state)


def _dealt(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    if not is_fought(state):
        return {}
    return {id: damage_by(state, id) for id in still_to_strike(state)}


def _taken(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    if not is_fought(state):
        return {}
    return {id: damage_to(state, id) for id in still_to_strike(state)}


def _the_attacker(state: Readable) -> Collection[int]:
    return (attacker(state),) if is_fought(state) else ()


def _blows_one_by_one(state: Readable, seat: int | None, values: Values) -> bool:
    return is_fought(state) and not is_on_unit(state)


STRIKE_ACTION = Action(
    "strike",
    strike,
    inputs=(
        Pick("order", choices=striking, many=True, start=_in_order, asked=_blows_one_by_one),
        Mix("deals", kinds_of=striking, start=_dealt, optional=True),
        Mix("takes", kinds_of=striking, start=_taken, optional=True),
    ),
    who=_the_attacker,
    offered=battle_is_on,
    icon="sword",
    group="battle",
)
