"""What to lay on the table before the first roll, and the player aid."""

from collections.abc import Iterator

from companion.games.ashes.parts import DRAFT, OWN
from companion.games.ashes.phoenixborn import DECK_SIZE, DICE, FIRST_FIVE
from companion.rules.game import SetupStep, Topic
from companion.rules.parts import Setup


def checklist(setup: Setup) -> Iterator[SetupStep]:
    decks = setup.options.get("decks")
    if decks == DRAFT:
        yield SetupStep("draft", {"count": setup.size})
    else:
        yield SetupStep("phoenixborn")
        yield SetupStep("own_deck" if decks == OWN else "precon", {"count": DECK_SIZE})
    yield SetupStep("first_five", {"count": FIRST_FIVE, "left": DECK_SIZE - FIRST_FIVE})
    yield SetupStep("conjurations")
    yield SetupStep("dice", {"count": DICE})
    yield SetupStep("tokens")
    yield SetupStep("first_player")


AID = (
    Topic("round", ("prepare", "turns", "recovery", "first")),
    Topic("turn", ("main", "side", "reaction", "passing")),
    Topic(
        "actions",
        ("play", "activate", "attack_phoenixborn", "attack_unit", "meditate", "respark"),
    ),
    Topic("dice", ("faces", "paying", "ceremonial", "charm", "illusion", "natural")),
    Topic("battle", ("attackers", "blocking", "guarding", "countering", "damage", "destroyed")),
    Topic(
        "terms",
        ("ally", "conjuration", "ready_spell", "alteration", "focus", "exhausted", "status"),
    ),
    Topic("deck", ("size", "unique", "conjurations", "first_five", "draft")),
    Topic("end", ("fall", "together", "fallen", "early")),
)
