"""Guilds & Monuments: a favour token to place each turn, and a monument to rebuild."""

from collections.abc import Iterator

from companion.games.vindication import cubes
from companion.games.vindication.cards import card_text
from companion.games.vindication.control import as_choice, holder_of
from companion.games.vindication.cubes import ATTR, conviction, influence, on_monument
from companion.games.vindication.parts import (
    companions,
    favour,
    favoured,
    honour,
    monsters,
    monument,
    monuments,
    prof,
    regions,
    relics,
    traits,
)
from companion.games.vindication.terms import ATTRIBUTES, GUILDS, playing, seat_of
from companion.games.vindication.tiles import NEVER_CONTROLLED
from companion.games.vindication.turn import begun, in_main
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Announced, Event
from companion.rules.inputs import Choice, Mix, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.parts import Counter
from companion.rules.refusal import must, require
from companion.rules.state import Readable, others
from companion.rules.turns import Happening

FOR_BARRICADE, FOR_RECOMMENDATION, FOR_MONUMENT = 2, 1, 15
CARDS = {"companion": companions, "relic": relics, "trait": traits, "monster": monsters}
SPACE, MONUMENT = "space", "monument"
POWER = {"power potential": "potential", "power influence": "influence"}

# ---- the token -------------------------------------------------------------


def place_favour(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The fourth action: not twice running in one place, not where another lies."""
    seat, place = seat_of(intent), intent.text("place")
    must(place in {str(c.value) for c in _everywhere(state, seat)}, "no_such_place")
    yield from require(favour.of(state, seat) != place, "same_place")
    taken = (favour.of(state, other) for other in others(state, seat))
    yield from require(place == SPACE or place not in taken, "favour_there")
    yield favour.put(place, seat)
    yield favoured.give(seat)
    yield from _effect(state, seat, place)


def _effect(state: Readable, seat: int, place: str) -> Iterator[Happening]:
    """What it does at once: fortify one's own region, or augment on the power board."""
    kind, _, id = place.partition(" ")
    if kind == "region" and holder_of(state, id) == seat:
        yield regions.mark(id, "fortified", True)
    elif place in POWER:
        yield from cubes.augment(state, seat, POWER[place])


def barricade(state: Readable, intent: Intent) -> Iterator[Happening]:
    """An opponent stops on, or crosses, the space with the token."""
    seat = seat_of(intent)
    yield from require(favour.of(state, seat) == SPACE, "no_barricade")
    yield honour.gain(FOR_BARRICADE, seat)


def use_trait(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The trait under the token is used or triggered."""
    seat = seat_of(intent)
    yield from require(favour.of(state, seat).startswith("trait "), "no_favour_there")
    yield honour.gain(FOR_RECOMMENDATION, seat)


# ---- the monument ----------------------------------------------------------


def rebuild(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Cubes and proficiency tiles are built in; the finished monument gives them all back."""
    seat = seat_of(intent)
    yield from require(favour.of(state, seat) == MONUMENT, "no_favour_there")
    for kind, count in intent.mix("cubes").items():
        source = _source(kind)
        if source is not None:
            yield from _build_in(state, seat, kind, source, count)
    for kind in intent.items("tiles"):
        yield from _build_tile(state, seat, kind)
    if intent.has("finished"):
        yield from _finish(state, seat)


def _source(kind: str) -> Counter | None:
    return conviction if kind == "conviction" else ATTR.get(kind)


def _build_in(
    state: Readable, seat: int, kind: str, source: Counter, count: int
) -> Iterator[Happening]:
    count = max(0, min(count, source.of(state, seat)))
    if count:
        yield source.move(count, on_monument, seat)
        yield from _lay(state, seat, kind, "count", count)


def _lay(state: Readable, seat: int, kind: str, name: str, count: int) -> Iterator[Event]:
    if not monument.has(state, seat, kind):
        yield monument.place(kind, seat)
    yield monument.alter(kind, name, count, seat)


def _build_tile(state: Readable, seat: int, kind: str) -> Iterator[Happening]:
    must(kind in ATTRIBUTES, "choose_attribute")
    yield from require(monument.number(state, seat, kind, "tiles") == 0, "same_tile")
    if prof.of(state, seat, kind) > 0 and monument.number(state, seat, kind, "tiles") == 0:
        yield prof.counter(kind).lose(1, seat)
        yield from _lay(state, seat, kind, "tiles", 1)


def _finish(state: Readable, seat: int) -> Iterator[Happening]:
    """+15, and everything goes back to where it came from."""
    for kind, facts in list(monument.all(state, seat).items()):
        count, tiles = facts.get("count"), facts.get("tiles")
        yield monument.remove(kind, seat)
        source = _source(kind)
        if source is not None and isinstance(count, int):
            yield influence.move(count, source, seat)
        if kind in ATTRIBUTES and isinstance(tiles, int) and tiles > 0:
            yield prof.counter(kind).gain(tiles, seat)
    yield monuments.gain(1, seat)
    yield honour.gain(FOR_MONUMENT, seat)
    yield Announced("monument", seat)


# ---- questions -------------------------------------------------------------


def _everywhere(state: Readable, seat: int | None) -> Iterator[Choice]:
    for region, facts in regions.all(state).items():
        held = holder_of(state, region) is not None
        if held and facts.get("kind") not in NEVER_CONTROLLED:
            choice = as_choice(state, region)
            yield Choice(f"region {region}", choice.text, "house", facts=choice.facts)
    yield Choice(SPACE, "favour-space", "shield")
    for place, source in POWER.items():
        yield Choice(place, f"augment-{source}", "next")
    yield Choice(MONUMENT, "part-monument", "monument")
    for name, roster in CARDS.items():
        for card in roster.all(state, seat):
            yield Choice(f"{name} {card}", card_text(roster, card), roster.icon)


def _places(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """Anywhere but where it lies."""
    here = favour.of(state, seat)
    for choice in _everywhere(state, seat):
        if choice.value != here:
            yield choice


def _materials(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ATTRIBUTES:
        yield Choice(kind, f"colour-{kind}", icon=kind)
    yield Choice("conviction", "part-conviction")


def _at_hand(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return {kind: ATTR[kind].of(state, seat) for kind in ATTRIBUTES} | {
        "conviction": conviction.of(state, seat)
    }


def _tiles(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ATTRIBUTES:
        if prof.of(state, seat, kind):
            yield Choice(kind, f"colour-{kind}", icon=kind)


def _no_favour_yet(state: Readable, seat: int) -> bool:
    return not favoured.of(state, seat)


def _has_barricade(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat) == SPACE


def _recommends(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat).startswith("trait ")


def _builds(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat) == MONUMENT


PLAYED = playing(GUILDS)
GUILD_ACTIONS = (
    Action(
        "place_favour",
        place_favour,
        inputs=(Pick("place", choices=_places),),
        needs=(Need("already_favoured", _no_favour_yet),),
        offered=in_main,
        icon="flag",
        group="favour",
        played_with=PLAYED,
    ),
    Action(
        "barricade",
        barricade,
        who=every_seat,
        offered=_has_barricade,
        quick=True,
        icon="shield",
        group="bonus",
        played_with=PLAYED,
    ),
    Action(
        "use_trait",
        use_trait,
        who=every_seat,
        offered=_recommends,
        quick=True,
        icon="scroll",
        group="bonus",
        played_with=PLAYED,
    ),
    Action(
        "rebuild",
        rebuild,
        inputs=(
            Mix("cubes", kinds_of=_materials, most=_at_hand, optional=True),
            Pick("tiles", choices=_tiles, many=True, optional=True),
            YesNo("finished", start=False),
        ),
        offered=_builds,
        quick=True,
        icon="monument",
        group="bonus",
        played_with=PLAYED,
    ),
)
