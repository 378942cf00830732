"""A game is a value: parts, actions, turns, ends, scores and tiebreaks, declared once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from companion.rules.actions import Action
from companion.rules.ends import End
from companion.rules.events import Event
from companion.rules.hints import Hint as Hint
from companion.rules.parts import EVERYONE, Counter, Number, Options, Part, Pool, Setup, Stock
from companion.rules.rosters import Roster
from companion.rules.scores import Points, Score, sheet, totals
from companion.rules.state import Board, Readable, Scalar, State, seats_of
from companion.rules.tiebreaks import MOST, Outcome, Ranking, Tiebreak, rank
from companion.rules.turns import NO_TURNS, Happening, Turns


@dataclass(frozen=True, kw_only=True)
class Option:
    """A switch, or (with `choices`) one of several. `legal` says why a mix cannot be played."""

    key: str = field(kw_only=False)
    start: Scalar = False
    choices: tuple[str, ...] = ()
    only_if: Callable[[Options], bool] | None = None


@dataclass(frozen=True, slots=True)
class SetupStep:
    """One line of the checklist; its text is `setup-<key>` with these facts."""

    key: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Topic:
    """A chapter of the player aid: `aid-<key>` is its title, `aid-<key>-<item>` its items."""

    key: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Follow:
    """What a change brings with it. `on` names the parts whose events matter (empty: all)."""

    on: tuple[str, ...]
    then: Callable[[State, Readable, Event], Iterable[Happening]]


@dataclass(frozen=True, slots=True)
class Law:
    """Something that always holds (conservation); named so that a breach can be told."""

    key: str
    holds: Callable[[Readable], bool]


@dataclass(frozen=True, slots=True)
class Series:
    """A line that can be drawn over time for each seat: the score, the Life."""

    key: str
    of: Points


@dataclass(frozen=True, kw_only=True)
class Fact:
    """Something a screen shows that follows from the state: a price, a limit, a count.
    It must rest only on what its viewers may see: `seen` as for parts."""

    key: str = field(kw_only=False)
    of: Callable[[Readable, int | None], object] = field(kw_only=False)
    seen: str = EVERYONE


@dataclass(frozen=True, kw_only=True)
class Game:
    """`late_seats`: people may join a running game with a fresh board.
    `glance` names the parts a neighbour wants to see of a seat, the most telling first.
    `decks` are the drawers of the card notebook: drawer name → fields remembered for a card.
    `catalogue` holds facts about cards the game knows itself: drawer → card id → facts."""

    key: str
    seats: range
    parts: tuple[Part, ...]
    actions: tuple[Action, ...] = ()
    options: tuple[Option, ...] = ()
    turns: Turns = NO_TURNS
    ends: tuple[End, ...] = ()
    scores: tuple[Score, ...] = ()
    tiebreaks: tuple[Tiebreak, ...] = ()
    best: str = MOST
    ranking: Ranking | None = None
    setup: Callable[[Setup], Iterable[SetupStep]] = field(default=lambda setup: ())
    follows: tuple[Follow, ...] = ()
    laws: tuple[Law, ...] = ()
    aid: tuple[Topic, ...] = ()
    series: tuple[Series, ...] = ()
    facts: tuple[Fact, ...] = ()
    glance: tuple[str, ...] = ()
    hints: Callable[[Readable, int], Iterable[Hint]] = field(default=lambda state, seat: ())
    decks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    catalogue: Mapping[str, Mapping[str, Mapping[str, Scalar]]] = field(default_factory=dict)
    late_seats: bool = False

    @cached_property
    def _actions(self) -> dict[str, Action]:
        return {action.key: action for action in self.actions}

    @cached_property
    def numbers(self) -> dict[str, Number]:
        """Every number by its value key: counters, dials, pools, reserves, colours of stocks."""
        return {number.key: number for part in self.parts for number in _numbers_in(part)}

    @cached_property
    def rosters(self) -> dict[str, Roster]:
        return {part.key: part for part in self.parts if isinstance(part, Roster)}

    @cached_property
    def owners(self) -> dict[str, Part]:
        """Value key → the part it belongs to (a colour belongs to its stock)."""
        return {key: part for part in self.parts for key in part.value_keys()}

    @cached_property
    def guarded(self) -> frozenset[str]:
        """The values that not everybody may see: secrets, and what was entered for the count."""
        secrets = (key for key, part in self.owners.items() if part.seen != EVERYONE)
        return frozenset((*secrets, *(score.final_key for score in self.scores)))

    @cached_property
    def _follows_by_part(self) -> dict[str, tuple[Follow, ...]]:
        named = {key for follow in self.follows for key in follow.on}
        return {key: tuple(f for f in self.follows if not f.on or key in f.on) for key in named}

    @cached_property
    def _follows_always(self) -> tuple[Follow, ...]:
        return tuple(follow for follow in self.follows if not follow.on)

    def follows_for(self, part: str) -> tuple[Follow, ...]:
        return self._follows_by_part.get(part, self._follows_always)

    def action(self, key: str) -> Action | None:
        return self._actions.get(key)

    def parts_in_play(self, options: Options) -> Iterator[Part]:
        for part in self.parts:
            if part.played_with is None or part.played_with(options):
                yield part

    def scores_in_play(self, options: Options) -> tuple[Score, ...]:
        return tuple(s for s in self.scores if s.played_with is None or s.played_with(options))

    def opening_board(self, setup: Setup) -> Board:
        """The opening values of one seat, or of the table when the set-up names no seat."""
        shared = setup.seat is None
        parts = (p for p in self.parts_in_play(setup.options) if p.shared == shared)
        return {key: value for part in parts for key, value in part.opening(setup).items()}

    def outcome(self, state: Readable) -> Outcome:
        """The sheet, the places and the reason."""
        lines = sheet(self.scores, state)
        sums = totals(lines, state.size)
        if self.ranking is not None:
            places, ladders = self.ranking(state, sums)
        else:
            by_seat = {seat: sums[seat] for seat in seats_of(state)}
            places, ladders = rank(self.tiebreaks, state, by_seat, self.best)
        return Outcome(lines, sums, places, ladders)

    def running_total(self, state: Readable, seat: int) -> int:
        """The score so far, from what everybody may see."""
        return sum(s.of(state, seat) for s in self.scores_in_play(state.options) if not s.hidden)

    def default_options(self) -> dict[str, Scalar]:
        return {option.key: option.start for option in self.options}


def _numbers_in(part: Part) -> Iterator[Number]:
    if isinstance(part, Number):
        yield part
    if isinstance(part, Pool) and part.of_all is not None:
        yield Counter(part.reserve_key, shared=True, seen=part.seen)
    if isinstance(part, Stock):
        for kind in part.kinds:
            yield part.counter(kind)
