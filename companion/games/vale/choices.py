"""The lists people pick from: families, creatures not yet seen, cards that lie somewhere."""

from collections.abc import Iterable, Iterator

from companion.games.vale.asking import card_choice
from companion.games.vale.creatures import CREATURES
from companion.games.vale.parts import arena, captured, hand_cards
from companion.games.vale.standing import UNNAMED, creature_of
from companion.games.vale.terms import FAMILIES, with_new_creatures
from companion.rules.inputs import Choice, Values
from companion.rules.state import Readable, seats_of


def families(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [Choice(family, f"family-{family}", icon=family) for family in FAMILIES]


def in_the_box(state: Readable) -> tuple[str, ...]:
    """The creatures this mode is played with."""
    is_new_in = with_new_creatures(state.options)
    return tuple(id for id, creature in CREATURES.items() if is_new_in or not creature.new)


def lying_open(state: Readable) -> frozenset[str]:
    """Creatures everybody sees: summoned, or under a capture marker."""
    rosters = (roster.all(state, seat) for seat in seats_of(state) for roster in (arena, captured))
    return frozenset(id.partition("#")[0] for records in rosters for id in records)


def unseen(state: Readable, seat: int | None) -> Iterator[str]:
    """Creatures that may still turn up, as far as this seat knows."""
    mine = hand_cards.all(state, seat)
    for id in in_the_box(state):
        if id not in lying_open(state) and id not in mine:
            yield id


def summonable(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    """What the owner noted of the hand first, then all that may be in it; or one unnamed."""
    noted = tuple(hand_cards.all(state, seat))
    return [card_choice(id) for id in (*noted, *unseen(state, seat), UNNAMED)]


def capturable(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    family = values.get("family")
    for id in unseen(state, seat):
        if not family or CREATURES[id].family == family:
            yield card_choice(id)


def nameable(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [card_choice(id) for id in in_the_box(state) if id not in lying_open(state)]


def captured_choices(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    for id in captured.all(state, seat):
        family = str(captured.get(state, seat, id, "family") or "")
        if creature_of(id) is not None:
            yield card_choice(id)
        else:
            yield Choice(id, f"family-{family or 'unknown'}", icon=family)


def in_own_arena(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [card_choice(id) for id in arena.all(state, seat)]
