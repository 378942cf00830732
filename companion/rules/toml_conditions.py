"""Amounts, conditions and whose things are meant, as a game's file writes them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.rules.intents import Intent
from companion.rules.parts import Label, Number, Part, Stock, Token
from companion.rules.problems import Place, Problem, Unsound
from companion.rules.rosters import Roster
from companion.rules.state import Readable, others, seats_of
from companion.rules.toml_parts import Known, option_number
from companion.rules.toml_reader import Table, as_table

Amount = Callable[[Readable, Intent], int]
Seats = Callable[[Readable, Intent], Sequence[int]]
Condition = Callable[[Readable, int | None], bool]
Reading = Callable[[Readable, int | None], int]

ME, OTHERS, EVERYONE, LEFT, RIGHT = "me", "others", "everyone", "left", "right"
TOTAL = "total"
DEEPEST = 4
"""How far conditions may be nested."""


@dataclass(frozen=True)
class Asked:
    """The questions of the action at hand: their names by kind."""

    numbers: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()
    yes_no: tuple[str, ...] = ()


def reading(known: Known, table: Table, key: str) -> Reading:
    """How much there is of a part: a number, a whole stock, records, 1 or 0 for a token."""
    return reading_of(known.part(table, key), (*table.at, key))


def reading_of(part: Part, at: Place) -> Reading:
    if isinstance(part, Label):
        raise Unsound([Problem("not_countable", {"name": part.key}, at)])
    if isinstance(part, Number):
        return part.of
    if isinstance(part, Stock):
        return part.total
    if isinstance(part, Roster):
        return part.count
    assert isinstance(part, Token)
    return lambda state, seat: int(part.of(state, seat))


def _points(known: Known, table: Table) -> Reading:
    """A score line so far, or (`total`) all of them."""
    name = table.text("score")
    if name != TOTAL and name not in known.scores:
        table.wrong("unknown_score", "score", name=name)
    lines = known.scores.values() if name == TOTAL else (known.scores[name],)
    return lambda state, seat: sum(
        line.of(state, seat or 0)
        for line in lines
        if line.played_with is None or line.played_with(state.options)
    )


def read_amount(known: Known, table: Table, asked: Asked, key: str = "count") -> Amount:
    """A number, the name of a question, { option = … } or { part = …, times = … }."""
    value = table.raw(key)
    if value is None:
        return lambda state, intent: 1
    if isinstance(value, str):
        if value not in asked.numbers:
            table.wrong("unknown_question", key, name=value)
        return lambda state, intent: intent.number(value)
    if isinstance(value, dict):
        return _worked_out(known, table.table(key))
    count = table.whole(key)
    return lambda state, intent: count


def _worked_out(known: Known, table: Table) -> Amount:
    if table.has("option"):
        chosen = option_number(known, table)
        table.done()
        return lambda state, intent: chosen(state.options)
    read, times, plus = (
        reading(known, table, "part"),
        table.whole("times", 1),
        table.whole("plus", 0),
    )
    table.done()
    return lambda state, intent: read(state, intent.seat) * times + plus


def read_seats(table: Table, asked: Asked, key: str = "whose") -> Seats:
    """Whose part changes: mine, another's (by a question), the others', everyone's."""
    word = table.text(key, ME)
    if word in asked.seats:
        return lambda state, intent: _valid(state, intent.items(word))
    if word not in WHOSE:
        known = ", ".join((*WHOSE, *asked.seats))
        table.wrong("unknown_word", key, name=word, known=known)
    return WHOSE[word]


def _valid(state: Readable, named: Sequence[str]) -> Sequence[int]:
    numbers = (int(seat) for seat in named if seat.isdecimal() and len(seat) < 3)
    return tuple(seat for seat in numbers if seat in seats_of(state))


def _mine(state: Readable, intent: Intent) -> Sequence[int]:
    return () if intent.seat is None else (intent.seat,)


def _others(state: Readable, intent: Intent) -> Sequence[int]:
    return others(state, intent.seat or 0)


WHOSE: dict[str, Seats] = {
    ME: _mine,
    OTHERS: _others,
    EVERYONE: lambda state, intent: seats_of(state),
    LEFT: lambda state, intent: _others(state, intent)[:1],
    RIGHT: lambda state, intent: _others(state, intent)[-1:],
}


def read_condition(
    known: Known, value: object, at: Place, *, usual: str, depth: int = 0
) -> Condition:
    """`usual` says whose part is meant where the file does not: me, any."""
    table = as_table(value, at)
    if depth > DEEPEST:
        table.wrong("too_deep", None)
    for joint, join in (("all", all), ("any", any)):
        if table.has(joint):
            parts = _conditions(known, table, joint, usual, depth)
            table.done()
            return lambda state, seat, join=join: join(c(state, seat) for c in parts)  # type: ignore[misc]
    condition = _single(known, table, usual)
    table.done()
    return condition


def _conditions(
    known: Known, table: Table, joint: str, usual: str, depth: int
) -> tuple[Condition, ...]:
    return tuple(
        read_condition(known, value, (*table.at, joint, at), usual=usual, depth=depth + 1)
        for at, value in enumerate(table.items(joint))
    )


def _single(known: Known, table: Table, usual: str) -> Condition:
    if table.has("option"):
        option = known.option(table)
        wanted = table.text("is") if option.choices else True
        return lambda state, seat: state.options.get(option.key) == wanted
    if table.has("round"):
        last = table.whole("round")
        return lambda state, seat: state.turn.round >= last
    if table.has("is"):
        return _label_is(known, table)
    return _compared(known, table, usual)


def _label_is(known: Known, table: Table) -> Condition:
    label, wanted = known.part(table, "part"), table.text("is")
    if not isinstance(label, Label) or wanted not in label.choices:
        table.wrong("not_a_choice", "is", name=wanted)
    return lambda state, seat: label.of(state, seat) == wanted


def _compared(known: Known, table: Table, usual: str) -> Condition:
    of_points = table.has("score")
    read = _points(known, table) if of_points else reading(known, table, "part")
    holds = _comparison(known, table)
    if not of_points and known.part(table, "part").shared and not table.has("whose"):
        return lambda state, seat: holds(state, read(state, seat))
    whose = table.word("whose", tuple(AMONG), usual)
    return lambda state, seat: AMONG[whose](state, seat, lambda one: holds(state, read(state, one)))


Test = Callable[[int], bool]
AMONG: dict[str, Callable[[Readable, int | None, Test], bool]] = {
    "me": lambda state, seat, test: seat is not None and test(seat),
    "active": lambda state, seat, test: state.turn.active is not None and test(state.turn.active),
    "any": lambda state, seat, test: any(test(one) for one in seats_of(state)),
    "every": lambda state, seat, test: all(test(one) for one in seats_of(state)),
    "others": lambda state, seat, test: any(test(one) for one in others(state, seat or 0)),
    "at_most_one": lambda state, seat, test: sum(test(one) for one in seats_of(state)) <= 1,
}

Comparison = Callable[[Readable, int], bool]


def _comparison(known: Known, table: Table) -> Comparison:
    """Any of at_least, at_most, equals; a limit that is an option left at "none" never holds."""
    limits = [
        (word, _limit(known, table, word))
        for word in ("at_least", "at_most", "equals")
        if table.has(word)
    ]
    if not limits:
        table.wrong("missing", None, name="at_least, at_most, equals")
    return lambda state, value: all(_holds(word, value, of(state)) for word, of in limits)


def _limit(known: Known, table: Table, word: str) -> Callable[[Readable], int | None]:
    if isinstance(table.raw(word), dict):
        ways = table.table(word)
        option, chosen = known.option(ways), option_number(known, ways)
        ways.done()
        return lambda state: (
            chosen(state.options) if str(state.options.get(option.key)).isdecimal() else None
        )
    count = table.whole(word)
    return lambda state: count


def _holds(word: str, value: int, limit: int | None) -> bool:
    if limit is None:
        return False
    if word == "at_least":
        return value >= limit
    return value <= limit if word == "at_most" else value == limit
