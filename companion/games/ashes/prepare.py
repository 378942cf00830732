"""The prepare phase, for everybody at once: roll, discard, draw up to five."""

from collections.abc import Iterator

from companion.games.ashes.costs import BASIC, FACES, SIDES, TYPES
from companion.games.ashes.falls import land, must_fall
from companion.games.ashes.parts import (
    EXHAUSTED,
    beaten,
    dice,
    discard,
    draw,
    drawn,
    first,
    first_settled,
    hand,
    incoming,
    is_living,
    living,
    rolled,
)
from companion.games.ashes.pools import (
    active_dice,
    faces_from_counts,
    faces_in,
    ids_in,
    kind_of,
    ready,
)
from companion.games.ashes.turn import PREPARE, in_phase, seat_of, the_living
from companion.rules.actions import Action
from companion.rules.events import Announced, Event
from companion.rules.inputs import DiceInput, Mix, NumberInput, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import PLAYING, Readable, State
from companion.rules.turns import END_PHASE, Happening

HAND = 5
ROLLED = tuple(f"{kind}_{face}" for kind in TYPES for face in FACES)


def open_prepare(state: Readable) -> Iterator[Event]:
    """A new round; before the first roll nobody plays first."""
    for seat in living(state):
        yield rolled.clear(seat)
        yield drawn.clear(seat)
    if state.turn.round == 1:
        yield first.clear()
        yield first_settled.set_to(0)


# ---- roll ------------------------------------------------------------------


def dice_to_roll(state: Readable, seat: int | None) -> tuple[str, ...]:
    """The exhausted pool; all dice for those who roll again for the first-player token."""
    if seat is not None and rolls_again(state, seat):
        return tuple(dice.all(state, seat))
    return ids_in(state, seat, EXHAUSTED)


def rolls_again(state: Readable, seat: int) -> bool:
    """Tied in the contest for the first-player token."""
    is_open = state.turn.round == 1 and not first_settled.of(state)
    has_faces = bool(dice.all(state, seat)) and not ids_in(state, seat, EXHAUSTED)
    return is_open and has_faces and not rolled.of(state, seat) and not beaten.of(state, seat)


def roll(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What fell goes to the active pool, die by die or as counts of faces for each type."""
    seat = seat_of(intent)
    wanted = dice_to_roll(state, seat)
    faces = {id: face for id, face in faces_in(intent).items() if id in wanted}
    if not faces:
        faces = faces_from_counts(state, seat, wanted, intent.mix("counts"))
    yield from require(not rolled.of(state, seat), "already_rolled")
    missing = len(wanted) - len(faces)
    yield from require(not missing, "faces_missing", count=missing)
    yield from ready(seat, faces)
    yield rolled.give(seat)
    yield from settle_first(state)
    yield from go_on_when_ready(state)


def has_rolled(state: Readable, seat: int) -> bool:
    return rolled.of(state, seat) or not (ids_in(state, seat, EXHAUSTED))


# ---- who plays first -------------------------------------------------------


def basics_of(state: Readable, seat: int) -> int:
    return sum(1 for die in active_dice(state, seat) if die.face == BASIC)


def settle_first(state: Readable) -> Iterator[Event]:
    """Most basic faces; the tied, and only they, roll all their dice again."""
    rivals = tuple(seat for seat in living(state) if not beaten.of(state, seat))
    is_decided = state.turn.round != 1 or first_settled.of(state)
    has_dice = [seat for seat in rivals if dice.count(state, seat)]
    if is_decided or not all(rolled.of(state, seat) for seat in has_dice):
        return
    most = max(basics_of(state, seat) for seat in rivals)
    leaders = tuple(seat for seat in rivals if basics_of(state, seat) == most)
    for seat in rivals:
        if seat not in leaders:
            yield beaten.give(seat)
    if len(leaders) == 1:
        yield first.give(leaders[0])
        yield first_settled.set_to(0 if state.options.get("give_first") else 1)
        yield Announced("plays_first", leaders[0], {"count": most})
        return
    for seat in leaders:
        yield rolled.clear(seat)
    yield Announced("tied_for_first", None, {"count": most})


def give_first(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Tournament play: the winner of the roll keeps the token or gives it away."""
    seat = intent.number("to", seat_of(intent))
    must(seat in living(state), "unknown_seat")
    yield first.give(seat)
    yield first_settled.set_to(1)
    yield from go_on_when_ready(state)


def may_give_first(state: Readable, seat: int) -> bool:
    is_open = first.holder(state) == seat and not first_settled.of(state)
    return state.turn.phase == PREPARE and is_open and bool(state.options.get("give_first"))


# ---- discard and draw ------------------------------------------------------


def draw_up(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Discard any number, draw up to five; each card that is not there is one damage,
    which lands when everybody has drawn."""
    seat = seat_of(intent)
    yield from require(not drawn.of(state, seat), "already_drawn")
    gone = intent.number("discarded")
    yield from require(gone <= hand.of(state, seat), "not_enough")
    yield hand.move(max(0, gone), discard, seat)
    wanted = max(0, HAND - hand.of(state, seat))
    missing = max(0, wanted - draw.of(state, seat))
    yield draw.move(wanted, hand, seat)
    yield drawn.give(seat)
    yield incoming.gain(missing, seat)
    if missing:
        yield Announced("draw_damage", seat, {"count": missing})
    yield from go_on_when_ready(state)


# ---- everybody is ready ----------------------------------------------------


def is_prepared(state: Readable) -> bool:
    everyone = all(has_rolled(state, seat) and drawn.of(state, seat) for seat in living(state))
    return everyone and (state.turn.round != 1 or bool(first_settled.of(state)))


def go_on_when_ready(state: Readable) -> Iterator[Happening]:
    """The damage lands for all at once, then the turns begin."""
    if state.turn.phase != PREPARE or not is_prepared(state):
        return
    yield from land(state)
    is_calm = state.stage == PLAYING and not must_fall(state)
    if is_calm and state.turn.phase == PREPARE:
        yield END_PHASE


def when_one_falls(before: State, now: Readable, event: Event) -> Iterator[Happening]:
    """Nobody waits for the fallen."""
    if now.stage == PLAYING and now.turn.phase == PREPARE:
        yield from go_on_when_ready(now)


# ---- questions -------------------------------------------------------------


def _to_roll(state: Readable, seat: int | None, values: Values) -> tuple[str, ...]:
    return dice_to_roll(state, seat)


def _most_faces(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    kinds = [dice.get(state, seat, id, "kind") for id in dice_to_roll(state, seat)]
    return {key: kinds.count(key.partition("_")[0]) for key in ROLLED}


def _in_hand(state: Readable, seat: int | None) -> int:
    return hand.of(state, seat)


def may_roll(state: Readable, seat: int) -> bool:
    in_time = state.turn.phase == PREPARE and is_living(state, seat)
    return in_time and not rolled.of(state, seat) and bool(dice_to_roll(state, seat))


def may_draw(state: Readable, seat: int) -> bool:
    return in_phase(PREPARE)(state, seat) and not drawn.of(state, seat)


PREPARE_ACTIONS = (
    Action(
        "roll",
        roll,
        inputs=(
            DiceInput(
                "faces",
                colours=_to_roll,
                faces=SIDES,
                kinds=TYPES,
                kind_of=kind_of,
                optional=True,
            ),
            Mix("counts", kinds=ROLLED, most=_most_faces, optional=True),
        ),
        who=the_living,
        offered=may_roll,
        icon="die",
        group="prepare",
    ),
    Action(
        "draw_up",
        draw_up,
        inputs=(NumberInput("discarded", start=0, at_most=_in_hand),),
        who=the_living,
        offered=may_draw,
        icon="hand",
        group="prepare",
    ),
    Action(
        "give_first",
        give_first,
        inputs=(SeatPick("to", myself=True),),
        who=the_living,
        offered=may_give_first,
        icon="first",
        group="prepare",
    ),
)
