"""The checklist before the first round, line by line, for this number of players."""

from collections.abc import Iterator

from companion.games.vale.terms import ARTIFACTS, CARDS_ONLY, threshold, with_artifacts
from companion.games.vale.tiles import MYSTICS_LAID, basic_tiles
from companion.rules.game import SetupStep
from companion.rules.parts import Setup


def checklist(setup: Setup) -> Iterator[SetupStep]:
    mode = setup.options.get("mode")
    yield SetupStep("deck", {"cards": 98 if mode in (CARDS_ONLY, ARTIFACTS) else 70})
    yield SetupStep("board", {"revealed": 2 * setup.size})
    yield SetupStep("stones")
    yield SetupStep("markers")
    yield SetupStep("initiative")
    yield SetupStep("scores", {"players": setup.size})
    if with_artifacts(setup.options):
        yield from _artifacts(setup)
    yield SetupStep("goal", {"threshold": threshold(setup.options)})


def _artifacts(setup: Setup) -> Iterator[SetupStep]:
    basic = len(basic_tiles(setup.size))
    yield SetupStep("tokens")
    yield SetupStep("basic_tiles", {"count": basic, "players": setup.size})
    yield SetupStep("mystic_tiles", {"count": MYSTICS_LAID, "total": basic + MYSTICS_LAID})
    yield SetupStep("extensions")
    yield SetupStep("cave")
