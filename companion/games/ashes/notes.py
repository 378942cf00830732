"""What the answers so far amount to, said while a sheet is still open."""

from collections.abc import Iterator

from companion.games.ashes.attack import attacker, defender, is_fought, is_on_unit, still_to_strike
from companion.games.ashes.costs import cheapest
from companion.games.ashes.in_play import attack_of, life_of
from companion.games.ashes.parts import attackers, hand, life, units, wounds
from companion.games.ashes.paying import known_symbols
from companion.games.ashes.pools import active_dice
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
    left = life.of(state, theirs) - wounds.of(state, theirs)
    yield Hint("damage_through", {"total": through, "left": max(0, left - through)})
    for id, count in dealt.items():
        blocker = str(attackers.get(state, None, id, "blocker"))
        if blocker and units.has(state, theirs, blocker):
            hurt = units.number(state, theirs, blocker, "wounds") + count
            if hurt >= life_of(state, theirs, blocker):
                yield Hint("blocker_destroyed", about=(blocker,))
