"""Sixteen secret quests, two independent halves each; only their owner knows them."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.vindication.control import held
from companion.games.vindication.cubes import ATTR, conviction, potential
from companion.games.vindication.mastery import wins
from companion.games.vindication.parts import (
    acquired,
    companions,
    monsters,
    prof,
    quests,
    relics,
    speed,
    traits,
    vindicated,
)
from companion.games.vindication.terms import COMPANION_COLOURS
from companion.rules.parts import Counter
from companion.rules.state import Readable, others

Done = Callable[[Readable, int], bool]


def controls(kind: str) -> Done:
    return lambda state, seat: bool(held(state, seat, kind))


def has_most(number: Counter) -> Done:
    """More than everybody else; a tie is not the most."""

    def most(state: Readable, seat: int) -> bool:
        mine = number.of(state, seat)
        return all(number.of(state, other) < mine for other in others(state, seat))

    return most


def ever(kind: str, count: int) -> Done:
    """So many acquired in the whole game, lost ones included."""
    return lambda state, seat: acquired.of(state, seat, kind) >= count


def owns_tile(kind: str) -> Done:
    return lambda state, seat: prof.of(state, seat, kind) > 0


def masters(kind: str) -> Done:
    return lambda state, seat: wins(state, seat, kind)


def _all_colours(state: Readable, seat: int) -> bool:
    group = {c.get("colour") for c in companions.all(state, seat).values()}
    return group >= set(COMPANION_COLOURS)


def _no_potential(state: Readable, seat: int) -> bool:
    return potential.of(state, seat) == 0


def _one_of_each(state: Readable, seat: int) -> bool:
    return all(roster.count(state, seat) for roster in (traits, relics, monsters))


@dataclass(frozen=True, slots=True)
class Half:
    """`text` names what is wanted; `subject` fills its placeholder."""

    worth: int
    done: Done
    text: str
    subject: str = ""


def _control(kind: str) -> Half:
    return Half(2, controls(kind), "control", kind)


def _most(kind: str, number: Counter) -> Half:
    return Half(5, has_most(number), "most", kind)


def _school(kind: str) -> tuple[Half, Half]:
    return Half(1, owns_tile(kind), "tile", kind), Half(7, masters(kind), "master", kind)


QUESTS: dict[str, tuple[Half, Half]] = {
    "dawn_awakening": (_control("spire"), _most("wisdom", ATTR["wisdom"])),
    "carpe_diem": (_control("post"), Half(5, lambda s, seat: speed.of(s, seat) >= 5, "speed")),
    "control_issues": (_control("library"), _most("vision", ATTR["vision"])),
    "no_evil_here": (_control("maw"), Half(5, ever("monsters", 3), "monsters")),
    "exoneration": (Half(3, _all_colours, "colours"), Half(4, vindicated.of, "vindicated")),
    "innovation": _school("inspiration"),
    "superiority": _school("knowledge"),
    "party_time": (
        _control("inn"),
        Half(5, lambda s, seat: companions.count(s, seat) >= 4, "companions"),
    ),
    "motivation": (_control("shrine"), _most("conviction", conviction)),
    "inner_power": (_control("tomb"), Half(5, ever("traits", 3), "traits")),
    "prized_expert": (
        Half(3, lambda s, seat: potential.of(s, seat) >= 5, "potential"),
        Half(4, ever("proficiencies", 3), "proficiencies"),
    ),
    "discipline": (_control("fort"), _most("courage", ATTR["courage"])),
    "promise": (_control("monastery"), Half(5, _no_potential, "no_potential")),
    "polymath": (
        Half(3, lambda s, seat: len(held(s, seat)) >= 2, "regions"),
        Half(4, _one_of_each, "one_of_each"),
    ),
    "tower_trinkets": (_control("tower"), Half(5, ever("relics", 3), "relics")),
    "brawn": _school("strength"),
}

FOR_GROLL = 2


def halves_done(state: Readable, seat: int, quest: str) -> tuple[bool, ...]:
    return tuple(half.done(state, seat) for half in QUESTS.get(_plain(quest), ()))


def _plain(quest: str) -> str:
    return quest.partition("#")[0]


def any_half_done(state: Readable, seat: int) -> bool:
    return any(any(halves_done(state, seat, quest)) for quest in quests.all(state, seat))


def quest_points(state: Readable, seat: int) -> int:
    """Each half for itself; Groll adds two to every half that is done."""
    extra = FOR_GROLL if companions.has(state, seat, "groll") else 0
    return sum(
        half.worth + extra
        for quest in quests.all(state, seat)
        for half in QUESTS.get(_plain(quest), ())
        if half.done(state, seat)
    )


def progress(state: Readable, seat: int | None) -> list[dict[str, object]]:
    """For the owner's eyes: every quest with both halves and whether they are done."""
    if seat is None:
        return []
    return [
        {"quest": _plain(quest), "half": number, "worth": half.worth, "text": half.text}
        | {"subject": half.subject, "done": half.done(state, seat)}
        for quest in quests.all(state, seat)
        for number, half in enumerate(QUESTS.get(_plain(quest), ()), 1)
    ]
