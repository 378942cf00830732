"""Before the game: who sits where, with which options, and how the table is laid."""

from collections.abc import Iterator

from companion.rules.actions import Action, every_seat
from companion.rules.events import Event, Joined, Laid, Opened, Put, Seated, Staged
from companion.rules.game import Game
from companion.rules.intents import Intent
from companion.rules.parts import Setup
from companion.rules.referee import game_of
from companion.rules.refusal import must
from companion.rules.state import LOBBY, PLAYING, STAGES, Readable, Scalar, seats_of
from companion.rules.turns import BEGIN, FIRST, Happening

LONGEST_NAME = 24
CRESTS = range(1, 7)


def sit(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A name and a crest on a seat."""
    seat = intent.seat
    must(seat in seats_of(state), "unknown_seat")
    assert seat is not None
    name, crest = intent.text("name").strip()[:LONGEST_NAME], intent.number("crest", seat + 1)
    must(name, "no_name")
    taken = {p.crest for at, p in enumerate(state.people) if at != seat and p.name}
    must(crest not in taken and crest in CRESTS, "crest_taken")
    yield Seated(seat, name, crest)


def rise(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A seat becomes free again; only before the game begins."""
    must(intent.seat in seats_of(state), "unknown_seat")
    assert intent.seat is not None
    yield Seated(intent.seat, "", 0)


def arrange(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Options and the number of seats, changed while people are still arriving."""
    game = game_of(state)
    seats = intent.number("seats", state.size)
    must(seats in game.seats, "wrong_seats")
    options = {o.key: intent.values.get(o.key, state.options.get(o.key)) for o in game.options}
    plain = {key: _option(value) for key, value in options.items()}
    named = max((at for at, p in enumerate(state.people) if p.name), default=-1)
    must(seats > named, "seats_taken")
    yield Opened(game.key, plain, seats)


def _option(value: object) -> Scalar:
    return value if isinstance(value, (bool, int, str)) else None


SETUP = "setup."
"""Prefix of the shared values that say which lines of the checklist are done."""


def tick(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A line of the set-up checklist is done, or not yet."""
    step = intent.text("step")[:60]
    must(step, "unknown_part")
    yield Put(SETUP + step, None, intent.has("on"))


def start(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The table is laid and play begins. Free seats are left out; `first` plays first."""
    game, now = game_of(state), state
    people = tuple(person for person in now.people if person.name)
    must(len(people) in game.seats, "wrong_seats", least=game.seats[0], most=game.seats[-1])
    if len(people) < now.size:
        yield Opened(game.key, now.options, len(people))
        for seat, person in enumerate(people):
            yield Seated(seat, person.name, person.crest)
    first = intent.number("first") % len(people)
    yield opening(game, len(people), dict(now.options), first)
    yield Staged(PLAYING)
    yield BEGIN


def opening(game: Game, size: int, options: dict[str, Scalar], first: int) -> Laid:
    shared = {**game.opening_board(Setup(size, options, None, first)), FIRST: first}
    boards = tuple(game.opening_board(Setup(size, options, s, first)) for s in range(size))
    return Laid(shared, boards)


def join_late(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One more seat in a running game that allows it."""
    game = game_of(state)
    must(game.late_seats and state.size < game.seats[-1], "table_full")
    name, crest = intent.text("name").strip()[:LONGEST_NAME], intent.number("crest", state.size + 1)
    must(name, "no_name")
    must(crest not in {p.crest for p in state.people} and crest in CRESTS, "crest_taken")
    setup = Setup(state.size + 1, state.options, state.size)
    yield Joined(name, crest, game.opening_board(setup))


LOBBY_ACTIONS = (
    Action("sit", sit, who=every_seat, stages=STAGES),
    Action("rise", rise, who=every_seat, stages=(LOBBY,)),
    Action("arrange", arrange, who=every_seat, stages=(LOBBY,)),
    Action("tick", tick, who=every_seat, stages=(LOBBY,)),
    Action("start", start, who=every_seat, stages=(LOBBY,)),
    Action("join_late", join_late, who=every_seat, stages=(PLAYING,)),
)


def opened(game: Game, options: dict[str, Scalar], seats: int) -> tuple[Event, ...]:
    """The first events of a new table."""
    return (Opened(game.key, {**game.default_options(), **options}, seats),)
