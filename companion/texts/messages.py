"""What a .ftl file says: its messages, their placeholders, and the lines nobody can read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr")
DEEPEST = 12
"""How many braces may be open at once."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A piece of a file that is no message: where it stands, and why."""

    line: int
    reason: str


@dataclass(frozen=True)
class Messages:
    """One language of one source. Attributes are named `key.attribute`."""

    source: str

    @cached_property
    def resource(self) -> ast.Resource:
        """Nobody writes braces that deep but to break something. Where each word stands is left
        out: it would take more memory than the words."""
        return FluentParser(with_spans=False).parse(self.source if self._too_deep == 0 else "")

    @cached_property
    def _too_deep(self) -> int:
        """The line on which braces are nested too deep; 0 where they are not."""
        depth = 0
        for at, sign in enumerate(self.source):
            depth += (sign == "{") - (sign == "}")
            if depth > DEEPEST:
                return self.source.count("\n", 0, at) + 1
        return 0

    @cached_property
    def unreadable(self) -> tuple[Unreadable, ...]:
        if self._too_deep:
            return (Unreadable(self._too_deep, "too many braces inside one another"),)
        has_junk = any(isinstance(item, ast.Junk) for item in self.resource.body)
        return tuple(self._junk()) if has_junk else ()

    def _junk(self) -> Iterator[Unreadable]:
        for item in FluentParser(with_spans=True).parse(self.source).body:
            if isinstance(item, ast.Junk):
                reason = item.annotations[0].message if item.annotations else ""
                start = item.span.start if item.span else 0
                yield Unreadable(self.source.count("\n", 0, start) + 1, reason or "unreadable")

    @cached_property
    def placeholders(self) -> Mapping[str, frozenset[str]]:
        """Every key with the names of the facts it speaks of."""
        found: dict[str, frozenset[str]] = {}
        for item in self.resource.body:
            if isinstance(item, ast.Message):
                key = item.id.name
                if item.value is not None:
                    found[key] = _names_in(item.value)
                for attribute in item.attributes:
                    found[f"{key}.{attribute.id.name}"] = _names_in(attribute.value)
        return found

    @cached_property
    def repeated(self) -> tuple[str, ...]:
        """Keys that are said twice; only the first would ever be heard."""
        keys = [item.id.name for item in self.resource.body if isinstance(item, ast.Message)]
        return tuple(dict.fromkeys(key for key in keys if keys.count(key) > 1))


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _names_in(pattern: ast.Pattern) -> frozenset[str]:
    visitor = _Names()
    visitor.visit(pattern)
    return frozenset(visitor.names)
