"""How a table came out, in words and as a sheet for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.table import Table

from companion.cli.texts import Say

if TYPE_CHECKING:
    from companion.rules.tiebreaks import Ladder, Rung
    from companion.table.report import CalledEnd, Report


def sheet(say: Say, voice: Say, report: Report) -> Table:
    """A row for each line, a column for each player, the totals below."""
    table = Table(show_footer=True)
    table.add_column("", say("sheet-total"))
    for name, total in zip(report.names, report.outcome.totals, strict=False):
        table.add_column(name, say.number(total), justify="right")
    for key, points in report.outcome.lines.items():
        table.add_row(voice(f"score-{key}"), *(say.number(value) for value in points))
    return table


def lines_about(say: Say, voice: Say, report: Report) -> Iterator[str]:
    """Ends, ties and places, each in a sentence."""
    for end in report.ends:
        yield _end(say, voice, report, end)
    for ladder in report.outcome.ladders:
        yield from _tie(say, voice, report, ladder)
    yield from _places(say, report)


def _end(say: Say, voice: Say, report: Report, end: CalledEnd) -> str:
    who = report.name(end.seat)
    reason = voice(f"end-{end.key}", who=who)
    said = say("end-called", reason=reason, round=str(end.round), last=str(end.last_round))
    return f"{said} {say('end-lifted')}" if end.lifted else said


def _tie(say: Say, voice: Say, report: Report, ladder: Ladder) -> Iterator[str]:
    tied = say.names([report.name(seat) for seat in ladder.tied])
    yield say("tie-at", points=say.number(ladder.total), names=tied)
    for rung in ladder.rungs:
        yield f"  {_rung(say, voice, report, rung)}"
    if len(ladder.winners) > 1:
        yield f"  {say('tie-shared')}"


def _rung(say: Say, voice: Say, report: Report, rung: Rung) -> str:
    values = ", ".join(
        f"{report.name(seat)} {say.number(value)}" for seat, value in rung.values.items()
    )
    kept = say.names([report.name(seat) for seat in rung.kept])
    key = "tie-decides" if rung.decided else "tie-goes-on"
    return say(key, step=voice(f"tie-{rung.key}"), values=values, names=kept)


def _places(say: Say, report: Report) -> Iterator[str]:
    place = 1
    for seats in report.outcome.places:
        names = say.names([report.name(seat) for seat in seats])
        yield f"{place}. {names}"
        place += len(seats)
