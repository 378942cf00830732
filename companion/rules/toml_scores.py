"""Score lines, tiebreaks and ends of a game's file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.rules.ends import (
    ALWAYS,
    AT_ONCE,
    ONE_MORE_ROUND,
    ROUND_END,
    THIS_ROUND,
    TURN_END,
    End,
)
from companion.rules.parts import Stock, Token
from companion.rules.scores import Points, Score, holding, nothing
from companion.rules.state import Readable, seats_of
from companion.rules.tiebreaks import FEWEST, MOST, Ranked, Ranking, Tiebreak, rank
from companion.rules.toml_conditions import Reading, read_condition, reading, reading_of
from companion.rules.toml_parts import Known, played_with
from companion.rules.toml_reader import Table
from companion.rules.toml_sheet import roster_field


def read_score(known: Known, name: str, table: Table) -> Score:
    known.words.name(f"score-{name}", table)
    known.words.maybe(f"score-{name}.short", table, "short")
    way = next((way for way in WAYS if table.has(way)), None)
    entered = table.yes("entered")
    if way is None and not entered:
        table.wrong("missing", None, name=", ".join((*WAYS, "entered")))
    return Score(
        name,
        WAYS[way](known, table) if way else nothing,
        entered=entered,
        hidden=table.yes("hidden"),
        penalty=table.yes("penalty"),
        icon=table.text("icon", ""),
        played_with=played_with(known, table),
    )


def _each(known: Known, table: Table) -> Points:
    read, worth = reading(known, table, "each"), table.whole("worth", 1)
    return lambda state, seat: read(state, seat) * worth


def _per(known: Known, table: Table) -> Points:
    read, worth, count = reading(known, table, "per"), table.whole("worth", 1), table.whole("count")
    if count < 1:
        table.wrong("too_small", "count", least=1)
    return lambda state, seat: read(state, seat) // count * worth


def _holding(known: Known, table: Table) -> Points:
    part = known.part(table, "holding")
    if not isinstance(part, Token):
        table.wrong("not_a_token", "holding", name=part.key)
    return holding(part, table.whole("worth"))


def _sum(known: Known, table: Table) -> Points:
    at = (*table.at, "sum")
    reads = [
        reading_of(known.find(str(name), (*at, number)), (*at, number))
        for number, name in enumerate(table.items("sum"))
    ]
    worth = table.whole("worth", 1)
    return lambda state, seat: sum(read(state, seat) for read in reads) * worth


def _lookup(known: Known, table: Table) -> Points:
    """What each count is worth, from 0 on; more than the table knows is worth its last."""
    read, worths = reading(known, table, "lookup"), _worths(table)
    return lambda state, seat: worths[min(max(read(state, seat), 0), len(worths) - 1)]


def _worths(table: Table) -> list[int]:
    worths = [table.number(v, "table", at) for at, v in enumerate(table.items("table"))]
    if not worths:
        table.wrong("missing", None, name="table")
    return worths


def _sets(known: Known, table: Table) -> Points:
    """Sets of different kinds out of a stock, as large as they can be, each by the table."""
    stock = known.part(table, "sets")
    if not isinstance(stock, Stock):
        table.wrong("not_a_stock", "sets", name=stock.key)
    worths = _worths(table)

    def points(state: Readable, seat: int) -> int:
        total, done = 0, 0
        counts = sorted(stock.counts(state, seat).values())
        for at, count in enumerate(counts):
            size = min(len(counts) - at, len(worths) - 1)
            total += max(0, count - done) * worths[size]
            done = max(done, count)
        return total

    return points


def _majority(known: Known, table: Table) -> Points:
    """For whoever has the most of it (and any); `ties` says whether all who tie score, or none."""
    read, worth = reading(known, table, "majority"), table.whole("worth")
    shared = table.word("ties", ("all", "none"), "all") == "all"

    def points(state: Readable, seat: int) -> int:
        values = [read(state, one) for one in seats_of(state)]
        mine, top = read(state, seat), max(values)
        is_best = mine > 0 and mine == top and (shared or values.count(top) == 1)
        return worth if is_best else 0

    return points


def _rows(known: Known, table: Table) -> Points:
    """The sum of one field over all records of a roster."""
    roster, name = roster_field(known, table)
    return lambda state, seat: roster.total(state, seat, name)


WAYS: Mapping[str, Callable[[Known, Table], Points]] = {
    "each": _each,
    "per": _per,
    "holding": _holding,
    "sum": _sum,
    "lookup": _lookup,
    "sets": _sets,
    "majority": _majority,
    "rows": _rows,
}


def read_tiebreak(known: Known, name: str, table: Table) -> Tiebreak:
    known.words.name(f"tie-{name}", table)
    best = next((word for word in (MOST, FEWEST) if table.has(word)), None)
    if best is None:
        table.wrong("missing", None, name=f"{MOST}, {FEWEST}")
    read: Reading = reading(known, table, best)
    return Tiebreak(name, read, best=best)


def read_end(known: Known, turns: str, name: str, table: Table) -> End:
    """Where nobody has a turn, an end is looked for at every tap and takes effect at once."""
    known.words.name(f"end-{name}", table)
    if not table.has("when"):
        table.wrong("missing", None, name="when")
    holds = read_condition(known, table.raw("when"), (*table.at, "when"), usual="any")
    moments = (ALWAYS, TURN_END, ROUND_END) if turns != "none" else (ALWAYS,)
    effects = (AT_ONCE, THIS_ROUND, ONE_MORE_ROUND) if turns != "none" else (AT_ONCE,)
    return End(
        name,
        lambda state: holds(state, state.turn.active),
        checked=table.word("checked", moments, TURN_END if turns != "none" else ALWAYS),
        then=table.word("then", effects, THIS_ROUND if turns != "none" else AT_ONCE),
        played_with=played_with(known, table),
    )


@dataclass(frozen=True)
class Best:
    """Who wins: the most or the fewest points, said once or left to an option."""

    usual: str = MOST
    ranking: Ranking | None = None


def read_best(known: Known, tiebreaks: tuple[Tiebreak, ...], table: Table) -> Best:
    """`best = "fewest"`, or `best = { option = "wins", fewest = "low" }`."""
    if not isinstance(table.raw("best"), dict):
        return Best(table.word("best", (MOST, FEWEST), MOST))
    ways = table.table("best")
    option, fewest = known.option(ways), ways.text("fewest")
    if fewest not in option.choices:
        ways.wrong("not_a_choice", "fewest", name=fewest)
    ways.done()

    def ranking(state: Readable, totals: tuple[int, ...]) -> Ranked:
        best = FEWEST if state.options.get(option.key) == fewest else MOST
        return rank(tiebreaks, state, dict(enumerate(totals)), best)

    return Best(MOST, ranking)
