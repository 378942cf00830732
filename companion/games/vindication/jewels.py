"""Jewelcrafter: crystals from the mines, spent on companions, honour or pure crystals."""

from collections.abc import Iterator

from companion.games.vindication.cards import acquire, card_text
from companion.games.vindication.control import held
from companion.games.vindication.cubes import ATTR, pay
from companion.games.vindication.parts import companions, crystals, crystals_left, honour, pure
from companion.games.vindication.terms import ATTRIBUTES, JEWELCRAFTER, playing, seat_of
from companion.games.vindication.turn import begun
from companion.games.vindication.visiting import visit
from companion.rules.actions import Action
from companion.rules.inputs import CardInput, Choice, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

FOR_HONOUR, HONOUR = 3, 2
FOR_A_PURE_CRYSTAL = 3
CUBES_PER_CRYSTAL = 2


def found_in_mine(state: Readable, seat: int) -> int:
    """One, and one more for each mine under control."""
    return 1 + len(held(state, seat, "mine"))


def _mine(state: Readable, intent: Intent) -> Iterator[Happening]:
    seat = seat_of(intent)
    count = intent.number("count", found_in_mine(state, seat))
    yield crystals_left.move(max(0, count), crystals, seat)


def _spend(state: Readable, seat: int, count: int) -> Iterator[Happening]:
    yield from require(crystals.of(state, seat) >= count, "too_few_crystals", cost=count)
    yield crystals.move(count, crystals_left, seat)


def _jeweller(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Three crystals for two honour; or three of an attribute and a crystal for a pure one."""
    seat, wish = seat_of(intent), intent.text("wish", "honour")
    if wish == "honour":
        times = max(1, min(6, intent.number("times", 1)))
        yield from _spend(state, seat, FOR_HONOUR * times)
        yield honour.gain(HONOUR * times, seat)
        return
    must(wish in ATTRIBUTES, "choose_attribute")
    yield from pay(state, seat, wish, FOR_A_PURE_CRYSTAL)
    yield from _spend(state, seat, 1)
    yield from acquire(state, seat, "pure", wish, honour=intent.number("honour"))


def spend_crystal(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One crystal: two cubes come home from one companion."""
    seat, companion = seat_of(intent), intent.text("companion")
    must(companions.has(state, seat, companion), "no_such_companion")
    yield from _spend(state, seat, 1)
    yield companions.alter(companion, "cubes", -CUBES_PER_CRYSTAL, seat)


def use_pure(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Once a turn it stands for one cube: the next payment is one cheaper."""
    seat, crystal = seat_of(intent), intent.text("crystal")
    must(pure.has(state, seat, crystal), "no_such_card")
    yield from require(not pure.get(state, seat, crystal, "used"), "relic_used")
    yield pure.mark(crystal, "used", True, seat)


def _wishes(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield Choice("honour", "part-honour", icon="point")
    for kind in ATTRIBUTES:
        if not pure.has(state, seat, kind):
            yield Choice(kind, f"colour-{kind}", icon=kind)


def _for_honour(state: Readable, seat: int | None, values: Values) -> bool:
    return values.get("wish", "honour") == "honour"


def _for_pure(state: Readable, seat: int | None, values: Values) -> bool:
    return not _for_honour(state, seat, values)


def _loaded(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for companion in companions.all(state, seat):
        if companions.number(state, seat, companion, "cubes"):
            yield Choice(companion, card_text(companions, companion), icon="people")


def _unused(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for crystal, facts in pure.all(state, seat).items():
        if not facts.get("used"):
            yield Choice(crystal, card_text(pure, crystal), icon="crystal")


def _found(state: Readable, seat: int | None, values: Values) -> int:
    return found_in_mine(state, seat) if seat is not None else 1


def _pure_card(state: Readable, seat: int | None, values: Values) -> str:
    wish = str(values.get("wish") or "")
    return wish if wish in ATTR else ""


def _has_crystals(state: Readable, seat: int) -> bool:
    return begun(state, seat) and crystals.of(state, seat) > 0


def _has_pure(state: Readable, seat: int) -> bool:
    return begun(state, seat) and pure.count(state, seat) > 0


PLAYED = playing(JEWELCRAFTER)
JEWEL_ACTIONS = (
    visit("mine", _mine, NumberInput("count", start=_found), icon="crystal", played_with=PLAYED),
    visit(
        "jeweller",
        _jeweller,
        Pick("wish", choices=_wishes, start="honour"),
        NumberInput("times", start=1, at_least=1, asked=_for_honour),
        CardInput(
            "card", deck="pure", facts=("honour",), start=_pure_card, asked=_for_pure, optional=True
        ),
        NumberInput("honour", start=0, at_least=None, asked=_for_pure),
        icon="crystal",
        played_with=PLAYED,
    ),
    Action(
        "spend_crystal",
        spend_crystal,
        inputs=(Pick("companion", choices=_loaded),),
        offered=_has_crystals,
        quick=True,
        icon="crystal",
        group="cards",
        played_with=PLAYED,
    ),
    Action(
        "use_pure",
        use_pure,
        inputs=(Pick("crystal", choices=_unused),),
        offered=_has_pure,
        quick=True,
        icon="crystal",
        group="cards",
        played_with=PLAYED,
    ),
)
