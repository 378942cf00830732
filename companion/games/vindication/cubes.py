"""21 cubes for each player, wherever they are: only ever moved, never made or lost.

On the power board and in the attributes they are plain numbers. On cards, regions, the
monument and the battle board the records say where they lie; the numbers beside them follow.
"""

from collections.abc import Iterator

from companion.games.vindication.terms import ATTRIBUTES, CUBES, GUILDS, MYTHS, playing
from companion.rules.events import Changed, Event, Put
from companion.rules.parts import Counter, Number, Stock
from companion.rules.refusal import Refusal, require
from companion.rules.state import Readable, State

Tapped = Iterator[Event | Refusal]


def exchange(state: Readable, here: Number, there: Number, seat: int | None, by: int) -> Tapped:
    """So many cubes come here from there; a negative number goes the other way."""
    source, goal = (there, here) if by > 0 else (here, there)
    yield from require(source.of(state, seat) > 0, "no_cube_there")
    yield source.move(abs(by), goal, seat)


def _tap_potential(state: Readable, seat: int | None, by: int) -> Tapped:
    yield from exchange(state, potential, influence, seat, by)


def _tap_influence(state: Readable, seat: int | None, by: int) -> Tapped:
    yield from exchange(state, influence, potential, seat, by)


def _tap_conviction(state: Readable, seat: int | None, by: int) -> Tapped:
    yield from exchange(state, conviction, influence, seat, by)


def _tap_attribute(state: Readable, seat: int | None, kind: str, by: int) -> Tapped:
    yield from exchange(state, attr.counter(kind), influence, seat, by)


def _tap_mount(state: Readable, seat: int | None, by: int) -> Tapped:
    yield from exchange(state, on_mount, influence, seat, by)


potential = Counter(
    "potential", start=8, at_most=CUBES, step=_tap_potential, icon="box", group="power"
)
influence = Counter(
    "influence", start=8, at_most=CUBES, step=_tap_influence, icon="marker", group="power"
)
conviction = Counter(
    "conviction", start=2, at_most=CUBES, step=_tap_conviction, icon="bolt", group="power"
)
attr = Stock(
    "attr",
    kinds=ATTRIBUTES,
    begins={"inspiration": 1, "knowledge": 1, "strength": 1},
    at_most=CUBES,
    step=_tap_attribute,
    group="attributes",
)
on_mount = Counter("on_mount", at_most=CUBES, step=_tap_mount, group="elsewhere")
"""Cubes on the mount tile: each one space faster, until it is retrieved."""

on_companions = Counter("on_companions", at_most=CUBES, by_hand=False, quiet=True)
on_relics = Counter("on_relics", at_most=CUBES, by_hand=False, quiet=True)
on_regions = Counter("on_regions", at_most=CUBES, by_hand=False, quiet=True)
on_monument = Counter(
    "on_monument", at_most=CUBES, by_hand=False, quiet=True, played_with=playing(GUILDS)
)
on_battle = Counter(
    "on_battle", at_most=CUBES, by_hand=False, quiet=True, played_with=playing(MYTHS)
)

ATTR = {kind: attr.counter(kind) for kind in ATTRIBUTES}
SPHERES = (influence, potential, conviction)
LOOSE = (*SPHERES, *ATTR.values(), on_mount)
BOUND = (on_companions, on_relics, on_regions, on_monument, on_battle)
EVERYWHERE = (*LOOSE, *BOUND)
CUBE_KEYS = tuple(number.key for number in EVERYWHERE)
CUBE_PARTS = (*SPHERES, attr, on_mount, *BOUND)


def cubes_of(state: Readable, seat: int) -> int:
    """How many cubes a player has, all places together."""
    return sum(number.of(state, seat) for number in EVERYWHERE)


def on_power_board(state: Readable, seat: int) -> int:
    return sum(sphere.of(state, seat) for sphere in SPHERES)


def keep_count(before: State, now: Readable, event: Event) -> Iterator[Event]:
    """A number set by hand: the rest comes from, or goes to, the middle of the power board."""
    if not isinstance(event, (Changed, Put)) or event.seat is None:
        return
    missing = CUBES - cubes_of(now, event.seat)
    if missing > 0:
        home = potential if event.part == influence.key else influence
        yield Changed(home.key, event.seat, missing)
    elif missing < 0:
        yield from _give(now, event, -missing)


def _give(now: Readable, event: Changed | Put, excess: int) -> Iterator[Event]:
    """The first place that has any gives; the follow-up sees to what is still too many."""
    for number in (*(n for n in LOOSE if n.key != event.part), *EVERYWHERE):
        given = min(excess, number.of(now, event.seat))
        if given > 0:
            yield Changed(number.key, event.seat, -given)
            return


# ---- how cubes move --------------------------------------------------------


def gain_attribute(seat: int, kind: str, count: int = 1) -> Event:
    """As many as there is influence for."""
    return influence.move(max(0, count), ATTR[kind], seat)


def spend(seat: int, kind: str, count: int) -> Event:
    return ATTR[kind].move(max(0, count), influence, seat)


def pay(state: Readable, seat: int, kind: str, count: int) -> Tapped:
    """Attribute cubes go home; too few of them speak against it."""
    yield from require(ATTR[kind].of(state, seat) >= count, "too_few_cubes", cost=count, kind=kind)
    yield spend(seat, kind, count)


def pay_conviction(state: Readable, seat: int, count: int = 1) -> Tapped:
    yield from require(conviction.of(state, seat) >= count, "too_little_conviction", cost=count)
    yield conviction.move(count, influence, seat)


def augment(state: Readable, seat: int, source: str) -> Tapped:
    """One cube up: potential to influence, or influence to conviction."""
    here, there = (influence, conviction) if source == "influence" else (potential, influence)
    yield from require(here.of(state, seat) > 0, "no_cube_there")
    yield here.move(1, there, seat)


def degrade(state: Readable, seat: int, source: str) -> Tapped:
    """One cube down: conviction to influence, or influence to potential."""
    here, there = (influence, potential) if source == "influence" else (conviction, influence)
    yield from require(here.of(state, seat) > 0, "no_cube_there")
    yield here.move(1, there, seat)
