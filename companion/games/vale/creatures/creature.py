"""One creature card: what is printed on it, and what the app knows of its effects."""

from dataclasses import dataclass, field

from companion.games.vale.effects import Effect
from companion.games.vale.position import Card
from companion.games.vale.terms import HOURGLASS, INSTANT, LASTING


@dataclass(frozen=True, kw_only=True)
class Creature:
    """`new` creatures come with Artifacts. A `lasting` effect is a word the rules know by name
    (stone values, prices, bonuses), so it needs no formula here."""

    name: str = field(kw_only=False)
    family: str = field(kw_only=False)
    cost: int = field(kw_only=False)
    instant: Effect | None = None
    hourglass: Effect | None = None
    lasting: bool = False
    new: bool = False

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "_").replace("-", "_")

    @property
    def kinds(self) -> tuple[str, ...]:
        has = {INSTANT: self.instant, LASTING: self.lasting, HOURGLASS: self.hourglass}
        return tuple(kind for kind, there in has.items() if there)

    def effect(self, kind: str) -> Effect | None:
        return {INSTANT: self.instant, HOURGLASS: self.hourglass}.get(kind)

    def card(self) -> Card:
        return Card(self.id, self.family, self.cost, self.kinds)
