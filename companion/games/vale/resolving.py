"""The resolution phase: each hourglass in one's arena once, in the order one likes."""

from collections.abc import Iterable, Iterator

from companion.games.vale.answers import answers
from companion.games.vale.asking import card_choice, effect_inputs
from companion.games.vale.carrying import carry_out, is_doable
from companion.games.vale.conditions import within_limit
from companion.games.vale.parts import arena
from companion.games.vale.source import Source
from companion.games.vale.standing import creature_of, position_of
from companion.games.vale.terms import ACTION, HOURGLASS, RESOLUTION
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening


def has_hourglass(id: str) -> bool:
    creature = creature_of(id)
    return creature is not None and creature.hourglass is not None


def is_ready(state: Readable, seat: int, id: str) -> bool:
    """In resolution what was not used yet; in the action phase what an effect woke."""
    if state.turn.phase == RESOLUTION:
        return has_hourglass(id) and not arena.get(state, seat, id, "used")
    return has_hourglass(id) and bool(arena.get(state, seat, id, "extra"))


def ready_cards(state: Readable, seat: int) -> tuple[str, ...]:
    return tuple(id for id in arena.all(state, seat) if is_ready(state, seat, id))


def still_to_do(state: Readable, seat: int) -> tuple[str, ...]:
    """What must be resolved: an effect that can be carried out is carried out."""
    return tuple(id for id in ready_cards(state, seat) if is_doable(state, seat, id, HOURGLASS))


def hourglass_source(state: Readable, seat: int | None, values: Values) -> Source | None:
    if seat is None:
        return None
    wanted, ready = answers(seat, values).text("card"), ready_cards(state, seat)
    id = wanted or (ready[0] if ready else "")
    creature = creature_of(id)
    if creature is None or creature.hourglass is None:
        return None
    return Source(id, creature.hourglass, position_of(state, seat))


def ready_choices(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [card_choice(id) for id in ready_cards(state, seat)] if seat is not None else []


def resolve(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One hourglass: used once in resolution, or now because an effect allows it."""
    seat = intent.seat
    assert seat is not None
    source = hourglass_source(state, seat, intent.values)
    must(source is not None and arena.has(state, seat, source.id), "no_hourglass")
    assert source is not None
    yield from _once(state, seat, source.id)
    yield from carry_out(state, intent, source)


def _once(state: Readable, seat: int, id: str) -> Iterator[Happening]:
    is_extra = bool(arena.get(state, seat, id, "extra")) and state.turn.phase != RESOLUTION
    key = "already_used" if state.turn.phase == RESOLUTION else "not_in_resolution"
    yield from require(is_ready(state, seat, id), key)
    yield arena.mark(id, "extra" if is_extra else "used", not is_extra, seat)


def skip(state: Readable, intent: Intent) -> Iterator[Happening]:
    """An hourglass that cannot be used is laid aside for this round."""
    seat, id = intent.seat, intent.text("card")
    must(seat is not None and arena.has(state, seat, id), "not_summoned")
    assert seat is not None
    yield from require(not is_doable(state, seat, id, HOURGLASS), "must_be_used")
    yield arena.mark(id, "used", True, seat)


def turn_hourglasses(state: Readable) -> Iterator[Event]:
    """Every hourglass is fresh again."""
    for seat in seats_of(state):
        for id in arena.all(state, seat):
            if arena.get(state, seat, id, "used"):
                yield arena.mark(id, "used", False, seat)


def calm(state: Readable, seat: int) -> Iterator[Event]:
    """What was woken for this action phase and not used is gone."""
    for id in arena.all(state, seat):
        if arena.get(state, seat, id, "extra"):
            yield arena.mark(id, "extra", False, seat)


def may_resolve(state: Readable, seat: int) -> bool:
    return state.turn.phase in (ACTION, RESOLUTION) and bool(ready_cards(state, seat))


RESOLVING_ACTIONS = (
    Action(
        "resolve",
        resolve,
        inputs=(Pick("card", choices=ready_choices), *effect_inputs(hourglass_source)),
        needs=(within_limit,),
        offered=may_resolve,
        icon="hourglass",
        group="resolution",
    ),
    Action(
        "skip",
        skip,
        inputs=(Pick("card", choices=ready_choices),),
        needs=(within_limit,),
        offered=lambda state, seat: state.turn.phase == RESOLUTION and may_resolve(state, seat),
        quick=True,
        icon="skip",
        group="resolution",
    ),
)
