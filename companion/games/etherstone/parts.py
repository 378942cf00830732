"""What lies on an Etherstone table, and where each thing begins."""

from companion.games.etherstone.levels import LEVELS, level_of, rows_of
from companion.rules.parts import (
    Counter,
    Dial,
    Label,
    Options,
    Part,
    Pool,
    Setup,
    Stock,
    Token,
)
from companion.rules.rosters import Cards, DiceDisplay, Field
from companion.rules.state import Records

COLOURS = ("red", "black", "green", "white")
VOID = "void"
DICE = (*COLOURS, VOID)

HAND = 7
MOST_LIFE = 16
POINT_TOKENS = 32
FACE_UP = 3
ARTIFAX_TOKENS = 20
ARTIFAX_FACE_UP = 4


def with_artifax(options: Options) -> bool:
    return bool(options.get("artifax"))


def with_ready_hands(options: Options) -> bool:
    return bool(options.get("first_game_hands"))


def with_draft(options: Options) -> bool:
    return not with_ready_hands(options)


# ---- what everybody has ----------------------------------------------------

life = Dial(
    "life", at_most=MOST_LIFE, low=3, mark="leader_life", troubled="corrupted", icon="heart"
)
corrupted = Token("corrupted", icon="drop")
stones = Stock("stones", kinds=COLOURS)
destroyed = Counter("destroyed", at_most=HAND, by_hand=False, icon="trash", group="cards")
pacts = Counter("pacts", icon="pact", group="counts")

leader = Label("leader", group="leader")
leader_name = Label("leader_name", group="leader")
leader_life = Counter("leader_life", told=False, at_most=MOST_LIFE, group="leader", icon="heart")
leader_strength = Counter("leader_strength", told=False, group="leader", icon="sword")
leader_counters = Counter("leader_counters", group="leader", icon="dot")
leader_abilities = Label("leader_abilities", told=False, group="leader")
"""The symbols on the Leader, parted by spaces: colours, values, ranges, moments."""

in_play = Cards(
    "in_play",
    icon="cards",
    at_most=HAND,
    fields=(
        Field("name", start="", noted=True),
        Field("type", start="", noted=True),
        Field("points", noted=True, at_least=None),
        Field("strength", noted=True),
        Field("ready", start=True, by_hand=True),
        Field("counters", by_hand=True),
        Field("abilities", start="", noted=True),
    ),
)
spoils = Cards(
    "spoils",
    icon="target",
    fields=(
        Field("card", start=""),
        Field("name", start="", noted=True),
        Field("level"),
        Field("points", noted=True, at_least=None, by_hand=True),
    ),
)

# ---- the Choice phase ------------------------------------------------------

kept = Counter("kept", at_most=HAND, played_with=with_draft, group="choice")
ready_hand = Label(
    "ready_hand", choices=("A", "B", "C", "D", "E"), played_with=with_ready_hands, group="choice"
)
ready = Token("ready", group="choice")

# ---- the middle of the table -----------------------------------------------

dice = DiceDisplay(
    "dice",
    shared=True,
    told=False,
    colours=DICE,
    fields=(Field("value", start=None), Field("holder", start=None)),
)
pool = Pool(
    "pool", size={2: 15, 3: 20, 4: 25}, of_all=POINT_TOKENS, by_hand=False, told=False, icon="point"
)
reserve = Counter(pool.reserve_key, shared=True, icon="point")
substitutes = Counter("substitutes", shared=True, by_hand=False, told=False)
"""Point tokens that are not in the box: what people use when all 32 are taken."""

threat_deck = Pool(
    "threat_deck",
    size={n: sum(rows) - FACE_UP for n, rows in LEVELS.items()},
    by_hand=False,
    told=False,
    icon="deck",
)


def _first_threats(setup: Setup) -> Records:
    rows = rows_of(setup.size)
    return {
        f"T{at}": {f.key: f.start for f in _THREAT_FIELDS} | {"level": level_of(rows, at)}
        for at in range(1, FACE_UP + 1)
    }


_THREAT_FIELDS = (
    Field("card", start=""),
    Field("name", start="", noted=True),
    Field("level"),
    Field("life", noted=True),
    Field("strength", noted=True),
    Field("points", noted=True, at_least=None),
    Field("reward_points", noted=True),
    Field("reward_life", noted=True, at_least=None),
    *(Field(f"reward_{colour}", noted=True) for colour in COLOURS),
    Field("reward", start="", noted=True),
)
threats = Cards(
    "threats", shared=True, told=False, icon="target", start=_first_threats, fields=_THREAT_FIELDS
)
threats_gone = Counter("threats_gone", shared=True, by_hand=False)
"""Threats that a card took out of the game outright: nobody's Spoils."""

end_token = Token("end_token", shared=True, told=False, icon="hourglass")

# ---- this turn -------------------------------------------------------------

acted = Label("acted", shared=True, quiet=True, by_hand=False, group="turn")
refreshed = Token("refreshed", shared=True, quiet=True, by_hand=False, group="turn")
drafted = Label("drafted", shared=True, quiet=True, by_hand=False, group="turn")
drafted_as = Label("drafted_as", shared=True, quiet=True, by_hand=False, group="turn")
strength_bonus = Counter("strength_bonus", group="turn", icon="sword", played_with=with_artifax)
extra_types = Token("extra_types", shared=True, quiet=True, group="turn", played_with=with_artifax)

# ---- Nobura's Artifax ------------------------------------------------------


def _first_tokens(setup: Setup) -> Records:
    return {f"A{at}": {"effect": ""} for at in range(1, ARTIFAX_FACE_UP + 1)}


artifax_stack = Pool(
    "artifax_stack",
    told=False,
    icon="sparkle",
    size=ARTIFAX_TOKENS - ARTIFAX_FACE_UP,
    by_hand=False,
    played_with=with_artifax,
)
artifax_display = Cards(
    "artifax_display",
    shared=True,
    told=False,
    start=_first_tokens,
    fields=(Field("effect", start=""),),
    played_with=with_artifax,
)
artifax = Label("artifax", icon="sparkle", played_with=with_artifax, group="artifax")
artifax_gone = Cards(
    "artifax_gone",
    shared=True,
    told=False,
    fields=(Field("effect", start=""),),
    played_with=with_artifax,
)
artifax_used = Token(
    "artifax_used", shared=True, quiet=True, by_hand=False, group="turn", played_with=with_artifax
)


def parts_with(*tapped: Part) -> tuple[Part, ...]:
    """All parts; `tapped` are those whose − and + have rules of their own (points, hand)."""
    return (
        life,
        corrupted,
        stones,
        *tapped,
        pacts,
        destroyed,
        leader,
        leader_name,
        leader_life,
        leader_strength,
        leader_counters,
        leader_abilities,
        in_play,
        spoils,
        kept,
        ready_hand,
        ready,
        dice,
        pool,
        substitutes,
        threat_deck,
        threats,
        threats_gone,
        end_token,
        acted,
        refreshed,
        drafted,
        drafted_as,
        strength_bonus,
        extra_types,
        artifax_stack,
        artifax_display,
        artifax,
        artifax_gone,
        artifax_used,
    )
