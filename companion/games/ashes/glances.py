"""What screens show that nobody has to work out: values now, room left, what to think of."""

from collections.abc import Iterator, Mapping

from companion.games.ashes.attack import (
    attacker,
    defender,
    is_defended,
    is_fought,
    is_on_unit,
    still_to_strike,
    target,
)
from companion.games.ashes.defence import can_guard
from companion.games.ashes.draft import PICK_CARDS, dice_left, kept, picks_open
from companion.games.ashes.ending import life_left
from companion.games.ashes.falls import must_fall
from companion.games.ashes.in_play import (
    attached_to,
    attack_of,
    charm_dice_on,
    focus_of,
    is_exhausted,
    life_of,
    recover_of,
    slots_used,
)
from companion.games.ashes.parts import (
    ACTIVE,
    EXHAUSTED,
    attackers,
    drawn,
    incoming,
    main_left,
    phoenixborn,
    reacted,
    spells,
    units,
)
from companion.games.ashes.phoenixborn import PHOENIXBORN
from companion.games.ashes.pools import ids_in
from companion.games.ashes.prepare import may_roll, rolls_again
from companion.games.ashes.setup import conjuration_pile
from companion.games.ashes.strike import damage_by, damage_to
from companion.games.ashes.turn import PREPARE, TURNS, chooser
from companion.rules.game import Fact, Hint
from companion.rules.parts import OWNER
from companion.rules.state import Readable

# ---- facts -----------------------------------------------------------------


def units_now(state: Readable, seat: int | None) -> Mapping[str, Mapping[str, object]]:
    """Every unit of a seat with attack, life and recover as they are now."""
    if seat is None:
        return {}
    return {id: unit_now(state, seat, id) for id in units.all(state, seat)}


def unit_now(state: Readable, seat: int, id: str) -> Mapping[str, object]:
    return {
        "attack": attack_of(state, seat, id),
        "life": life_of(state, seat, id),
        "recover": recover_of(state, seat, id),
        "charm": charm_dice_on(state, seat, id),
        "attached": attached_to(state, seat, id),
        "exhausted": is_exhausted(state, seat, id),
        "guards": can_guard(state, seat, id),
    }


def spell_slots(state: Readable, seat: int | None) -> list[Mapping[str, object]]:
    """The spellboard slot by slot: a spell with its copies and its focus."""
    if seat is None:
        return []
    slots: dict[str, list[str]] = {}
    for key, spell in spells.all(state, seat).items():
        slots.setdefault(str(spell.get("card")), []).append(key)
    return [
        {"card": card, "copies": tuple(keys), "focus": focus_of(state, seat, card)}
        for card, keys in slots.items()
    ]


def slots_taken(state: Readable, seat: int | None) -> int:
    return 0 if seat is None else slots_used(state, seat)


def active_count(state: Readable, seat: int | None) -> int:
    return len(ids_in(state, seat, ACTIVE))


def exhausted_count(state: Readable, seat: int | None) -> int:
    return len(ids_in(state, seat, EXHAUSTED))


def life_now(state: Readable, seat: int | None) -> int:
    return 0 if seat is None else life_left(state, seat)


def battle_now(state: Readable, seat: int | None) -> Mapping[str, object] | None:
    """The attack under way, blow by blow, as it would be dealt."""
    if not is_fought(state):
        return None
    return {
        "attacker": attacker(state),
        "defender": defender(state),
        "on_unit": is_on_unit(state),
        "target": target(state),
        "defended": is_defended(state),
        "blows": [_blow(state, id) for id in still_to_strike(state)],
    }


def _blow(state: Readable, id: str) -> Mapping[str, object]:
    return {
        "unit": id,
        "blocker": attackers.get(state, None, id, "blocker"),
        "counter": attackers.get(state, None, id, "counter"),
        "deals": damage_by(state, id),
        "takes": damage_to(state, id),
    }


def first_five(state: Readable, seat: int | None) -> tuple[str, ...]:
    """The five cards the rulebook suggests for a first hand with this Phoenixborn."""
    known = PHOENIXBORN.get(phoenixborn.of(state, seat))
    return known.first_five if known is not None else ()


def pile_to_take(state: Readable, seat: int | None) -> Mapping[str, int]:
    return conjuration_pile(state, seat)


def draft_now(state: Readable, seat: int | None) -> Mapping[str, object]:
    """Where the draft stands: the pick everybody is at, and the dice left in the box."""
    return {"pick": picks_open(state), "dice": dice_left(state)}


FACTS = (
    Fact("units", units_now),
    Fact("spell_slots", spell_slots),
    Fact("slots_taken", slots_taken),
    Fact("active", active_count),
    Fact("exhausted", exhausted_count),
    Fact("life_left", life_now),
    Fact("battle", battle_now),
    Fact("first_five", first_five, seen=OWNER),
    Fact("conjurations", pile_to_take, seen=OWNER),
    Fact("draft", draft_now),
)


# ---- hints -----------------------------------------------------------------


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    """The one or two things this seat should think of now."""
    if len(must_fall(state)) > 1:
        yield Hint("choose_fall" if chooser(state) == seat else "fall_is_chosen")
    elif is_fought(state):
        yield from _battle_hints(state, seat)
    elif state.turn.phase == PREPARE:
        yield from _prepare_hints(state, seat)
    elif state.turn.phase == TURNS:
        yield from _turn_hints(state, seat)
    elif state.turn.phase == PICK_CARDS:
        is_due = kept(state, seat) < picks_open(state)
        key = "keep_a_card" if is_due else "pass_the_pack"
        yield Hint(key, {"pick": picks_open(state)})


def _battle_hints(state: Readable, seat: int) -> Iterator[Hint]:
    if seat == defender(state) and not is_defended(state):
        yield Hint("defend")
    elif seat == attacker(state):
        yield Hint("strike" if is_defended(state) else "wait_for_defence")
    if reacted.of(state, seat):
        yield Hint("reaction_used")


def _prepare_hints(state: Readable, seat: int) -> Iterator[Hint]:
    if rolls_again(state, seat):
        yield Hint("roll_again")
    elif may_roll(state, seat):
        yield Hint("roll", {"count": exhausted_count(state, seat)})
    elif not drawn.of(state, seat):
        yield Hint("draw_up")
    if incoming.of(state, seat):
        yield Hint("damage_to_come", {"count": incoming.of(state, seat)})


def _turn_hints(state: Readable, seat: int) -> Iterator[Hint]:
    if state.turn.active == seat and main_left.of(state):
        yield Hint("main_action_due")
    if reacted.of(state, seat):
        yield Hint("reaction_used")
