"""What an alteration may be attached to."""

from collections.abc import Iterator

from companion.games.ashes.in_play import attack_of, has_ability
from companion.games.ashes.units import ALTERATIONS, ILLUSION_UNIT
from companion.rules.refusal import Refusal, require
from companion.rules.state import Readable

WEAK = 2


def fits(state: Readable, card: str, *, seat: int, unit: str) -> Iterator[Refusal]:
    """Massive Growth wants a weak unit, Bring Forth an illusion; others take any."""
    known = ALTERATIONS.get(card)
    if known is None:
        return
    is_weak = attack_of(state, seat, unit) <= WEAK
    yield from require(is_weak or not known.weak_only, "too_strong", most=WEAK)
    is_illusion = has_ability(state, seat, unit, ILLUSION_UNIT)
    yield from require(is_illusion or not known.illusions_only, "no_illusion")
