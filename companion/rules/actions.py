"""What can be done: pure functions from a state and an intent to events."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from companion.rules.events import Event
from companion.rules.hints import Notes
from companion.rules.inputs import Input
from companion.rules.intents import Intent
from companion.rules.parts import Options
from companion.rules.refusal import Refusal
from companion.rules.state import PLAYING, Readable, seats_of
from companion.rules.turns import Happening

Decide = Callable[[Readable, Intent], Iterable[Happening]]
Who = Callable[[Readable], Collection[int]]


def active_seat(state: Readable) -> Collection[int]:
    """Only the seat whose turn it is; everybody while nobody's turn it is."""
    active = state.turn.active
    return seats_of(state) if active is None else (active,)


def every_seat(state: Readable) -> Collection[int]:
    return seats_of(state)


def idle_seats(state: Readable) -> Collection[int]:
    """Everybody but the one whose turn it is."""
    return tuple(seat for seat in seats_of(state) if seat != state.turn.active)


@dataclass(frozen=True, slots=True)
class Need:
    """A condition for an action that does not depend on its answers, with its refusal key."""

    key: str
    holds: Callable[[Readable, int], bool]


@dataclass(frozen=True, kw_only=True)
class Action:
    """`who` may do it now; `needs` say why it may be illegal; `inputs` are asked first.
    `offered` hides the action where it makes no sense at all.
    `notes` tell what the answers so far amount to, before it is done.
    `once_seen` marks actions whose meaning depends on what was on the screen ("end turn").
    `quick` actions stand beside the main ones; `private` ones hide their answers from others."""

    key: str = field(kw_only=False)
    decide: Decide = field(kw_only=False)
    inputs: tuple[Input, ...] = ()
    who: Who = active_seat
    needs: tuple[Need, ...] = ()
    offered: Callable[[Readable, int], bool] | None = None
    notes: Notes | None = None
    stages: tuple[str, ...] = (PLAYING,)
    once_seen: bool = False
    quick: bool = False
    private: bool = False
    icon: str = ""
    group: str = ""
    played_with: Callable[[Options], bool] | None = None

    def is_offered(self, state: Readable, seat: int) -> bool:
        if state.stage not in self.stages:
            return False
        if self.played_with is not None and not self.played_with(state.options):
            return False
        return self.offered is None or self.offered(state, seat)

    def against(self, state: Readable, seat: int | None) -> Iterator[Refusal]:
        """Everything that speaks against doing it now, whatever the answers."""
        if seat is not None and seat not in self.who(state):
            yield Refusal("not_your_turn")
        for need in self.needs:
            if seat is not None and not need.holds(state, seat):
                yield Refusal(need.key)


Effect = Callable[[Readable, int | None], Iterable[Event]]


def does(*effects: Effect) -> Decide:
    """An action that is just a list of effects on the acting seat."""

    def decide(state: Readable, intent: Intent) -> Iterator[Happening]:
        for effect in effects:
            yield from effect(state, intent.seat)

    return decide
