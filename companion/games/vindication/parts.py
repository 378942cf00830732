"""What lies on a Vindication table, and where each thing begins."""

from collections.abc import Iterator

from companion.games.vindication.cubes import CUBE_PARTS
from companion.games.vindication.terms import (
    ATTRIBUTES,
    FIRST_HONOUR,
    GUILDS,
    JEWELCRAFTER,
    MENAGERIE,
    MYTHS,
    playing,
)
from companion.games.vindication.tiles import first_tiles
from companion.rules.events import Event
from companion.rules.parts import OWNER, Counter, Label, Part, Pool, Setup, Stock, Token
from companion.rules.refusal import Refusal, require
from companion.rules.rosters import Cards, Field, Roster
from companion.rules.state import Readable, Records

TOKEN_SPACES = (30, 45, 60, 75)
FIRST_TRIGGERS = 2
CRYSTALS = 20
RONAK_CUBES = 6

# ---- what everybody has ----------------------------------------------------

honour = Counter("honour", start=FIRST_HONOUR, at_least=None, icon="point", group="honour")
speed = Counter("speed", start=2, at_least=2, at_most=5, icon="horse", group="mount")
vindicated = Token("vindicated", icon="crown", group="character")

_HONOUR = Field("honour", noted=True, at_least=None, by_hand=True)
_NAME = Field("name", start="", noted=True)
_BLACK = Field("black", start=False, by_hand=True)
"""A black treachery cube lies on it: unusable until somebody pays a conviction."""

companions = Cards(
    "companions",
    icon="people",
    fields=(
        _NAME,
        Field("colour", start="yellow", noted=True),
        Field("initiative", noted=True, at_most=99, by_hand=True),
        _HONOUR,
        Field("gives", start="", noted=True),
        Field("treachery", start=False),
        Field("cubes", at_most=21, by_hand=True),
        _BLACK,
    ),
)
relics = Cards(
    "relics",
    icon="relic",
    fields=(
        _NAME,
        _HONOUR,
        Field("charge", noted=True),
        Field("treachery", start=False),
        Field("cubes", at_most=21, by_hand=True),
        Field("used", start=False),
        _BLACK,
    ),
)
traits = Cards(
    "traits", icon="scroll", fields=(_NAME, _HONOUR, Field("treachery", start=False), _BLACK)
)
monsters = Cards("monsters", icon="monster", fields=(_NAME, _HONOUR))
pets = Cards(
    "pets",
    icon="paw",
    fields=(_NAME, _HONOUR, Field("master", start="")),
    played_with=playing(MENAGERIE),
)
loot = Cards("loot", icon="chest", fields=(_NAME, _HONOUR), played_with=playing(MYTHS))
pure = Cards(
    "pure",
    icon="crystal",
    fields=(_HONOUR, Field("used", start=False)),
    played_with=playing(JEWELCRAFTER),
)
CARD_ROSTERS: tuple[Roster, ...] = (companions, relics, traits, monsters, pets, loot, pure)

acquired = Stock(
    "acquired",
    kinds=("relics", "traits", "monsters", "proficiencies"),
    group="acquired",
    told=False,
)
"""What was ever acquired; losing a card changes nothing here."""

quests = Cards("quests", icon="quest", seen=OWNER, told=False, fields=(Field("name", start=""),))
quests_drawn = Cards(
    "quests_drawn", icon="quest", seen=OWNER, told=False, fields=(Field("name", start=""),)
)
"""Two quests in hand, of which one is kept."""

ready = Token("ready", group="journey")

# ---- proficiency tiles -----------------------------------------------------


def _one_fewer_than_players(setup: Setup) -> dict[str, int]:
    return dict.fromkeys(ATTRIBUTES, setup.size - 1)


def _tap_proficiency(
    state: Readable, seat: int | None, kind: str, by: int
) -> Iterator[Event | Refusal]:
    """Taps move tiles between the board and a player."""
    mine, left = prof.counter(kind), prof_left.counter(kind)
    source, goal = (left, mine) if by > 0 else (mine, left)
    yield from require(source.of(state, seat) > 0, "no_tile_left")
    yield source.move(abs(by), goal, seat)


prof = Stock("prof", kinds=ATTRIBUTES, step=_tap_proficiency, group="proficiencies")
prof_left = Stock(
    "prof_left", kinds=ATTRIBUTES, begins=_one_fewer_than_players, shared=True, quiet=True
)
prof_gone = Counter("prof_gone", shared=True, by_hand=False, quiet=True)

# ---- the middle of the table -----------------------------------------------

regions = Roster(
    "regions",
    shared=True,
    quiet=True,
    icon="house",
    start=first_tiles,
    fields=(
        Field("kind", start=""),
        Field("holder", start=None),
        Field("fortified", start=False, by_hand=True),
        Field("black", start=False, by_hand=True),
    ),
)


def _first_tokens(setup: Setup) -> Records:
    return {f"token_{space}": {"space": space, "holder": None} for space in TOKEN_SPACES}


tokens = Roster(
    "tokens",
    shared=True,
    quiet=True,
    icon="flag",
    start=_first_tokens,
    fields=(Field("space", by_hand=True), Field("holder", start=None)),
)
triggers = Cards("triggers", shared=True, icon="hourglass", fields=(Field("name", start=""),))
triggers_gone = Cards("triggers_gone", shared=True, quiet=True, fields=(Field("name", start=""),))
to_reveal = Counter("to_reveal", shared=True, start=FIRST_TRIGGERS, quiet=True)
"""Trigger cards that are still to be turned up."""

mastery = Stock(
    "mastery", kinds=ATTRIBUTES, begins={"vision": 7}, shared=True, quiet=True, group="mastery"
)
"""The honour printed on the six mastery tiles."""

# ---- expansions ------------------------------------------------------------


def _tap_crystals(state: Readable, seat: int | None, by: int) -> Iterator[Event | Refusal]:
    source, goal = (crystals_left, crystals) if by > 0 else (crystals, crystals_left)
    yield from require(source.of(state, seat) > 0, "no_crystal_left")
    yield source.move(abs(by), goal, seat)


crystals = Counter(
    "crystals",
    at_most=CRYSTALS,
    step=_tap_crystals,
    icon="crystal",
    played_with=playing(JEWELCRAFTER),
)
crystals_left = Pool(
    "crystals_left", size=CRYSTALS, by_hand=False, quiet=True, played_with=playing(JEWELCRAFTER)
)

favour = Label("favour", by_hand=False, quiet=True, played_with=playing(GUILDS), group="guild")
"""Where the guild favour token lies: `region inn_1`, `space`, `power influence`, `monument`…"""
monument = Roster(
    "monument",
    icon="monument",
    quiet=True,
    fields=(Field("count"), Field("tiles")),
    played_with=playing(GUILDS),
)
"""Attribute cubes, conviction and proficiency tiles already built in."""
monument_needs = Stock(
    "monument_needs",
    kinds=(*ATTRIBUTES, "conviction"),
    shared=True,
    quiet=True,
    played_with=playing(GUILDS),
)
"""What is printed on the guild boards: cubes a monument takes."""
monuments = Counter("monuments", icon="monument", played_with=playing(GUILDS), group="guild")

ronak = Counter("ronak", shared=True, at_most=RONAK_CUBES, played_with=playing(MYTHS))
"""Black cubes that stand on Ronak."""
event = Label("event", shared=True, by_hand=False, quiet=True, played_with=playing(MYTHS))
"""Empty before the event, then `on`, then `won`."""
resume = Label("resume", shared=True, by_hand=False, quiet=True, played_with=playing(MYTHS))
prepared = Token("prepared", by_hand=False, quiet=True, played_with=playing(MYTHS))
battle = Roster(
    "battle",
    shared=True,
    quiet=True,
    fields=(Field("ring", start=""), Field("holder", start=None)),
    played_with=playing(MYTHS),
)
spaces = Counter("spaces", shared=True, quiet=True, played_with=playing(MYTHS))
"""How many spaces the battle board has; 0 while nobody typed it."""
first_loot = Token("first_loot", shared=True, quiet=True, played_with=playing(MYTHS))
teleports = Counter("teleports", icon="sparkle", played_with=playing(MYTHS))

# ---- this turn -------------------------------------------------------------

activated = Token("activated", shared=True, quiet=True, by_hand=False, group="turn")
active_companion = Label("active_companion", shared=True, quiet=True, by_hand=False, group="turn")
moved = Token("moved", shared=True, quiet=True, by_hand=False, group="turn")
visited = Label("visited", shared=True, quiet=True, by_hand=False, group="turn")
"""The region visited this turn, or `rest`."""
controlled = Label("controlled", shared=True, quiet=True, by_hand=False, group="turn")
mounted = Token("mounted", shared=True, quiet=True, by_hand=False, group="turn")
skilled = Token("skilled", shared=True, quiet=True, by_hand=False, group="turn")
favoured = Token(
    "favoured", shared=True, quiet=True, by_hand=False, group="turn", played_with=playing(GUILDS)
)
thrown_white = Label("thrown_white", shared=True, quiet=True, by_hand=False, group="turn")
thrown_black = Label("thrown_black", shared=True, quiet=True, by_hand=False, group="turn")
extra_turns = Counter("extra_turns", shared=True, quiet=True, by_hand=False, group="turn")

PARTS: tuple[Part, ...] = (
    honour,
    *CUBE_PARTS,
    speed,
    vindicated,
    prof,
    companions,
    relics,
    traits,
    monsters,
    quests,
    quests_drawn,
    acquired,
    crystals,
    pure,
    pets,
    loot,
    favour,
    monument,
    monuments,
    monument_needs,
    teleports,
    prepared,
    ready,
    regions,
    tokens,
    triggers,
    triggers_gone,
    to_reveal,
    mastery,
    prof_left,
    prof_gone,
    crystals_left,
    ronak,
    event,
    resume,
    battle,
    spaces,
    first_loot,
    activated,
    active_companion,
    moved,
    visited,
    controlled,
    mounted,
    skilled,
    favoured,
    thrown_white,
    thrown_black,
    extra_turns,
)
