"""Whether a game is sound: every problem with its place and its reason."""

from typing import Protocol

from companion.rules.game import Game
from companion.rules.problems import Problem


class Speaks(Protocol):
    """The texts of a game, as far as a check needs them."""

    def has(self, key: str, language: str, /) -> bool: ...


def check(game: Game, texts: Speaks) -> list[Problem]:
    return []
