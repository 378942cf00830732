"""What lies on the table: numbers, stones, cards and tiles, and where each begins."""

from companion.games.vale.terms import COLOURS, MOST_EXTENSION, with_artifacts
from companion.games.vale.tiles import basic_tiles
from companion.rules.parts import OWNER, Counter, Label, Setup, Stock, Token
from companion.rules.rosters import Cards, Field, Roster
from companion.rules.state import Records


def starting_score(setup: Setup) -> int:
    """1, 2, 3, 4 in turn order from the initiative holder."""
    return ((setup.seat or 0) - setup.first) % setup.size + 1


def first_tiles(setup: Setup) -> Records:
    """The basic artifacts for this number of players; the mystic ones are drawn."""
    return {tile: {} for tile in basic_tiles(setup.size)}


# ---- what everybody has ----------------------------------------------------

score = Counter("score", start=starting_score, icon="point")
stones = Stock("stones", kinds=COLOURS, icon="stone")
arena = Cards(
    "arena",
    fields=(
        Field("family", start=""),
        Field("cost"),
        Field("used", start=False, by_hand=True),
        Field("extra", start=False),
    ),
)
"""Summoned creatures. `used`: its hourglass was resolved this round;
`extra`: an effect allows to use its hourglass once in the action phase."""

captured = Cards("captured", fields=(Field("family", start=""),))
"""The cards under one's capture markers; a family is empty until somebody tells."""

hand = Counter("hand", icon="hand", group="cards")
hand_cards = Cards("hand_cards", seen=OWNER)
"""What the owner noted of the hand, for nobody else to see."""

sold = Label("sold", by_hand=False, quiet=True)
"""What was sold last in this turn: the Gem of Kukulkan can bring it back."""

free_summon = Label("free_summon", by_hand=False, quiet=True)
"""The creature by which the next summoning is free."""

# ---- Artifacts -------------------------------------------------------------

extension = Counter(
    "extension", at_most=MOST_EXTENSION, icon="extension", played_with=with_artifacts
)
shelter = Counter("shelter", icon="shelter", group="cards", played_with=with_artifacts)
shelter_cards = Cards("shelter_cards", seen=OWNER, played_with=with_artifacts)
artifact = Label("artifact", played_with=with_artifacts, icon="sparkle")
artifact_last = Label("artifact_last", played_with=with_artifacts)
artifact_back = Token("artifact_back", played_with=with_artifacts)
"""The artifact of this round lies in the clearing again, under the Choice token."""

# ---- the middle of the table -----------------------------------------------

initiative = Token("initiative", shared=True, start=lambda setup: setup.first, icon="first")
clearing = Roster("clearing", shared=True, start=first_tiles, played_with=with_artifacts)

PARTS = (
    score,
    stones,
    arena,
    captured,
    hand,
    hand_cards,
    sold,
    free_summon,
    extension,
    shelter,
    shelter_cards,
    artifact,
    artifact_last,
    artifact_back,
    initiative,
    clearing,
)
