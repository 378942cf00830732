"""What a table may play with."""

from companion.games.vindication.terms import (
    GUILDS,
    JEWELCRAFTER,
    MENAGERIE,
    MYTHS,
    SACRED_STONES,
    SITES,
    TEMPLE_RUINS,
    TREACHERY,
    WELL,
)
from companion.games.vindication.tiles import brought, is_legal, swaps
from companion.rules.game import Option
from companion.rules.parts import Options


def _has_new_tiles(options: Options) -> bool:
    return bool(brought(options))


def _fits(options: Options) -> bool:
    """With Ronak one more tile leaves; beyond eight the island would lose its balance."""
    return is_legal({**options, MYTHS: True})


def _one_leaves(options: Options) -> bool:
    """One tile on its own: the Academy or an Inn. Two are both, three are a set."""
    return swaps(options) % 3 == 1


def _three_leave(options: Options) -> bool:
    return swaps(options) in (3, 4, 5)


OPTIONS = (
    Option(TREACHERY),
    Option(JEWELCRAFTER),
    Option(MENAGERIE),
    Option(SACRED_STONES),
    Option(TEMPLE_RUINS),
    Option(WELL),
    Option(SITES, only_if=_has_new_tiles),
    Option(GUILDS),
    Option(MYTHS, only_if=_fits),
    Option("swap_one", start="academy", choices=("academy", "inn"), only_if=_one_leaves),
    Option("swap_three", start="basic", choices=("basic", "advanced"), only_if=_three_leave),
    Option("starting_honour", start=True),
)
