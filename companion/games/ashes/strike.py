"""Blows: computed from what lies there, shown first, changed by anybody, applied in order."""

from collections.abc import Collection, Iterator, Mapping

from companion.games.ashes.attack import (
    attacker,
    battle_is_on,
    clear_battle,
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
    chosen = tuple(id for id in intent.items("order") if id in still_to_strike(state))
    deals, takes = _told(intent, "deals"), _told(intent, "takes")
    if is_on_unit(state):
        yield from _all_at_once(state, deals, takes)
    else:
        for id in chosen or still_to_strike(state):
            yield from _one_blow(state, id, deals, takes)
    if not still_to_strike(state):
        yield from clear_battle(state)


def _told(intent: Intent, key: str) -> Mapping[str, int]:
    """Damage that a person changed; what nobody touched is computed."""
    return {id: max(0, count) for id, count in intent.mix(key).items()}


# ---- an attack on a Phoenixborn --------------------------------------------


def _one_blow(
    state: Readable, id: str, deals: Mapping[str, int], takes: Mapping[str, int]
) -> Iterator[Event]:
    """Unblocked it hits the Phoenixborn; blocked it hits the blocker, which may hit back."""
    mine, theirs = attacker(state), defender(state)
    blocker = str(attackers.get(state, None, id, "blocker"))
    counters = bool(attackers.get(state, None, id, "counter"))
    dealt = deals.get(id, damage_by(state, id))
    taken = takes.get(id, damage_to(state, id)) if counters else 0
    yield attackers.remove(id)
    if blocker:
        yield units.alter(blocker, "wounds", dealt, theirs)
        yield units.alter(id, "wounds", taken, mine)
        if counters:
            yield units.alter(blocker, "exhaustion", 1, theirs)
        yield units.alter(id, "exhaustion", 1, mine)
        return
    yield units.alter(id, "exhaustion", 1, mine)
    if is_living(state, theirs):
        yield wounds.gain(dealt, theirs)


# ---- an attack on a unit ---------------------------------------------------


def _all_at_once(
    state: Readable, deals: Mapping[str, int], takes: Mapping[str, int]
) -> Iterator[Event]:
    """The attacks are summed up; a counter hits back at the same time."""
    mine, theirs, unit = attacker(state), defender(state), target(state)
    striking_units = still_to_strike(state)
    total = sum(deals.get(id, damage_by(state, id)) for id in striking_units)
    counters = bool(battle.get(state, None, NOW, "counter"))
    back = {id: takes.get(id, damage_to(state, id)) for id in striking_units} if counters else {}
    by_phoenixborn = is_guarded_by_phoenixborn(state)
    if not by_phoenixborn:
        yield units.alter(unit, "wounds", total, theirs)
    for id in striking_units:
        yield units.alter(id, "wounds", back.get(id, 0), mine)
    if counters:
        yield units.alter(unit, "exhaustion", 1, theirs)
    for id in striking_units:
        yield units.alter(id, "exhaustion", 1, mine)
        yield attackers.remove(id)
    if by_phoenixborn:
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
