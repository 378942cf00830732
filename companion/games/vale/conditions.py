"""When an action makes sense, and what speaks against it whatever the answers."""

from collections.abc import Callable

from companion.games.vale.parts import arena, extension
from companion.games.vale.standing import is_over_limit
from companion.games.vale.terms import LAST_ROUND
from companion.rules.actions import Need
from companion.rules.state import Readable

Offered = Callable[[Readable, int], bool]


def in_phase(*phases: str) -> Offered:
    return lambda state, seat: state.turn.phase in phases


def only_in(*phases: str) -> Need:
    return Need(f"not_in_{phases[0]}", in_phase(*phases))


within_limit = Need("over_limit", lambda state, seat: not is_over_limit(state, seat))
"""Whoever holds too many stones first chooses what to keep."""


def arena_limit(state: Readable, seat: int) -> int:
    """One more creature each round, and what the extension gives."""
    return max(1, min(state.turn.round, LAST_ROUND)) + extension.of(state, seat)


def has_room(state: Readable, seat: int) -> bool:
    return arena.count(state, seat) < arena_limit(state, seat)


def banish_price(state: Readable) -> int:
    return max(1, state.turn.round)
