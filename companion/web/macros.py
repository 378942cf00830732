"""Small drawings that look the same whenever they are asked for alike: icons, crests, dice."""

from collections.abc import Iterable
from typing import Any

from jinja2 import Environment
from jinja2.runtime import Macro

MOST = 1_500
"""Drawings each macro keeps at hand."""

FIRST = ("kit/icons.html", "kit/ring.html")
"""What others are made with."""

PLAIN = frozenset({str, int, bool, type(None)})


class Remembered:
    """A macro that draws once for each set of plain answers. Macros of the kit are imported
    without context: nothing but their arguments decides what they draw."""

    def __init__(self, macro: Macro) -> None:
        self._macro = macro
        self._known: dict[Any, Any] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not _are_plain(args) or not _are_plain(kwargs.values()):
            return self._macro(*args, **kwargs)
        kinds = tuple(map(type, args))  # True is not 1 on a screen
        key = (args, kinds, *((name, type(value), value) for name, value in kwargs.items()))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST:
                self._known.clear()
            found = self._known[key] = self._macro(*args, **kwargs)
        return found


def _are_plain(values: Iterable[Any]) -> bool:
    return all(type(value) in PLAIN for value in values)


def remember_macros(env: Environment) -> None:
    """Every macro of the kit, but those that wrap what their caller draws."""
    names = env.list_templates(filter_func=lambda name: name.startswith("kit/"))
    for name in sorted(names, key=lambda name: name not in FIRST):
        module = env.get_template(name).module
        for key, macro in vars(module).copy().items():
            if isinstance(macro, Macro) and not macro.caller:
                setattr(module, key, Remembered(macro))
