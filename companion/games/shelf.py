"""All games we know: those in the box, and those a person put into the games folder."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.games.box import boxed_games
from companion.games.file_games import FileGames
from companion.games.shelved import Broken, Shelved
from companion.rules.check import check
from companion.rules.game import Game
from companion.texts.lookup import Texts

GLANCE = 1.0
"""Seconds between two looks at the games folder."""


class UnknownGame(LookupError):
    """No game of that name stands on the shelf."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """One look at the shelf; replaced as a whole, so that readers never see half of it."""

    games: dict[str, Shelved]
    broken: tuple[Broken, ...]


class Shelf:
    """Looks at changed files again when asked, at most once a second.
    A person's file takes the place of a game in the box that has the same name."""

    def __init__(
        self, folder: Path | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._box = boxed_games()
        self._own = FileGames(folder) if folder is not None else None
        self._clock = clock
        self._looked = clock()
        self._seen = self._look()

    def game(self, key: str) -> Game:
        return self.shelved(key).game

    def texts(self, key: str) -> Texts:
        """The game's texts over those of the app."""
        return self.shelved(key).texts

    def shelved(self, key: str) -> Shelved:
        """The game by its name, also one whose file is gone since: its tables still need it."""
        found = self._fresh().games.get(key) or (self._own.kept(key) if self._own else None)
        if found is None:
            raise UnknownGame(key)
        return found

    def all(self) -> tuple[Game, ...]:
        return tuple(shelved.game for shelved in self._fresh().games.values())

    def __iter__(self) -> Iterator[Shelved]:
        return iter(tuple(self._fresh().games.values()))

    def __contains__(self, key: object) -> bool:
        return key in self._fresh().games

    def problems(self) -> tuple[Broken, ...]:
        """What is broken now, file by file; the last good version of a file is still played."""
        return self._fresh().broken

    def check(self) -> tuple[Broken, ...]:
        """What is broken, after a thorough look at every game, those in the box included."""
        unsound = [
            Broken(shelved.source, problem)
            for shelved in self
            for problem in check(shelved.game, shelved.texts)
        ]
        return (*self.problems(), *unsound)

    def _fresh(self) -> _Seen:
        now = self._clock()
        if now - self._looked >= GLANCE:
            self._looked = now
            if self._own is not None and self._own.has_changed():
                self._seen = self._look()
        return self._seen

    def _look(self) -> _Seen:
        games, broken = dict(self._box.games), self._box.broken
        if self._own is not None:
            own = self._own.read()
            games |= own.games
            broken += own.broken
        return _Seen(games, broken)
