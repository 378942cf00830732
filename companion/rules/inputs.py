"""What an action asks before it is done. Screens draw the questions; rules read the answers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.rules.intents import Answer
from companion.rules.parts import Bound
from companion.rules.state import Readable, Scalar

Values = Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose. `text` is a message key, or the words themselves when `said`."""

    value: Scalar
    text: str = ""
    icon: str = ""
    said: bool = False
    facts: Mapping[str, Scalar] = field(default_factory=dict)


Asked = Callable[[Readable, int | None, Values], bool]


@dataclass(frozen=True, kw_only=True)
class Input:
    """`asked` tells whether the question stands, given the answers so far."""

    kind: ClassVar[str] = "text"
    key: str = field(kw_only=False)
    start: Callable[[Readable, int | None, Values], Answer] | Answer = None
    optional: bool = False
    asked: Asked | None = None

    def begins(self, state: Readable, seat: int | None, values: Values) -> Answer:
        return self.start(state, seat, values) if callable(self.start) else self.start


@dataclass(frozen=True, kw_only=True)
class TextInput(Input):
    kind: ClassVar[str] = "text"
    longest: int = 60


@dataclass(frozen=True, kw_only=True)
class NumberInput(Input):
    kind: ClassVar[str] = "number"
    at_least: Bound = 0
    at_most: Bound = None


@dataclass(frozen=True, kw_only=True)
class YesNo(Input):
    kind: ClassVar[str] = "yes_no"


@dataclass(frozen=True, kw_only=True)
class Pick(Input):
    """One of several, or (`many`) any number of them.
    `drawn`: so many may be drawn at random, where a table would shuffle;
    `pile`: what is drawn from, where the list itself would tell a secret."""

    kind: ClassVar[str] = "pick"
    choices: Callable[[Readable, int | None, Values], Iterable[Choice]] = field(
        default=lambda state, seat, values: ()
    )
    many: bool = False
    drawn: int = 0
    pile: Callable[[Readable, int | None, Values], Iterable[Scalar]] | None = None


@dataclass(frozen=True, kw_only=True)
class SeatPick(Input):
    """A player, or several; oneself only where `myself`."""

    kind: ClassVar[str] = "seat"
    many: bool = False
    myself: bool = False


@dataclass(frozen=True, kw_only=True)
class Mix(Input):
    """Counts by kind: which stones are paid. `most` says how many of each are there;
    `offers` are whole answers that one tap can give (every legal payment).
    `kinds_of` names the kinds where they depend on the table (damage for each attacker)."""

    kind: ClassVar[str] = "mix"
    kinds: tuple[str, ...] = ()
    kinds_of: Callable[[Readable, int | None, Values], Iterable[Choice]] | None = None
    most: Callable[[Readable, int | None, Values], Mapping[str, int]] | None = None
    offers: Callable[[Readable, int | None, Values], Iterable[Mapping[str, int]]] | None = None


@dataclass(frozen=True, kw_only=True)
class Pairing(Input):
    """For each row one of the choices, or none: which unit blocks which attacker.
    The answer maps the value of a row to the value of its choice."""

    kind: ClassVar[str] = "pairing"
    rows: Callable[[Readable, int | None, Values], Iterable[Choice]] = field(
        default=lambda state, seat, values: ()
    )
    choices: Callable[[Readable, int | None, Values], Iterable[Choice]] = field(
        default=lambda state, seat, values: ()
    )


@dataclass(frozen=True, kw_only=True)
class CardInput(Input):
    """A card by its id, with the facts printed on it; the notebook fills in what it remembers.
    `deck` names the notebook's drawer; `facts` are the fields asked for when not remembered.
    Each fact is an input of its own in the same action, under the same key.
    `likely` names the ids to offer first."""

    kind: ClassVar[str] = "card"
    deck: str = ""
    facts: tuple[str, ...] = ()
    likely: Callable[[Readable, int | None, Values], Iterable[str]] | None = None


@dataclass(frozen=True, kw_only=True)
class DiceInput(Input):
    """Faces of dice, by colour: tapped in, read by camera, or rolled by the app.
    `faces` are the sides of a die: a face on three sides stands there three times.

    For a camera: `kind_of` says which kind each die is where several are alike (else each is a
    kind of its own); `kinds` lists all kinds there are, so that drawn faces can be taught;
    `paint` is the colour of a kind's plastic where the kind is not called by it."""

    kind: ClassVar[str] = "dice"
    colours: Callable[[Readable, int | None, Values], Iterable[str]] = field(
        default=lambda state, seat, values: ()
    )
    faces: tuple[Scalar, ...] = (1, 2, 3, 4, 5, 6)
    kinds: tuple[str, ...] = ()
    kind_of: Callable[[Readable, int | None, str], str] | None = None
    paint: Mapping[str, str] = field(default_factory=dict)

    @property
    def has_pips(self) -> bool:
        """Whether these are ordinary dice; else somebody must teach a camera their faces."""
        return all(face in range(1, 7) for face in self.faces)

    def kind_at(self, state: Readable, seat: int | None, die: str) -> str:
        return self.kind_of(state, seat, die) if self.kind_of else die
