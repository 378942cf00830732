"""The monument of one's guild: built in piece by piece, finished for 15 honour."""

from collections.abc import Iterator

from companion.games.vindication.cubes import ATTR, conviction, influence, on_monument
from companion.games.vindication.guilds import MONUMENT
from companion.games.vindication.parts import (
    favour,
    honour,
    monument,
    monument_needs,
    monuments,
    prof,
)
from companion.games.vindication.terms import ATTRIBUTES, GUILDS, playing, seat_of
from companion.games.vindication.turn import begun
from companion.rules.actions import Action, every_seat
from companion.rules.events import Announced, Event
from companion.rules.inputs import CardInput, Choice, Mix, NumberInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.parts import Counter
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

FOR_MONUMENT = 15
TILES = 2
KINDS = (*ATTRIBUTES, "conviction")


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


def set_monument(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The cubes printed on the guild boards, all alike."""
    for kind in KINDS:
        count = intent.number(kind, monument_needs.of(state, None, kind))
        yield monument_needs.counter(kind).set_to(max(0, count))


# ---- questions -------------------------------------------------------------


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


def _builds(state: Readable, seat: int) -> bool:
    return begun(state, seat) and favour.of(state, seat) == MONUMENT


def is_complete(state: Readable, seat: int | None, values: Values) -> bool:
    """What lies there and what is given now is all it takes, as far as anybody typed it."""
    given, tiles = Intent("rebuild", seat, values).mix("cubes"), values.get("tiles")
    enough = (
        monument.number(state, seat, kind, "count") + given.get(kind, 0)
        >= monument_needs.of(state, None, kind)
        for kind in KINDS
    )
    laid = monument.total(state, seat, "tiles") + len(tiles if isinstance(tiles, tuple) else ())
    return monument_needs.total(state) > 0 and laid >= TILES and all(enough)


def _needed(kind: str) -> NumberInput:
    def known(state: Readable, seat: int | None, values: Values) -> int:
        return monument_needs.of(state, None, kind)

    return NumberInput(kind, start=known)


PLAYED = playing(GUILDS)
MONUMENT_ACTIONS = (
    Action(
        "rebuild",
        rebuild,
        inputs=(
            Mix("cubes", kinds_of=_materials, most=_at_hand, optional=True),
            Pick("tiles", choices=_tiles, many=True, optional=True),
            YesNo("finished", start=is_complete),
        ),
        offered=_builds,
        quick=True,
        icon="monument",
        group="bonus",
        played_with=PLAYED,
    ),
    Action(
        "set_monument",
        set_monument,
        inputs=(
            CardInput("tile", deck="tiles", facts=KINDS, start="monument", optional=True),
            *(_needed(kind) for kind in KINDS),
        ),
        who=every_seat,
        quick=True,
        icon="edit",
        group="table",
        played_with=PLAYED,
    ),
)
