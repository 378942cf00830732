"""Regions: who controls them, taking them over, and which ones can be chosen."""

from collections.abc import Callable, Iterable, Iterator

from companion.games.vindication.cubes import conviction, influence, on_regions
from companion.games.vindication.parts import controlled, honour, regions, visited
from companion.games.vindication.places import is_seat
from companion.games.vindication.terms import seat_of
from companion.games.vindication.tiles import NEVER_CONTROLLED
from companion.games.vindication.turn import REST, begun, in_main
from companion.rules.actions import Action, Need, every_seat
from companion.rules.hints import Hint
from companion.rules.inputs import Choice, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar, seats_of
from companion.rules.turns import Happening

FOR_CONTROL = 2
"""Honour for taking control, for a visit by somebody else, and for each region at the end."""

Choices = Callable[[Readable, int | None, Values], Iterable[Choice]]


def kind_of(state: Readable, region: str) -> str:
    return str(regions.get(state, None, region, "kind") or "")


def holder_of(state: Readable, region: str) -> int | None:
    holder = regions.get(state, None, region, "holder")
    return next((seat for seat in seats_of(state) if is_seat(holder, seat)), None)


def is_closed(state: Readable, region: str) -> bool:
    """A black cube lies on it: neither visited nor counted."""
    return bool(regions.get(state, None, region, "black"))


def is_fortified(state: Readable, region: str) -> bool:
    return bool(regions.get(state, None, region, "fortified"))


def held(state: Readable, seat: int, kind: str = "") -> tuple[str, ...]:
    """The regions a player controls that count, of one kind or of all."""
    return tuple(
        region
        for region in regions.all(state)
        if holder_of(state, region) == seat
        and not is_closed(state, region)
        and kind in ("", kind_of(state, region))
    )


def tiles_of(state: Readable, kind: str = "") -> Iterator[str]:
    """Tiles that differ: of those in nobody's hands, one of a kind stands for all."""
    seen: set[tuple[str, int | None, bool]] = set()
    for region in regions.all(state):
        face = (kind_of(state, region), holder_of(state, region), is_closed(state, region))
        alike = face[1] is None and face in seen
        if kind in ("", face[0]) and not alike:
            seen.add(face)
            yield region


def as_choice(state: Readable, region: str) -> Choice:
    holder = holder_of(state, region)
    facts: dict[str, Scalar] = {"kind": kind_of(state, region)}
    if holder is None:
        return Choice(region, "choice-region", icon="house", facts=facts)
    facts["holder"] = state.people[holder].name
    return Choice(region, "choice-region-held", icon="house", facts=facts)


# ---- taking control --------------------------------------------------------


def cost_of(state: Readable, seat: int, region: str) -> int:
    """One conviction; one more to push somebody out."""
    return 1 if holder_of(state, region) in (None, seat) else 2


def claim(state: Readable, seat: int, region: str) -> Iterator[Happening]:
    """A conviction cube on the region; whoever was there takes theirs home. Honour at once."""
    yield conviction.move(1, on_regions, seat)
    yield regions.mark(region, "holder", seat)
    if is_fortified(state, region):
        yield regions.mark(region, "fortified", False)
    yield honour.gain(FOR_CONTROL, seat)


def take_control(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A free region for one conviction, an opponent's for two, one of which comes home."""
    seat, region = seat_of(intent), intent.text("region") or visited.of(state)
    must(regions.has(state, None, region), "no_such_region")
    must(holder_of(state, region) != seat, "yours_already")
    yield from require(kind_of(state, region) not in NEVER_CONTROLLED, "never_controlled")
    yield from require(not is_fortified(state, region), "fortified")
    yield from require(visited.of(state) in ("", region), "control_where_you_visit")
    cost = intent.number("cost", cost_of(state, seat, region))
    yield from require(conviction.of(state, seat) >= cost, "too_little_conviction", cost=cost)
    yield conviction.move(max(0, cost - 1), influence, seat)
    yield from claim(state, seat, region)
    yield controlled.put(region)


def give_region(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Control changes by a card: nobody pays here, nobody gains honour."""
    region = intent.text("region")
    must(regions.has(state, None, region), "no_such_region")
    target = intent.number("target", -1)
    yield regions.mark(region, "holder", target if target in seats_of(state) else None)


# ---- questions -------------------------------------------------------------


def _takeable(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """The region visited this turn first."""
    here = visited.of(state)
    tiles = sorted(tiles_of(state), key=lambda region: region != here)
    for region in tiles:
        free = holder_of(state, region) != seat and not is_fortified(state, region)
        if free and kind_of(state, region) not in NEVER_CONTROLLED:
            yield as_choice(state, region)


def _visited_region(state: Readable, seat: int | None, values: Values) -> str | None:
    here = visited.of(state)
    mine = here and holder_of(state, here) == seat
    return here if here and here != REST and not mine else None


def _due(state: Readable, seat: int | None, values: Values) -> int:
    region = str(values.get("region") or visited.of(state))
    return cost_of(state, seat, region) if seat is not None else 1


def control_notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    region = str(values.get("region") or "")
    holder = holder_of(state, region)
    if holder is not None and holder != seat:
        yield Hint("pushes_out", {"name": state.people[holder].name})


def _all_regions(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for region in tiles_of(state):
        yield as_choice(state, region)


def has_conviction(state: Readable, seat: int) -> bool:
    return conviction.of(state, seat) > 0


def has_influence(state: Readable, seat: int) -> bool:
    return influence.of(state, seat) > 0


CONTROL_ACTIONS = (
    Action(
        "take_control",
        take_control,
        inputs=(
            Pick("region", choices=_takeable, start=_visited_region),
            NumberInput("cost", start=_due),
        ),
        needs=(Need("no_conviction", has_conviction),),
        offered=in_main,
        notes=control_notes,
        quick=True,
        icon="flag",
        group="bonus",
    ),
    Action(
        "give_region",
        give_region,
        inputs=(
            Pick("region", choices=_all_regions),
            SeatPick("target", myself=True, optional=True),
        ),
        who=every_seat,
        offered=begun,
        quick=True,
        icon="house",
        group="table",
    ),
)
