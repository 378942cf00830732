"""An attack begins: who attacks, and whom. It then waits for the defender's phone."""

from collections.abc import Iterator

from companion.games.ashes.costs import MAIN
from companion.games.ashes.in_play import is_exhausted
from companion.games.ashes.parts import NOW, attackers, battle, is_living, units
from companion.games.ashes.targets import PHOENIXBORN, at, ready_units, units_of_others
from companion.games.ashes.turn import (
    clear_battle,
    in_turns,
    seat_of,
    take_action,
    the_living,
)
from companion.rules.actions import Action, Need
from companion.rules.events import Announced, Event
from companion.rules.inputs import Pick, SeatPick
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

UNIT = "unit"
DEFEND, STRIKE = "defend", "strike"


# ---- the attack under way --------------------------------------------------


def is_fought(state: Readable) -> bool:
    return battle.has(state, None, NOW)


def attacker(state: Readable) -> int:
    return battle.number(state, None, NOW, "attacker")


def defender(state: Readable) -> int:
    return battle.number(state, None, NOW, "defender")


def is_on_unit(state: Readable) -> bool:
    return battle.get(state, None, NOW, "kind") == UNIT


def target(state: Readable) -> str:
    """The unit attacked, or the unit that guards it."""
    guard = str(battle.get(state, None, NOW, "guard"))
    if guard and guard != PHOENIXBORN:
        return guard
    return str(battle.get(state, None, NOW, "target"))


def is_guarded_by_phoenixborn(state: Readable) -> bool:
    return battle.get(state, None, NOW, "guard") == PHOENIXBORN


def is_defended(state: Readable) -> bool:
    return battle.get(state, None, NOW, "step") == STRIKE


def still_to_strike(state: Readable) -> tuple[str, ...]:
    return tuple(attackers.all(state))


# ---- declaring -------------------------------------------------------------


def attack_phoenixborn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Any number of unexhausted units attack one Phoenixborn."""
    yield from _declare(state, intent, kind=PHOENIXBORN, other=intent.number("target", -1), unit="")


def attack_unit(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Any number of unexhausted units attack one unit."""
    other, unit = at(intent.text("target"))
    must(intent.text("target") != "", "no_target")
    must(units.has(state, other, unit), "unknown_unit")
    yield from _declare(state, intent, kind=UNIT, other=other, unit=unit)


def _declare(
    state: Readable, intent: Intent, *, kind: str, other: int, unit: str
) -> Iterator[Happening]:
    seat, chosen = seat_of(intent), intent.items("attackers")
    must(other in seats_of(state) and is_living(state, other), "unknown_seat")
    must(all(units.has(state, seat, id) for id in chosen), "unknown_unit")
    yield from require(not is_fought(state), "battle_goes_on")
    yield from require(other != seat, "own_side")
    yield from require(chosen, "no_attackers")
    rested = not any(is_exhausted(state, seat, id) for id in chosen)
    yield from require(rested, "exhausted_attacker")
    yield from take_action(state, MAIN)
    yield from clear_battle(state)
    yield battle.place(NOW, kind=kind, attacker=seat, defender=other, target=unit)
    for id in chosen:
        yield attackers.place(id)
    yield Announced("under_attack", other, {"count": len(chosen)})


def call_off(state: Readable, intent: Intent) -> Iterator[Event]:
    """The attack is over without (further) damage: a card stopped it, or it was a mistake."""
    yield from clear_battle(state)


def has_unit_to_attack_with(state: Readable, seat: int) -> bool:
    return any(not is_exhausted(state, seat, id) for id in units.all(state, seat))


def _may_attack(state: Readable, seat: int) -> bool:
    return in_turns(state, seat) and not is_fought(state)


def battle_is_on(state: Readable, seat: int) -> bool:
    return is_fought(state) and is_living(state, seat)


CAN_ATTACK = Need("no_unit_to_attack", has_unit_to_attack_with)

ATTACK_ACTIONS = (
    Action(
        "attack_phoenixborn",
        attack_phoenixborn,
        inputs=(Pick("attackers", choices=ready_units, many=True), SeatPick("target")),
        needs=(CAN_ATTACK,),
        offered=_may_attack,
        icon="sword",
        group="main",
    ),
    Action(
        "attack_unit",
        attack_unit,
        inputs=(
            Pick("attackers", choices=ready_units, many=True),
            Pick("target", choices=units_of_others),
        ),
        needs=(CAN_ATTACK,),
        offered=_may_attack,
        icon="sword",
        group="main",
    ),
    Action(
        "call_off",
        call_off,
        who=the_living,
        offered=battle_is_on,
        quick=True,
        icon="close",
        group="battle",
    ),
)
