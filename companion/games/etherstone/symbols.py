"""The symbols on a card that say when its abilities may be used, and which a die triggers."""

from collections.abc import Iterable, Iterator

from companion.games.etherstone.parts import COLOURS, in_play, leader_abilities
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.state import Readable

VALUES = tuple(str(face) for face in range(1, 7))
RANGES = {"1>3": range(1, 4), "4>6": range(4, 7)}
MOMENTS = {
    "precast": "clock",
    "instant": "bolt",
    "persistent": "refresh",
    "attack": "attack",
    "endgame": "flag",
}
"""The other symbols, each with its drawing."""

LEADER = "leader"
"""How the Leader card is named where one of your cards is chosen."""


def symbol_choices(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for colour in COLOURS:
        yield Choice(colour, f"colour-{colour}", icon=colour)
    for symbol in (*VALUES, *RANGES):
        yield Choice(symbol, symbol, said=True)
    for moment, drawing in MOMENTS.items():
        yield Choice(moment, f"moment-{moment}", icon=drawing)


SYMBOLS = Pick("abilities", choices=symbol_choices, many=True, optional=True)


def written(symbols: Iterable[str]) -> str:
    """As a record keeps them: parted by spaces, each once."""
    return " ".join(dict.fromkeys(symbols))


def is_triggered(abilities: str, colour: str, value: int) -> bool:
    """Whether a die of this colour and value triggers one of the abilities."""
    symbols = abilities.split()
    in_range = any(value in RANGES[symbol] for symbol in symbols if symbol in RANGES)
    return colour in symbols or str(value) in symbols or in_range


def triggered(state: Readable, seat: int, colour: str, value: int) -> tuple[str, ...]:
    """The seat's cards with an ability for this die; the Leader first. Exhausted ones count."""
    return tuple(
        card
        for card, abilities in _abilities(state, seat)
        if is_triggered(abilities, colour, value)
    )


def with_moment(state: Readable, seat: int, moment: str) -> tuple[str, ...]:
    """The seat's cards with an ability for this moment: an Attack, the end of the game."""
    return tuple(card for card, abilities in _abilities(state, seat) if moment in abilities.split())


def _abilities(state: Readable, seat: int) -> Iterator[tuple[str, str]]:
    yield LEADER, leader_abilities.of(state, seat)
    for card in in_play.all(state, seat):
        yield card, str(in_play.get(state, seat, card, "abilities") or "")
