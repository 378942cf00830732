"""Small changes with all they bring: lasting effects trigger even in the middle of another."""

from collections.abc import Iterator, Mapping

from companion.games.vale.parts import (
    arena,
    hand,
    hand_cards,
    score,
    shelter,
    shelter_cards,
    stones,
)
from companion.games.vale.standing import creature_of, has_summoned, position_of
from companion.games.vale.terms import BLUE, COLOURS, PURPLE
from companion.rules.events import Announced, Event
from companion.rules.rosters import Cards
from companion.rules.state import Readable

Change = Iterator[Event]


def change_points(state: Readable, seat: int, by: int) -> Change:
    """The score stops at 0. Whoever really loses a point takes Wendigo back."""
    before = score.of(state, seat)
    yield score.change(by, seat)
    if score.of(state, seat) < before:
        yield from lasting_return(state, seat, "wendigo")


def steal_points(state: Readable, seat: int, *, of: int, count: int) -> Change:
    """Only what is there can be taken."""
    before = score.of(state, of)
    yield score.move(count, score, of, to=seat)
    if score.of(state, of) < before:
        yield from lasting_return(state, of, "wendigo")


def gain_stones(state: Readable, seat: int, mix: Mapping[str, int]) -> Change:
    """Thalassa returns for a gained blue stone, even one that cannot be kept."""
    for colour in COLOURS:
        if mix.get(colour, 0):
            yield stones.gain(colour, mix[colour], seat)
    if mix.get(BLUE, 0) > 0:
        yield from lasting_return(state, seat, "thalassa")
    yield from watch_fireblast(state, seat)


def watch_fireblast(state: Readable, seat: int) -> Change:
    if stones.total(state, seat) >= 4:
        yield from lasting_return(state, seat, "fireblast")


def draw(state: Readable, seat: int, count: int) -> Change:
    if count > 0:
        yield hand.gain(count, seat)
        yield from lasting_return(state, seat, "banshee")


def drop(state: Readable, seat: int, count: int, named: tuple[str, ...] = ()) -> Change:
    """So many cards leave the hand; the private note follows as far as it can."""
    yield hand.lose(count, seat)
    yield from strike_from(hand_cards, state, seat, named)


def strike_from(note: Cards, state: Readable, seat: int, named: tuple[str, ...]) -> Change:
    """Named cards leave a private note; an empty hand or shelter has nothing noted."""
    counted = {hand_cards.key: hand, shelter_cards.key: shelter}[note.key]
    gone = tuple(note.all(state, seat)) if not counted.of(state, seat) else named
    for id in gone:
        if note.has(state, seat, id):
            yield note.remove(id, seat)


def to_hand(state: Readable, seat: int, id: str) -> Change:
    yield hand.gain(1, seat)
    if creature_of(id) is not None:
        yield hand_cards.place(id, seat)


def recover(state: Readable, seat: int, id: str) -> Change:
    """From the arena back to the hand."""
    if arena.has(state, seat, id):
        yield arena.remove(id, seat)
        yield from to_hand(state, seat, id)


def lasting_return(state: Readable, seat: int, name: str) -> Change:
    """A creature whose lasting effect sends it home, told aloud."""
    for id in tuple(arena.all(state, seat)):
        if id.partition("#")[0] == name:
            yield Announced("returns", seat, {"card": name})
            yield from recover(state, seat, id)


def discard_summoned(state: Readable, seat: int, id: str, *, round: int) -> Change:
    """Out of the arena to the discard pile. Ash comes back instead and is not discarded;
    for every other one the Totem Pole gives a purple stone."""
    if not arena.has(state, seat, id):
        return
    if id.partition("#")[0] == "ash":
        yield Announced("returns", seat, {"card": "ash"})
        yield from recover(state, seat, id)
        yield from change_points(state, seat, round)
        return
    yield arena.remove(id, seat)
    if has_summoned(state, seat, "totem_pole"):
        yield from gain_stones(state, seat, {PURPLE: 1})


def fitting(state: Readable, seat: int, mix: Mapping[str, int]) -> dict[str, int]:
    """As many of these stones as the seat really has."""
    held = position_of(state, seat).stones
    return {colour: min(max(0, mix.get(colour, 0)), held[colour]) for colour in COLOURS}
