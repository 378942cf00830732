"""Texts bound to one language: what screens and reports speak with."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import Protocol

from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal

Fact = int | float | str | bool | None | Sequence[int | str | bool | None]


class Source(Protocol):
    def say(self, key: str, language: str, /, **facts: Fact) -> str: ...
    def has(self, key: str, language: str, /) -> bool: ...


class Voice:
    """`voice("part-life", count=3)` says a message; `voice.has(key)` tells whether it can."""

    __slots__ = ("_source", "language")

    def __init__(self, source: Source, language: str) -> None:
        self._source = source
        self.language = language

    def __call__(self, key: str, /, **facts: Fact) -> str:
        return self._source.say(key, self.language, **facts)

    def has(self, key: str) -> bool:
        return self._source.has(key, self.language)

    def short(self, key: str, /, **facts: Fact) -> str:
        """The form for narrow places where there is one, else the full one."""
        brief = f"{key}.short"
        return self(brief if self.has(brief) else key, **facts)

    def optional(self, key: str, /, **facts: Fact) -> str:
        """The message, or nothing where nobody wrote one (a help, a tagline)."""
        return self(key, **facts) if self.has(key) else ""

    def number(self, value: int | float) -> str:
        """As the language writes it, with a true minus sign."""
        return _written(value, self.language)

    def signed(self, value: int) -> str:
        """A change: +3, −2, and ±0 as 0."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def names(self, names: Sequence[str]) -> str:
        """Ana, Ben and Cleo."""
        return format_list(list(names), locale=self.language) if names else ""

    def day(self, moment: datetime) -> str:
        return format_date(moment, format="long", locale=self.language)

    def short_day(self, moment: datetime) -> str:
        """16 Nov 2026, 16 nov. 2026: for narrow places."""
        return format_date(moment, format="d MMM y", locale=self.language)

    def clock(self, moment: datetime) -> str:
        return format_time(moment, format="short", locale=self.language)


@lru_cache(4096)
def _written(value: int | float, language: str) -> str:
    return format_decimal(value, locale=language).replace("-", "−")


def message_key(kind: str, name: str) -> str:
    """`part` and `stones.red` make `part-stones-red`: message keys know no dots of ours."""
    return f"{kind}-{name.replace('.', '-')}"
