"""Carrying an effect out: the app proposes, the answers decide, lasting effects follow."""

from collections.abc import Iterator

from companion.games.vale.answers import stones_told
from companion.games.vale.changes import (
    change_points,
    discard_summoned,
    fitting,
    gain_stones,
    recover,
)
from companion.games.vale.effects import DISCARD, RECOVER, propose
from companion.games.vale.moving import move_cards, move_itself
from companion.games.vale.parts import arena, free_summon, stones
from companion.games.vale.reaching import can_reach, reach_others, struck_family
from companion.games.vale.source import Source
from companion.games.vale.standing import creature_of, position_of
from companion.games.vale.terms import HOURGLASS
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable
from companion.rules.turns import Happening


def carry_out(state: Readable, intent: Intent, source: Source) -> Iterator[Happening]:
    """`intent.seat` uses the effect. Each answer that is missing is as proposed."""
    seat = intent.seat
    assert seat is not None
    effect, way = source.chosen(intent), source.way(intent)
    yield from _speaks_against(state, intent, source)
    at = source.at.aiming(source.aimed(intent))
    proposal = propose(way, at)
    yield from _aim(state, intent, source)
    yield from reach_others(state, intent, source)
    yield from stones.pay(
        fitting(state, seat, stones_told(intent, "spends", proposal.spends)), seat
    )
    yield from move_cards(state, intent, way, at)
    yield from gain_stones(state, seat, stones_told(intent, "gains", proposal.gains))
    yield from change_points(state, seat, intent.number("points", proposal.points))
    yield from move_itself(state, seat, source.id, way)
    if effect.frees:
        yield free_summon.put(source.id, seat)
    if effect.wakes:
        yield from wake(state, seat, tuple(arena.all(state, seat)))


def _speaks_against(state: Readable, intent: Intent, source: Source) -> Iterator[Happening]:
    """An effect is carried out wholly or not at all."""
    effect, way = source.chosen(intent), source.way(intent)
    yield from require(way.is_possible(source.at), "effect_impossible")
    if effect.copies or source.effect.copies:
        yield from require(intent.text("copied") in source.copyable(), "nothing_to_copy")
    if effect.aim is not None:
        fits = {card.id for card in source.aimable(effect.aim)}
        aimed = set(intent.items("cards"))
        least, most = effect.aim.least, effect.aim.most
        yield from require(
            least <= len(aimed & fits) <= most, "wrong_cards", least=least, most=most
        )
        yield from require(aimed <= fits, "card_does_not_fit")


def _aim(state: Readable, intent: Intent, source: Source) -> Iterator[Happening]:
    aim, seat = source.chosen(intent).aim, intent.seat
    if aim is None or seat is None:
        return
    for card in source.aimed(intent):
        if aim.does == RECOVER:
            yield from recover(state, seat, card.id)
        elif aim.does == DISCARD:
            yield from discard_summoned(state, seat, card.id, round=state.turn.round)
        else:
            yield from wake(state, seat, (card.id,))


def wake(state: Readable, seat: int, ids: tuple[str, ...]) -> Iterator[Happening]:
    """Their hourglass effects may be used once in this action phase."""
    for id in ids:
        creature = creature_of(id)
        if creature is not None and HOURGLASS in creature.kinds:
            yield arena.mark(id, "extra", True, seat)


def is_doable(state: Readable, seat: int, id: str, kind: str) -> bool:
    """Whether an effect of a summoned card can be carried out at all."""
    creature = creature_of(id)
    effect = creature.effect(kind) if creature else None
    if effect is None:
        return False
    source = Source(id, effect, position_of(state, seat))
    if effect.copies:
        return bool(source.copyable())
    if effect.aim is not None and len(source.aimable(effect.aim)) < effect.aim.least:
        return False
    if struck_family(effect) and not can_reach(state, struck_family(effect)):
        return False
    return bool(effect.possible(source.at))
