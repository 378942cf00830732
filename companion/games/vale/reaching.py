"""Effects that reach another player: points stolen, cards struck or swapped."""

from collections.abc import Iterator

from companion.games.vale.answers import seat_told, told
from companion.games.vale.changes import discard_summoned, steal_points
from companion.games.vale.effects import Effect
from companion.games.vale.parts import arena
from companion.games.vale.source import Source
from companion.games.vale.standing import targets_of
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening


def struck_family(effect: Effect) -> str:
    return effect.strikes or effect.swaps


def can_reach(state: Readable, family: str) -> bool:
    """Somebody, be it oneself, has a summoned card of that family."""
    return any(targets_of(state, seat, family) for seat in seats_of(state))


def reach_others(state: Readable, intent: Intent, source: Source) -> Iterator[Happening]:
    effect, seat, target = source.chosen(intent), intent.seat, seat_told(intent, "target")
    assert seat is not None
    if effect.steals:
        yield from require(target is not None and target != seat, "nobody_chosen")
        if target is not None and target in seats_of(state):
            yield from steal_points(state, seat, of=target, count=effect.steals)
    if struck_family(effect):
        yield from _strike(state, intent, source, target)


def _strike(
    state: Readable, intent: Intent, source: Source, target: int | None
) -> Iterator[Happening]:
    effect, seat = source.chosen(intent), intent.seat
    assert seat is not None
    family, lost = struck_family(effect), _lost_card(state, intent, source, target)
    yield from require(can_reach(state, family), "effect_impossible")
    yield from require(target is not None, "nobody_chosen")
    if target is None or target not in seats_of(state):
        return
    yield from require(lost in targets_of(state, target, family), "card_does_not_fit")
    if effect.strikes:
        yield from discard_summoned(state, target, lost, round=state.turn.round)
    elif target != seat:
        yield from _swap(state, (seat, source.id), (target, lost))


def _lost_card(state: Readable, intent: Intent, source: Source, target: int | None) -> str:
    """The card answered; the only one that fits needs no answer."""
    if told(intent, "lost") or target is None:
        return intent.text("lost")
    fits = targets_of(state, target, struck_family(source.chosen(intent)))
    return fits[0] if len(fits) == 1 else ""


def _swap(state: Readable, mine: tuple[int, str], theirs: tuple[int, str]) -> Iterator[Happening]:
    """Two summoned cards change arenas; nothing is discarded, the numbers stay equal."""
    for (seat, id), (to, _) in ((mine, theirs), (theirs, mine)):
        fields = dict(arena.all(state, seat).get(id, {}))
        if fields:
            yield arena.remove(id, seat)
            yield arena.place(arena.free_id(state, to, id), to, **{**fields, "extra": False})
