"""What an ability does to the others: all of them, or those that are chosen."""

from collections.abc import Iterator

from companion.games.etherstone import points
from companion.games.etherstone.parts import COLOURS, life, stones
from companion.games.etherstone.turn import in_main_phase, seat_of
from companion.rules.actions import Action, every_seat
from companion.rules.events import Event
from companion.rules.inputs import Choice, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, others, seats_of
from companion.rules.turns import Happening

LOSE_LIFE, GAIN_LIFE = "lose_life", "gain_life"
LOSE_STONES, GAIN_STONES, GAIN_POINTS = "lose_stones", "gain_stones", "gain_points"
EFFECTS = (LOSE_LIFE, GAIN_LIFE, LOSE_STONES, GAIN_STONES, GAIN_POINTS)


def affect_opponents(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Fully, even where it helps them."""
    effect, colour = intent.text("effect", LOSE_LIFE), intent.text("colour")
    must(effect in EFFECTS, "no_such_effect")
    must(colour in COLOURS or effect not in (LOSE_STONES, GAIN_STONES), "choose_colour")
    targets = _targets(state, intent)
    yield from require(seat_of(intent) not in targets, "not_an_opponent")
    for seat in targets:
        yield from _happens(state, seat, effect, intent.number("count", 1), colour)


def _targets(state: Readable, intent: Intent) -> tuple[int, ...]:
    """Those chosen; everybody else when nobody is."""
    names = {str(seat): seat for seat in seats_of(state)}
    must(all(seat in names for seat in intent.items("seats")), "unknown_seat")
    chosen = tuple(names[seat] for seat in dict.fromkeys(intent.items("seats")))
    return chosen or others(state, seat_of(intent))


def _happens(state: Readable, seat: int, effect: str, count: int, colour: str) -> Iterator[Event]:
    if effect == GAIN_POINTS:
        yield from points.gain(state, seat, count)
    elif effect in (LOSE_LIFE, GAIN_LIFE):
        yield life.change(-count if effect == LOSE_LIFE else count, seat)
    else:
        yield stones.gain(colour, -count if effect == LOSE_STONES else count, seat)


def _effects(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for effect in EFFECTS:
        yield Choice(effect, f"effect-{effect}")


def _colours(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for colour in COLOURS:
        yield Choice(colour, f"colour-{colour}", icon=colour)


def _are_stones(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("effect") in (LOSE_STONES, GAIN_STONES)


def _all_others(state: Readable, seat: int | None, values: Values) -> tuple[int, ...]:
    return () if seat is None else others(state, seat)


OPPONENT_ACTIONS = (
    Action(
        "affect_opponents",
        affect_opponents,
        inputs=(
            Pick("effect", choices=_effects, start=LOSE_LIFE),
            NumberInput("count", start=1, at_least=1),
            Pick("colour", choices=_colours, asked=_are_stones),
            SeatPick("seats", many=True, start=_all_others),
        ),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="bolt",
        group="abilities",
    ),
)
