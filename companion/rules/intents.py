"""What somebody asks for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.rules.state import Scalar

Answer = Scalar | tuple[Scalar, ...] | Mapping[str, Scalar]

MOST_DIGITS = 9
"""No table counts further; what is longer was not meant as a number."""


@dataclass(frozen=True, slots=True)
class Intent:
    """An action for a seat with its answers. `seat` is None for the table as a whole."""

    action: str
    seat: int | None = None
    values: Mapping[str, Answer] = field(default_factory=dict)
    anyway: bool = False

    def number(self, key: str, default: int = 0) -> int:
        return _number(self.values.get(key), default)

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key)
        return default if value is None else str(value)

    def has(self, key: str) -> bool:
        """True when a yes/no answer is yes, or a list answer is not empty."""
        return bool(self.values.get(key))

    def items(self, key: str) -> tuple[str, ...]:
        """A list answer (cards picked, seats chosen), always as a tuple of strings."""
        value = self.values.get(key)
        if value is None or value == "":
            return ()
        return tuple(str(v) for v in value) if isinstance(value, tuple) else (str(value),)

    def mix(self, key: str) -> dict[str, int]:
        """An answer of counts by kind (stones paid)."""
        value = self.values.get(key)
        if not isinstance(value, Mapping):
            return {}
        return {kind: _number(count, 0) for kind, count in value.items()}


def _number(value: object, default: int) -> int:
    """What was typed where a number belongs; anything else counts as not answered."""
    if isinstance(value, int):
        return int(value)
    text = value.strip().replace("−", "-") if isinstance(value, str) else ""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= MOST_DIGITS else default


def intent_to_plain(intent: Intent) -> dict[str, Any]:
    plain: dict[str, Any] = {"action": intent.action, "seat": intent.seat}
    if intent.values:
        plain["values"] = dict(intent.values)
    if intent.anyway:
        plain["anyway"] = True
    return plain


def intent_from_plain(plain: Mapping[str, Any]) -> Intent:
    values = {k: tuple(v) if isinstance(v, list) else v for k, v in plain.get("values", {}).items()}
    return Intent(plain["action"], plain.get("seat"), values, bool(plain.get("anyway")))
