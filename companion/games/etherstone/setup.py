"""How the table is laid, step by step, with the exact numbers."""

from collections.abc import Iterator

from companion.games.etherstone.levels import rows_of
from companion.games.etherstone.parts import (
    ARTIFAX_FACE_UP,
    ARTIFAX_TOKENS,
    DICE,
    FACE_UP,
    HAND,
    POINT_TOKENS,
    pool,
    threat_deck,
    with_artifax,
    with_ready_hands,
)
from companion.rules.game import SetupStep
from companion.rules.parts import Setup

LEADERS_DEALT = 2


def checklist(setup: Setup) -> Iterator[SetupStep]:
    in_pool, (one, two, three) = pool.size_for(setup.size), rows_of(setup.size)
    yield SetupStep("within_reach")
    yield SetupStep("dice", {"dice": len(DICE)})
    yield SetupStep("points", {"pool": in_pool, "reserve": POINT_TOKENS - in_pool})
    yield SetupStep("threats", {"one": one, "two": two, "three": three})
    yield SetupStep("reveal", {"shown": FACE_UP, "deck": threat_deck.size_for(setup.size)})
    if with_artifax(setup.options):
        yield SetupStep("artifax", {"all": ARTIFAX_TOKENS, "shown": ARTIFAX_FACE_UP})
    yield SetupStep("dials")
    yield SetupStep("aids")
    if with_ready_hands(setup.options):
        yield SetupStep("ready_hands", {"entities": HAND})
    else:
        yield SetupStep("deal", {"leaders": LEADERS_DEALT, "entities": HAND})
