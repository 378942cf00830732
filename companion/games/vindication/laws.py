"""What is never made or lost: 21 cubes each, proficiency tiles, crystals, trigger tokens."""

from companion.games.vindication.cubes import cubes_of
from companion.games.vindication.parts import (
    CRYSTALS,
    TOKEN_SPACES,
    crystals,
    crystals_left,
    monument,
    prof,
    prof_gone,
    prof_left,
    tokens,
)
from companion.games.vindication.places import PLACES
from companion.games.vindication.terms import ATTRIBUTES, CUBES, JEWELCRAFTER
from companion.rules.game import Law
from companion.rules.state import Readable, seats_of


def _twenty_one_cubes(state: Readable) -> bool:
    return all(cubes_of(state, seat) == CUBES for seat in seats_of(state))


def _cubes_lie_where_the_cards_say(state: Readable) -> bool:
    return all(
        place.lying(state, seat) == place.number.of(state, seat)
        for place in PLACES
        for seat in seats_of(state)
    )


def _every_tile_is_somewhere(state: Readable) -> bool:
    held = sum(
        prof.total(state, seat) + monument.total(state, seat, "tiles") for seat in seats_of(state)
    )
    all_tiles = len(ATTRIBUTES) * (state.size - 1)
    return held + prof_left.total(state) + prof_gone.of(state) == all_tiles


def _twenty_crystals(state: Readable) -> bool:
    if not state.options.get(JEWELCRAFTER):
        return True
    held = sum(crystals.of(state, seat) for seat in seats_of(state))
    return held + crystals_left.of(state) == CRYSTALS


def _four_tokens(state: Readable) -> bool:
    return tokens.count(state) == len(TOKEN_SPACES)


LAWS = (
    Law("twenty_one_cubes", _twenty_one_cubes),
    Law("cubes_lie_where_the_cards_say", _cubes_lie_where_the_cards_say),
    Law("every_tile_is_somewhere", _every_tile_is_somewhere),
    Law("twenty_crystals", _twenty_crystals),
    Law("four_tokens", _four_tokens),
)
