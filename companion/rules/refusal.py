"""Why not: a rule check speaks against an intent, and a person may do it anyway."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.rules.state import Scalar


@dataclass(frozen=True, slots=True)
class Refusal:
    """`key` names the reason in the game's texts; `facts` fill its placeholders."""

    key: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)


class Refused(Exception):
    """The intent was not carried out; nothing was written."""

    def __init__(self, *refusals: Refusal, may_override: bool = True) -> None:
        super().__init__(", ".join(refusal.key for refusal in refusals))
        self.refusals = refusals
        self.may_override = may_override


def require(condition: object, key: str, **facts: Scalar) -> Iterator[Refusal]:
    """A rule check: yields its reason unless the condition holds. It can be overridden."""
    if not condition:
        yield Refusal(key, facts)


def must(condition: object, key: str, **facts: Scalar) -> None:
    """A check without which the intent has no meaning (an unknown card): cannot be overridden."""
    if not condition:
        raise Refused(Refusal(key, facts), may_override=False)
