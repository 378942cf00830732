"""Rounds: artifact choice, capture there and back, action, resolution; the initiative moves."""

from collections.abc import Iterator

from companion.games.vale.capture import lay_missing_markers
from companion.games.vale.clearing import give_back, remember_tokens
from companion.games.vale.conditions import in_phase, within_limit
from companion.games.vale.parts import captured, free_summon, initiative, sold
from companion.games.vale.resolving import calm, still_to_do, turn_hourglasses
from companion.games.vale.terms import (
    ACTION,
    ARTIFACT,
    CAPTURE,
    CLEARING,
    RESOLUTION,
    plays_artifacts,
)
from companion.rules.actions import Action
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import (
    END_TURN,
    Happening,
    Phase,
    Turns,
    all_at_once,
    clockwise_from,
    first_seat,
    snake,
)


def initiative_seat(state: Readable) -> int:
    holder = initiative.holder(state)
    return first_seat(state) if holder is None else holder


turn_order = clockwise_from(initiative_seat)
capture_order = snake(turn_order)


def open_action(state: Readable) -> Iterator[Happening]:
    yield from lay_missing_markers(state)


def open_resolution(state: Readable) -> Iterator[Happening]:
    """Whatever was skipped before is put in order: tiles in the clearing, hourglasses fresh."""
    for seat in seats_of(state):
        yield from _tidy(state, seat)
    yield from turn_hourglasses(state)


def close_turn(state: Readable) -> Iterator[Happening]:
    if state.turn.phase == ACTION and state.turn.active is not None:
        yield from _tidy(state, state.turn.active)


def _tidy(state: Readable, seat: int) -> Iterator[Happening]:
    """After a seat's actions nothing of them is left over."""
    yield from give_back(state, seat)
    yield from calm(state, seat)
    for id in tuple(captured.all(state, seat)):
        yield captured.remove(id, seat)
    for label in (sold, free_summon):
        if label.of(state, seat):
            yield label.put(None, seat)


def go_to_next_round(state: Readable) -> Iterator[Happening]:
    """The initiative moves one seat clockwise; every Choice token stays on its tile."""
    yield initiative.give((initiative_seat(state) + 1) % state.size)
    for seat in seats_of(state):
        yield from remember_tokens(state, seat)


TURNS = Turns(
    before=(Phase(CLEARING, order=all_at_once, played=plays_artifacts),),
    phases=(
        Phase(ARTIFACT, order=turn_order, played=plays_artifacts),
        Phase(CAPTURE, order=capture_order),
        Phase(ACTION, order=turn_order, opening=open_action),
        Phase(RESOLUTION, order=turn_order, opening=open_resolution),
    ),
    turn_closing=close_turn,
    between_rounds=go_to_next_round,
)


def end_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A turn ends when its markers are gone, its hourglasses used, its choice made."""
    seat, phase = intent.seat, state.turn.phase
    assert seat is not None
    if phase == ACTION:
        count = captured.count(state, seat)
        yield from require(not count, "markers_left", count=count)
    if phase == RESOLUTION:
        left = len(still_to_do(state, seat))
        yield from require(not left, "effects_left", count=left)
    yield from require(phase != CAPTURE, "no_marker_placed")
    yield from require(phase != ARTIFACT, "no_artifact_chosen")
    yield END_TURN


END_TURN_ACTION = Action(
    "end_turn",
    end_turn,
    needs=(within_limit,),
    offered=in_phase(ACTION, RESOLUTION),
    once_seen=True,
)
