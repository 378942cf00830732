"""How the game went: a value of each seat over time, for the chart."""

from dataclasses import dataclass

from companion.rules.game import Game, Series
from companion.rules.state import OVER, State, seats_of
from companion.table.log import Table, after
from companion.table.sight import Viewer, as_seen

MOST_POINTS = 60
"""A line with more points than this says nothing more on a screen."""


@dataclass(frozen=True, slots=True)
class Course:
    """`marks` name the points in time (rounds), `lines` hold one value per mark for each seat;
    `numbers` are the entries after which each point was taken."""

    key: str
    marks: tuple[str, ...]
    lines: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]


def series_of(game: Game) -> tuple[Series, ...]:
    """What can be drawn: what the game names, else its running score."""
    return game.series or (Series("score", game.running_total),)


def course(table: Table, key: str = "") -> Course:
    """The chosen series over the rounds; after every entry where a game has no rounds.
    Computed from what everybody may see, whoever looks."""
    choices = series_of(table.game)
    series = next((s for s in choices if s.key == key), choices[0])
    moments = _moments(table)
    if table.state.stage == OVER and series.key == "score" and moments:
        moments[-1] = (moments[-1][0], table.state, moments[-1][2])
    game, now = table.game, table.state
    states = [as_seen(game, state, Viewer(), now=now) for _, state, _ in moments]
    seats = range(table.state.size)
    lines = tuple(tuple(_value(table, series, s, seat) for s in states) for seat in seats)
    marks = tuple(mark for mark, _, _ in moments)
    return Course(series.key, marks, lines, tuple(number for _, _, number in moments))


def _value(table: Table, series: Series, state: State, seat: int) -> int:
    if seat not in seats_of(state) or not state.boards or seat >= len(state.boards):
        return 0
    if state.stage == OVER and series.key == "score":
        return table.game.outcome(state).totals[seat]
    return series.of(state, seat)


def _moments(table: Table) -> list[tuple[str, State, int]]:
    """The state at the end of each round, and now."""
    state, moments, number = State(), list[tuple[str, State, int]](), 0
    by_round = table.state.turn.active is not None or table.state.turn.round > 1
    for entry in table.entries:
        if not table.counts(entry):
            continue
        was, state, number = state, after(table.game, state, entry), entry.number
        began = was.boards != () or state.boards == ()
        if not began:
            moments.append(("0", state, number))
        elif by_round and state.turn.round > was.turn.round > 0:
            moments.append((str(was.turn.round), was, number - 1))
        elif not by_round and state.boards:
            moments.append((str(len(moments)), state, number))
    if by_round and moments and number > moments[-1][2]:
        moments.append((str(state.turn.round), state, number))
    return _thinned(moments)


def _thinned(moments: list[tuple[str, State, int]]) -> list[tuple[str, State, int]]:
    if len(moments) <= MOST_POINTS:
        return moments
    step = (len(moments) - 1) / (MOST_POINTS - 1)
    return [moments[round(at * step)] for at in range(MOST_POINTS)]
