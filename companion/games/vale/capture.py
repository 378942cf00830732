"""The capture phase: each player places two markers, there and back again."""

from collections.abc import Iterator

from companion.games.vale.choices import capturable, families
from companion.games.vale.conditions import in_phase, only_in, within_limit
from companion.games.vale.parts import captured
from companion.games.vale.standing import creature_of
from companion.games.vale.terms import CAPTURE, FAMILIES, MARKERS
from companion.rules.actions import Action, Need
from companion.rules.events import Event
from companion.rules.inputs import Pick
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import END_TURN, Happening

MARKED = "marked"
"""A captured card nobody told anything about."""


def capture(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A marker on a free card: its family is enough, its name may be told."""
    seat, card = intent.seat, intent.text("card")
    assert seat is not None
    creature = creature_of(card)
    must(not card or creature is not None, "unknown_card")
    family = creature.family if creature else intent.text("family")
    must(not family or family in FAMILIES, "unknown_family")
    yield from require(captured.count(state, seat) < MARKERS, "no_marker_left")
    yield from require(not card or is_free(state, card), "marker_there")
    id = captured.free_id(state, seat, card or family or MARKED)
    yield captured.place(id, seat, family=family)
    if state.turn.phase == CAPTURE:
        yield END_TURN


def is_free(state: Readable, card: str) -> bool:
    return not any(captured.has(state, seat, card) for seat in seats_of(state))


def lay_missing_markers(state: Readable) -> Iterator[Event]:
    """Whoever did not tell all captures has markers all the same: two for everybody."""
    for seat in seats_of(state):
        for _ in range(MARKERS - captured.count(state, seat)):
            yield captured.place(captured.free_id(state, seat, MARKED), seat)


CAPTURE_ACTION = Action(
    "capture",
    capture,
    inputs=(
        Pick("family", choices=families, optional=True),
        Pick("card", choices=capturable, optional=True),
    ),
    needs=(
        only_in(CAPTURE),
        within_limit,
        Need("no_marker_left", lambda state, seat: captured.count(state, seat) < MARKERS),
    ),
    offered=in_phase(CAPTURE),
    icon="marker",
    group="capture",
)
