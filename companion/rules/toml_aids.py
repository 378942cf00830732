"""What helps people in a game's file: the set-up, the player aid, the chart."""

from collections.abc import Callable, Iterator

from companion.rules.game import Series, SetupStep, Topic
from companion.rules.parts import Options, Part, Pool, Setup
from companion.rules.problems import Place
from companion.rules.scores import Points, Score
from companion.rules.state import Scalar
from companion.rules.toml_conditions import TOTAL, reading_of
from companion.rules.toml_parts import Known, played_with
from companion.rules.toml_reader import Table
from companion.rules.toml_texts import Words

Line = tuple[str, Callable[[Options], bool] | None]


def read_setup_line(known: Known, name: str, table: Table) -> Line:
    known.words.name(f"setup-{name}", table, "text")
    return name, played_with(known, table)


class Checklist:
    """The set-up, line by line; each may speak of { $seats } and of the size of a pool."""

    def __init__(self, lines: list[Line], parts: list[Part]) -> None:
        self.lines = lines
        self.pools = [part for part in parts if isinstance(part, Pool)]

    def __call__(self, setup: Setup) -> Iterator[SetupStep]:
        facts: dict[str, Scalar] = {p.key: p.size_for(setup.size) for p in self.pools}
        for key, only in self.lines:
            if only is None or only(setup.options):
                yield SetupStep(key, {"seats": setup.size, **facts})


def read_topic(words: Words, name: str, table: Table) -> Topic:
    """A chapter of the aid: its title, then one text for each item."""
    words.name(f"aid-{name}", table, "title")
    items = []
    for item in (word for word in table.data if word != "title"):
        table.check_name(item)
        about = table.raw(item)
        if isinstance(about, dict) and "text" in about:
            entry = table.table(item)
            words.name(f"aid-{name}-{item}", entry, "text")
            words.maybe(f"aid-{name}-{item}.title", entry, "title")
            entry.done()
        else:
            words.add(f"aid-{name}-{item}", about, (*table.at, item))
        items.append(item)
    return Topic(name, tuple(items))


def read_chart(known: Known, file: Table) -> tuple[Series, ...]:
    """What is drawn over time: the total where there are scores, or the parts that are named."""
    names = [str(name) for name in file.items("chart")] or ([TOTAL] if known.scores else [])
    return tuple(_line(known, name, ("chart", at)) for at, name in enumerate(names))


def _line(known: Known, name: str, at: Place) -> Series:
    if name == TOTAL:
        return Series("score", _total(tuple(known.scores.values())))
    read, key = reading_of(known.find(name, at), at), name.replace(".", "-")
    known.words.copy(f"series-{key}", f"part-{key}")
    return Series(key, read)


def _total(scores: tuple[Score, ...]) -> Points:
    """What everybody may see of the score so far."""
    return lambda state, seat: sum(
        score.of(state, seat)
        for score in scores
        if not score.hidden and (score.played_with is None or score.played_with(state.options))
    )
