"""The honour track: tokens on 30, 45, 60 and 75 go to whoever reaches or passes them."""

from collections.abc import Iterator

from companion.games.vindication.parts import honour, to_reveal, tokens
from companion.games.vindication.places import is_seat
from companion.rules.events import Announced, Event
from companion.rules.state import PLAYING, Readable, State


def free_tokens(state: Readable) -> list[tuple[int, str]]:
    """Tokens still on the track, from the lowest space up."""
    lying = tokens.all(state)
    return sorted(
        (tokens.number(state, None, id, "space"), id)
        for id, facts in lying.items()
        if facts.get("holder") is None
    )


def tokens_of(state: Readable, seat: int) -> int:
    return sum(1 for facts in tokens.all(state).values() if is_seat(facts.get("holder"), seat))


def all_tokens_taken(state: Readable) -> bool:
    return tokens.count(state) > 0 and not free_tokens(state)


def take_tokens(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """From below a token to its space or beyond: taken, and one more trigger card comes."""
    seat = getattr(event, "seat", None)
    if seat is None or now.stage != PLAYING:
        return
    was, here = honour.of(before, seat), honour.of(now, seat)
    for space, id in free_tokens(now):
        if was < space <= here:
            yield tokens.mark(id, "holder", seat)
            yield to_reveal.gain(1)
            yield Announced("token_taken", seat, {"space": space})
