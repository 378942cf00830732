"""Whether a game can be opened, played and counted: each rule is tried once, and watched."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from companion.rules.actions import Action
from companion.rules.check_names import Speaks, missing
from companion.rules.ends import ALWAYS
from companion.rules.events import Announced, Event
from companion.rules.game import Game
from companion.rules.inputs import Choice, Input, Pick, Values
from companion.rules.intents import Answer, Intent
from companion.rules.openings import opening_state, setups
from companion.rules.parts import bound
from companion.rules.problems import Place, Problem, problem
from companion.rules.referee import Now, Referee
from companion.rules.refusal import Refused
from companion.rules.state import State
from companion.rules.watching import WatchedOptions, Watching, strange_place

Read = TypeVar("Read")


def play_problems(game: Game, texts: Speaks) -> Iterator[Problem]:
    """Each problem once, however many openings show it."""
    told: set[str] = set()
    for setup in setups(game):
        options = WatchedOptions(setup.options)
        try:
            state = opening_state(game, replace(setup, options=options))
        except Exception as error:
            yield problem("opening_crashes", (), seats=setup.size, error=said(error))
            return
        trial = Trial(game, texts, replace(state, options=options))
        for found in (*trial.run(), *_unknown_options(game, options)):
            if str(found) not in told:
                told.add(str(found))
                yield found


def _unknown_options(game: Game, options: WatchedOptions) -> Iterator[Problem]:
    declared = [
        *(part.played_with for part in game.parts),
        *(action.played_with for action in game.actions),
        *(end.played_with for end in game.ends),
        *(score.played_with for score in game.scores),
    ]
    for played_with in declared:
        if played_with is not None:
            played_with(options)
    for name in options.unknown:
        yield problem("unknown_option", ("options",), name=name)


class Trial:
    """One opening of a game, on which every rule is tried."""

    def __init__(self, game: Game, texts: Speaks, state: State) -> None:
        self.game, self.texts, self.state = game, texts, state
        self.found: list[Problem] = []

    def run(self) -> list[Problem]:
        self.bounds()
        self.ends()
        self.lines()
        self.laws()
        for action in self.game.actions:
            for seat in range(self.state.size):
                self.action(action, seat)
        return self.found

    def tell(self, key: str, at: Place, **facts: str | int) -> None:
        self.found.append(Problem(key, facts, at))

    def watch(self, at: Place, read: Callable[[Now], Read]) -> Read | None:
        """What one rule says; tells what it reads that is not there, or that it crashed."""
        now = Watching(self.game, self.state)
        try:
            return read(now)
        except Exception as error:
            self.tell("rule_crashes", at, name=str(at[-1]), error=said(error))
            return None
        finally:
            for key, name in now.strange:
                self.tell(key, at, name=name)

    def bounds(self) -> None:
        for key, number in self.game.numbers.items():
            for seat in (None,) if number.shared else range(self.state.size):
                value = self.state.value(key, seat)
                low = bound(number.at_least, self.state, seat)
                high = bound(number.at_most, self.state, seat)
                if isinstance(value, int) and not _between(low, value, high):
                    self.tell("starts_out_of_bounds", ("parts", key), name=key, value=value)

    def ends(self) -> None:
        """Where a draft comes first, an end that is looked for later may hold before it."""
        if self.state.ending is not None:
            key = self.state.ending.key
            self.tell("end_at_opening", ("ends", key), name=key)
            return
        for end in self.game.ends:
            met = self.watch(("ends", end.key), end.is_met)
            if met and (end.checked == ALWAYS or self.state.turn.round > 0):
                self.tell("end_at_opening", ("ends", end.key), name=end.key)

    def lines(self) -> None:
        """Score lines, tiebreaks, the chart: each read for every seat."""
        for seat in range(self.state.size):
            for score in self.game.scores_in_play(self.state.options):
                self.watch(("scores", score.key), partial(_of, score.points, seat))
            for tiebreak in self.game.tiebreaks:
                self.watch(("tiebreaks", tiebreak.key), partial(_of, tiebreak.of, seat))
            for series in self.game.series:
                self.watch(("series", series.key), partial(_of, series.of, seat))

    def laws(self) -> None:
        for law in self.game.laws:
            if self.watch(("laws", law.key), law.holds) is False:
                self.tell("law_broken_at_opening", ("laws", law.key), name=law.key)

    def action(self, action: Action, seat: int) -> None:
        at: Place = ("actions", action.key)
        if self.watch(at, partial(_offered, action, seat)):
            self.watch(at, partial(_against, action, seat))
            for values in ({}, self.answers(action, seat)):
                self.try_out(Intent(action.key, seat, values), action)
                self.try_out(Intent(action.key, seat, values, anyway=True), action)

    def answers(self, action: Action, seat: int) -> dict[str, Answer]:
        """The first answer to every question that is asked."""
        answers: dict[str, Answer] = {}
        for asked in action.inputs:
            at = ("actions", action.key, "asks", asked.key)
            choices: list[Choice] = []
            read = partial(_first_answer, asked, seat, answers, choices)
            if (answer := self.watch(at, read)) is not None:
                answers[asked.key] = answer
            for choice in choices:
                if choice.text and not choice.said:
                    self.found += missing(self.texts, choice.text, at)
        return answers

    def try_out(self, intent: Intent, action: Action) -> None:
        """A dry run: refusals are fine, crashes are not."""
        at = ("actions", action.key)
        referee = Referee(self.game, self.state, anyway=intent.anyway)
        referee.now = now = Watching(self.game, self.state)
        refusals = referee.overridden
        try:
            referee.carry_out(action.decide(now, intent))
        except Refused as refused:
            refusals = [*refusals, *refused.refusals]
        except Exception as error:
            self.tell("action_crashes", at, name=action.key, error=said(error))
        for key, name in now.strange:
            self.tell(key, at, name=name)
        for refusal in refusals:
            self.found += missing(self.texts, f"refusal-{refusal.key}", at)
        for event in now.events:
            self.event(event, at)

    def event(self, event: Event, at: Place) -> None:
        if isinstance(event, Announced):
            self.found += missing(self.texts, f"news-{event.key}", at)
        for part, seat in (("part", "seat"), ("to_part", "to_seat")):
            name = getattr(event, part, None)
            strange = strange_place(self.game, name, getattr(event, seat)) if name else ""
            if strange:
                self.tell(strange, at, name=str(name))


def _between(low: int | None, value: int, high: int | None) -> bool:
    return (low is None or low <= value) and (high is None or value <= high)


def _of(read: Callable[[Now, int], int], seat: int, now: Now) -> int:
    return read(now, seat)


def _offered(action: Action, seat: int, now: Now) -> bool:
    return action.is_offered(now, seat)


def _against(action: Action, seat: int, now: Now) -> object:
    return list(action.against(now, seat))


def _first_answer(
    asked: Input, seat: int, answers: Values, choices: list[Choice], now: Now
) -> Answer:
    if asked.asked is not None and not asked.asked(now, seat, answers):
        return None
    begun = asked.begins(now, seat, answers)
    if not isinstance(asked, Pick):
        return begun
    choices += asked.choices(now, seat, answers)
    first = begun if begun is not None or not choices else choices[0].value
    return (first,) if asked.many and not isinstance(first, (tuple, Mapping)) else first


def said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
