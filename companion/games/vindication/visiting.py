"""A visit: once a turn, and whoever else controls the region gains honour by it."""

from collections.abc import Callable, Iterable, Iterator

from companion.games.vindication.control import (
    FOR_CONTROL,
    as_choice,
    holder_of,
    is_closed,
    kind_of,
    tiles_of,
)
from companion.games.vindication.parts import controlled, favour, honour, regions, visited
from companion.games.vindication.terms import GUILDS, seat_of
from companion.games.vindication.turn import ONE_VISIT, in_main
from companion.rules.actions import Action, Decide, Need
from companion.rules.hints import Hint, Notes
from companion.rules.inputs import Choice, Input, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.parts import Options
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

FOR_DIPLOMACY = 1


def region_of(state: Readable, intent: Intent, kind: str) -> str:
    """The tile that was chosen, else the first one of its kind."""
    first = next(iter(tiles_of(state, kind)), "")
    region = intent.text("region") or first
    must(region and kind_of(state, region) == kind, "no_such_region")
    return region


def enter(state: Readable, intent: Intent, region: str) -> Iterator[Happening]:
    """The visit itself: honour for the controller, and for diplomacy."""
    seat, holder = seat_of(intent), holder_of(state, region)
    yield from require(not is_closed(state, region), "region_closed")
    yield from require(controlled.of(state) in ("", region), "visit_where_you_control")
    yield visited.put(region)
    if holder is not None and holder != seat and not intent.has("unseen"):
        yield honour.gain(FOR_CONTROL, holder)
    yield from _diplomacy(state, region, holder)


def _diplomacy(state: Readable, region: str, holder: int | None) -> Iterator[Happening]:
    """A guild favour on somebody else's tile: one honour each for both of them."""
    if not state.options.get(GUILDS) or holder is None:
        return
    for seat in seats_of(state):
        if seat != holder and favour.of(state, seat) == f"region {region}":
            yield honour.gain(FOR_DIPLOMACY, seat)
            yield honour.gain(FOR_DIPLOMACY, holder)


def visiting(kind: str, does: Decide) -> Decide:
    """First the visit, then what the region offers."""

    def decide(state: Readable, intent: Intent) -> Iterator[Happening]:
        yield from enter(state, intent, region_of(state, intent, kind))
        yield from does(state, intent)

    return decide


# ---- questions -------------------------------------------------------------


def _tiles(kind: str) -> Callable[[Readable, int | None, Values], Iterable[Choice]]:
    def choices(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
        for region in tiles_of(state, kind):
            yield as_choice(state, region)

    return choices


def _first(kind: str) -> Callable[[Readable, int | None, Values], str | None]:
    def first(state: Readable, seat: int | None, values: Values) -> str | None:
        return next(iter(tiles_of(state, kind)), None)

    return first


def _several(kind: str) -> Callable[[Readable, int | None, Values], bool]:
    def several(state: Readable, seat: int | None, values: Values) -> bool:
        return len(list(tiles_of(state, kind))) > 1

    return several


def _somebodys(kind: str) -> Callable[[Readable, int | None, Values], bool]:
    """Somebody else would gain honour by this visit."""

    def somebodys(state: Readable, seat: int | None, values: Values) -> bool:
        region = str(values.get("region") or next(iter(tiles_of(state, kind)), ""))
        return holder_of(state, region) not in (None, seat)

    return somebodys


def on_the_island(kind: str) -> Callable[[Readable, int], bool]:
    def offered(state: Readable, seat: int) -> bool:
        return in_main(state, seat) and any(
            facts.get("kind") == kind for facts in regions.all(state).values()
        )

    return offered


def _notes(kind: str, more: Notes | None) -> Notes:
    def notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
        region = str(values.get("region") or next(iter(tiles_of(state, kind)), ""))
        holder = holder_of(state, region)
        if holder is not None and holder != seat and not values.get("unseen"):
            yield Hint("pays_controller", {"name": state.people[holder].name})
        if more is not None:
            yield from more(state, seat, values)

    return notes


def visit(
    kind: str,
    does: Decide,
    *inputs: Input,
    needs: tuple[Need, ...] = (),
    notes: Notes | None = None,
    icon: str = "house",
    played_with: Callable[[Options], bool] | None = None,
) -> Action:
    """The action `visit_<kind>`: which tile, then what is asked there."""
    return Action(
        f"visit_{kind}",
        visiting(kind, does),
        inputs=(
            Pick("region", choices=_tiles(kind), start=_first(kind), asked=_several(kind)),
            *inputs,
            YesNo("unseen", start=False, optional=True, asked=_somebodys(kind)),
        ),
        needs=(ONE_VISIT, *needs),
        offered=on_the_island(kind),
        notes=_notes(kind, notes),
        icon=icon,
        group="visit",
        played_with=played_with,
    )
