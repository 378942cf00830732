"""Ways a game can be opened: by number of seats and by its options, each tried at least once."""

from collections.abc import Iterator

from companion.rules.apply import apply
from companion.rules.events import Opened, Seated
from companion.rules.game import Game, Option
from companion.rules.house import HOUSE
from companion.rules.intents import Intent
from companion.rules.parts import Setup
from companion.rules.referee import carry_out
from companion.rules.state import Scalar, State


def values_of(option: Option) -> tuple[Scalar, ...]:
    return option.choices or (False, True)


def option_mixes(game: Game) -> Iterator[dict[str, Scalar]]:
    """The usual options, then each option turned to each of its values on its own."""
    usual = game.default_options()
    yield usual
    for option in game.options:
        for value in values_of(option):
            mix = {**usual, option.key: value}
            if value != option.start and (option.only_if is None or option.only_if(mix)):
                yield mix


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with the usual options, every other mix with the fewest seats."""
    for at, mix in enumerate(option_mixes(game)):
        for size in game.seats if at == 0 else game.seats[:1]:
            yield Setup(size, mix)


def lobby_state(game: Game, setup: Setup) -> State:
    """A table with somebody on every seat, before the game begins."""
    state = apply(game, State(), Opened(game.key, setup.options, setup.size))
    for seat in range(setup.size):
        state = apply(game, state, Seated(seat, f"P{seat + 1}", seat + 1))
    return state


def opening_state(game: Game, setup: Setup) -> State:
    """The table as it lies when play begins."""
    state = lobby_state(game, setup)
    for event in carry_out(game, state, HOUSE["start"], Intent("start", 0, {"first": setup.first})):
        state = apply(game, state, event)
    return state
