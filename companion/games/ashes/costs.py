"""What things cost, and the cheapest legal way to pay: power for class, class for basic."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

CEREMONIAL, CHARM, ILLUSION, NATURAL = "ceremonial", "charm", "illusion", "natural"
TYPES = (CEREMONIAL, CHARM, ILLUSION, NATURAL)

POWER, CLASS, BASIC = "power", "class", "basic"
FACES = (POWER, CLASS, BASIC)
SIDES = (POWER, CLASS, CLASS, CLASS, BASIC, BASIC)
"""The six sides of every die."""

SYMBOLS = (BASIC, *(f"{kind}_{face}" for kind in TYPES for face in (CLASS, POWER)))
"""What a cost can ask for: basic magic, or a class or power symbol of one type."""

MAIN, SIDE, FREE = "main", "side", "free"
"""The action a cost takes; reactions and the like take none."""

_RANK = {BASIC: 0, CLASS: 1, POWER: 2}


@dataclass(frozen=True, slots=True)
class Cost:
    """`exhaust` puts a token on the card itself; `discard` so many cards from the hand."""

    action: str = FREE
    magic: Mapping[str, int] = field(default_factory=dict)
    exhaust: bool = False
    discard: int = 0


def cost(written: str) -> Cost:
    """A cost as the catalogue writes it: "main exhaust 1 natural_class 2 basic"."""
    action, exhaust, magic, discard = FREE, False, {}, 0
    words = iter(written.split())
    for word in words:
        if word in (MAIN, SIDE):
            action = word
        elif word == "exhaust":
            exhaust = True
        else:
            symbol = next(words)
            if symbol == "discard":
                discard = int(word)
            else:
                magic[symbol] = int(word)
    return Cost(action, magic, exhaust, discard)


@dataclass(frozen=True, slots=True)
class Die:
    id: str
    kind: str
    face: str


def can_pay(die: Die, symbol: str) -> bool:
    """Any face is basic magic; a class or power symbol wants its own type, as high or higher."""
    if symbol == BASIC:
        return True
    kind, _, face = symbol.partition("_")
    return die.kind == kind and _RANK[die.face] >= _RANK[face]


def symbols_in(magic: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(symbol for symbol, count in magic.items() for _ in range(count))


def cheapest(dice: Iterable[Die], magic: Mapping[str, int]) -> tuple[str, ...] | None:
    """The dice that pay with as little power, then as few class symbols, as can be.
    None when the cost cannot be paid.

    Sets of dice that can each take a symbol form a matroid, so taking the plainest die
    that still fits, one after the other, is never wrong."""
    wanted = symbols_in(magic)
    taken: dict[int, Die] = {}
    for die in sorted(dice, key=lambda die: _RANK[die.face]):
        if len(taken) == len(wanted):
            break
        _fit(die, wanted, taken, set())
    return tuple(_in_order(taken)) if len(taken) == len(wanted) else None


def _fit(die: Die, wanted: Sequence[str], taken: dict[int, Die], tried: set[int]) -> bool:
    """Give the die a symbol, moving others to another symbol of theirs where that helps."""
    for at, symbol in enumerate(wanted):
        if at in tried or not can_pay(die, symbol):
            continue
        tried.add(at)
        holder = taken.get(at)
        if holder is None or _fit(holder, wanted, taken, tried):
            taken[at] = die
            return True
    return False


def _in_order(taken: Mapping[int, Die]) -> Iterator[str]:
    for at in sorted(taken):
        yield taken[at].id


def pays(dice: Sequence[Die], magic: Mapping[str, int]) -> bool:
    """Whether exactly these dice pay the cost, none short and none over."""
    return len(dice) == sum(magic.values()) and cheapest(dice, magic) is not None
