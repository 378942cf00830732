"""Dice by hand, meditation, and the four dice powers."""

from collections.abc import Iterable, Iterator

from companion.games.ashes.costs import (
    CEREMONIAL,
    CHARM,
    FACES,
    ILLUSION,
    NATURAL,
    POWER,
    SIDE,
    SIDES,
    TYPES,
)
from companion.games.ashes.in_play import drop_spell
from companion.games.ashes.parts import (
    ACTIVE,
    EXHAUSTED,
    dice,
    discard,
    draw,
    hand,
    spells,
    units,
    wounds,
)
from companion.games.ashes.pools import (
    active_dice,
    die_choice,
    faces_in,
    ids_in,
    kind_of,
    put_on,
    ready,
    spend,
    turn,
)
from companion.games.ashes.targets import at, foreign_dice, units_of_all, units_of_mine
from companion.games.ashes.turn import (
    in_play_phases,
    in_turns,
    seat_of,
    take_action,
    the_living,
)
from companion.games.ashes.units import ALLIES, UNITS
from companion.rules.actions import Action, Need
from companion.rules.events import Event
from companion.rules.inputs import Choice, DiceInput, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

# ---- by hand ---------------------------------------------------------------


def spend_dice(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Tapped dice go to the exhausted pool: a cost, or the third step of recovery."""
    ids = intent.items("dice")
    must(ids and all(dice.has(state, intent.seat, id) for id in ids), "no_dice")
    is_active = all(dice.get(state, intent.seat, id, "pool") == ACTIVE for id in ids)
    yield from require(is_active, "die_not_active")
    yield from spend(intent.seat, ids)


def turn_dice(state: Readable, intent: Intent) -> Iterator[Event]:
    """Active dice turned to other faces, because a card says so."""
    faces = faces_in(intent)
    known = {id: face for id, face in faces.items() if dice.has(state, intent.seat, id)}
    yield from turn(state, intent.seat, known)


def ready_dice(state: Readable, intent: Intent) -> Iterator[Event]:
    """Exhausted dice back to the active pool, because a card says so."""
    exhausted = ids_in(state, intent.seat, EXHAUSTED)
    faces = {id: face for id, face in faces_in(intent).items() if id in exhausted}
    must(faces, "no_dice")
    yield from ready(intent.seat, faces)


# ---- meditate --------------------------------------------------------------


def meditate(state: Readable, intent: Intent) -> Iterator[Happening]:
    """For each card discarded from hand, draw pile or spellboard: one active die turned."""
    seat, dropped = seat_of(intent), intent.items("spells")
    from_hand, from_draw = intent.number("hand"), intent.number("draw")
    faces = faces_in(intent)
    cards = from_hand + from_draw + len(dropped)
    must(all(spells.has(state, seat, key) for key in dropped), "unknown_spell")
    yield from require(cards > 0, "nothing_discarded")
    enough = from_hand <= hand.of(state, seat) and from_draw <= draw.of(state, seat)
    yield from require(enough, "not_enough")
    yield from require(len(faces) <= cards, "too_many_dice", count=cards)
    active = ids_in(state, seat, ACTIVE)
    yield from require(all(id in active for id in faces), "die_not_active")
    yield from take_action(state, SIDE)
    yield hand.move(from_hand, discard, seat)
    yield draw.move(from_draw, discard, seat)
    for key in dropped:
        yield from drop_spell(state, seat, key, "discard")
    yield from turn(state, seat, faces)


# ---- dice powers -----------------------------------------------------------


def power_die(state: Readable, seat: int | None, kind: str) -> str | None:
    powers = (die.id for die in active_dice(state, seat) if (die.kind, die.face) == (kind, POWER))
    return next(powers, None)


def has_power(kind: str) -> Need:
    return Need("no_power_face", lambda state, seat: power_die(state, seat, kind) is not None)


def _use(state: Readable, seat: int, kind: str) -> Iterator[Happening]:
    yield from take_action(state, SIDE)
    die = power_die(state, seat, kind)
    if die is not None:
        yield from spend(seat, (die,))


def power_ceremonial(state: Readable, intent: Intent) -> Iterator[Happening]:
    """An ally comes back from the discard pile; it hurts as much as it attacks."""
    seat = seat_of(intent)
    yield from require(discard.of(state, seat) > 0, "no_card_in_discard")
    yield from _use(state, seat, CEREMONIAL)
    yield discard.move(1, hand, seat)
    yield wounds.gain(max(0, intent.number("attack", _printed_attack(intent.text("card")))), seat)


def _printed_attack(card: str) -> int:
    attack = UNITS[card].attack if card in UNITS else 0
    return attack if isinstance(attack, int) else 0


def power_charm(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The die lies on a unit: +1 attack and +1 life until the end of the round."""
    seat, unit = seat_of(intent), intent.text("unit")
    must(units.has(state, seat, unit), "unknown_unit")
    die = power_die(state, seat, CHARM)
    yield from take_action(state, SIDE)
    if die is not None:
        yield from put_on(seat, die, unit)


def power_illusion(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A die of an opponent is exhausted."""
    other, die = at(intent.text("die"))
    must(dice.has(state, other, die), "unknown_die")
    yield from require(other != intent.seat, "own_die")
    yield from require(dice.get(state, other, die, "pool") == ACTIVE, "die_not_active")
    yield from _use(state, seat_of(intent), ILLUSION)
    yield from spend(other, (die,))


def power_natural(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One damage to a unit; a Phoenixborn is no unit."""
    other, unit = at(intent.text("target"))
    must(units.has(state, other, unit), "unknown_unit")
    yield from _use(state, seat_of(intent), NATURAL)
    yield units.alter(unit, "wounds", 1, other)


# ---- questions -------------------------------------------------------------


def _active(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for id in ids_in(state, seat, ACTIVE):
        yield die_choice(state, seat, id)


def _active_ids(state: Readable, seat: int | None, values: Values) -> Iterable[str]:
    return ids_in(state, seat, ACTIVE)


def _exhausted_ids(state: Readable, seat: int | None, values: Values) -> Iterable[str]:
    return ids_in(state, seat, EXHAUSTED)


def _my_spells(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for key, spell in spells.all(state, seat).items():
        yield Choice(key, f"card-{spell['card']}", said=False)


def _allies(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for card in ALLIES:
        yield Choice(card, f"card-{card}", facts={"attack": _printed_attack(card)})


def _attack_of_choice(state: Readable, seat: int | None, values: Values) -> int:
    return _printed_attack(str(values.get("card", "")))


def _in_hand(state: Readable, seat: int | None) -> int:
    return hand.of(state, seat)


def _to_draw(state: Readable, seat: int | None) -> int:
    return draw.of(state, seat)


DICE_ACTIONS = (
    Action(
        "spend_dice",
        spend_dice,
        inputs=(Pick("dice", choices=_active, many=True),),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="dice",
    ),
    Action(
        "turn_dice",
        turn_dice,
        inputs=(
            DiceInput("faces", colours=_active_ids, faces=FACES, kinds=TYPES, kind_of=kind_of),
        ),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="dice",
    ),
    Action(
        "ready_dice",
        ready_dice,
        inputs=(
            DiceInput("faces", colours=_exhausted_ids, faces=SIDES, kinds=TYPES, kind_of=kind_of),
        ),
        who=the_living,
        offered=in_play_phases,
        quick=True,
        group="dice",
    ),
    Action(
        "meditate",
        meditate,
        inputs=(
            NumberInput("hand", start=0, at_most=_in_hand),
            NumberInput("draw", start=0, at_most=_to_draw),
            Pick("spells", choices=_my_spells, many=True, optional=True),
            DiceInput(
                "faces",
                colours=_active_ids,
                faces=FACES,
                kinds=TYPES,
                kind_of=kind_of,
                optional=True,
            ),
        ),
        offered=in_turns,
        icon="rest",
        group="side",
    ),
    Action(
        "power_ceremonial",
        power_ceremonial,
        inputs=(
            Pick("card", choices=_allies, optional=True),
            NumberInput("attack", start=_attack_of_choice),
        ),
        needs=(has_power(CEREMONIAL),),
        offered=in_turns,
        icon=CEREMONIAL,
        group="power",
    ),
    Action(
        "power_charm",
        power_charm,
        inputs=(Pick("unit", choices=units_of_mine),),
        needs=(has_power(CHARM),),
        offered=in_turns,
        icon=CHARM,
        group="power",
    ),
    Action(
        "power_illusion",
        power_illusion,
        inputs=(Pick("die", choices=foreign_dice),),
        needs=(has_power(ILLUSION),),
        offered=in_turns,
        icon=ILLUSION,
        group="power",
    ),
    Action(
        "power_natural",
        power_natural,
        inputs=(Pick("target", choices=units_of_all),),
        needs=(has_power(NATURAL),),
        offered=in_turns,
        icon=NATURAL,
        group="power",
    ),
)
