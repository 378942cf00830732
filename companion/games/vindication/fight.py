"""Monsters: the champion leads, the black die tells the price, the white die the reward."""

from collections.abc import Iterator

from companion.games.vindication.cards import (
    EMPOWERED,
    acquire,
    card_id,
    champion_of,
    draw_with_conviction,
    lose,
    pets_of,
    printed_on,
)
from companion.games.vindication.cubes import (
    conviction,
    gain_attribute,
    influence,
    pay,
    pay_conviction,
)
from companion.games.vindication.dice import (
    DEATH,
    FATES,
    FATIGUE,
    black_die,
    face,
    face_in,
    put_away,
    white_die,
)
from companion.games.vindication.parts import companions, pets
from companion.games.vindication.terms import ATTRIBUTES, seat_of
from companion.games.vindication.visiting import visit
from companion.rules.actions import Need
from companion.rules.events import Announced
from companion.rules.hints import Hint
from companion.rules.inputs import NumberInput, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import require
from companion.rules.state import Readable
from companion.rules.turns import Happening

COURAGE_COST = 2
FATIGUE_CUBES = 2


def suffer(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What the black die does to the champion."""
    seat, champion = seat_of(intent), champion_of(state, seat_of(intent))
    fate = face(intent, "black", FATES)
    if not champion:
        return
    if fate == FATIGUE:
        enough = influence.of(state, seat) >= FATIGUE_CUBES
        yield from require(enough, "retrieve_first")
        yield companions.alter(champion, "cubes", FATIGUE_CUBES, seat)
    elif fate == DEATH and intent.has("saved"):
        yield from pay_conviction(state, seat)
    elif fate == DEATH:
        yield from die(state, seat, champion)


def die(state: Readable, seat: int, champion: str) -> Iterator[Happening]:
    """Lost with its honour, cubes home; its pets find another master, free of charge."""
    orphans = pets_of(state, seat, champion)
    yield from lose(state, seat, "companions", champion)
    heir = champion_of(state, seat)
    for pet in orphans:
        yield pets.mark(pet, "master", heir, seat)
    yield Announced("champion_died", seat)


def answer(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The white die: one of that attribute."""
    kind = face(intent, "white", ATTRIBUTES)
    if kind:
        yield gain_attribute(seat_of(intent), kind)
    yield from put_away()


def fight(state: Readable, intent: Intent) -> Iterator[Happening]:
    """You always win: courage paid, honour at once, then both dice."""
    seat, card = seat_of(intent), card_id(intent, "monsters")
    yield from pay(state, seat, "courage", intent.number("cost", COURAGE_COST))
    yield from draw_with_conviction(state, intent)
    yield from acquire(state, seat, "monsters", card, honour=intent.number("honour"))
    yield from suffer(state, intent)
    yield from answer(state, intent)


def _has_champion(state: Readable, seat: int) -> bool:
    return companions.count(state, seat) > 0


def would_die(state: Readable, seat: int | None, values: Values) -> bool:
    return face_in(values, "black", FATES) == DEATH and conviction.of(state, seat) > 0


def champion_note(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    champion = champion_of(state, seat) if seat is not None else ""
    if champion:
        yield Hint("champion", about=(champion,))


SAVED = YesNo("saved", start=False, optional=True, asked=would_die)

VISIT_MAW = visit(
    "maw",
    fight,
    *printed_on("monsters"),
    NumberInput("cost", start=COURAGE_COST),
    EMPOWERED,
    black_die(),
    SAVED,
    white_die(),
    needs=(Need("no_champion", _has_champion),),
    notes=champion_note,
    icon="monster",
)
