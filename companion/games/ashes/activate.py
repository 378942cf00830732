"""Using what lies in play: a spell, a unit's ability, the Phoenixborn's own."""

from collections.abc import Iterator

from companion.games.ashes.costs import MAIN, SIDE, SYMBOLS, Cost, cost
from companion.games.ashes.deck_cards import DECK_CARDS, READY_SPELL, UNIT_USES
from companion.games.ashes.in_play import MOST_CONJURED, conjure, copies_of
from companion.games.ashes.parts import discard, exhaustion, hand, phoenixborn, spells, units
from companion.games.ashes.paying import DICE, actions, magic_in, pay_with, take
from companion.games.ashes.phoenixborn import PHOENIXBORN as KNOWN
from companion.games.ashes.targets import PHOENIXBORN, unit_choice
from companion.games.ashes.turn import in_play_phases, seat_of, the_living
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.inputs import Choice, Mix, NumberInput, Pick, SeatPick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening


def activate(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A spell, a unit's ability or the Phoenixborn's, paid for and exhausted where it says so."""
    seat, source = seat_of(intent), intent.text("source")
    printed = use_cost(state, seat, source)
    must(printed is not None, "unknown_card")
    assert printed is not None
    yield from require(not _is_spent(state, seat, source), "source_exhausted")
    yield from take(state, intent, intent.text("action", printed.action))
    yield hand.move(intent.number("discards", printed.discard), discard, seat)
    yield from pay_with(state, seat, magic_in(intent, printed), intent.items("dice"))
    if printed.exhaust:
        yield _exhaust(state, seat, source)
    yield from _conjured(state, intent, source)


def _conjured(state: Readable, intent: Intent, source: str) -> Iterator[Happening]:
    """Summoning spells put their conjuration into play, as far as there is room."""
    seat = seat_of(intent)
    card = str(spells.get(state, seat, source, "card"))
    unit = DECK_CARDS[card].conjures if card in DECK_CARDS else ""
    if unit:
        onto, count = intent.number("onto", seat), intent.number("count", 1)
        yield from conjure(state, seat, unit, onto=onto, count=count)


def use_cost(state: Readable, seat: int, source: str) -> Cost | None:
    """What it costs to use a spell, a unit or the Phoenixborn; None when it is not there."""
    if source == PHOENIXBORN:
        known = KNOWN.get(phoenixborn.of(state, seat))
        return cost(known.use) if known is not None else Cost(SIDE, exhaust=True)
    if spells.has(state, seat, source):
        card = str(spells.get(state, seat, source, "card"))
        return _with_focus(state, seat, card)
    if units.has(state, seat, source):
        card = str(units.get(state, seat, source, "card"))
        use = UNIT_USES.get(card, DECK_CARDS[card].use if card in DECK_CARDS else "")
        return cost(use)
    return None


def _with_focus(state: Readable, seat: int, card: str) -> Cost:
    """The Iron Rhino gets cheaper with each further copy of its spell."""
    if card not in DECK_CARDS:
        return Cost(MAIN, exhaust=True)
    printed = cost(DECK_CARDS[card].use)
    if card == "summon_iron_rhino":
        less = min(2, copies_of(state, seat, card) - 1)
        return Cost(printed.action, {"basic": printed.magic["basic"] - less}, True)
    return printed


def _is_spent(state: Readable, seat: int, source: str) -> bool:
    if source == PHOENIXBORN:
        return exhaustion.of(state, seat) > 0
    roster = spells if spells.has(state, seat, source) else units
    return roster.number(state, seat, source, "exhaustion") > 0


def _exhaust(state: Readable, seat: int, source: str) -> Event:
    if source == PHOENIXBORN:
        return exhaustion.gain(1, seat)
    roster = spells if spells.has(state, seat, source) else units
    return roster.alter(source, "exhaustion", 1, seat)


# ---- questions -------------------------------------------------------------


def _sources(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    """The Phoenixborn, spells that can be activated, units with an ability that costs."""
    if seat is None:
        return
    yield Choice(PHOENIXBORN, "source-phoenixborn", icon="phoenix")
    for key, spell in spells.all(state, seat).items():
        facts: dict[str, Scalar] = {"exhausted": bool(spell.get("exhaustion"))}
        card, name = spell.get("card"), str(spell.get("name") or "")
        text = name or f"card-{card}"
        yield Choice(key, text, said=bool(name), icon=READY_SPELL, facts=facts)
    for id in units.all(state, seat):
        if use_cost(state, seat, id) != Cost():
            yield unit_choice(state, seat, id, value=id)


def _source_cost(state: Readable, seat: int | None, values: Values) -> Cost:
    found = use_cost(state, seat, str(values.get("source", ""))) if seat is not None else None
    return found or Cost()


def _action_to_use(state: Readable, seat: int | None, values: Values) -> str:
    return _source_cost(state, seat, values).action


def _cost_to_use(state: Readable, seat: int | None, values: Values) -> dict[str, int]:
    return dict(_source_cost(state, seat, values).magic)


def _discards_to_use(state: Readable, seat: int | None, values: Values) -> int:
    return _source_cost(state, seat, values).discard


def _conjures(state: Readable, seat: int | None, values: Values) -> bool:
    card = str(spells.get(state, seat, str(values.get("source", "")), "card"))
    return card in DECK_CARDS and bool(DECK_CARDS[card].conjures)


ACTIVATE = Action(
    "activate",
    activate,
    inputs=(
        Pick("source", choices=_sources),
        Pick("action", choices=actions, start=_action_to_use),
        Mix("cost", kinds=SYMBOLS, start=_cost_to_use, optional=True),
        DICE,
        NumberInput("discards", start=_discards_to_use, optional=True),
        NumberInput("count", start=1, at_most=MOST_CONJURED, asked=_conjures),
        SeatPick("onto", myself=True, optional=True, asked=_conjures),
    ),
    who=the_living,
    offered=in_play_phases,
    icon="sparkle",
    group="main",
)
