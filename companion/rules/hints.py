"""What a player should think of: said beside the table, never in the way of anything."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from companion.rules.inputs import Values
from companion.rules.state import Readable, Scalar


@dataclass(frozen=True, slots=True)
class Hint:
    """`hint-<key>` with these facts says it.
    `about` names the cards it speaks of, so that a screen can light them up."""

    key: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)
    about: tuple[str, ...] = ()


Notes = Callable[[Readable, int | None, Values], Iterable[Hint]]
"""What is worth knowing while an action's questions are being answered."""
