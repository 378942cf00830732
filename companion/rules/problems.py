"""What is wrong with the definition of a game: a reason by key, and the place it stands at."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.rules.state import Scalar

Place = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Its text is `problem-<key>` with these facts; `at` leads there: ("ends", "harbour_full").
    `line` is known where the game is a file."""

    key: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)
    at: Place = ()
    line: int | None = None

    def __str__(self) -> str:
        """For people who write games in Python; screens say it in the reader's language."""
        place = ".".join(str(step) for step in self.at)
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{place or 'game'}: {self.key}" + (f" ({told})" if told else "")


class Unsound(Exception):
    """A game that cannot be put on the shelf."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(str(problem) for problem in self.problems))


def problem(key: str, at: Place = (), /, **facts: Scalar) -> Problem:
    return Problem(key, facts, at)
