"""Score sheets in a game's file: named columns, and numbered rounds."""

from collections.abc import Callable, Iterator, Sequence

from companion.rules.events import Event
from companion.rules.game import Follow
from companion.rules.parts import Counter, Number, Part
from companion.rules.rosters import Roster
from companion.rules.scores import Score, each
from companion.rules.state import Readable, State, seats_of
from companion.rules.toml_parts import Known, played_with
from companion.rules.toml_reader import Table, as_table
from companion.rules.toml_texts import Words

ROUNDS = "rounds"
MOST_ROUNDS = 40


def read_column(known: Known, name: str, table: Table) -> tuple[Part, Score]:
    """A column of a score sheet: a number that counts as it stands."""
    known.words.name(f"part-{name}", table)
    known.words.maybe(f"part-{name}.short", table, "short")
    known.words.copy(f"score-{name}", f"part-{name}")
    only = played_with(known, table)
    low = 0 if table.yes("above_zero") else None
    counter = Counter(name, at_least=low, group="columns", played_with=only)
    return counter, Score(name, each(counter, table.whole("worth", 1)), played_with=only)


def read_rounds(words: Words, file: Table) -> list[Part]:
    """`rounds = { count = 5, name = "Round" }`: one number for each round of a score sheet."""
    if not file.has(ROUNDS):
        return []
    table = file.table(ROUNDS)
    count = table.whole("count")
    words.name("score-rounds", table)
    table.done()
    if not 1 <= count <= MOST_ROUNDS:
        table.wrong("wrong_rounds", "count", most=MOST_ROUNDS)
    for number in range(1, count + 1):
        words.number(f"part-round_{number}", "score-rounds", number)
    return [Counter(f"round_{n}", at_least=None, group=ROUNDS) for n in range(1, count + 1)]


def rounds_line(parts: Sequence[Part]) -> list[Score]:
    """All rounds together make one line of the final sheet."""
    rounds = [part for part in parts if isinstance(part, Counter) and part.group == ROUNDS]
    if not rounds:
        return []
    return [Score(ROUNDS, lambda state, seat: sum(part.of(state, seat) for part in rounds))]


def read_adding_up(known: Known, file: Table) -> tuple[Follow, ...]:
    """`adds_up = [{ part = "points", rows = "rows", field = "points" }]`: whatever is written
    into a roster goes to a number too, so that one number says it all."""
    return tuple(
        _adding_up(known, as_table(value, ("adds_up", at)))
        for at, value in enumerate(file.items("adds_up"))
    )


def _adding_up(known: Known, table: Table) -> Follow:
    number, roster, name = known.number(table, "part"), *roster_field(known, table)
    if number.shared != roster.shared:
        table.wrong("wrong_place", "part", name=number.key)
    table.done()
    return Follow((roster.key,), _carried_over(number, roster, name))


def roster_field(known: Known, table: Table) -> tuple[Roster, str]:
    """The roster named under `rows` and the field of it named under `field`."""
    roster, name = known.part(table, "rows"), table.text("field")
    if not isinstance(roster, Roster):
        table.wrong("not_a_roster", "rows", name=roster.key)
    if name not in {field.key for field in roster.fields}:
        table.wrong("unknown_field", "field", name=name)
    return roster, name


def _carried_over(
    number: Number, roster: Roster, name: str
) -> Callable[[State, Readable, Event], Iterator[Event]]:
    def follow(before: State, now: Readable, event: Event) -> Iterator[Event]:
        for seat in seats_of(now) if not roster.shared else (None,):
            by = roster.total(now, seat, name) - roster.total(before, seat, name)
            if by:
                yield number.change(by, seat)

    return follow
