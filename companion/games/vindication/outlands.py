"""Regions of the smaller expansions: Menagerie, Sacred Stones, Well of Wishes, building sites."""

from collections.abc import Iterator

from companion.games.vindication.cards import acquire, card_id, card_text, printed_on
from companion.games.vindication.control import as_choice, claim, kind_of
from companion.games.vindication.cubes import ATTR, conviction, gain_attribute, pay
from companion.games.vindication.parts import companions, controlled, honour, pets, regions
from companion.games.vindication.terms import (
    ATTRIBUTES,
    COMMON,
    MENAGERIE,
    MYTHS,
    SACRED_STONES,
    SITES,
    WELL,
    playing,
    seat_of,
)
from companion.games.vindication.tiles import SITE, TUUK, brought
from companion.games.vindication.turn import begun, in_main
from companion.games.vindication.visiting import visit
from companion.rules.actions import Action, every_seat
from companion.rules.inputs import Choice, Mix, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

# ---- Menagerie -------------------------------------------------------------


def _menagerie(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One of each common attribute for a pet, which follows one of one's companions."""
    seat, card = seat_of(intent), card_id(intent, "pets")
    for kind in COMMON:
        yield from pay(state, seat, kind, 1)
    master = intent.text("master")
    must(not master or companions.has(state, seat, master), "no_such_companion")
    yield from acquire(state, seat, "pets", card, honour=intent.number("honour"), master=master)


def move_pet(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A new master, who takes one cube of influence for it."""
    seat, pet, master = seat_of(intent), intent.text("pet"), intent.text("master")
    must(pets.has(state, seat, pet), "no_such_card")
    must(companions.has(state, seat, master), "no_such_companion")
    yield pets.mark(pet, "master", master, seat)
    yield companions.alter(master, "cubes", intent.number("cubes", 1), seat)


def _masters(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for companion in companions.all(state, seat):
        yield Choice(companion, card_text(companions, companion), icon="people")


def _own_pets(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for pet in pets.all(state, seat):
        yield Choice(pet, card_text(pets, pet), icon="paw")


def _has_pet(state: Readable, seat: int) -> bool:
    return begun(state, seat) and pets.count(state, seat) > 0


# ---- Stones, Well, Tuuk-Tuuk -----------------------------------------------


def _stones(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A journey on the board, nothing to count."""
    yield from ()


def _well(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What the chosen wish token shows."""
    seat, gains = seat_of(intent), intent.mix("gains")
    for kind in ATTRIBUTES:
        yield gain_attribute(seat, kind, gains.get(kind, 0))
    yield honour.change(intent.number("honour"), seat)


def _tuuk(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One of an attribute one has none of."""
    seat, kind = seat_of(intent), intent.text("kind")
    must(kind in ATTRIBUTES, "choose_attribute")
    yield from require(ATTR[kind].of(state, seat) == 0, "has_it_already")
    yield gain_attribute(seat, kind)


def _lacking(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ATTRIBUTES:
        if ATTR[kind].of(state, seat) == 0:
            yield Choice(kind, f"colour-{kind}", icon=kind)


# ---- building sites --------------------------------------------------------


def to_build(state: Readable) -> dict[str, int]:
    """New tiles that still lie beside the board."""
    built = [kind_of(state, region) for region in regions.all(state)]
    tiles = brought(state.options)
    return {kind: count - built.count(kind) for kind, count in tiles.items()}


def build(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One conviction: a tile of choice on the site, and control of it."""
    seat, site, kind = seat_of(intent), intent.text("site"), intent.text("tile")
    must(kind_of(state, site) == SITE, "no_such_region")
    must(kind in brought(state.options), "no_such_region")
    yield from require(to_build(state).get(kind, 0) > 0, "no_tile_left")
    yield from require(conviction.of(state, seat) > 0, "too_little_conviction", cost=1)
    yield regions.mark(site, "kind", kind)
    yield from claim(state, seat, site)
    yield controlled.put(site)


def _sites(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    site = next((r for r in regions.all(state) if kind_of(state, r) == SITE), "")
    if site:
        yield as_choice(state, site)


def _first_site(state: Readable, seat: int | None, values: Values) -> str | None:
    return next((r for r in regions.all(state) if kind_of(state, r) == SITE), None)


def _tiles(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind, count in to_build(state).items():
        if count > 0:
            yield Choice(kind, "choice-region", icon="house", facts={"kind": kind})


def _any_site(state: Readable, seat: int) -> bool:
    return in_main(state, seat) and _first_site(state, seat, {}) is not None


OUTLAND_ACTIONS = (
    visit(
        "menagerie",
        _menagerie,
        *printed_on("pets"),
        Pick("master", choices=_masters, optional=True),
        icon="paw",
        played_with=playing(MENAGERIE),
    ),
    visit("stones", _stones, icon="sparkle", played_with=playing(SACRED_STONES)),
    visit(
        "well",
        _well,
        Mix("gains", kinds=ATTRIBUTES, optional=True),
        NumberInput("honour", start=0, at_least=None),
        icon="drop",
        played_with=playing(WELL),
    ),
    visit(TUUK, _tuuk, Pick("kind", choices=_lacking), played_with=playing(MYTHS)),
    Action(
        "move_pet",
        move_pet,
        inputs=(
            Pick("pet", choices=_own_pets),
            Pick("master", choices=_masters),
            NumberInput("cubes", start=1),
        ),
        who=every_seat,
        offered=_has_pet,
        quick=True,
        icon="paw",
        group="cards",
        played_with=playing(MENAGERIE),
    ),
    Action(
        "build",
        build,
        inputs=(
            Pick("site", choices=_sites, start=_first_site),
            Pick("tile", choices=_tiles),
        ),
        offered=_any_site,
        quick=True,
        icon="house",
        group="bonus",
        played_with=playing(SITES),
    ),
)
