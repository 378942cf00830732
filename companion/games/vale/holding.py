"""Stones above the limit, and small things a player does at any time."""

from collections.abc import Iterator

from companion.games.vale.answers import seat_told
from companion.games.vale.answers import stones_told as told_stones
from companion.games.vale.asking import stones_held
from companion.games.vale.changes import draw as draw_cards
from companion.games.vale.changes import steal_points
from companion.games.vale.choices import nameable
from companion.games.vale.parts import hand_cards, shelter_cards, stones
from companion.games.vale.standing import creature_of, is_over_limit, position_of, stone_limit
from companion.games.vale.terms import COLOURS, Stones, with_artifacts
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import Mix, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Answer, Intent
from companion.rules.refusal import must, require
from companion.rules.rosters import Cards
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

# ---- the stone limit -------------------------------------------------------


def best_kept(state: Readable, seat: int | None, values: Values) -> Stones:
    """The dearest stones, as many as may be kept."""
    if seat is None:
        return {}
    at, kept = position_of(state, seat), dict.fromkeys(COLOURS, 0)
    for colour in sorted(COLOURS, key=lambda c: -at.values[c]):
        kept[colour] = min(at.stones[colour], at.limit - sum(kept.values()))
    return kept


def keep_stones(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Above the limit one chooses what to keep, before anything else."""
    seat = intent.seat
    assert seat is not None
    kept = told_stones(intent, "keep", best_kept(state, seat, intent.values))
    held, limit = stones.counts(state, seat), stone_limit(state, seat)
    yield from require(sum(kept.values()) <= limit, "keeps_too_many", limit=limit)
    yield from require(all(kept[c] <= held[c] for c in COLOURS), "stones_not_there")
    for colour in COLOURS:
        yield stones.gain(colour, min(0, kept[colour] - held[colour]), seat)


# ---- at any time -----------------------------------------------------------


def draw(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat = intent.seat
    assert seat is not None
    yield from draw_cards(state, seat, intent.number("count", 1))


def steal(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Points from another player, as many as are there."""
    seat, target = intent.seat, seat_told(intent, "target")
    must(seat is not None and target in seats_of(state) and target != seat, "nobody_chosen")
    assert seat is not None
    assert target is not None
    yield from steal_points(state, seat, of=target, count=intent.number("count", 1))


def note(roster: Cards, state: Readable, intent: Intent) -> Iterator[Happening]:
    """The owner's own list, as it is now; the number of cards is counted elsewhere."""
    seat, named = intent.seat, intent.items("cards")
    assert seat is not None
    must(all(creature_of(id) is not None for id in named), "unknown_card")
    noted = roster.all(state, seat)
    for id in noted:
        if id not in named:
            yield roster.remove(id, seat)
    for id in named:
        if id not in noted:
            yield roster.place(id, seat)


def note_hand(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from note(hand_cards, state, intent)


def note_shelter(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield from note(shelter_cards, state, intent)


def noted_hand(state: Readable, seat: int | None, values: Values) -> Answer:
    return tuple(hand_cards.all(state, seat))


def noted_shelter(state: Readable, seat: int | None, values: Values) -> Answer:
    return tuple(shelter_cards.all(state, seat))


HOLDING_ACTIONS = (
    Action(
        "keep_stones",
        keep_stones,
        inputs=(Mix("keep", kinds=COLOURS, most=stones_held, start=best_kept),),
        who=every_seat,
        needs=(Need("within_limit", is_over_limit),),
        offered=is_over_limit,
        icon="stone",
        group="limit",
    ),
    Action(
        "draw",
        draw,
        inputs=(NumberInput("count", at_least=1, start=1),),
        who=every_seat,
        quick=True,
        icon="hand",
        group="quick",
    ),
    Action(
        "steal",
        steal,
        inputs=(SeatPick("target"), NumberInput("count", at_least=1, start=1)),
        who=every_seat,
        quick=True,
        icon="steal",
        group="quick",
    ),
    Action(
        "note_hand",
        note_hand,
        inputs=(Pick("cards", choices=nameable, many=True, start=noted_hand, optional=True),),
        who=every_seat,
        quick=True,
        private=True,
        icon="note",
        group="notes",
    ),
    Action(
        "note_shelter",
        note_shelter,
        inputs=(Pick("cards", choices=nameable, many=True, start=noted_shelter, optional=True),),
        who=every_seat,
        quick=True,
        private=True,
        icon="note",
        group="notes",
        played_with=with_artifacts,
    ),
)
