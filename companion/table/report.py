"""How a table came out: the sheet, the ends that were called, how ties were broken, the places."""

from dataclasses import dataclass
from typing import Any

from companion.rules.events import EndCalled, EndLifted
from companion.rules.game import Game
from companion.rules.tiebreaks import Ladder, Outcome
from companion.table.log import Table


@dataclass(frozen=True, slots=True)
class CalledEnd:
    key: str
    seat: int | None
    round: int
    last_round: int
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """Seats are numbers; `names` says who they are."""

    game: Game
    names: tuple[str, ...]
    stage: str
    rounds: int
    entries: int
    ends: tuple[CalledEnd, ...]
    outcome: Outcome

    def name(self, seat: int | None) -> str:
        return "" if seat is None or seat >= len(self.names) else self.names[seat]

    def plain(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return {
            "game": self.game.key,
            "players": list(self.names),
            "stage": self.stage,
            "rounds": self.rounds,
            "entries": self.entries,
            "ends": [self._plain_end(end) for end in self.ends],
            "sheet": {key: list(points) for key, points in self.outcome.lines.items()},
            "totals": list(self.outcome.totals),
            "ties": [self._plain_ladder(ladder) for ladder in self.outcome.ladders],
            "places": [[self.name(seat) for seat in group] for group in self.outcome.places],
            "winners": [self.name(seat) for seat in self.outcome.winners],
            "decided_by": self.outcome.decided_by if self.outcome.winners else "",
        }

    def _plain_end(self, end: CalledEnd) -> dict[str, Any]:
        return {
            "key": end.key,
            "by": self.name(end.seat),
            "round": end.round,
            "last_round": end.last_round,
            "lifted": end.lifted,
        }

    def _plain_ladder(self, ladder: Ladder) -> dict[str, Any]:
        return {
            "total": ladder.total,
            "tied": [self.name(seat) for seat in ladder.tied],
            "steps": [
                {
                    "key": rung.key,
                    "values": {self.name(seat): value for seat, value in rung.values.items()},
                    "kept": [self.name(seat) for seat in rung.kept],
                }
                for rung in ladder.rungs
            ],
            "winners": [self.name(seat) for seat in ladder.winners],
        }


def report_of(table: Table) -> Report:
    state = table.state
    return Report(
        game=table.game,
        names=tuple(person.name for person in state.people),
        stage=state.stage,
        rounds=state.turn.round,
        entries=table.version,
        ends=called_ends(table),
        outcome=table.game.outcome(state) if state.boards else Outcome({}, (), (), ()),
    )


def called_ends(table: Table) -> tuple[CalledEnd, ...]:
    """Every end that was called and not undone; those that people lifted again are marked."""
    ends: list[CalledEnd] = []
    for entry in table.entries:
        for event in entry.events if table.counts(entry) else ():
            if isinstance(event, EndCalled):
                ends.append(CalledEnd(event.key, event.seat, event.round, event.last_round))
            elif isinstance(event, EndLifted) and ends:
                last = ends.pop()
                ends.append(CalledEnd(last.key, last.seat, last.round, last.last_round, True))
    return tuple(ends)
