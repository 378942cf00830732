"""Nobura's Artifax: four tokens face up; take one in your turn while you have none."""

from collections.abc import Iterator

from companion.games.etherstone.cards import own_cards
from companion.games.etherstone.parts import (
    ARTIFAX_TOKENS,
    COLOURS,
    artifax,
    artifax_display,
    artifax_gone,
    artifax_stack,
    artifax_used,
    stones,
    with_artifax,
)
from companion.games.etherstone.tokens import BY_KEY, TOKENS, ArtifaxToken, carry_out, discard_token
from companion.games.etherstone.turn import in_main_phase, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Event
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening


def exchange(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Do everything on it at once; it then lies face down by the Leader, and a new one comes.
    Whoever has one already and takes another anyway gives the old one up."""
    seat, place = seat_of(intent), intent.text("token")
    must(artifax_display.has(state, None, place), "no_such_token")
    token = BY_KEY.get(_effect(state, intent))
    must(token is not None, "name_the_token")
    assert token is not None
    yield from require(not _is_known_elsewhere(state, place, token.key), "token_elsewhere")
    yield from carry_out(state, intent, token)
    yield from discard_token(state, seat)
    yield artifax_display.remove(place)
    yield artifax.put(token.key, seat)
    yield artifax_used.give(seat)
    yield from refill(state)


def _effect(state: Readable, intent: Intent) -> str:
    """As typed now, else as it was named when it came up."""
    known = str(artifax_display.get(state, None, intent.text("token"), "effect") or "")
    return intent.text("effect") or known


def refill(state: Readable) -> Iterator[Event]:
    """While the stacks last."""
    if artifax_stack.of(state) == 0:
        return
    at = ARTIFAX_TOKENS - artifax_stack.of(state) + 1
    yield artifax_stack.lose(1)
    yield artifax_display.place(artifax_display.free_id(state, None, f"A{at}"))


def name_token(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Which token lies there, so that everybody can read what it does."""
    place, effect = intent.text("token"), intent.text("effect")
    must(artifax_display.has(state, None, place), "no_such_token")
    must(effect in BY_KEY, "name_the_token")
    yield from require(not _is_known_elsewhere(state, place, effect), "token_elsewhere")
    yield artifax_display.mark(place, "effect", effect)


def _known_tokens(state: Readable, but: str) -> set[str]:
    """Tokens that lie elsewhere for certain: there is only one of each."""
    held = {artifax.of(state, seat) for seat in seats_of(state)}
    gone = {str(facts.get("effect")) for facts in artifax_gone.all(state).values()}
    shown = artifax_display.all(state).items()
    return held | gone | {str(facts.get("effect")) for place, facts in shown if place != but}


def _is_known_elsewhere(state: Readable, place: str, effect: str) -> bool:
    return effect in _known_tokens(state, place)


def discard(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Out of the game: with the Void die, or because a table decides so."""
    yield from discard_token(state, seat_of(intent))


# ---- questions -------------------------------------------------------------


def shown(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for place, facts in artifax_display.all(state).items():
        effect = str(facts.get("effect") or "")
        yield Choice(place, f"artifax-{effect}" if effect else "unnamed-token", facts=facts)


def effects(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    elsewhere = _known_tokens(state, str(values.get("token")))
    for token in TOKENS:
        if token.key not in elsewhere:
            yield Choice(token.key, f"artifax-{token.key}", icon=token.colour)


def _own_colours(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for colour in COLOURS:
        if stones.of(state, seat, colour):
            yield Choice(colour, f"colour-{colour}", icon=colour)


def _token(state: Readable, values: Values) -> ArtifaxToken | None:
    return BY_KEY.get(_effect(state, Intent("exchange", None, values)))


def _known_effect(state: Readable, seat: int | None, values: Values) -> str:
    return _effect(state, Intent("exchange", None, values))


def _is_unnamed(state: Readable, seat: int | None, values: Values) -> bool:
    place = str(values.get("token"))
    return not artifax_display.get(state, None, place, "effect")


def _pays(state: Readable, seat: int | None, values: Values) -> bool:
    token = _token(state, values)
    return token is not None and token.pays


def _takes_cards(state: Readable, seat: int | None, values: Values) -> bool:
    token = _token(state, values)
    return token is not None and token.cards > 0


def _has_none(state: Readable, seat: int) -> bool:
    return not artifax.of(state, seat)


def _has_one(state: Readable, seat: int) -> bool:
    return bool(artifax.of(state, seat))


def _none_this_turn(state: Readable, seat: int) -> bool:
    return artifax_used.holder(state) != seat


ARTIFAX_ACTIONS = (
    Action(
        "exchange",
        exchange,
        inputs=(
            Pick("token", choices=shown),
            Pick("effect", choices=effects, asked=_is_unnamed, start=_known_effect),
            Pick("pay", choices=_own_colours, asked=_pays),
            Pick("cards", choices=own_cards, many=True, asked=_takes_cards, optional=True),
        ),
        needs=(Need("one_artifax_a_turn", _none_this_turn), Need("has_artifax", _has_none)),
        offered=in_main_phase,
        played_with=with_artifax,
        quick=True,
        icon="sparkle",
        group="artifax",
    ),
    Action(
        "name_token",
        name_token,
        inputs=(Pick("token", choices=shown), Pick("effect", choices=effects)),
        who=every_seat,
        played_with=with_artifax,
        quick=True,
        icon="sparkle",
        group="table",
    ),
    Action(
        "discard_artifax",
        discard,
        who=every_seat,
        needs=(Need("no_artifax", _has_one),),
        offered=_has_one,
        played_with=with_artifax,
        quick=True,
        icon="sparkle",
        group="artifax",
    ),
)
