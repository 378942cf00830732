"""The defender's answer: blockers, or a guard, and whether to counter."""

from collections.abc import Collection, Iterator, Mapping

from companion.games.ashes.attack import (
    STRIKE,
    attacker,
    battle_is_on,
    defender,
    is_fought,
    is_on_unit,
    still_to_strike,
    target,
)
from companion.games.ashes.in_play import attack_of, has_ability, is_exhausted, life_of
from companion.games.ashes.parts import NOW, attackers, battle, units
from companion.games.ashes.targets import PHOENIXBORN, ready_units, unit_choice
from companion.games.ashes.units import GUARD
from companion.rules.actions import Action
from companion.rules.inputs import Choice, Mix, Pairing, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening


def defend(state: Readable, intent: Intent) -> Iterator[Happening]:
    """May be declared again as long as no blow has fallen."""
    must(is_fought(state), "no_battle")
    if is_on_unit(state):
        yield from _guard(state, intent)
    else:
        yield from _block(state, intent)
    yield battle.mark(NOW, "step", STRIKE)


# ---- an attack on a Phoenixborn --------------------------------------------


def _block(state: Readable, intent: Intent) -> Iterator[Happening]:
    """At most one unexhausted blocker for each attacker; a blocker may counter."""
    seat, blocks, counters = defender(state), declared_blocks(intent), intent.items("counters")
    must(all(units.has(state, seat, id) for id in blocks.values()), "unknown_unit")
    yield from require(len(set(blocks.values())) == len(blocks), "blocks_twice")
    rested = not any(is_exhausted(state, seat, id) for id in blocks.values())
    yield from require(rested, "exhausted_blocker")
    yield from require(set(counters) <= set(blocks.values()), "only_blockers_counter")
    for id in still_to_strike(state):
        blocker = blocks.get(id, "")
        yield attackers.mark(id, "blocker", blocker)
        yield attackers.mark(id, "counter", bool(blocker) and blocker in counters)


def declared_blocks(intent: Intent) -> dict[str, str]:
    """Attacker → blocker, as declared."""
    given = intent.values.get("blocks")
    pairs = given if isinstance(given, Mapping) else {}
    return {str(id): str(blocker) for id, blocker in pairs.items() if blocker}


# ---- an attack on a unit ---------------------------------------------------


def _guard(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The Phoenixborn may guard even when exhausted; so may one unexhausted Unit Guard."""
    seat, guard = defender(state), intent.text("guard")
    if guard and guard != PHOENIXBORN:
        must(units.has(state, seat, guard), "unknown_unit")
        yield from require(can_guard(state, seat, guard), "cannot_guard")
    yield battle.mark(NOW, "guard", guard)
    counters = intent.has("counter")
    if counters:
        is_unit = guard != PHOENIXBORN
        yield from require(is_unit, "phoenixborn_never_counters")
        is_rested = is_unit and not is_exhausted(state, seat, target(state))
        yield from require(is_rested, "exhausted_counter")
    yield battle.mark(NOW, "counter", counters)
    yield from _split(state, intent, counters=counters)


def _split(state: Readable, intent: Intent, *, counters: bool) -> Iterator[Happening]:
    """The countering unit deals its attack once, shared out as the defender likes."""
    damage = attack_of(state, defender(state), target(state)) if counters else 0
    shares = intent.mix("split") if counters else {}
    if counters and not any(shares.values()):
        shares = proposed_split(state, damage)
    yield from require(sum(shares.values()) == damage, "split_differs", damage=damage)
    for id in still_to_strike(state):
        yield attackers.mark(id, "takes", max(0, shares.get(id, 0)))


def proposed_split(state: Readable, damage: int) -> dict[str, int]:
    """As many attackers destroyed as can be: the weakest first, what is left on the last."""
    seat, left = attacker(state), damage
    shares = dict.fromkeys(still_to_strike(state), 0)
    for id in sorted(shares, key=lambda id: _stamina(state, seat, id)):
        shares[id] = min(left, _stamina(state, seat, id))
        left -= shares[id]
    last = next(reversed(shares), None)
    if last is not None:
        shares[last] += left
    return shares


def _stamina(state: Readable, seat: int, id: str) -> int:
    """How much damage it takes to destroy the unit."""
    return max(0, life_of(state, seat, id) - units.number(state, seat, id, "wounds"))


def can_guard(state: Readable, seat: int, id: str) -> bool:
    return has_ability(state, seat, id, GUARD) and not is_exhausted(state, seat, id)


# ---- questions -------------------------------------------------------------


def _on_unit(state: Readable, seat: int | None, values: Values) -> bool:
    return is_fought(state) and is_on_unit(state)


def _on_phoenixborn(state: Readable, seat: int | None, values: Values) -> bool:
    return is_fought(state) and not is_on_unit(state)


def striking(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    if is_fought(state):
        for id in still_to_strike(state):
            yield unit_choice(state, attacker(state), id, value=id)


def _blocking(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    blocks = values.get("blocks")
    chosen = set(blocks.values()) if isinstance(blocks, Mapping) else set()
    for choice in ready_units(state, seat, values):
        if not chosen or choice.value in chosen:
            yield choice


def _guards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield Choice("", "guard-none")
    yield Choice(PHOENIXBORN, "guard-phoenixborn")
    if seat is not None and is_fought(state):
        for id in units.all(state, seat):
            if can_guard(state, seat, id) and id != battle.get(state, None, NOW, "target"):
                yield unit_choice(state, seat, id, value=id)


def _counters(state: Readable, seat: int | None, values: Values) -> bool:
    return _on_unit(state, seat, values) and values.get("guard") != PHOENIXBORN


def _splits(state: Readable, seat: int | None, values: Values) -> bool:
    return _counters(state, seat, values) and bool(values.get("counter"))


def _split_start(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    if not is_fought(state):
        return {}
    guard = str(values.get("guard") or "")
    unit = guard if guard and guard != PHOENIXBORN else target(state)
    return proposed_split(state, attack_of(state, defender(state), unit))


def _the_defender(state: Readable) -> Collection[int]:
    return (defender(state),) if is_fought(state) else ()


DEFEND_ACTION = Action(
    "defend",
    defend,
    inputs=(
        Pairing("blocks", rows=striking, choices=ready_units, asked=_on_phoenixborn),
        Pick("counters", choices=_blocking, many=True, optional=True, asked=_on_phoenixborn),
        Pick("guard", choices=_guards, start="", optional=True, asked=_on_unit),
        YesNo("counter", start=False, asked=_counters),
        Mix("split", kinds_of=striking, start=_split_start, optional=True, asked=_splits),
    ),
    who=_the_defender,
    offered=battle_is_on,
    icon="shield",
    group="battle",
)
