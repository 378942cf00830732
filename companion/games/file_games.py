"""Games as one file each, in a folder that people may change while we run."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from stat import S_ISREG

from companion.games.shelved import Broken, Found, Shelved
from companion.rules.check import check
from companion.rules.problems import Problem, Unsound, problem
from companion.rules.toml_game import LARGEST, ReadGame, read_game
from companion.texts.lookup import Texts, app_texts

KEPT = ".kept"
"""Where the last good copy of each file lies, for tables that are still played by it."""

Stamp = tuple[int, int, int]


def key_of(source: Path) -> str:
    """The file's name is the game's name: "Our Rummy.toml" becomes our_rummy."""
    return re.sub(r"[^a-z0-9]+", "_", source.stem.lower()).strip("_")


def shelve_file(source: Path) -> Shelved:
    """Reads, builds and checks; raises Unsound with every reason found."""
    read = read_file(source)
    texts = Texts(read.messages, under=app_texts())
    if problems := [*_unreadable(read, texts)] or check(read.game, texts):
        raise Unsound(read.located(problems))
    return Shelved(read.game, texts, source)


def read_file(source: Path) -> ReadGame:
    """Reads and builds, without the check that the contract of our own games keeps anyway."""
    key = key_of(source)
    if not key or not key[0].isalpha():
        raise Unsound([problem("bad_file_name", file=source.name)])
    return read_game(key, _text_of(source))


def _unreadable(read: ReadGame, texts: Texts) -> Iterator[Problem]:
    """Texts with a brace too many; told where they stand in the file, not in what we made of it."""
    for language, messages in texts.messages.items():
        lines = read.messages[language].splitlines()
        for trouble in messages.unreadable:
            key = lines[min(trouble.line, len(lines)) - 1].partition(" =")[0]
            at = read.places.get(key, ())
            yield problem("unreadable_text", at, name=key, error=trouble.reason)


def _text_of(source: Path) -> str:
    try:
        if source.stat().st_size > LARGEST:
            raise Unsound([problem("too_large", most=LARGEST // 1024)])
        return source.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unsound([problem("not_utf8", error=str(error.reason))]) from error
    except OSError as error:
        raise Unsound([problem("cannot_read", error=str(error.strerror))]) from error


class FileGames:
    """The games folder. A file that turns bad keeps its last good game until it is good again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stamps: dict[Path, Stamp] = {}
        self._good: dict[Path, Shelved] = {}
        self._bad: dict[Path, tuple[Broken, ...]] = {}

    def has_changed(self) -> bool:
        return self._look() != self._stamps

    def read(self) -> Found:
        stamps = self._look()
        for source, stamp in stamps.items():
            if self._stamps.get(source) != stamp:
                self._read_one(source)
        self._stamps = stamps
        return self._found(stamps)

    def _found(self, sources: Iterable[Path]) -> Found:
        """Two files of one name: the first stands on the shelf, the other is told so."""
        games: dict[str, Shelved] = {}
        broken: list[Broken] = []
        for source in sources:
            broken += self._bad.get(source, ())
            shelved = self._good.get(source)
            if shelved is not None and games.setdefault(shelved.game.key, shelved) is not shelved:
                broken.append(Broken(source, problem("same_key", (), name=shelved.game.key)))
        return Found(games, tuple(broken))

    def kept(self, key: str) -> Shelved | None:
        """The last good version of a game whose file is gone or bad."""
        copy = self.folder / KEPT / f"{key}.toml"
        try:
            return replace(shelve_file(copy), own=True) if copy.is_file() else None
        except Unsound:
            return None

    def _look(self) -> dict[Path, Stamp]:
        stamps: dict[Path, Stamp] = {}
        for source in sorted(self.folder.glob("*.toml")):
            with suppress(OSError):  # gone since we looked
                about = source.stat()
                if S_ISREG(about.st_mode):
                    stamps[source] = (about.st_mtime_ns, about.st_size, about.st_ino)
        return stamps

    def _read_one(self, source: Path) -> None:
        try:
            shelved = shelve_file(source)
        except Unsound as unsound:
            self._bad[source] = tuple(Broken(source, reason) for reason in unsound.problems)
            if source not in self._good and (kept := self.kept(key_of(source))):
                self._good[source] = replace(kept, source=source)
        else:
            self._bad.pop(source, None)
            self._good[source] = replace(shelved, own=True)
            self._keep(source, shelved.game.key)

    def _keep(self, source: Path, key: str) -> None:
        """A folder that cannot be written to is no reason to refuse a game."""
        kept = self.folder / KEPT
        with suppress(OSError):
            kept.mkdir(exist_ok=True)
            (kept / f"{key}.toml").write_bytes(source.read_bytes())
