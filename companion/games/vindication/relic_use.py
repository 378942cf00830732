"""Using a relic: one of its cubes goes where the relic says, once a turn."""

from collections.abc import Iterator

from companion.games.vindication.cards import card_text
from companion.games.vindication.cubes import conviction, influence, on_mount, potential
from companion.games.vindication.parts import companions, favour, honour, relics
from companion.games.vindication.terms import GUILDS, seat_of
from companion.games.vindication.turn import begun
from companion.rules.actions import Action
from companion.rules.inputs import Choice, NumberInput, Pick, Values
from companion.rules.intents import Intent
from companion.rules.parts import Counter
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening

GOES_TO = {
    "right_arm": "on_mount",
    "ceremonial_knife": "potential",
    "riddle_orb": "conviction",
    "awe_shield": "companion",
}
"""Where the cube goes when it does not come home."""
BRINGS = {"ceremonial_knife": 3, "fools_boot": -1, "conviction_siphon": -1, "green_toxin": -1}
"""Honour with each use."""

GOALS: dict[str, Counter] = {
    "potential": potential,
    "conviction": conviction,
    "on_mount": on_mount,
}


def use_relic(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The cube leaves the relic; with the guild's favour one is added instead."""
    seat, relic = seat_of(intent), intent.text("relic")
    must(relics.has(state, seat, relic), "no_such_card")
    record = relics.all(state, seat)[relic]
    yield from require(not record.get("black"), "card_blocked")
    yield from require(not record.get("used"), "relic_used")
    yield from require(record.get("cubes"), "relic_empty")
    yield relics.mark(relic, "used", True, seat)
    yield from _cube(state, intent, relic)
    yield honour.change(intent.number("honour", BRINGS.get(relic, 0)), seat)


def _cube(state: Readable, intent: Intent, relic: str) -> Iterator[Happening]:
    seat = seat_of(intent)
    if _is_favoured(state, seat, relic):
        yield relics.alter(relic, "cubes", 1, seat)
        return
    if not relics.number(state, seat, relic, "cubes"):
        return
    yield relics.alter(relic, "cubes", -1, seat)
    goal = intent.text("goal") or GOES_TO.get(relic, "influence")
    if goal in GOALS:
        yield influence.move(1, GOALS[goal], seat)
    elif companions.has(state, seat, goal):
        yield companions.alter(goal, "cubes", 1, seat)


def _is_favoured(state: Readable, seat: int, relic: str) -> bool:
    return bool(state.options.get(GUILDS)) and favour.of(state, seat) == f"relic {relic}"


def _own(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for relic, facts in relics.all(state, seat).items():
        said = str(facts.get("name") or "")
        text = said or card_text(relics, relic)
        yield Choice(relic, text, icon="relic", said=bool(said))


def _goals(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield Choice("influence", "part-influence")
    for goal in GOALS:
        yield Choice(goal, f"part-{goal}")
    for companion in companions.all(state, seat):
        yield Choice(companion, card_text(companions, companion), icon="people")


def _usual_goal(state: Readable, seat: int | None, values: Values) -> str:
    goal = GOES_TO.get(str(values.get("relic") or ""), "influence")
    if goal == "companion":
        return next(iter(companions.all(state, seat)), "influence")
    return goal


def _usual_honour(state: Readable, seat: int | None, values: Values) -> int:
    return BRINGS.get(str(values.get("relic") or ""), 0)


def _has_relics(state: Readable, seat: int) -> bool:
    return begun(state, seat) and relics.count(state, seat) > 0


USE_RELIC = Action(
    "use_relic",
    use_relic,
    inputs=(
        Pick("relic", choices=_own),
        Pick("goal", choices=_goals, start=_usual_goal),
        NumberInput("honour", start=_usual_honour, at_least=None),
    ),
    offered=_has_relics,
    quick=True,
    icon="relic",
    group="cards",
)
