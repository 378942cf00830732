"""Actions of a game's file: questions, needs and a list of effects."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from companion.rules.actions import Action, Need, active_seat, every_seat, idle_seats
from companion.rules.inputs import (
    Choice,
    Input,
    NumberInput,
    Pick,
    SeatPick,
    TextInput,
    Values,
    YesNo,
)
from companion.rules.intents import Intent
from companion.rules.parts import Bound, Stock, bound
from companion.rules.refusal import Refusal, must, require
from companion.rules.rosters import Roster
from companion.rules.state import Readable, seats_of
from companion.rules.toml_conditions import Asked, Condition, read_condition, reading
from companion.rules.toml_effects import Effect, read_effect
from companion.rules.toml_parts import Known, choices_of, played_with
from companion.rules.toml_reader import Table
from companion.rules.turns import END_TURN, Happening

InputMaker = Callable[[Known, str, str, Table], Input]
WHO = {"active": active_seat, "anyone": every_seat, "idle": idle_seats}


def read_action(known: Known, name: str, table: Table) -> Action:
    words = known.words
    words.name(f"action-{name}", table)
    words.maybe(f"action-{name}.short", table, "short")
    words.maybe(f"action-{name}.help", table, "help")
    words.name(f"log-{name}", table, "log")
    inputs = tuple(_input(known, name, key, about) for key, about in table.named("asks"))
    asked = _asked(inputs)
    effects = [
        read_effect(known, value, (*table.at, "does", at), asked)
        for at, value in enumerate(table.items("does"))
    ]
    decide = Decision(inputs, tuple(effects), (END_TURN,) if table.yes("ends_turn") else ())
    if not effects and not decide.last:
        table.wrong("missing", None, name="does")
    return Action(
        name,
        decide,
        inputs=inputs,
        who=WHO[table.word("who", tuple(WHO), "active")],
        needs=_needs(known, name, table),
        quick=table.yes("quick"),
        icon=table.text("icon", ""),
        group=table.text("group", ""),
        played_with=played_with(known, table),
    )


def _asked(inputs: tuple[Input, ...]) -> Asked:
    def keys(kind: type[Input]) -> tuple[str, ...]:
        return tuple(asked.key for asked in inputs if isinstance(asked, kind))

    picks = (*keys(Pick), *keys(TextInput))
    return Asked(keys(NumberInput), keys(SeatPick), picks, keys(YesNo))


def _needs(known: Known, action: str, table: Table) -> tuple[Need, ...]:
    return tuple(
        _need(known, f"{action}_{at + 1}", Table(value, (*table.at, "needs", at)))
        if isinstance(value, dict)
        else table.wrong("not_a_table", "needs", name="needs")
        for at, value in enumerate(table.items("needs"))
    )


def _need(known: Known, key: str, table: Table) -> Need:
    """`why` says it in the game's words; without it, a plain sentence of the app does."""
    told = known.words.maybe(f"refusal-{key}", table, "why")
    bare = {word: value for word, value in table.data.items() if word != "why"}
    holds: Condition = read_condition(known, bare, table.at, usual="me")
    return Need(key if told else "not_enough", holds)


class Decision:
    """What an action does: the answers are looked at, then each effect happens in turn."""

    def __init__(
        self, inputs: tuple[Input, ...], effects: tuple[Effect, ...], last: tuple[Happening, ...]
    ) -> None:
        self.inputs, self.effects, self.last = inputs, effects, last

    def __call__(self, state: Readable, intent: Intent) -> Iterator[Happening]:
        must(intent.seat in seats_of(state), "unknown_seat")
        for asked in self.inputs:
            yield from _against(asked, state, intent)
        for effect in self.effects:
            yield from effect(state, intent)
        yield from self.last


def _against(asked: Input, state: Readable, intent: Intent) -> Iterator[Refusal]:
    """What speaks against an answer: nothing said, out of range, not among the choices."""
    given = intent.items(asked.key)
    if isinstance(asked, YesNo) or (asked.optional and not given):
        return
    must(given, "missing_answer")
    if isinstance(asked, NumberInput):
        yield from _out_of_range(asked, state, intent)
    if isinstance(asked, Pick):
        open_to = {str(choice.value) for choice in asked.choices(state, intent.seat, intent.values)}
        must(set(given) <= open_to, "unknown_choice")
    if isinstance(asked, SeatPick):
        seats = {str(seat) for seat in seats_of(state) if asked.myself or seat != intent.seat}
        must(set(given) <= seats, "unknown_seat")


def _out_of_range(asked: NumberInput, state: Readable, intent: Intent) -> Iterator[Refusal]:
    value, low = intent.number(asked.key), bound(asked.at_least, state, intent.seat)
    high = bound(asked.at_most, state, intent.seat)
    if low is not None and high is not None:
        yield from require(low <= value <= high, "out_of_range", least=low, most=high)
    elif low is not None:
        yield from require(value >= low, "too_low", least=low)
    elif high is not None:
        yield from require(value <= high, "too_high", most=high)


def _input(known: Known, action: str, name: str, table: Table) -> Input:
    known.words.name(f"ask-{action}-{name}", table)
    known.words.maybe(f"ask-{action}-{name}.help", table, "help")
    kind = table.word("kind", tuple(INPUTS))
    made = INPUTS[kind](known, f"{action}-{name}", name, table)
    table.done()
    return made


def _number(known: Known, prefix: str, name: str, table: Table) -> Input:
    low: Bound = None if table.yes("below_zero") else table.whole("at_least", 0)
    start = table.whole("start", 0 if not isinstance(low, int) else max(0, low))
    return NumberInput(name, at_least=low, at_most=_most(known, table), start=start)


def _most(known: Known, table: Table) -> Bound:
    """At most so many, or ({ part = "nets" }) as many as there are."""
    if not isinstance(table.raw("at_most"), dict):
        return table.maybe("at_most")
    of = table.table("at_most")
    read = reading(known, of, "part")
    of.done()
    return read


def _text(known: Known, prefix: str, name: str, table: Table) -> Input:
    return TextInput(name, optional=table.yes("optional"))


def _yes_no(known: Known, prefix: str, name: str, table: Table) -> Input:
    return YesNo(name)


def _seat(known: Known, prefix: str, name: str, table: Table) -> Input:
    return SeatPick(name, myself=table.yes("myself"), many=table.yes("many"))


def _pick(known: Known, prefix: str, name: str, table: Table) -> Input:
    pick = Pick(name, optional=table.yes("optional"))
    if not table.has("from"):
        words = choices_of(known.words, f"ask-{prefix}", table)
        if not words:
            table.wrong("missing", None, name="choices")
        fixed = tuple(Choice(word, f"ask-{prefix}-{word}") for word in words)
        return replace(pick, choices=lambda state, seat, values: fixed)
    return replace(pick, choices=_from(known, table))


class _Kinds:
    """The colours of a stock as choices."""

    def __init__(self, stock: Stock) -> None:
        self.choices = [Choice(kind, f"part-{stock.key}-{kind}", kind) for kind in stock.kinds]

    def __call__(self, state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
        yield from self.choices


class _Records:
    """What lies in a roster as choices."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster

    def __call__(self, state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
        for id in self.roster.all(state, seat):
            yield Choice(id, id, said=True)


def _from(known: Known, table: Table) -> _Kinds | _Records:
    part = known.part(table, "from")
    if isinstance(part, Stock):
        return _Kinds(part)
    if not isinstance(part, Roster):
        table.wrong("cannot_choose_from", "from", name=part.key)
    return _Records(part)


INPUTS: Mapping[str, InputMaker] = {
    "number": _number,
    "pick": _pick,
    "seat": _seat,
    "text": _text,
    "yes_no": _yes_no,
}
