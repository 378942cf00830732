"""What the answers so far amount to, said while a sheet is still open."""

from collections.abc import Iterator

from companion.games.ashes.attack import attacker, defender, is_fought, is_on_unit, still_to_strike
from companion.games.ashes.costs import cheapest
from companion.games.ashes.defence import declared_blocks
from companion.games.ashes.in_play import attack_of, life_of
from companion.games.ashes.parts import NOW, attackers, battle, hand, life, units, wounds
from companion.games.ashes.paying import known_symbols
from companion.games.ashes.pools import active_dice
from companion.games.ashes.targets import PHOENIXBORN
from companion.rules.hints import Hint
from companion.rules.inputs import Values
from companion.rules.intents import Intent
from companion.rules.state import Readable

HAND = 5


def on_paying(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """Whether the cost can be paid at all."""
    magic = known_symbols(Intent("pay", seat, values).mix("cost"))
    if magic and cheapest(active_dice(state, seat), magic) is None:
        yield Hint("cannot_pay_now")


def on_attacking(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    chosen = Intent("attack", seat, values).items("attackers")
    if seat is not None and chosen:
        total = sum(attack_of(state, seat, id) for id in chosen)
        yield Hint("attack_total", {"total": total, "count": len(chosen)})


def on_drawing(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """How many cards will be drawn, and what is missing hurts."""
    kept = max(0, hand.of(state, seat) - max(0, Intent("draw", seat, values).number("discarded")))
    wanted = max(0, HAND - kept)
    yield Hint("draws", {"count": wanted})


def on_meditating(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    told = Intent("meditate", seat, values)
    cards = max(0, told.number("hand")) + max(0, told.number("draw")) + len(told.items("spells"))
    yield Hint("dice_to_turn", {"count": cards})


def on_striking(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """What the blows amount to before they fall: damage, and whether it destroys."""
    if not is_fought(state):
        return
    deals = Intent("strike", seat, values).mix("deals")
    mine, theirs = attacker(state), defender(state)
    dealt = {id: deals.get(id, attack_of(state, mine, id)) for id in still_to_strike(state)}
    if is_on_unit(state):
        yield Hint("damage_in_all", {"total": sum(dealt.values())})
        return
    through = sum(n for id, n in dealt.items() if not attackers.get(state, None, id, "blocker"))
    yield _hits_phoenixborn(state, through)
    for id, count in dealt.items():
        blocker = str(attackers.get(state, None, id, "blocker"))
        if blocker and units.has(state, theirs, blocker):
            hurt = units.number(state, theirs, blocker, "wounds") + count
            if hurt >= life_of(state, theirs, blocker):
                yield Hint("blocker_destroyed", about=(blocker,))


def on_defending(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """Who stands before whom, and what the blows then come to."""
    if is_fought(state):
        notes = _on_guarding if is_on_unit(state) else _on_blocking
        yield from notes(state, Intent("defend", seat, values))


def _on_blocking(state: Readable, intent: Intent) -> Iterator[Hint]:
    mine, theirs, blocks = defender(state), attacker(state), declared_blocks(intent)
    for id in still_to_strike(state):
        if id in blocks:
            key = "blocks_and_counters" if blocks[id] in intent.items("counters") else "blocks"
            names = {"unit": _called(state, mine, blocks[id]), "card": _called(state, theirs, id)}
            yield Hint(key, names)
    through = (id for id in still_to_strike(state) if id not in blocks)
    yield _hits_phoenixborn(state, sum(attack_of(state, theirs, id) for id in through))


def _on_guarding(state: Readable, intent: Intent) -> Iterator[Hint]:
    guard, mine = intent.text("guard"), defender(state)
    total = sum(attack_of(state, attacker(state), id) for id in still_to_strike(state))
    if guard == PHOENIXBORN:
        yield _hits_phoenixborn(state, total)
        return
    id = guard or str(battle.get(state, None, NOW, "target"))
    name = _called(state, mine, id)
    yield Hint("unit_takes", {"unit": name, "total": total})
    if intent.has("counter"):
        yield Hint("unit_counters", {"unit": name, "total": attack_of(state, mine, id)})


def _hits_phoenixborn(state: Readable, total: int) -> Hint:
    seat = defender(state)
    left = life.of(state, seat) - wounds.of(state, seat)
    return Hint("damage_through", {"total": total, "left": max(0, left - total)})


def _called(state: Readable, seat: int, id: str) -> str:
    """The name a unit was given at the table, else its card."""
    return str(units.get(state, seat, id, "name") or id) if units.has(state, seat, id) else id
