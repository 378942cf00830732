"""Paying with magic stones: no change is given, and no stone may be superfluous."""

from collections.abc import Iterator, Mapping
from itertools import product

from companion.games.vale.terms import COLOURS, Stones

Counts = Mapping[str, int]
MOST_STONES = 24
"""Nobody pays with more stones of one colour than this."""


def worth(stones: Counts, values: Counts) -> int:
    return sum(values[colour] * stones.get(colour, 0) for colour in COLOURS)


def is_enough(paid: Counts, values: Counts, *, price: int) -> bool:
    return worth(paid, values) >= price


def has_superfluous(paid: Counts, values: Counts, *, price: int) -> bool:
    """Whether a stone could be taken back and the price would still be met."""
    least = min((values[colour] for colour in COLOURS if paid.get(colour, 0)), default=None)
    return least is not None and worth(paid, values) - least >= price


def is_legal(paid: Counts, values: Counts, *, price: int) -> bool:
    return is_enough(paid, values, price=price) and not has_superfluous(paid, values, price=price)


def legal_payments(stones: Counts, values: Counts, *, price: int) -> tuple[Stones, ...]:
    """Every legal payment out of these stones: least overpaid first, then fewest stones."""
    useful = {c: min(stones.get(c, 0), _most_useful(values[c], price)) for c in COLOURS}
    legal = [paid for paid in _subsets(useful) if is_legal(paid, values, price=price)]
    return tuple(sorted(legal, key=lambda paid: (worth(paid, values), sum(paid.values()))))


def _most_useful(value: int, price: int) -> int:
    """More stones of one colour than meet the price alone are superfluous."""
    return min(MOST_STONES, -(-price // value))


def _subsets(stones: Counts) -> Iterator[Stones]:
    counts = (range(max(0, stones.get(colour, 0)) + 1) for colour in COLOURS)
    for chosen in product(*counts):
        yield dict(zip(COLOURS, chosen, strict=True))
