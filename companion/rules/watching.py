"""A table that notices when a rule reaches for something that is not there."""

from collections.abc import Mapping

from companion.rules.game import Game
from companion.rules.referee import Now
from companion.rules.scores import FINAL
from companion.rules.state import Scalar, State, Value
from companion.rules.turns import FIRST


def strange_place(game: Game, part: str, seat: int | None) -> str:
    """Why there is no such value, as the key of a problem; empty when there is."""
    if part == FIRST or part.startswith(FINAL):
        return ""
    owner = game.owners.get(part)
    if owner is None:
        return "unknown_part"
    return "" if owner.shared == (seat is None) else "wrong_place"


class Watching(Now):
    """Remembers what was read and is not declared, each thing once."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self.strange: dict[tuple[str, str], None] = {}

    def value(self, part: str, seat: int | None) -> Value:
        reason = strange_place(self.game, part, seat)
        if reason:
            self.strange[reason, part] = None
        return super().value(part, seat)


class WatchedOptions(dict[str, Scalar]):
    """Options that remember the names they were asked for and do not have."""

    def __init__(self, options: Mapping[str, Scalar]) -> None:
        super().__init__(options)
        self.unknown: dict[str, None] = {}

    def get(self, key: str, default: Scalar = None) -> Scalar:  # type: ignore[override]
        if key not in self:
            self.unknown[key] = None
        return super().get(key, default)

    def __missing__(self, key: str) -> Scalar:
        self.unknown[key] = None
        return None
