"""Reads the tables of a game's file: typed values, or the place and the reason why not."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from companion.rules.problems import Place, Problem, Unsound
from companion.rules.state import Scalar

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
HIGHEST = 1_000_000
"""No game at a table counts further than this, up or down."""

Made = TypeVar("Made")


class Table:
    """One table of the file. What was never asked for is a word we do not know."""

    def __init__(self, data: Mapping[str, Any], at: Place = ()) -> None:
        self.data, self.at = data, at
        self.known: dict[str, None] = {}

    def has(self, key: str) -> bool:
        self.known[key] = None
        return key in self.data

    def raw(self, key: str) -> Any:
        return self.data[key] if self.has(key) else None

    def wrong(self, reason: str, key: str | None = None, **facts: Scalar) -> NoReturn:
        at = self.at if key is None else (*self.at, key)
        raise Unsound([Problem(reason, facts, at)])

    def text(self, key: str, default: str | None = None) -> str:
        value = self.raw(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            self.wrong("missing" if value is None else "not_text", key, name=key)
        return value

    def word(self, key: str, words: Sequence[str], default: str | None = None) -> str:
        """One of a few words."""
        value = self.text(key, default)
        if value not in words:
            self.wrong("unknown_word", key, name=value, known=", ".join(words))
        return value

    def whole(self, key: str, default: int | None = None) -> int:
        value = self.raw(key)
        if value is None and default is not None:
            return default
        if value is None:
            self.wrong("missing", key, name=key)
        return self.number(value, key)

    def number(self, value: object, *steps: str | int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise Unsound([Problem("not_a_number", {"name": str(steps[0])}, (*self.at, *steps))])
        if abs(value) > HIGHEST:
            facts: dict[str, Scalar] = {"name": str(steps[0]), "most": HIGHEST}
            raise Unsound([Problem("number_too_large", facts, (*self.at, *steps))])
        return value

    def maybe(self, key: str) -> int | None:
        return self.whole(key) if self.has(key) else None

    def yes(self, key: str) -> bool:
        value = self.raw(key)
        if value is not None and not isinstance(value, bool):
            self.wrong("not_yes_no", key, name=key)
        return bool(value)

    def items(self, key: str) -> list[Any]:
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong("not_a_list", key, name=key)
        return value

    def table(self, key: str) -> "Table":
        value = self.raw(key)
        if value is not None and not isinstance(value, dict):
            self.wrong("not_a_table", key, name=key)
        return Table(value or {}, (*self.at, key))

    def named(self, key: str) -> Iterator[tuple[str, "Table"]]:
        """The tables below this one, each by its name: [parts.fish], [parts.nets]."""
        section = self.table(key)
        for name in section.data:
            section.check_name(name)
            yield name, section.table(name)

    def check_name(self, name: str) -> None:
        if not NAME.fullmatch(name):
            self.wrong("bad_name", name, name=name)

    def done(self) -> None:
        """Complains about the first word nobody asked for."""
        for key in self.data:
            if key not in self.known:
                near = get_close_matches(key, self.known, n=1)
                if near:
                    self.wrong("unknown_word_near", key, name=key, near=near[0])
                self.wrong("unknown_word", key, name=key, known=", ".join(sorted(self.known)))


def as_table(value: object, at: Place) -> Table:
    if not isinstance(value, dict):
        raise Unsound([Problem("not_a_table", {"name": str(at[-1])}, at)])
    return Table(value, at)


class Collected:
    """Goes on after a mistake, so that a person learns of several at once."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def each(self, file: Table, section: str, make: Callable[[str, Table], Made]) -> list[Made]:
        made: list[Made] = []
        try:
            named = list(file.named(section))
        except Unsound as unsound:
            self.problems += unsound.problems
            return made
        for name, table in named:
            try:
                made.append(make(name, table))
                table.done()
            except Unsound as unsound:
                self.problems += unsound.problems
        return made

    def stop_if_any(self) -> None:
        if self.problems:
            raise Unsound(self.problems)
