"""Companions: who joins, who is activated, and what it costs."""

from collections.abc import Iterable, Iterator, Mapping

from companion.games.vindication.cards import (
    EMPOWERED,
    acquire,
    card_id,
    card_text,
    draw_with_conviction,
    in_deck,
    pets_of,
)
from companion.games.vindication.catalogue import (
    COMPANIONS,
    NOT_STARTERS,
    number_on,
    word_on,
)
from companion.games.vindication.cubes import gain_attribute, influence
from companion.games.vindication.parts import (
    activated,
    active_companion,
    companions,
    favour,
    honour,
    traits,
    vindicated,
)
from companion.games.vindication.terms import (
    ATTRIBUTES,
    COMMON,
    COMPANION_COLOURS,
    GUILDS,
    seat_of,
)
from companion.games.vindication.turn import ONE_ACTIVATION, begun, in_journey
from companion.rules.actions import Action, Need
from companion.rules.actions import every_seat as everybody
from companion.rules.inputs import (
    CardInput,
    Choice,
    Input,
    Mix,
    NumberInput,
    Pick,
    Values,
)
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening

UNKNOWN_INITIATIVE = 70


def written(gives: Mapping[str, int]) -> str:
    """Attributes as a record keeps them: `strength strength`."""
    return " ".join(kind for kind in ATTRIBUTES for _ in range(max(0, gives.get(kind, 0))))


def read(gives: Scalar) -> dict[str, int]:
    words = str(gives or "").split()
    return {kind: words.count(kind) for kind in ATTRIBUTES if kind in words}


def join(state: Readable, intent: Intent, colour: str) -> Iterator[Happening]:
    """A companion joins the group: colour and initiative known or told."""
    card = card_id(intent, "companions")
    initiative = number_on("companions", card, "initiative", UNKNOWN_INITIATIVE)
    yield from acquire(
        state,
        seat_of(intent),
        "companions",
        card,
        colour=word_on("companions", card, "colour", colour),
        initiative=intent.number("initiative", initiative),
        honour=intent.number("honour"),
        gives=written(intent.mix("gives")),
    )


def starting_companion(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Whoever found you on the beach, with honour as any card (unless the table says no)."""
    seat, card = seat_of(intent), card_id(intent, "companions")
    yield from require(card not in NOT_STARTERS, "not_a_starter")
    yield from require(companions.count(state, seat) == 0, "has_companion")
    yield from join(state, intent, _colour(intent))
    if not state.options.get("starting_honour", True):
        yield honour.change(-intent.number("honour"), seat)


def _colour(intent: Intent) -> str:
    colour = intent.text("colour", COMPANION_COLOURS[0])
    must(colour in COMPANION_COLOURS, "choose_colour")
    return colour


def recruit(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A companion by an effect: nothing is paid here."""
    yield from draw_with_conviction(state, intent)
    yield from join(state, intent, _colour(intent))


# ---- activating ------------------------------------------------------------


def activate_self(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One common attribute of choice; two of the same kind once vindicated."""
    seat, kind = seat_of(intent), intent.text("kind")
    must(kind in COMMON, "choose_attribute")
    count = intent.number("count", own_power(state, seat))
    yield activated.give(seat)
    yield gain_attribute(seat, kind, count)


def own_power(state: Readable, seat: int) -> int:
    """One, two once vindicated, and one more with Purpose."""
    extra = 1 if traits.has(state, seat, "purpose") else 0
    return (2 if vindicated.of(state, seat) else 1) + extra


def activate_companion(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One influence on the companion, then its attributes; its ability only this turn."""
    seat, companion = seat_of(intent), intent.text("companion")
    must(companions.has(state, seat, companion), "no_such_companion")
    blocked = companions.get(state, seat, companion, "black")
    yield from require(not blocked, "card_blocked")
    cubes = intent.number("cubes", cubes_needed(state, seat, companion))
    yield from require(influence.of(state, seat) >= cubes, "no_influence")
    yield activated.give(seat)
    yield active_companion.put(companion)
    yield companions.alter(companion, "cubes", cubes, seat)
    gives = intent.mix("gives") or read(companions.get(state, seat, companion, "gives"))
    yield from _remember(state, seat, companion, gives)
    for kind in ATTRIBUTES:
        yield gain_attribute(seat, kind, gives.get(kind, 0))


def _remember(
    state: Readable, seat: int, companion: str, gives: Mapping[str, int]
) -> Iterator[Happening]:
    """What it gave the first time it is expected to give again."""
    if gives and not companions.get(state, seat, companion, "gives"):
        yield companions.mark(companion, "gives", written(gives), seat)


def cubes_needed(state: Readable, seat: int, companion: str) -> int:
    """One; none for Ostrah's master or with Resilience and four cubes; back with allegiance."""
    if state.options.get(GUILDS) and favour.of(state, seat) == f"companion {companion}":
        return -1
    if "ostrah" in pets_of(state, seat, companion):
        return 0
    many = companions.number(state, seat, companion, "cubes") >= 4
    return 0 if many and traits.has(state, seat, "resilience") else 1


# ---- questions -------------------------------------------------------------


def _group(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card, facts in companions.all(state, seat).items():
        said = str(facts.get("name") or "")
        text = said or card_text(companions, card)
        yield Choice(card, text, icon=colour_glyph(facts.get("colour")), said=bool(said))


def colour_glyph(colour: Scalar) -> str:
    glyphs = {"yellow": "inspiration", "blue": "knowledge", "red": "strength"}
    return glyphs.get(str(colour), "")


def _common(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in COMMON:
        yield Choice(kind, f"colour-{kind}", icon=kind)


def _own_power(state: Readable, seat: int | None, values: Values) -> int:
    return own_power(state, seat) if seat is not None else 1


def _given(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    companion = str(values.get("companion") or "")
    return read(companions.get(state, seat, companion, "gives"))


def _cubes(state: Readable, seat: int | None, values: Values) -> int:
    companion = str(values.get("companion") or "")
    return cubes_needed(state, seat, companion) if seat is not None else 1


def colours(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for colour in COMPANION_COLOURS:
        yield Choice(colour, f"colour-{colour}", icon=colour_glyph(colour))


def of_colour(state: Readable, seat: int | None, values: Values) -> Iterable[str]:
    """Free companions of the chosen colour."""
    wish = str(values.get("colour") or "")
    for card in in_deck("companions")(state, seat, values):
        if not wish or COMPANIONS[card]["colour"] == wish:
            yield card


def _starters(state: Readable, seat: int | None, values: Values) -> Iterator[str]:
    for card in of_colour(state, seat, values):
        if card not in NOT_STARTERS and not COMPANIONS[card]["treachery"]:
            yield card


def _is_unknown(state: Readable, seat: int | None, values: Values) -> bool:
    card = str(values.get("card") or "")
    return bool(card) and card not in COMPANIONS


FACTS = ("honour", "gives")


def who_joins(likely: object = None) -> tuple[Input, ...]:
    """The companion and what is printed on it."""
    return (
        CardInput(
            "card",
            deck="companions",
            facts=FACTS,
            likely=_starters if likely == "starters" else of_colour,
            optional=True,
        ),
        NumberInput("initiative", start=UNKNOWN_INITIATIVE, asked=_is_unknown),
        NumberInput("honour", start=0, at_least=None),
        Mix("gives", kinds=ATTRIBUTES, optional=True),
    )


COLOUR = Pick("colour", choices=colours, start=COMPANION_COLOURS[0])


def _has_companion(state: Readable, seat: int) -> bool:
    return companions.count(state, seat) > 0


def _has_room(state: Readable, seat: int) -> bool:
    return in_journey(state, seat) and not _has_companion(state, seat)


COMPANION_ACTIONS = (
    Action(
        "starting_companion",
        starting_companion,
        inputs=(COLOUR, *who_joins("starters")),
        who=everybody,
        offered=_has_room,
        icon="people",
        group="journey",
    ),
    Action(
        "activate_self",
        activate_self,
        inputs=(
            Pick("kind", choices=_common),
            NumberInput("count", start=_own_power, at_least=1),
        ),
        needs=(ONE_ACTIVATION,),
        offered=begun,
        icon="person",
        group="activate",
    ),
    Action(
        "activate_companion",
        activate_companion,
        inputs=(
            Pick("companion", choices=_group),
            Mix("gives", kinds=ATTRIBUTES, start=_given),
            NumberInput("cubes", start=_cubes, at_least=-1),
        ),
        needs=(ONE_ACTIVATION, Need("no_companion", _has_companion)),
        offered=begun,
        icon="people",
        group="activate",
    ),
    Action(
        "recruit",
        recruit,
        inputs=(COLOUR, *who_joins(), EMPOWERED),
        who=everybody,
        offered=begun,
        quick=True,
        icon="people",
        group="cards",
    ),
)
