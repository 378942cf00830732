"""What screens show that follows from the state, and what a player should think of now."""

from collections.abc import Iterator, Mapping

from companion.games.vale.carrying import is_doable
from companion.games.vale.conditions import arena_limit, banish_price
from companion.games.vale.effects import propose
from companion.games.vale.parts import (
    artifact,
    artifact_last,
    captured,
    clearing,
    free_summon,
    hand_cards,
    score,
)
from companion.games.vale.paying import payments_for
from companion.games.vale.resolving import hourglass_source, ready_cards, still_to_do
from companion.games.vale.rounds import capture_order
from companion.games.vale.standing import card_of, is_over_limit, position_of, stone_limit
from companion.games.vale.summoning import price_proposed
from companion.games.vale.terms import (
    ACTION,
    HOURGLASS,
    LAST_ROUND,
    MOST_EXTENSION,
    plays_artifacts,
    threshold,
)
from companion.games.vale.tiles import TILES
from companion.games.vale.trade import family_of, reward_of_taming, sale_of
from companion.rules.game import Fact, Hint
from companion.rules.intents import Intent
from companion.rules.parts import OWNER
from companion.rules.state import Readable, seats_of

Shown = Mapping[str, object]


def _seat(seat: int | None, state: Readable) -> int:
    return seat if seat is not None else (state.turn.active or 0)


def clearing_now(state: Readable, seat: int | None) -> tuple[Shown, ...]:
    """Each tile with who took it this round, and whose Choice token lies on it."""
    if not plays_artifacts(state):
        return ()
    seats = seats_of(state)
    return tuple(
        {
            "id": tile,
            "kind": TILES[tile].kind,
            "holder": next((s for s in seats if artifact.of(state, s) == tile), None),
            "token": next((s for s in seats if artifact_last.of(state, s) == tile), None),
        }
        for tile in clearing.all(state)
        if tile in TILES
    )


def captured_now(state: Readable, seat: int | None) -> tuple[Shown, ...]:
    """Each captured card with what selling and taming it brings."""
    of = _seat(seat, state)
    at = position_of(state, of)
    families = {id: family_of(state, of, {"card": id}) for id in captured.all(state, of)}
    return tuple(
        {
            "id": id,
            "family": family,
            "sale": sale_of(family, at) if family else {},
            "reward": reward_of_taming(family, at),
        }
        for id, family in families.items()
    )


def ready_now(state: Readable, seat: int | None) -> tuple[Shown, ...]:
    """Each hourglass that can be used now, with what it gives and whether it asks."""
    of = _seat(seat, state)
    return tuple(_ready(state, of, id) for id in ready_cards(state, of))


def _ready(state: Readable, seat: int, id: str) -> Shown:
    source, intent = hourglass_source(state, seat, {"card": id}), Intent("", seat)
    assert source is not None
    effect = source.effect
    is_chosen = effect.aim or effect.copies or effect.steals or effect.strikes or effect.swaps
    proposal = propose(source.way(intent), source.at)
    return {
        "id": id,
        "asks": bool(is_chosen) or len(effect.possible(source.at)) > 1,
        "doable": is_doable(state, seat, id, HOURGLASS),
        "points": proposal.points,
        "gains": proposal.gains,
        "spends": proposal.spends,
    }


def hand_now(state: Readable, seat: int | None) -> tuple[Shown, ...]:
    """The noted hand with what each card costs now; for its owner only."""
    of = _seat(seat, state)
    return tuple(_in_hand(state, of, id) for id in hand_cards.all(state, of))


def _in_hand(state: Readable, seat: int, id: str) -> Shown:
    card, price = card_of(id), price_proposed(state, seat, {"card": id})
    payable = bool(payments_for(state, seat, price=price))
    return {
        "id": id,
        "family": card.family,
        "cost": card.cost,
        "price": price,
        "payable": payable,
    }


def arena_now(state: Readable, seat: int | None) -> Shown:
    """The places of an arena: filled, free, won by the extension, and still to come."""
    of = _seat(seat, state)
    at = position_of(state, of)
    limit = arena_limit(state, of)
    return {
        "count": len(at.cards),
        "limit": limit,
        "plain": min(limit, max(1, min(state.turn.round, LAST_ROUND))),
        "most": LAST_ROUND + MOST_EXTENSION if plays_artifacts(state) else LAST_ROUND,
        "cards": at.cards,
    }


FACTS = (
    Fact("threshold", lambda state, seat: threshold(state.options)),
    Fact("last_round", lambda state, seat: LAST_ROUND),
    Fact("stone_limit", lambda state, seat: stone_limit(state, _seat(seat, state))),
    Fact("stone_values", lambda state, seat: position_of(state, _seat(seat, state)).values),
    Fact("over_limit", lambda state, seat: is_over_limit(state, _seat(seat, state))),
    Fact("banish_price", lambda state, seat: banish_price(state)),
    Fact("capture_order", lambda state, seat: capture_order(state)),
    Fact("arena_now", arena_now),
    Fact("captured_now", captured_now),
    Fact("ready_now", ready_now),
    Fact("clearing_now", clearing_now),
    Fact("hand_now", hand_now, seen=OWNER),
)


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    """What this seat should think of now."""
    if is_over_limit(state, seat):
        yield Hint("over_limit", {"limit": stone_limit(state, seat)})
    if state.turn.active == seat:
        yield from _hints_of_turn(state, seat)
    if score.of(state, seat) >= threshold(state.options):
        yield Hint("threshold", {"threshold": threshold(state.options)})


def _hints_of_turn(state: Readable, seat: int) -> Iterator[Hint]:
    markers = tuple(captured.all(state, seat))
    if state.turn.phase == ACTION and markers:
        yield Hint("markers", {"count": len(markers)}, about=markers)
    if free_summon.of(state, seat):
        yield Hint("free_summon")
    left = still_to_do(state, seat)
    if left:
        yield Hint("resolve", {"count": len(left)}, about=left)
