"""The dice display: refresh it, take one die from it."""

from collections.abc import Iterator

from companion.games.etherstone.parts import (
    COLOURS,
    DICE,
    VOID,
    artifax,
    dice,
    drafted,
    drafted_as,
    life,
    refreshed,
    stones,
    with_artifax,
)
from companion.games.etherstone.symbols import triggered
from companion.games.etherstone.tokens import discard_token
from companion.games.etherstone.turn import (
    MAIN_ACTION,
    ONE_ACTION,
    as_action,
    in_main_phase,
    seat_of,
)
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Announced, Event
from companion.rules.hints import Hint
from companion.rules.inputs import Choice, DiceInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening

STONES_PER_DIE = 2
FACES = range(1, 7)
PAINT = {VOID: "purple"}


def refresh_cost(state: Readable) -> int:
    """One Life for each die that still lies there: nothing when the display is empty."""
    return len(dice.lying(state))


def refresh(state: Readable, intent: Intent) -> Iterator[Happening]:
    """All five dice come back, wherever they are, with new faces."""
    seat = seat_of(intent)
    yield life.lose(refresh_cost(state), seat)
    lying = dice.lying(state)
    for die in DICE:
        if die not in lying:
            yield dice.mark(die, "holder", None)
        yield dice.mark(die, "value", _face(intent, die))
    yield refreshed.give(seat)


def set_dice(state: Readable, intent: Intent) -> Iterator[Event]:
    """The faces as they lie on the table: the first roll, or a face that an ability changed."""
    for die in intent.mix("faces"):
        must(die in DICE, "unknown_die")
        if dice.face(state, die) != _face(intent, die):
            yield dice.mark(die, "value", _face(intent, die))


def _face(intent: Intent, die: str) -> int | None:
    """The face typed for a die; None when nobody told."""
    face = intent.mix("faces").get(die, 0)
    must(face == 0 or face in FACES, "unknown_face")
    return face or None


def draft_die(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Take a die and two stones of its colour; the Void die costs a Life and takes any colour."""
    seat, die = seat_of(intent), intent.text("die")
    must(die in DICE, "unknown_die")
    yield from require(die in dice.lying(state), "die_taken")
    colour = intent.text("colour") if die == VOID else die
    must(colour in COLOURS, "choose_colour")
    yield dice.mark(die, "holder", seat)
    if die == VOID:
        yield life.lose(1, seat)
        yield from _discard_artifax(state, intent)
    yield stones.gain(colour, STONES_PER_DIE, seat)
    yield drafted.put(die)
    yield drafted_as.put(colour)
    if (face := dice.face(state, die)) is not None:
        yield Announced("drafted", facts={"die": die, "value": face})


def _discard_artifax(state: Readable, intent: Intent) -> Iterator[Event]:
    if intent.has("discard_artifax") and with_artifax(state.options):
        yield from discard_token(state, seat_of(intent))


def _lying(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for die in dice.lying(state):
        yield Choice(die, f"colour-{die}", icon=die, facts={"value": dice.face(state, die)})


def _colours(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for colour in COLOURS:
        yield Choice(colour, f"colour-{colour}", icon=colour)


def _is_void(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("die") == VOID


def _may_discard(state: Readable, seat: int | None, values: Values) -> bool:
    has_one = with_artifax(state.options) and bool(artifax.of(state, seat))
    return _is_void(state, seat, values) and has_one


def _all_dice(state: Readable, seat: int | None, values: Values) -> tuple[str, ...]:
    return DICE


def _faces_now(state: Readable, seat: int | None, values: Values) -> dict[str, int | None]:
    faces = {die: dice.face(state, die) for die in DICE}
    return {die: face if isinstance(face, int) else None for die, face in faces.items()}


def draft_notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """What the chosen die brings, and whose abilities it triggers."""
    die = str(values.get("die") or "")
    colour = str(values.get("colour") or "") if die == VOID else die
    if seat is None or colour not in COLOURS:
        return
    yield Hint("takes_stones", {"colour": colour, "count": STONES_PER_DIE})
    yield trigger_hint(state, seat, colour, dice.face(state, die))


def trigger_hint(state: Readable, seat: int, colour: str, face: Scalar) -> Hint:
    """The cards whose colour, value or range the die triggers, as far as they were described."""
    value = face if isinstance(face, int) else 0
    cards = triggered(state, seat, colour, value)
    return Hint("trigger", {"colour": colour, "value": value, "count": len(cards)}, cards)


def refresh_notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    yield Hint("refresh_cost", {"cost": refresh_cost(state)})


def _has_not_refreshed(state: Readable, seat: int) -> bool:
    return refreshed.holder(state) != seat


def _before_the_action(state: Readable, seat: int) -> bool:
    return ONE_ACTION.holds(state, seat)


DICE_ACTIONS = (
    Action(
        "refresh",
        refresh,
        inputs=(DiceInput("faces", colours=_all_dice, paint=PAINT, optional=True),),
        needs=(
            Need("refresh_comes_first", _before_the_action),
            Need("already_refreshed", _has_not_refreshed),
        ),
        offered=in_main_phase,
        notes=refresh_notes,
        icon="refresh",
        group="dice",
    ),
    Action(
        "set_dice",
        set_dice,
        inputs=(DiceInput("faces", colours=_all_dice, paint=PAINT, start=_faces_now),),
        who=every_seat,
        quick=True,
        icon="die",
        group="dice",
    ),
    Action(
        "draft_die",
        as_action("draft_die", draft_die),
        inputs=(
            Pick("die", choices=_lying),
            Pick("colour", choices=_colours, asked=_is_void),
            YesNo("discard_artifax", start=False, optional=True, asked=_may_discard),
        ),
        needs=MAIN_ACTION,
        offered=in_main_phase,
        notes=draft_notes,
        icon="die",
        group="main",
    ),
)
