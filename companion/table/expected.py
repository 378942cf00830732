"""What a recorded play expects of the table: values, turns, ends, scores and the winner."""

from collections.abc import Callable, Mapping

from companion.rules.events import Announced
from companion.rules.rosters import Roster
from companion.rules.state import Scalar, Value
from companion.table.log import Table
from companion.table.play_lines import PlayLine, scalar


def seat_of(line: PlayLine, table: Table, name: str) -> int:
    names = [person.name for person in table.state.people]
    if name not in names:
        raise line.wrong("unknown_person", found=name)
    return names.index(name)


def expect(line: PlayLine, table: Table) -> None:
    what = line.word(0)
    if what in ("turn", "round", "phase", "stage", "ending"):
        _same(line, line.word(1), _course(table, what))
        return
    seat = None if what == "table" else seat_of(line, table, what)
    _same(line, " ".join(line.words[2:]), _read(line, table, line.word(1), seat))


def _same(line: PlayLine, wanted: str, found: Value) -> None:
    if scalar(wanted) != found and wanted != str(found):
        raise line.wrong("mismatch", wanted=wanted, found=str(found))


def _course(table: Table, what: str) -> Scalar:
    state = table.state
    active = state.turn.active
    found: dict[str, Scalar] = {
        "turn": state.people[active].name if active is not None else "nobody",
        "round": state.turn.round,
        "phase": state.turn.phase,
        "stage": state.stage,
        "ending": state.ending.key if state.ending else None,
    }
    return found[what]


def _read(line: PlayLine, table: Table, path: str, seat: int | None) -> Value:
    """A value by its key; `cards` counts records, `cards.WH001.ready` is a field of one."""
    state, head = table.state, path.partition(".")[0]
    roster = table.game.rosters.get(head)
    if roster is None:
        if path not in table.game.owners and not path.startswith("final."):
            raise line.wrong("unknown_part", found=path)
        return _named(table, path, state.value(path, seat))
    records = roster.all(state, seat)
    if path == head:
        return len(records)
    return _field(line, table, roster, path.removeprefix(f"{head}."), seat)


def _named(table: Table, path: str, value: Value) -> Value:
    """Who holds the one token, by name."""
    part = table.game.owners.get(path)
    is_holder = part is not None and part.kind == "token" and part.shared
    if is_holder and isinstance(value, int):
        return table.state.people[value].name
    return value


def _field(line: PlayLine, table: Table, roster: Roster, rest: str, seat: int | None) -> Value:
    records = roster.all(table.state, seat)
    id, dot, name = rest.rpartition(".")
    if rest in records or not dot:
        return rest in records
    if id not in records:
        raise line.wrong("unknown_record", found=id)
    return records[id].get(name)


def ends(line: PlayLine, table: Table) -> None:
    """`ends bare_tree by Ana last_round 7`: the end that stands now."""
    ending = table.state.ending
    _same(line, line.word(0), ending.key if ending else None)
    if ending is None:
        return
    rest = dict(zip(line.words[1::2], line.words[2::2], strict=False))
    if "by" in rest:
        seat = ending.seat
        found = table.state.people[seat].name if seat is not None else "nobody"
        _same(line, rest["by"], found)
    if "last_round" in rest:
        _same(line, rest["last_round"], ending.last_round)


def news(line: PlayLine, table: Table) -> None:
    """Something was said aloud with the last step."""
    events = table.entries[-1].events
    told = [event.key for event in events if isinstance(event, Announced)]
    if line.word(0) not in told:
        raise line.wrong("mismatch", wanted=line.word(0), found=", ".join(told))


def sheet_line(line: PlayLine, table: Table) -> None:
    lines = table.game.outcome(table.state).lines
    key, rest = line.word(0), PlayLine(line.number, line.verb, line.words[1:])
    if key not in lines:
        raise line.wrong("unknown_score", found=key)
    for name, points in rest.pairs():
        _same(line, str(points), lines[key][seat_of(line, table, name)])


def scores(line: PlayLine, table: Table) -> None:
    totals = table.game.outcome(table.state).totals
    for name, points in line.pairs():
        _same(line, str(points), totals[seat_of(line, table, name)])


def winner(line: PlayLine, table: Table) -> None:
    """`winner Ana by least_waste`, `winner Ana Ben by shared`."""
    outcome = table.game.outcome(table.state)
    at = line.words.index("by") if "by" in line.words else len(line.words)
    wanted = sorted(seat_of(line, table, name) for name in line.words[:at])
    if wanted != sorted(outcome.winners):
        names = ", ".join(table.state.people[seat].name for seat in outcome.winners)
        raise line.wrong("mismatch", wanted=" ".join(line.words[:at]), found=names)
    if at < len(line.words):
        _same(line, line.word(at + 1), outcome.decided_by)


CHECKS: Mapping[str, Callable[[PlayLine, Table], None]] = {
    "expect": expect,
    "ends": ends,
    "line": sheet_line,
    "scores": scores,
    "winner": winner,
    "news": news,
}
