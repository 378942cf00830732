"""Score sheets in a game's file: named columns, and numbered rounds."""

from collections.abc import Sequence

from companion.rules.parts import Counter, Part
from companion.rules.scores import Score, each
from companion.rules.toml_parts import Known, played_with
from companion.rules.toml_reader import Table
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
