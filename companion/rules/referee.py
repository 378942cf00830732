"""From an intent to what really happens: actions, what follows from them, ends and turns."""

from collections.abc import Iterable, Iterator, Mapping

from companion.rules.actions import Action
from companion.rules.apply import apply, settle
from companion.rules.ends import ALWAYS, AT_ONCE, ROUND_END, TURN_END
from companion.rules.events import EndCalled, EndRearmed, Event, Overrode, Staged, Turned
from companion.rules.game import Game
from companion.rules.intents import Intent
from companion.rules.refusal import Refusal, Refused
from companion.rules.state import (
    CLOSING,
    PLAYING,
    Ending,
    Person,
    Readable,
    Scalar,
    State,
    Turn,
    Value,
)
from companion.rules.turns import (
    Advance,
    Happening,
    Hook,
    first_turn,
    next_in_phase,
    next_phase,
    next_round,
)

DEEPEST = 500
"""More consequences than this for one tap is a mistake in a game, not a game."""


class Now:
    """The state while an action is under way: it moves on with every event that is yielded."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    @property
    def options(self) -> Mapping[str, Scalar]:
        return self.state.options

    @property
    def people(self) -> tuple[Person, ...]:
        return self.state.people

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def ending(self) -> Ending | None:
        return self.state.ending

    @property
    def stage(self) -> str:
        return self.state.stage

    @property
    def size(self) -> int:
        return self.state.size

    def value(self, part: str, seat: int | None) -> Value:
        return self.state.value(part, seat)


def game_of(state: Readable) -> Game:
    """The game under way. Actions are always run by the referee, so their state is a Now."""
    assert isinstance(state, Now)
    return state.game


class Referee:
    """Carries out one intent. `anyway` turns refusals into a note that they were overridden."""

    def __init__(self, game: Game, state: State, *, anyway: bool = False) -> None:
        self.game = game
        self.now = Now(game, state)
        self.anyway = anyway
        self.overridden: list[Refusal] = []

    def carry_out(self, happenings: Iterable[Happening]) -> tuple[Event, ...]:
        self.run(happenings)
        if self.overridden:
            reasons = tuple(dict.fromkeys(refusal.key for refusal in self.overridden))
            facts = {
                name: fact for refusal in self.overridden for name, fact in refusal.facts.items()
            }
            self.now.events.append(Overrode(reasons, facts))
        return tuple(self.now.events)

    def run(self, happenings: Iterable[Happening]) -> None:
        for item in happenings:
            if isinstance(item, Refusal):
                self.refuse(item)
            elif isinstance(item, Advance):
                self.run(self.go_on(item))
            else:
                self.happen(item)

    def refuse(self, refusal: Refusal) -> None:
        if not self.anyway:
            raise Refused(refusal)
        self.overridden.append(refusal)

    def happen(self, event: Event) -> None:
        settled = settle(self.game, self.now.state, event)
        if settled is None:
            return
        if len(self.now.events) > DEEPEST:
            raise RecursionError(f"{self.game.key}: consequences without end at {settled}")
        before = self.now.state
        self.now.state = apply(self.game, before, settled)
        self.now.events.append(settled)
        for part in _touched(settled):
            for follow in self.game.follows_for(part):
                self.run(follow.then(before, self.now, settled))
        if self.game.ends and before.stage == PLAYING:
            self.run(self.rearm_ends())
            self.run(self.call_ends(ALWAYS))

    def rearm_ends(self) -> Iterator[Happening]:
        """An end that people lifted may be called again once it no longer holds."""
        for end in self.game.ends if self.now.state.lifted else ():
            if end.key in self.now.state.lifted and not end.is_met(self.now):
                yield EndRearmed(end.key)

    def call_ends(self, moment: str) -> Iterator[Happening]:
        """The first end that is met is called, once; later ones change nothing."""
        if self.now.ending is not None or self.now.stage != PLAYING:
            return
        for end in self.game.ends:
            if end.key in self.now.state.lifted:
                continue
            if end.checked == moment and end.is_met(self.now):
                seat = self.now.turn.active
                yield EndCalled(end.key, seat, self.now.turn.round, end.last_round(self.now))
                if end.calls is not None:
                    yield from end.calls(self.now, seat)
                if end.then == AT_ONCE:
                    yield Staged(CLOSING)
                return

    def go_on(self, wish: Advance) -> Iterator[Happening]:
        if wish.what == "begin":
            yield from self.open_turn(first_turn(self.game.turns, self.now))
            return
        if wish.what == "turn":
            yield from self._hook(self.game.turns.turn_closing)
            yield from self.call_ends(TURN_END)
            upcoming = next_in_phase(self.game.turns, self.now)
            if upcoming is not None:
                yield from self.open_turn(upcoming)
                return
        if self.now.stage == PLAYING:
            yield from self.leave_phase()

    def leave_phase(self) -> Iterator[Happening]:
        upcoming = next_phase(self.game.turns, self.now)
        if upcoming is not None:
            yield from self.open_turn(upcoming)
            return
        if self.now.turn.round > 0:
            yield from self._hook(self.game.turns.round_closing)
            yield from self.call_ends(ROUND_END)
        if self.is_last_round_over():
            yield Staged(CLOSING)
        elif self.now.stage == PLAYING:
            if self.now.turn.round > 0:
                yield from self._hook(self.game.turns.between_rounds)
            yield from self.open_turn(next_round(self.game.turns, self.now))

    def is_last_round_over(self) -> bool:
        ending = self.now.ending
        return ending is not None and self.now.turn.round >= ending.last_round

    def open_turn(self, upcoming: Turned) -> Iterator[Happening]:
        if self.now.stage != PLAYING:
            return
        turn = self.now.turn
        is_new_phase = (upcoming.round, upcoming.phase) != (turn.round, turn.phase)
        yield upcoming
        if is_new_phase:
            yield from self._hook(self.game.turns.phase(upcoming.phase).opening)
        if upcoming.active is not None:
            yield from self._hook(self.game.turns.turn_opening)

    def _hook(self, hook: Hook | None) -> Iterator[Happening]:
        if hook is not None:
            yield from hook(self.now)


def _touched(event: Event) -> tuple[str, ...]:
    part = getattr(event, "part", "")
    target = getattr(event, "to_part", None)
    return (part,) if target is None or target == part else (part, target)


def carry_out(game: Game, state: State, action: Action, intent: Intent) -> tuple[Event, ...]:
    """The events of the intent, or Refused with the reasons; nothing is changed here."""
    referee = Referee(game, state, anyway=intent.anyway)

    def happenings() -> Iterator[Happening]:
        yield from action.against(referee.now, intent.seat)
        yield from action.decide(referee.now, intent)

    return referee.carry_out(happenings())
