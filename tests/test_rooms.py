"""The house rules, read from the source itself: who may import whom, and how long things are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "companion"
ROOMS = sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each room may import of ours. App, server and command line know all.
MAY_KNOW = {
    "rules": set(),
    "games": {"rules"},
    "table": {"rules"},
    "storage": {"table.entry", "table.store"},
    "live": set(),
    "vision": set(),
    "texts": set(),
    "network": set(),
    "web": {"rules", "table", "live", "texts", "network", "vision", "config"},
    "cli": {""},
}
# Where a part from outside may be used at all.
ONLY_IN = {
    "flask": {"web", "app", "cli"},
    "werkzeug": {"web", "app"},
    "sqlalchemy": {"storage"},
    "alembic": {"storage"},
    "sqlite3": {"storage"},
    "psycopg": {"storage"},
    "cv2": {"vision"},
    "numpy": {"vision"},
    "click": {"cli"},
    "rich": {"cli"},
    "qrcode": {"network"},
    "ifaddr": {"network"},
    "zeroconf": {"network"},
    "trustme": {"network"},
    "gevent": {"server", "handler", "live", "storage", "web", "app"},
}
# No clock, no chance, no input or output where the rules are.
IMPURE = {
    *("time", "datetime", "random", "secrets", "uuid", "os", "io", "sys", "socket", "subprocess"),
    *("threading", "asyncio", "logging", "shutil", "tempfile", "glob", "urllib", "http", "locale"),
}
VAGUE = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "service", "base"}


def room_of(module: Path) -> str:
    inside = module.relative_to(PACKAGE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


@cache
def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def imports_of(module: Path) -> Iterator[str]:
    """Every name imported, wherever it stands, relative ones spelled out."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(node, module)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def origin_of(node: ast.ImportFrom, module: Path) -> str:
    if not node.level:
        return node.module or ""
    home = module.parents[node.level - 1].relative_to(PACKAGE.parent)
    return ".".join([*home.parts, *([node.module] if node.module else [])])


def ours(module: Path) -> Iterator[str]:
    for name in imports_of(module):
        if name.startswith("companion."):
            yield name.removeprefix("companion.")


def is_within(name: str, allowed: set[str]) -> bool:
    return any(name == one or not one or name.startswith(f"{one}.") for one in allowed)


def name_of(module: Path) -> str:
    return str(module.relative_to(PACKAGE))


def test_every_room_has_a_rule_here() -> None:
    assert set(ROOMS) <= set(MAY_KNOW)


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_room_imports_only_what_it_may_know(module: Path) -> None:
    room = room_of(module)
    if room in MAY_KNOW:
        allowed = MAY_KNOW[room] | {room}
        assert [name for name in ours(module) if not is_within(name, allowed)] == []


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_part_from_outside_stays_in_its_room(module: Path) -> None:
    room = room_of(module)
    outside = {name.partition(".")[0] for name in imports_of(module)}
    assert [part for part in outside if room not in ONLY_IN.get(part, {room})] == []


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_rules_and_games_are_pure(module: Path) -> None:
    if room_of(module) in {"rules", "games"}:
        assert {name.partition(".")[0] for name in imports_of(module)} & IMPURE == set()


@pytest.mark.parametrize("room", ROOMS)
def test_a_sentence_stands_on_every_door(room: str) -> None:
    said = ast.get_docstring(tree_of(PACKAGE / room / "__init__.py"))
    assert said, f"companion/{room}/__init__.py opens with what the room may and may not do"


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_module_is_named_after_its_concept(module: Path) -> None:
    assert not VAGUE & {part.removesuffix(".py") for part in module.relative_to(PACKAGE).parts}


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_a_file_fits_in_one_look_and_so_does_a_function(module: Path) -> None:
    lines = len(module.read_text(encoding="utf-8").splitlines())
    assert lines <= 300 or room_of(module) == "games"  # a game may be as long as its rulebook
    assert [name for name, length in functions_of(module) if length > 40] == []


def functions_of(module: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
