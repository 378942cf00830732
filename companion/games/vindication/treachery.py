"""Treachery: black cubes close cards and regions until somebody pays a conviction."""

from collections.abc import Iterator

from companion.games.vindication.cards import card_text
from companion.games.vindication.control import as_choice, tiles_of
from companion.games.vindication.cubes import pay_conviction
from companion.games.vindication.parts import companions, regions, relics, traits
from companion.games.vindication.terms import TREACHERY, playing, seat_of
from companion.games.vindication.turn import begun
from companion.rules.actions import Action, every_seat
from companion.rules.inputs import Choice, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must
from companion.rules.rosters import Roster
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

CARDS: dict[str, Roster] = {roster.key: roster for roster in (companions, relics, traits)}


def put_black(state: Readable, intent: Intent) -> Iterator[Happening]:
    """On a card: unusable. On a region: neither visited nor counted."""
    roster, seat, id = _target(state, intent)
    yield roster.mark(id, "black", True, seat)


def lift_black(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Anybody may pay for it, for anybody."""
    roster, seat, id = _target(state, intent)
    if intent.has("paid") or "paid" not in intent.values:
        yield from pay_conviction(state, seat_of(intent))
    yield roster.mark(id, "black", False, seat)


def _target(state: Readable, intent: Intent) -> tuple[Roster, int | None, str]:
    """`region inn_1`, or `companions 2 nyra`: what, whose, which."""
    words = intent.text("where").split()
    if len(words) == 2 and words[0] == "region" and regions.has(state, None, words[1]):
        return regions, None, words[1]
    is_card = len(words) == 3 and words[0] in CARDS and words[1].isdigit()
    must(is_card and CARDS[words[0]].has(state, int(words[1]), words[2]), "no_such_card")
    return CARDS[words[0]], int(words[1]), words[2]


def _all(state: Readable, *, black: bool) -> Iterator[Choice]:
    for seat in seats_of(state):
        for roster in CARDS.values():
            for id, facts in roster.all(state, seat).items():
                if bool(facts.get("black")) == black:
                    yield Choice(f"{roster.key} {seat} {id}", card_text(roster, id), roster.icon)
    for region in regions.all(state) if black else tiles_of(state):
        if bool(regions.get(state, None, region, "black")) == black:
            choice = as_choice(state, region)
            yield Choice(f"region {region}", choice.text, "house", facts=choice.facts)


def _free(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield from _all(state, black=False)


def _closed(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    yield from _all(state, black=True)


def _any_black(state: Readable, seat: int) -> bool:
    return any(True for _ in _all(state, black=True))


TREACHERY_ACTIONS = (
    Action(
        "put_black",
        put_black,
        inputs=(Pick("where", choices=_free),),
        offered=begun,
        quick=True,
        icon="lock",
        group="cards",
        played_with=playing(TREACHERY),
    ),
    Action(
        "lift_black",
        lift_black,
        inputs=(Pick("where", choices=_closed), YesNo("paid", start=True)),
        who=every_seat,
        offered=_any_black,
        quick=True,
        icon="check",
        group="bonus",
        played_with=playing(TREACHERY),
    ),
)
