"""On which line of a TOML file each thing stands. The file is known to be valid TOML."""

import re
from collections.abc import Mapping

from companion.rules.problems import Place

SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY = re.compile(r"""[ \t]*("(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*(\.?)""")
BARE = re.compile(r"[^,\]}\n#]*")
STRINGS = (
    re.compile(r'"""(?:\\.|[^\\])*?"""+', re.DOTALL),
    re.compile(r"'''.*?'''+", re.DOTALL),
    re.compile(r'"(?:\\.|[^"\\])*"'),
    re.compile(r"'[^']*'"),
)


class Lines:
    """`line_of(("ends", "dark"))` is the line of that table, or of what surrounds it."""

    def __init__(self, source: str) -> None:
        self._known: Mapping[Place, int] = _Scan(source).lines

    def line_of(self, at: Place) -> int | None:
        for length in range(len(at), 0, -1):
            if at[:length] in self._known:
                return self._known[at[:length]]
        return None


class _Scan:
    """Walks through the file once and notes the line of every key and every list item."""

    def __init__(self, source: str) -> None:
        self.source, self.here = source, 0
        self.lines: dict[Place, int] = {}
        self.counts: dict[Place, int] = {}
        table: Place = ()
        while self.skip(SPACE):
            if self.source[self.here] == "[":
                table = self.header()
            else:
                self.pair(table)

    def skip(self, pattern: re.Pattern[str]) -> bool:
        """Goes past the pattern; False at the end of the file."""
        if match := pattern.match(self.source, self.here):
            self.here = match.end()
        return self.here < len(self.source)

    def note(self, at: Place, line: int) -> None:
        for length in range(1, len(at) + 1):
            self.lines.setdefault(at[:length], line)

    def line(self) -> int:
        return self.source.count("\n", 0, self.here) + 1

    def keys(self) -> Place:
        found: list[str] = []
        while match := KEY.match(self.source, self.here):
            self.here = match.end()
            found.append(match[1].strip("\"'"))
            if not match[2]:
                break
        return tuple(found)

    def header(self) -> Place:
        line, is_list = self.line(), self.source.startswith("[[", self.here)
        self.here += 2 if is_list else 1
        at = self.keys()
        self.here += 2 if is_list else 1
        if is_list:
            self.counts[at] = self.counts.get(at, -1) + 1
            at = (*at, self.counts[at])
        self.note(at, line)
        return at

    def pair(self, table: Place) -> None:
        line = self.line()
        at = (*table, *self.keys())
        self.here = self.source.index("=", self.here) + 1
        self.note(at, line)
        self.value(at)

    def value(self, at: Place) -> None:
        self.skip(SPACE)
        opened = self.source[self.here]
        if opened == "[":
            self.many(at, "]")
        elif opened == "{":
            self.many(at, "}")
        elif not any(self._passes(pattern) for pattern in STRINGS):
            self.skip(BARE)

    def _passes(self, pattern: re.Pattern[str]) -> bool:
        was = self.here
        self.skip(pattern)
        return self.here > was

    def many(self, at: Place, close: str) -> None:
        """The items of a list, or the pairs of an inline table."""
        self.here += 1
        index = 0
        while self.skip(SPACE) and self.source[self.here] != close:
            if close == "}":
                self.pair(at)
            else:
                self.note((*at, index), self.line())
                self.value((*at, index))
                index += 1
            self.skip(SPACE)
            if self.source[self.here] == ",":
                self.here += 1
        self.here += 1
