"""What lies on an Ashes table: a Phoenixborn, its units, spells, dice and piles."""

from collections.abc import Callable, Iterable, Iterator

from companion.games.ashes.phoenixborn import DICE
from companion.rules.events import Event, Moved
from companion.rules.parts import OWNER, Counter, Label, Options, Part, Token
from companion.rules.refusal import Refusal, require
from companion.rules.rosters import Cards, Field, Roster
from companion.rules.state import Readable, seats_of

PRECON, OWN, DRAFT = "precon", "own", "draft"
ACTIVE, EXHAUSTED, ON_UNIT = "active", "exhausted", "unit"
"""Where a die lies: in the active pool, in the exhausted pool, on a unit."""


def with_draft(options: Options) -> bool:
    return options.get("decks") == DRAFT


# ---- the Phoenixborn -------------------------------------------------------

phoenixborn = Label("phoenixborn", group="phoenixborn")
"""One of the six by its key, or the name of another as it was typed."""

life = Counter("life", group="phoenixborn", icon="heart")
wounds = Counter("wounds", group="phoenixborn", icon="drop")
exhaustion = Counter("exhaustion", group="phoenixborn", icon="rest")
battlefield = Counter("battlefield", group="phoenixborn", icon="shield")
spellboard = Counter("spellboard", group="phoenixborn", icon="book")
incoming = Counter("incoming", quiet=True, by_hand=False, group="phoenixborn", icon="drop")
"""Damage on its way: dealt to several at once, and not yet wounds on anybody."""

fell = Counter("fell", quiet=True, by_hand=False, group="phoenixborn")
"""0 for the living; else the how-manyeth Phoenixborn to be destroyed."""


def is_living(state: Readable, seat: int) -> bool:
    return fell.of(state, seat) == 0


def living(state: Readable) -> tuple[int, ...]:
    return tuple(seat for seat in seats_of(state) if is_living(state, seat))


def next_living(state: Readable, seat: int) -> int:
    """The next living seat clockwise; the seat itself when nobody else lives."""
    order = ((seat + step) % state.size for step in range(1, state.size + 1))
    return next((other for other in order if is_living(state, other)), seat)


# ---- cards -----------------------------------------------------------------


StepRule = Callable[[Readable, int | None, int], Iterable[Event | Refusal]]


def _tap(plus: tuple[str, str], minus: tuple[str, str]) -> StepRule:
    """A tap on + or − moves a card from one place to another: cards are never made or lost."""

    def step(state: Readable, seat: int | None, by: int) -> Iterator[Event | Refusal]:
        here, there = plus if by > 0 else minus
        value = state.value(here, seat)
        yield from require(isinstance(value, int) and value > 0, f"no_card_in_{here}")
        yield Moved(here, seat, there, seat, abs(by))

    return step


hand = Counter("hand", group="cards", icon="hand", step=_tap(("draw", "hand"), ("hand", "discard")))
draw = Counter(
    "draw", group="cards", icon="cards", step=_tap(("discard", "draw"), ("draw", "discard"))
)
discard = Counter(
    "discard", group="cards", icon="cards", step=_tap(("hand", "discard"), ("discard", "hand"))
)
removed = Counter(
    "removed",
    group="cards",
    icon="cards",
    step=_tap(("discard", "removed"), ("removed", "discard")),
)
deck = Counter("deck", quiet=True, by_hand=False, group="cards")
"""How many cards the deck had: all of them stay somewhere."""


def from_hand(state: Readable, seat: int) -> Event:
    """A card leaves the hand; one that nobody counted makes the deck a card larger."""
    return hand.lose(1, seat) if hand.of(state, seat) else deck.gain(1, seat)


decklist = Roster("decklist", quiet=True, seen=OWNER, fields=(Field("copies", at_most=3),))
"""What the deck is made of, as far as it was entered or drafted; nobody else's business."""

pile = Roster("pile", quiet=True, fields=(Field("count", by_hand=True),))
"""Conjurations left in the pile. One that was never in play has no record yet,
so that the table does not tell which spells a deck hides."""

units = Cards(
    "units",
    fields=(
        Field("card", start=""),
        Field("name", start="", noted=True),
        Field("kind", start="ally", noted=True),
        Field("attack", noted=True),
        Field("life", noted=True),
        Field("recover", noted=True),
        Field("abilities", start="", noted=True),
        Field("wounds", by_hand=True),
        Field("exhaustion", by_hand=True),
        Field("status", by_hand=True),
        Field("boost", at_least=None, by_hand=True),
        Field("owner", start=None),
    ),
)
"""`boost` is attack gained or lost for this turn only; `owner` the seat whose card it is."""

attached = Cards(
    "attached",
    fields=(
        Field("card", start=""),
        Field("name", start="", noted=True),
        Field("on", start=""),
        Field("attack", at_least=None, noted=True),
        Field("life", at_least=None, noted=True),
        Field("recover", at_least=None, noted=True),
        Field("fleeting", start=False, noted=True),
        Field("owner", start=None),
    ),
)
"""Alterations, lying with the seat whose unit (`on`) they are attached to."""

spells = Cards(
    "spells",
    fields=(
        Field("card", start=""),
        Field("name", start="", noted=True),
        Field("exhaustion", by_hand=True),
        Field("status", by_hand=True),
    ),
)
"""One record for each copy, because each copy is exhausted by itself."""

# ---- dice ------------------------------------------------------------------

dice = Roster(
    "dice",
    quiet=True,
    at_most=DICE,
    fields=(
        Field("kind", start=""),
        Field("face", start=""),
        Field("pool", start=EXHAUSTED),
        Field("on", start=""),
    ),
)

# ---- the round -------------------------------------------------------------

first = Token("first", shared=True, icon="first", start=lambda setup: setup.first)
first_settled = Counter("first_settled", quiet=True, shared=True, by_hand=False)
"""1 once the holder of the first-player token stands for this game."""

beaten = Token("beaten", quiet=True, by_hand=False)
"""Out of the contest for the first-player token."""

rolled = Token("rolled", quiet=True, by_hand=False, group="prepare")
drawn = Token("drawn", quiet=True, by_hand=False, group="prepare")

passed = Token("passed", quiet=True, group="turn", icon="rest")
reacted = Token("reacted", quiet=True, group="turn", icon="sparkle")
main_left = Counter("main_left", quiet=True, shared=True, group="turn", icon="check")
side_left = Counter("side_left", quiet=True, shared=True, group="turn", icon="sparkle")

# ---- an attack under way ---------------------------------------------------

NOW = "now"

battle = Roster(
    "battle",
    shared=True,
    quiet=True,
    fields=(
        Field("kind", start=""),
        Field("attacker", start=None),
        Field("defender", start=None),
        Field("target", start=""),
        Field("guard", start=""),
        Field("counter", start=False),
        Field("step", start="defend"),
    ),
)
"""At most one record: the attack that is being fought out on two phones."""

attackers = Roster(
    "attackers",
    shared=True,
    quiet=True,
    fields=(Field("blocker", start=""), Field("counter", start=False), Field("takes", start=0)),
)
"""The attacking units by their id; `takes` is their share of a split counter."""

PARTS: tuple[Part, ...] = (
    phoenixborn,
    life,
    wounds,
    exhaustion,
    battlefield,
    spellboard,
    incoming,
    fell,
    hand,
    draw,
    discard,
    removed,
    deck,
    decklist,
    pile,
    units,
    attached,
    spells,
    dice,
    first,
    first_settled,
    beaten,
    rolled,
    drawn,
    passed,
    reacted,
    main_left,
    side_left,
    battle,
    attackers,
)
