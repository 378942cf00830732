"""What is done in the battle against Ronak, turn by turn, and the loot afterwards."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.vindication import cubes
from companion.games.vindication.cards import acquire, card_id, printed_on
from companion.games.vindication.cubes import ATTR, conviction, influence, on_battle
from companion.games.vindication.dice import black_die, white_die
from companion.games.vindication.fight import SAVED, answer, champion_note, suffer
from companion.games.vindication.myths import ON, WON, guardian_comes
from companion.games.vindication.parts import (
    battle,
    companions,
    event,
    first_loot,
    honour,
    loot,
    prepared,
    spaces,
    teleports,
)
from companion.games.vindication.terms import ATTRIBUTES, MYTHS, playing, seat_of
from companion.games.vindication.turn import in_battle
from companion.games.vindication.visits import CUBES_HOME, from_companions
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import CardInput, Choice, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

MOST_PREPARED = 3
RINGS = (*ATTRIBUTES, "conviction")
NOTHING, HONOUR, HOME, UP, HIGHER, TELEPORT, FIRST = (
    *("none", "honour", "home", "potential"),
    *("influence", "teleport", "first_loot"),
)
REWARDS = (HONOUR, HOME, UP, HIGHER, TELEPORT, FIRST, NOTHING)


def prepare(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Before the battle everybody may turn three influence into conviction."""
    seat = seat_of(intent)
    count = max(0, min(MOST_PREPARED, intent.number("count", MOST_PREPARED)))
    yield prepared.give(seat)
    yield influence.move(count, conviction, seat)


def contribute(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A cube from an attribute, or of conviction, onto its ring; the space pays its reward."""
    seat, ring = seat_of(intent), intent.text("ring")
    must(ring in RINGS, "choose_attribute")
    source = conviction if ring == "conviction" else ATTR[ring]
    must(source.of(state, seat) > 0, "no_cube_there")
    yield source.move(1, on_battle, seat)
    yield battle.place(battle.free_id(state, None, ring), ring=ring, holder=seat)
    yield from _reward(state, intent)


def _reward(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat, reward = seat_of(intent), intent.text("reward", NOTHING)
    if reward == HONOUR:
        yield honour.change(intent.number("honour", 2), seat)
    elif reward in (UP, HIGHER):
        yield from cubes.augment(state, seat, reward)
    elif reward == TELEPORT:
        yield teleports.gain(1, seat)
    elif reward == FIRST:
        yield first_loot.give(seat)
    elif reward == HOME:
        for companion, count in from_companions(state, intent).items():
            yield companions.alter(companion, "cubes", -count, seat)


def battle_dice(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Whether one contributed or not: the white die gives, the black die takes."""
    yield from answer(state, intent)
    yield from suffer(state, intent)


def win_battle(state: Readable, intent: Intent) -> Iterator[Happening]:
    """All spaces of the battle board are filled."""
    yield from guardian_comes(state)


def set_battle(state: Readable, intent: Intent) -> Iterator[Happening]:
    """How many spaces are printed on this side of the battle board."""
    yield spaces.set_to(max(0, intent.number("spaces", spaces.of(state))))


def take_loot(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One card each, from two more than there are players."""
    seat, card = seat_of(intent), card_id(intent, "loot")
    yield from require(loot.count(state, seat) == 0, "one_loot_each")
    yield from acquire(state, seat, "loot", card, honour=intent.number("honour"))


# ---- questions -------------------------------------------------------------


def _rings(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for kind in ATTRIBUTES:
        if ATTR[kind].of(state, seat):
            yield Choice(kind, f"colour-{kind}", icon=kind)
    if conviction.of(state, seat):
        yield Choice("conviction", "part-conviction")


def _rewards(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for reward in REWARDS:
        if reward != FIRST or state.size > 3:
            yield Choice(reward, f"reward-{reward}")


def _is_honour(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("reward") == HONOUR


def _comes_home(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("reward") == HOME


def _most(state: Readable, seat: int | None) -> int:
    return max(0, min(MOST_PREPARED, influence.of(state, seat)))


def _usual(state: Readable, seat: int | None, values: Values) -> int:
    return _most(state, seat)


def _unprepared(state: Readable, seat: int) -> bool:
    return event.of(state) == ON and not prepared.of(state, seat)


def _loot_lies_there(state: Readable, seat: int) -> bool:
    return event.of(state) == WON and loot.count(state, seat) == 0


def _side(state: Readable, seat: int | None, values: Values) -> str:
    """The red flag for two or three players, the blue one for more."""
    return "battle_small" if state.size <= 3 else "battle_large"


def _known_spaces(state: Readable, seat: int | None, values: Values) -> int:
    return spaces.of(state)


def _can_fight(state: Readable, seat: int) -> bool:
    return companions.count(state, seat) > 0


PLAYED = playing(MYTHS)

BATTLE_ACTIONS = (
    Action(
        "prepare",
        prepare,
        inputs=(NumberInput("count", start=_usual, at_most=_most),),
        who=every_seat,
        offered=_unprepared,
        icon="next",
        group="battle",
        played_with=PLAYED,
    ),
    Action(
        "contribute",
        contribute,
        inputs=(
            Pick("ring", choices=_rings),
            Pick("reward", choices=_rewards, start=NOTHING),
            NumberInput("honour", start=2, asked=_is_honour),
            replace(CUBES_HOME, asked=_comes_home),
        ),
        offered=in_battle,
        icon="plus",
        group="battle",
        played_with=PLAYED,
    ),
    Action(
        "battle_dice",
        battle_dice,
        inputs=(white_die(), black_die(), SAVED),
        needs=(Need("no_champion", _can_fight),),
        offered=in_battle,
        notes=champion_note,
        icon="die",
        group="battle",
        played_with=PLAYED,
    ),
    Action(
        "win_battle",
        win_battle,
        who=every_seat,
        offered=in_battle,
        once_seen=True,
        icon="crown",
        group="battle",
        played_with=PLAYED,
    ),
    Action(
        "set_battle",
        set_battle,
        inputs=(
            CardInput("tile", deck="tiles", facts=("spaces",), start=_side, optional=True),
            NumberInput("spaces", start=_known_spaces),
        ),
        who=every_seat,
        quick=True,
        icon="edit",
        group="table",
        played_with=PLAYED,
    ),
    Action(
        "take_loot",
        take_loot,
        inputs=printed_on("loot"),
        who=every_seat,
        offered=_loot_lies_there,
        quick=True,
        icon="chest",
        group="cards",
        played_with=PLAYED,
    ),
)
