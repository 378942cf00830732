"""What each of the sixteen monsters is worth at the end to whoever defeated it."""

from collections.abc import Callable

from companion.games.vindication.control import held
from companion.games.vindication.cubes import ATTR, conviction, influence, potential
from companion.games.vindication.honour import tokens_of
from companion.games.vindication.parts import (
    companions,
    loot,
    monsters,
    pets,
    prof,
    pure,
    relics,
    speed,
    traits,
)
from companion.games.vindication.quests import any_half_done
from companion.games.vindication.terms import COMPANION_COLOURS
from companion.rules.parts import Counter
from companion.rules.rosters import Roster
from companion.rules.scores import Points
from companion.rules.state import Readable


def _each(roster: Roster, worth: int) -> Points:
    return lambda state, seat: worth * roster.count(state, seat)


def _cubes(number: Counter, worth: int) -> Points:
    return lambda state, seat: worth * number.of(state, seat)


def _pairs(number: Counter, worth: int) -> Points:
    return lambda state, seat: worth * (number.of(state, seat) // 2)


def _if(condition: Callable[[Readable, int], bool], worth: int) -> Points:
    return lambda state, seat: worth if condition(state, seat) else 0


def has_all_three(state: Readable, seat: int) -> bool:
    return all(roster.count(state, seat) for roster in (relics, traits, monsters))


def companion_colours(state: Readable, seat: int) -> set[str]:
    group = companions.all(state, seat).values()
    return {str(c.get("colour")) for c in group} & set(COMPANION_COLOURS)


def board_colours(state: Readable, seat: int) -> int:
    """How many of the six colours on the board a player owns; traitors wear their deck's."""
    others = sum(1 for roster in (monsters, relics, traits) if roster.count(state, seat))
    return len(companion_colours(state, seat)) + others


def card_colours(state: Readable, seat: int) -> int:
    """The six, then loot, pure crystals, pets, and a quest of which a half is done."""
    more = sum(1 for roster in (loot, pure, pets) if roster.count(state, seat))
    return board_colours(state, seat) + more + (1 if any_half_done(state, seat) else 0)


def _has_no_potential(state: Readable, seat: int) -> bool:
    return potential.of(state, seat) == 0


def _regions(state: Readable, seat: int) -> int:
    return len(held(state, seat))


BONUS: dict[str, Points] = {
    "butterfly_crusher": _each(companions, 1),
    "tomb_keeper": _cubes(ATTR["wisdom"], 2),
    "dro_zol": _pairs(conviction, 2),
    "drogas": card_colours,
    "drug": _regions,
    "violet_slime": _cubes(ATTR["vision"], 2),
    "risen_dead": _each(monsters, 2),
    "mornak": _pairs(influence, 1),
    "ogun": _each(traits, 2),
    "oya": _if(_has_no_potential, 7),
    "maw_sentinel": _cubes(ATTR["courage"], 2),
    "caterpillar": lambda state, seat: 2 * prof.total(state, seat),
    "sula": lambda state, seat: speed.of(state, seat) + 2,
    "twin_voices": lambda state, seat: 3 * tokens_of(state, seat),
    "unspeakable": _each(relics, 2),
    "vish_ne": _if(has_all_three, 6),
}


def bonus_of(state: Readable, seat: int, monster: str) -> int:
    points = BONUS.get(monster.partition("#")[0])
    return points(state, seat) if points is not None else 0


def bonuses(state: Readable, seat: int | None) -> dict[str, int]:
    """Every defeated monster with its bonus as things stand."""
    if seat is None:
        return {}
    return {id: bonus_of(state, seat, id) for id in monsters.all(state, seat)}


def monster_points(state: Readable, seat: int) -> int:
    return sum(bonuses(state, seat).values())
