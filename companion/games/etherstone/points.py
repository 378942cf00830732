"""Point tokens: from the pool on the table first, then from the reserve, then substitutes."""

from collections.abc import Iterator

from companion.games.etherstone.parts import pool, reserve, substitutes
from companion.rules.actions import Action, every_seat
from companion.rules.events import Event
from companion.rules.inputs import NumberInput
from companion.rules.intents import Intent
from companion.rules.parts import Counter
from companion.rules.refusal import Refusal, must, require
from companion.rules.state import Readable


def tapped(state: Readable, seat: int | None, by: int) -> Iterator[Event | Refusal]:
    """− and + on a seat's points."""
    if seat is None:
        return
    if by > 0:
        yield from gain(state, seat, by)
    else:
        yield from require(points.of(state, seat) > 0, "too_low", least=0)
        yield from give_back(state, seat, -by)


points = Counter("points", step=tapped, icon="point", group="counts")


def gain(state: Readable, seat: int, count: int) -> Iterator[Event]:
    """The pool as far as it goes; the reserve never runs out."""
    from_pool = min(max(count, 0), pool.of(state))
    yield pool.move(from_pool, points, seat)
    yield from gain_from_reserve(state, seat, count - from_pool)


def gain_from_reserve(state: Readable, seat: int, count: int) -> Iterator[Event]:
    """The pool stays as it is. Without tokens in the box people use something else."""
    tokens = min(max(count, 0), reserve.of(state))
    yield reserve.move(tokens, points, seat)
    if count > tokens:
        yield points.gain(count - tokens, seat)
        yield substitutes.gain(count - tokens)


def give_back(state: Readable, seat: int, count: int) -> Iterator[Event]:
    """Spent tokens never refill the pool: substitutes go first, then the reserve grows."""
    count = min(count, points.of(state, seat))
    made_up = min(count, substitutes.of(state))
    if made_up:
        yield points.lose(made_up, seat)
        yield substitutes.lose(made_up)
    yield points.move(count - made_up, reserve, seat)


def gain_points(state: Readable, intent: Intent) -> Iterator[Event]:
    must(intent.seat is not None, "unknown_seat")
    assert intent.seat is not None
    yield from gain(state, intent.seat, intent.number("count"))


def take_from_reserve(state: Readable, intent: Intent) -> Iterator[Event]:
    must(intent.seat is not None, "unknown_seat")
    assert intent.seat is not None
    yield from gain_from_reserve(state, intent.seat, intent.number("count"))


POINT_ACTIONS = (
    Action(
        "gain_points",
        gain_points,
        inputs=(NumberInput("count", start=1, at_least=1),),
        who=every_seat,
        quick=True,
        icon="point",
        group="abilities",
    ),
    Action(
        "gain_from_reserve",
        take_from_reserve,
        inputs=(NumberInput("count", start=1, at_least=1),),
        who=every_seat,
        quick=True,
        icon="point",
        group="abilities",
    ),
)
