"""The end as screens show it: lines, towers, ladders and places."""

from dataclasses import dataclass
from typing import Any

from companion.rules.scores import Score
from companion.rules.state import REVEAL
from companion.rules.tiebreaks import Ladder, Rung
from companion.table.places import Seat
from companion.table.view import View
from companion.texts.voice import Voice


@dataclass(frozen=True, slots=True)
class LineRow:
    """One line of the sheet: its points by seat (None: not yet revealed)."""

    score: Score
    name: str
    points: tuple[int | None, ...]
    is_now: bool
    is_shown: bool


class Finish:
    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.t = voice

    def line_name(self, score: Score) -> str:
        return self.t(f"score-{score.key}")

    @property
    def rows(self) -> list[LineRow]:
        shown, seats = self.view.revealed, range(self.view.size)
        now = shown[-1] if shown and self.view.stage == REVEAL and self._on_lines else None
        return [
            LineRow(
                line,
                self.line_name(line),
                tuple(self.view.points(line, seat) if line in shown else None for seat in seats),
                line is now,
                line in shown,
            )
            for line in self.view.lines
        ]

    @property
    def _on_lines(self) -> bool:
        return self.view.reveal <= len(self.view.lines)

    @property
    def step_line(self) -> str:
        """ "5 of 8"."""
        lines = len(self.view.lines)
        return self.t("web-of", at=min(self.view.reveal, lines), of=lines)

    @property
    def towers(self) -> list[dict[str, Any]]:
        return [
            {
                "seat": seat.crest,
                "name": seat.name,
                "total": self.view.total(seat.index),
                "blocks": [
                    {"value": row.points[seat.index], "is_now": row.is_now}
                    for row in self.rows
                    if row.is_shown
                ],
            }
            for seat in self.view.seats
        ]

    @property
    def tallest(self) -> int:
        """The highest any tower gets, so that blocks keep their size during the reveal."""
        heights = [
            sum(max(0, block["value"] or 0) for block in tower["blocks"]) for tower in self.towers
        ]
        return max([20, *heights])

    def blocks(self, seat: Seat) -> list[int]:
        """What a seat gained, line by line, for a bar of blocks."""
        points = (row.points[seat.index] or 0 for row in self.rows)
        return [gained for gained in points if gained > 0]

    def lost(self, seat: Seat) -> int:
        """The sum of a seat's penalties, as a negative number."""
        return sum(min(0, row.points[seat.index] or 0) for row in self.rows)

    # Places ------------------------------------------------------------------

    @property
    def winners(self) -> list[Seat]:
        outcome = self.view.outcome
        return [self.view.seats[seat] for seat in outcome.winners] if outcome else []

    @property
    def is_shared(self) -> bool:
        return len(self.winners) > 1

    @property
    def winner_title(self) -> str:
        names = self.t.names([seat.name for seat in self.winners])
        return self.t("web-wins", who=names, count=len(self.winners))

    def my_title(self, seat: Seat) -> str:
        if seat not in self.winners:
            return self.winner_title
        return self.t("web-you-win", who=seat.name, count=len(self.winners))

    @property
    def reason(self) -> str:
        """ "31 points, on the tiebreak"."""
        outcome = self.view.outcome
        if outcome is None or not outcome.winners:
            return ""
        total = outcome.totals[outcome.winners[0]]
        how = outcome.decided_by if outcome.decided_by in ("score", "shared") else "tie"
        if not self.view.lines:
            return self.t.optional("win-reason")
        return self.t(f"web-reason-{how}", points=total)

    @property
    def ranked(self) -> list[tuple[int, Seat]]:
        """Every seat with its place, the winner first."""
        outcome = self.view.outcome
        if outcome is None:
            return []
        order = [seat for group in outcome.places for seat in group]
        return [(outcome.place_of(seat), self.view.seats[seat]) for seat in order]

    @property
    def ladders(self) -> list[dict[str, Any]]:
        """The ties that came up, the one for the first place first."""
        outcome = self.view.outcome
        if outcome is None:
            return []
        return [self._ladder(ladder) for ladder in outcome.ladders]

    def _ladder(self, ladder: Ladder) -> dict[str, Any]:
        names = self.t.names([self.view.seats[seat].name for seat in ladder.tied])
        rungs = [self._rung(rung) for rung in ladder.rungs]
        rungs += [{"text": self.t(f"tie-{k}"), "is_needed": False} for k in ladder.unused]
        return {
            "title": self.t("web-tie-at", points=ladder.total, names=names),
            "sentence": self._sentence(ladder),
            "rungs": rungs,
            "tied": ladder.tied,
        }

    def _rung(self, rung: Rung) -> dict[str, Any]:
        return {
            "text": self.t(f"tie-{rung.key}"),
            "is_needed": True,
            "values": [
                {
                    "seat": self.view.seats[seat].crest,
                    "name": self.view.seats[seat].name,
                    "value": value,
                    "is_out": seat not in rung.kept,
                }
                for seat, value in rung.values.items()
            ],
        }

    def _sentence(self, ladder: Ladder) -> str:
        """ "Tie at 31: fewest cards in hand → Ana"."""
        decided = next((rung for rung in reversed(ladder.rungs) if rung.decided), None)
        names = self.t.names([self.view.seats[seat].name for seat in ladder.winners])
        if decided is None or len(ladder.winners) > 1:
            return self.t("web-tie-shared", points=ladder.total, names=names)
        why = self.t(f"tie-{decided.key}")
        return self.t("web-tie-broken", points=ladder.total, why=why, names=names)

    @property
    def waiting_for(self) -> list[Seat]:
        """Who has not finished entering."""
        return [seat for seat in self.view.seats if not self.view.is_ready(seat.index)]
