"""The house rules, read from the source itself: who may import whom, and how long things are."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "companion"
ROOMS = sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each room may import of ours. App, server and command line know all.
MAY_KNOW = {
    "rules": set(),
    "games": {"rules"},  # each game of itself and of rules, never of another game
    "shelf": {"games", "rules", "texts"},  # the modules in games/ that find the games
    "table": {"rules"},
    "storage": {"table.entry", "table.store"},
    "live": set(),
    "vision": set(),
    "texts": set(),
    "network": set(),
    "web": {
        *("rules", "table", "live", "texts", "network", "vision", "config"),
        *("games.shelf", "games.shelved"),
    },
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

LONGEST_FILE = 300
LONGEST_FUNCTION = 40


def room_of(module: Path) -> str:
    parts = module.relative_to(PACKAGE).with_suffix("").parts
    return "shelf" if parts[0] == "games" and len(parts) == 2 else parts[0]


def home_of(module: Path) -> str:
    """What a module may always import: its own room, or for a game its own folder."""
    parts = module.relative_to(PACKAGE).parts
    return ".".join(parts[:2]) if room_of(module) == "games" else parts[0]


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


def test_a_room_imports_only_what_it_may_know() -> None:
    assert offences(foreign_rooms) == {}


def foreign_rooms(module: Path) -> list[str]:
    room = room_of(module)
    if room not in MAY_KNOW:
        return []
    allowed = MAY_KNOW[room] | {home_of(module)}
    return [name for name in ours(module) if not is_within(name, allowed)]


def test_a_part_from_outside_stays_in_its_room() -> None:
    assert offences(misplaced_parts) == {}


def misplaced_parts(module: Path) -> list[str]:
    room = room_of(module)
    outside = {name.partition(".")[0] for name in imports_of(module)}
    return sorted(part for part in outside if room not in ONLY_IN.get(part, {room}))


def test_rules_and_games_are_pure() -> None:
    assert offences(impurities) == {}


def impurities(module: Path) -> list[str]:
    if room_of(module) not in {"rules", "games"}:
        return []
    return sorted({name.partition(".")[0] for name in imports_of(module)} & IMPURE)


@pytest.mark.parametrize("room", ROOMS)
def test_a_sentence_stands_on_every_door(room: str) -> None:
    said = ast.get_docstring(tree_of(PACKAGE / room / "__init__.py"))
    assert said, f"companion/{room}/__init__.py opens with what the room may and may not do"


def test_a_module_is_named_after_its_concept() -> None:
    assert offences(vague_names) == {}


def vague_names(module: Path) -> list[str]:
    return sorted(VAGUE & set(module.relative_to(PACKAGE).with_suffix("").parts))


def test_a_file_fits_in_one_look() -> None:
    """A game may be as long as its rulebook, if it reads like it."""
    lengths = {name_of(module): len(lines_of(module)) for module in MODULES if not is_game(module)}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def is_game(module: Path) -> bool:
    return room_of(module) == "games"


def lines_of(module: Path) -> list[str]:
    return module.read_text(encoding="utf-8").splitlines()


def test_a_function_fits_in_one_look() -> None:
    assert offences(long_functions) == {}


def long_functions(module: Path) -> list[str]:
    return [
        node.name
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]


def offences(find: Callable[[Path], list[str]]) -> dict[str, list[str]]:
    return {name_of(module): found for module in MODULES if (found := find(module))}
