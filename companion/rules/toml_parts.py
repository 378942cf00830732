"""Options and parts of a game's file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.rules.game import Option
from companion.rules.parts import (
    EVERYONE,
    OWNER,
    SEALED,
    Counter,
    Dial,
    Label,
    Number,
    Options,
    Part,
    Pool,
    Setup,
    Start,
    Stock,
    Token,
)
from companion.rules.problems import Place
from companion.rules.rosters import Field, Roster
from companion.rules.scores import Score
from companion.rules.state import Scalar, Value
from companion.rules.toml_reader import HIGHEST, Table, as_table
from companion.rules.toml_texts import Words

RESERVED = ("first", "final", "table")


@dataclass(frozen=True)
class Known:
    """What has been read so far, to look names up in."""

    words: Words
    options: Mapping[str, Option] = field(default_factory=dict)
    parts: Mapping[str, Part] = field(default_factory=dict)
    scores: Mapping[str, Score] = field(default_factory=dict)

    def part(self, table: Table, key: str) -> Part:
        """The part named under this key, or the reason why there is none."""
        return self.find(table.text(key), (*table.at, key))

    def find(self, name: str, at: Place) -> Part:
        family, _, kind = name.partition(".")
        part = self.parts.get(family)
        if isinstance(part, Stock) and kind in part.kinds:
            return part.counter(kind)
        if part is None or kind:
            Table({}, at).wrong("unknown_part", None, name=name)
        return part

    def number(self, table: Table, key: str) -> Number:
        part = self.part(table, key)
        if not isinstance(part, Number):
            table.wrong("not_countable", key, name=part.key)
        return part

    def option(self, table: Table, key: str = "option") -> Option:
        name = table.text(key)
        if name not in self.options:
            table.wrong("unknown_option", key, name=name)
        return self.options[name]


def read_option(words: Words, name: str, table: Table) -> Option:
    words.name(f"option-{name}", table)
    words.maybe(f"option-{name}.help", table, "help")
    choices = choices_of(words, f"option-{name}", table)
    start: Scalar = table.text("start", choices[0]) if choices else table.yes("start")
    if choices and start not in choices:
        table.wrong("not_a_choice", "start", name=str(start))
    return Option(name, start=start, choices=choices)


def choices_of(words: Words, prefix: str, table: Table) -> tuple[str, ...]:
    """A list of words that speak for themselves ("20"), or a table of words and their texts."""
    value = table.raw("choices")
    if isinstance(value, list):
        value = {str(choice): str(choice) for choice in value}
    choices = as_table(value or {}, (*table.at, "choices"))
    for choice, text in choices.data.items():
        if not choice.replace("_", "").isalnum() or not choice.isascii():
            choices.wrong("bad_name", choice, name=choice)
        words.add(f"{prefix}-{choice}", text, (*choices.at, choice))
    return tuple(choices.data)


def played_with(known: Known, table: Table) -> Callable[[Options], bool] | None:
    """`only_with = "fog"` for a switch, `only_with = { option = "map", is = "large" }`."""
    value = table.raw("only_with")
    if value is None:
        return None
    wish = as_table(
        {"option": value} if isinstance(value, str) else value, (*table.at, "only_with")
    )
    option = known.option(wish)
    wanted: Scalar = wish.text("is") if option.choices else True
    wish.done()
    return lambda options: options.get(option.key) == wanted


def read_part(known: Known, name: str, table: Table) -> Part:
    if name in RESERVED:
        table.wrong("bad_name", None, name=name)
    kind = table.word("kind", tuple(KINDS))
    known.words.name(f"part-{name}", table)
    known.words.maybe(f"part-{name}.short", table, "short")
    common: dict[str, Any] = {
        "seen": table.word("seen", (EVERYONE, OWNER, SEALED), EVERYONE),
        "icon": table.text("icon", ""),
        "group": table.text("group", ""),
        "played_with": played_with(known, table),
    }
    if kind != "pool":
        common["shared"] = table.yes("shared")
    return KINDS[kind](known, name, table, common)


Common = dict[str, Any]


def _limits(table: Table) -> dict[str, Any]:
    """Numbers stop at zero unless the file says otherwise."""
    low = None if table.yes("below_zero") else table.whole("at_least", 0)
    return {"at_least": low, "at_most": table.maybe("at_most")}


def _counter(known: Known, name: str, table: Table, common: Common) -> Part:
    return Counter(name, start=start_of(known, table), **_limits(table), **common)


def _dial(known: Known, name: str, table: Table, common: Common) -> Part:
    low = table.maybe("low")
    return Dial(name, start=start_of(known, table), low=low, **_limits(table), **common)


def _pool(known: Known, name: str, table: Table, common: Common) -> Part:
    size = table.raw("size")
    of_all = table.maybe("of_all")
    if of_all is not None:
        known.words.name(f"part-{name}-reserve", table, "reserve")
    if isinstance(size, dict):
        return Pool(name, size=by_seats(table.table("size")), of_all=of_all, **common)
    return Pool(name, size=table.whole("size"), of_all=of_all, **common)


def _token(known: Known, name: str, table: Table, common: Common) -> Part:
    if table.raw("start") == "first":
        return Token(name, start=_held_by_first(common["shared"]), **common)
    return Token(name, start=table.yes("start") and not common["shared"], **common)


def _held_by_first(shared: bool) -> Callable[[Setup], Value]:
    if shared:
        return lambda setup: setup.first
    return lambda setup: setup.seat == setup.first


def _stock(known: Known, name: str, table: Table, common: Common) -> Part:
    kinds = table.table("kinds")
    for kind, text in kinds.data.items():
        kinds.check_name(kind)
        known.words.add(f"part-{name}-{kind}", text, (*kinds.at, kind))
    if not kinds.data:
        table.wrong("missing", None, name="kinds")
    begins = table.table("begins")
    counts = {kind: begins.whole(kind, 0) for kind in kinds.data}
    begins.done()
    most = table.maybe("at_most")
    return Stock(name, kinds=tuple(kinds.data), begins=counts, at_most=most, **common)


def _label(known: Known, name: str, table: Table, common: Common) -> Part:
    choices = choices_of(known.words, f"part-{name}", table)
    start = table.text("start") if table.has("start") else None
    if start is not None and start not in choices:
        table.wrong("not_a_choice", "start", name=start)
    return Label(name, start=start, choices=choices, **common)


def _roster(known: Known, name: str, table: Table, common: Common) -> Part:
    def made(key: str, about: Table) -> Field:
        known.words.name(f"field-{name}-{key}", about)
        low = None if about.yes("below_zero") else about.whole("at_least", 0)
        start, most = about.whole("start", 0), about.maybe("at_most")
        about.done()
        return Field(key, start=start, at_least=low, at_most=most, by_hand=True)

    fields = tuple(made(key, about) for key, about in table.named("fields"))
    return Roster(name, fields=fields, at_most=table.maybe("at_most"), **common)


KINDS: dict[str, Callable[[Known, str, Table, Common], Part]] = {
    "counter": _counter,
    "dial": _dial,
    "pool": _pool,
    "token": _token,
    "stock": _stock,
    "label": _label,
    "roster": _roster,
}


def by_seats(table: Table) -> dict[int, int]:
    """{ 2 = 12, 3 = 16 }: a number for each count of players."""
    for seats in table.data:
        if not seats.isdecimal():
            table.wrong("not_seats", seats, name=seats)
    return {int(seats): table.whole(seats) for seats in table.data}


def start_of(known: Known, table: Table) -> Start:
    """A number; { option = "life" }; { by_seats = … }; { by_order = [3, 4, 5] } from first on."""
    value = table.raw("start")
    if not isinstance(value, dict):
        return table.whole("start", 0)
    ways = table.table("start")
    if ways.has("option"):
        start = option_number(known, ways)
        ways.done()
        return lambda setup: start(setup.options)
    if ways.has("by_seats"):
        sizes = by_seats(ways.table("by_seats"))
        ways.done()
        return lambda setup: sizes.get(setup.size, 0)
    order = [ways.number(v, "by_order", at) for at, v in enumerate(ways.items("by_order"))]
    ways.done()
    if not order:
        table.wrong("missing", "start", name="by_order")
    return lambda setup: order[min(_place(setup), len(order) - 1)]


def _place(setup: Setup) -> int:
    """0 for the seat that plays first, then clockwise."""
    return ((setup.seat or 0) - setup.first) % max(1, setup.size)


def option_number(known: Known, table: Table) -> Callable[[Options], int]:
    """The chosen number of an option; choices that are no number count as 0."""
    option = known.option(table)
    chosen = {choice: int(choice) for choice in option.choices if choice.isdecimal()}
    if not chosen or max(chosen.values()) > HIGHEST:
        table.wrong("option_without_numbers", "option", name=option.key)
    return lambda options: chosen.get(str(options.get(option.key)), 0)
