"""How the table is laid, step by step, with the exact tiles and numbers."""

from collections.abc import Iterator

from companion.games.vindication.parts import FIRST_TRIGGERS, TOKEN_SPACES
from companion.games.vindication.terms import (
    ATTRIBUTES,
    FIRST_HONOUR,
    GUILDS,
    JEWELCRAFTER,
    MENAGERIE,
    MYTHS,
    SITES,
    TREACHERY,
    WELL,
)
from companion.games.vindication.tiles import BASE, brought, in_the_bag, leaving
from companion.games.vindication.triggers import fast_enough
from companion.rules.game import SetupStep
from companion.rules.parts import Options, Setup
from companion.rules.state import Scalar


def _counts(tiles: dict[str, int], kinds: tuple[str, ...]) -> dict[str, Scalar]:
    return {kind: tiles.get(kind, 0) for kind in kinds}


def checklist(setup: Setup) -> Iterator[SetupStep]:
    options, size = setup.options, setup.size
    yield SetupStep("boards")
    yield SetupStep("journey", {"honour": FIRST_HONOUR})
    yield SetupStep("cubes")
    yield SetupStep("companion")
    yield SetupStep("decks")
    yield SetupStep("quests")
    yield from _bag(options)
    yield SetupStep("mastery")
    yield SetupStep("proficiencies", {"each": size - 1, "all": len(ATTRIBUTES) * (size - 1)})
    yield SetupStep("tokens", {"count": len(TOKEN_SPACES)})
    yield SetupStep("triggers", {"count": FIRST_TRIGGERS})
    needed = {"cards": size + 1, "tiles": size + 2, "speed": fast_enough(size)}
    yield SetupStep("thresholds", needed)
    yield from _expansions(setup)
    yield SetupStep("first_player")


def _bag(options: Options) -> Iterator[SetupStep]:
    """What leaves the bag, what joins it, and how many lie in it then."""
    out = leaving(options)
    if out:
        yield SetupStep("leave", {**_counts(out, tuple(BASE)), "count": sum(out.values())})
    new = brought(options)
    if new and options.get(SITES):
        yield SetupStep("sites", {"count": sum(new.values())})
    elif new:
        yield SetupStep("join", {"count": sum(new.values())})
    yield SetupStep("bag", {"count": sum(in_the_bag(options).values())})


def _expansions(setup: Setup) -> Iterator[SetupStep]:
    options = setup.options
    for option in (TREACHERY, JEWELCRAFTER, MENAGERIE, WELL, GUILDS):
        if options.get(option):
            yield SetupStep(option)
    if options.get(MYTHS):
        yield SetupStep(MYTHS, {"loot": setup.size + 2, "size": setup.size})
