"""Ten dice, always: rolled, spent, turned, readied, put on a unit and back."""

from collections.abc import Iterable, Iterator, Mapping

from companion.games.ashes.costs import FACES, TYPES, Die
from companion.games.ashes.parts import ACTIVE, EXHAUSTED, ON_UNIT, dice
from companion.games.ashes.phoenixborn import DICE
from companion.rules.events import Event
from companion.rules.inputs import Choice
from companion.rules.intents import Intent
from companion.rules.state import Readable


def ids_in(state: Readable, seat: int | None, pool: str) -> tuple[str, ...]:
    return tuple(id for id, die in dice.all(state, seat).items() if die.get("pool") == pool)


def active_dice(state: Readable, seat: int | None) -> tuple[Die, ...]:
    return tuple(die_of(state, seat, id) for id in ids_in(state, seat, ACTIVE))


def die_of(state: Readable, seat: int | None, id: str) -> Die:
    kind, face = (str(dice.get(state, seat, id, name)) for name in ("kind", "face"))
    return Die(id, kind, face if face in FACES else "basic")


def kind_of(state: Readable, seat: int | None, id: str) -> str:
    return str(dice.get(state, seat, id, "kind"))


def lay_out(seat: int, kinds: Mapping[str, int], *, after: int = 0) -> Iterator[Event]:
    """So many dice of each type into the exhausted pool, unrolled."""
    number = after
    for kind in TYPES:
        for _ in range(min(kinds.get(kind, 0), DICE)):
            number += 1
            yield dice.place(f"d{number}", seat, kind=kind)


def kinds_of(state: Readable, seat: int | None) -> dict[str, int]:
    kinds = [die.get("kind") for die in dice.all(state, seat).values()]
    return {kind: kinds.count(kind) for kind in TYPES}


def spend(seat: int | None, ids: Iterable[str]) -> Iterator[Event]:
    for id in ids:
        yield dice.mark(id, "pool", EXHAUSTED, seat)


def ready(seat: int | None, faces: Mapping[str, str]) -> Iterator[Event]:
    """Dice into the active pool with these faces."""
    for id, face in faces.items():
        yield dice.mark(id, "face", face, seat)
        yield dice.mark(id, "pool", ACTIVE, seat)


def turn(state: Readable, seat: int | None, faces: Mapping[str, str]) -> Iterator[Event]:
    for id, face in faces.items():
        if dice.get(state, seat, id, "face") != face:
            yield dice.mark(id, "face", face, seat)


def put_on(seat: int | None, id: str, unit: str) -> Iterator[Event]:
    yield dice.mark(id, "pool", ON_UNIT, seat)
    yield dice.mark(id, "on", unit, seat)


def faces_in(intent: Intent, key: str = "faces") -> dict[str, str]:
    """Faces by die, as typed, seen by the camera or thrown by the app."""
    given = intent.values.get(key)
    if not isinstance(given, Mapping):
        return {}
    return {str(id): str(face) for id, face in given.items() if face in FACES}


def faces_from_counts(
    state: Readable, seat: int | None, ids: Iterable[str], counts: Mapping[str, int]
) -> dict[str, str]:
    """Faces for the dice from counts such as charm_power: 1, charm_class: 3; fast to tap."""
    left = dict(counts)
    faces: dict[str, str] = {}
    for id in ids:
        kind = str(dice.get(state, seat, id, "kind"))
        face = next((f for f in FACES if left.get(f"{kind}_{f}", 0) > 0), None)
        if face is not None:
            left[f"{kind}_{face}"] -= 1
            faces[id] = face
    return faces


def die_choice(state: Readable, seat: int | None, id: str) -> Choice:
    die = die_of(state, seat, id)
    return Choice(id, f"die-{die.kind}_{die.face}", icon=die.kind, facts={"face": die.face})
