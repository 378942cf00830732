"""Guilds & Monuments: a favour token to place each turn, and a monument to rebuild."""

from collections.abc import Iterator

from companion.games.vindication import cubes
from companion.games.vindication.cards import card_text
from companion.games.vindication.control import as_choice, holder_of
from companion.games.vindication.parts import (
    companions,
    favour,
    favoured,
    honour,
    monsters,
    regions,
    relics,
    traits,
)
from companion.games.vindication.terms import GUILDS, playing, seat_of
from companion.games.vindication.tiles import NEVER_CONTROLLED
from companion.games.vindication.turn import begun, in_main
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, others
from companion.rules.turns import Happening

FOR_BARRICADE, FOR_RECOMMENDATION = 2, 1
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


def _no_favour_yet(state: Readable, seat: int) -> bool:
    return not favoured.of(state, seat)


def _has_barricade(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat) == SPACE


def _recommends(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat).startswith("trait ")


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
)
