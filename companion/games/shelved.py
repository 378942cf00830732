"""A game as it stands on the shelf, and a file that could not be put there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from companion.rules.game import Game
from companion.rules.problems import Problem
from companion.texts.lookup import Texts
from companion.texts.voice import Voice


@dataclass(frozen=True, slots=True)
class Shelved:
    """`own` games are files of the person who runs the house."""

    game: Game
    texts: Texts
    source: Path
    own: bool = False


@dataclass(frozen=True, slots=True)
class Broken:
    """A file with one reason why it is not (or no longer) on the shelf."""

    source: Path
    problem: Problem

    def say(self, voice: Voice) -> str:
        """File, line and reason in the reader's language."""
        reason = voice(f"problem-{self.problem.key}", **self.problem.facts)
        where = {"file": self.source.name, "reason": reason}
        if self.problem.line is None:
            return voice("shelf-problem_in_file", **where)
        return voice("shelf-problem", line=self.problem.line, **where)


@dataclass(frozen=True, slots=True)
class Found:
    """What one place holds."""

    games: Mapping[str, Shelved] = field(default_factory=dict)
    broken: tuple[Broken, ...] = ()
