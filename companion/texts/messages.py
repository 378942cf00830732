"""What a .ftl file says: its messages, their placeholders, and the lines nobody can read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr")


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
        return FluentResource(self.source)

    @cached_property
    def unreadable(self) -> tuple[Unreadable, ...]:
        return tuple(self._junk())

    def _junk(self) -> Iterator[Unreadable]:
        for item in self.resource.body:
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
