"""What an action of a game's file does: each effect is one word with what it is about."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.rules.events import Announced
from companion.rules.intents import Intent
from companion.rules.parts import Label, Number, Stock, Token, bound
from companion.rules.problems import Place
from companion.rules.refusal import must, require
from companion.rules.rosters import Roster
from companion.rules.state import Readable
from companion.rules.toml_conditions import (
    Amount,
    Asked,
    Condition,
    Seats,
    read_amount,
    read_condition,
    read_seats,
)
from companion.rules.toml_parts import Known
from companion.rules.toml_reader import Table, as_table
from companion.rules.turns import END_TURN, Happening

Effect = Callable[[Readable, Intent], Iterable[Happening]]
Which = Callable[[Readable, Intent], Number]
LONGEST_ID = 40


def read_effect(known: Known, value: object, at: Place, asked: Asked) -> Effect:
    """`{ gain = "fish", count = 2 }`: one word says what happens, the others how."""
    table = as_table(value, at)
    word = next((word for word in table.data if word in EFFECTS), None)
    if word is None:
        said = next(iter(table.data), "")
        table.wrong("unknown_effect", None, name=said, known=", ".join(EFFECTS))
    effect = EFFECTS[word](known, table, asked)
    only_if = _only_if(known, table, asked)
    table.done()
    if only_if is None:
        return effect
    return lambda state, intent: effect(state, intent) if only_if(state, intent) else ()


def _only_if(known: Known, table: Table, asked: Asked) -> Callable[[Readable, Intent], bool] | None:
    """Only when a condition holds, or when a yes/no question was answered with yes."""
    value = table.raw("only_if")
    if value is None:
        return None
    if isinstance(value, str):
        if value not in asked.yes_no:
            table.wrong("unknown_question", "only_if", name=value)
        return lambda state, intent: intent.has(value)
    holds: Condition = read_condition(known, value, (*table.at, "only_if"), usual="me")
    return lambda state, intent: holds(state, intent.seat)


def _which(known: Known, table: Table, asked: Asked, key: str) -> Which:
    """A number by name; for a stock, `kind` names the colour or the question that asks for it."""
    part = known.part(table, key)
    if not isinstance(part, Stock):
        number = known.number(table, key)
        return lambda state, intent: number
    kind = table.text("kind")
    if kind in part.kinds:
        counter = part.counter(kind)
        return lambda state, intent: counter
    if kind not in asked.picks:
        table.wrong("unknown_question", "kind", name=kind)
    return lambda state, intent: part.counter(_chosen(part.kinds, intent.text(kind)))


def _chosen(kinds: tuple[str, ...], word: str) -> str:
    must(word in kinds, "unknown_choice")
    return word


def _seats_for(number: Number, seats: Seats, state: Readable, intent: Intent) -> list[int | None]:
    return [None] if number.shared else list(seats(state, intent))


def _gain(known: Known, table: Table, asked: Asked) -> Effect:
    which, count = _which(known, table, asked, "gain"), read_amount(known, table, asked)
    seats = read_seats(table, asked)

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        number, much = which(state, intent), count(state, intent)
        for seat in _seats_for(number, seats, state, intent):
            yield number.gain(much, seat)

    return effect


def _lose(known: Known, table: Table, asked: Asked) -> Effect:
    """What a player gives must be there, unless the file says "or less"."""
    which, count = _which(known, table, asked, "lose"), read_amount(known, table, asked)
    seats, or_less = read_seats(table, asked), table.yes("or_less")

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        number, much = which(state, intent), count(state, intent)
        for seat in _seats_for(number, seats, state, intent):
            yield from require(or_less or spare(number, state, seat) >= much, "not_enough")
            yield number.lose(much, seat)

    return effect


def spare(number: Number, state: Readable, seat: int | None) -> int:
    """How much can go before the number is at its lowest."""
    low = bound(number.at_least, state, seat)
    return number.of(state, seat) - low if low is not None else 10**9


def _move(known: Known, table: Table, asked: Asked) -> Effect:
    """From one number to another: all that is asked for must be there."""
    return _transfer(known, table, asked, "move", lambda there, much: there >= much)


def _take(known: Known, table: Table, asked: Asked) -> Effect:
    """Out of a supply: whoever comes last takes what is left."""
    return _transfer(known, table, asked, "take", lambda there, much: there > 0 or much <= 0)


def _transfer(
    known: Known, table: Table, asked: Asked, word: str, suffices: Callable[[int, int], bool]
) -> Effect:
    which, target = _which(known, table, asked, word), _which(known, table, asked, "to")
    count, seats = read_amount(known, table, asked), read_seats(table, asked)
    to_seats = read_seats(table, asked, "to_whose") if table.has("to_whose") else None
    reason = "pool_empty" if word == "take" else "not_enough"

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        number, other, much = which(state, intent), target(state, intent), count(state, intent)
        for seat in _seats_for(number, seats, state, intent):
            receivers = to_seats(state, intent) if to_seats else (seat,)
            for receiver in receivers:
                yield from require(suffices(spare(number, state, seat), much), reason)
                yield number.move(much, other, seat, to=_receiver(receiver, intent))

    return effect


def _receiver(seat: int | None, intent: Intent) -> int | None:
    return intent.seat if seat is None else seat


def _set(known: Known, table: Table, asked: Asked) -> Effect:
    part = known.part(table, "set")
    if isinstance(part, Label):
        return _set_label(part, table, asked)
    which, seats = _which(known, table, asked, "set"), read_seats(table, asked)
    if not table.has("to"):
        table.wrong("missing", None, name="to")
    count: Amount = read_amount(known, table, asked, "to")

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        number, much = which(state, intent), count(state, intent)
        for seat in _seats_for(number, seats, state, intent):
            yield number.set_to(much, seat)

    return effect


def _set_label(label: Label, table: Table, asked: Asked) -> Effect:
    word, seats = table.text("to"), read_seats(table, asked)
    if word not in label.choices and word not in asked.picks:
        table.wrong("not_a_choice", "to", name=word)

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        value = word if word in label.choices else _chosen(label.choices, intent.text(word))
        for seat in seats(state, intent):
            yield label.put(value, seat)

    return effect


def _token(known: Known, table: Table, key: str) -> Token:
    part = known.part(table, key)
    if not isinstance(part, Token):
        table.wrong("not_a_token", key, name=part.key)
    return part


def _give(known: Known, table: Table, asked: Asked) -> Effect:
    token, seats = _token(known, table, "give"), read_seats(table, asked, "to")
    return lambda state, intent: [token.give(seat) for seat in seats(state, intent)]


def _clear(known: Known, table: Table, asked: Asked) -> Effect:
    token, seats = _token(known, table, "clear"), read_seats(table, asked)
    return lambda state, intent: [token.clear(seat) for seat in seats(state, intent)]


def _place(known: Known, table: Table, asked: Asked) -> Effect:
    """A record under a name: a new one, or the one of that name written anew."""
    roster, name = _roster(known, table, "place"), _name(table, asked)
    fields = {
        field.key: read_amount(known, table, asked, field.key)
        for field in roster.fields
        if table.has(field.key)
    }

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        count = roster.count(state, intent.seat)
        id = intent.text(name).strip()[:LONGEST_ID] or str(count + 1)
        has_room = roster.at_most is None or count < roster.at_most
        must(has_room or roster.has(state, intent.seat, id), "too_high", most=roster.at_most)
        values = {key: amount(state, intent) for key, amount in fields.items()}
        yield roster.place(id, intent.seat, **values)

    return effect


def _remove(known: Known, table: Table, asked: Asked) -> Effect:
    roster, name = _roster(known, table, "remove"), _name(table, asked)

    def effect(state: Readable, intent: Intent) -> Iterator[Happening]:
        must(roster.has(state, intent.seat, intent.text(name)), "unknown_choice")
        yield roster.remove(intent.text(name), intent.seat)

    return effect


def _roster(known: Known, table: Table, key: str) -> Roster:
    part = known.part(table, key)
    if not isinstance(part, Roster):
        table.wrong("not_a_roster", key, name=part.key)
    return part


def _name(table: Table, asked: Asked) -> str:
    name = table.text("named")
    if name not in asked.picks:
        table.wrong("unknown_question", "named", name=name)
    return name


def _say(known: Known, table: Table, asked: Asked) -> Effect:
    """Something every screen tells once."""
    key = "_".join(str(step) for step in table.at if step != "actions")
    known.words.add(f"news-{key}", table.raw("say"), (*table.at, "say"))
    return lambda state, intent: (Announced(key, intent.seat),)


def _end_turn(known: Known, table: Table, asked: Asked) -> Effect:
    if not table.yes("end_turn"):
        table.wrong("not_yes_no", "end_turn", name="end_turn")
    return lambda state, intent: (END_TURN,)


EFFECTS: Mapping[str, Callable[[Known, Table, Asked], Effect]] = {
    "gain": _gain,
    "lose": _lose,
    "set": _set,
    "move": _move,
    "take": _take,
    "give": _give,
    "clear": _clear,
    "place": _place,
    "remove": _remove,
    "say": _say,
    "end_turn": _end_turn,
}
