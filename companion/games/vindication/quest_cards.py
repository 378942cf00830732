"""Secret quests are drawn and kept where nobody else can see it."""

from collections.abc import Iterator

from companion.games.vindication.parts import quests, quests_drawn
from companion.games.vindication.quests import QUESTS
from companion.games.vindication.terms import TEMPLE_RUINS, playing, seat_of
from companion.games.vindication.visiting import visit
from companion.rules.actions import Action, every_seat
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, seats_of
from companion.rules.turns import Happening

DRAWN = 2


def draw_quests(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two from the pile, by the app; nobody else sees which."""
    seat = seat_of(intent)
    for quest in dict.fromkeys(intent.items("quests")):
        must(quest in QUESTS, "no_such_quest")
        yield quests_drawn.place(quest, seat)


def keep_quest(state: Readable, intent: Intent) -> Iterator[Happening]:
    """One is kept; the rest goes back to the pile."""
    seat, quest = seat_of(intent), intent.text("quest")
    must(quest in QUESTS, "no_such_quest")
    drawn = quests_drawn.all(state, seat)
    yield from require(not drawn or quest in drawn, "not_drawn")
    for other in drawn:
        yield quests_drawn.remove(other, seat)
    if not quests.has(state, seat, quest):
        yield quests.place(quest, seat)


def give_back_quest(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Taken by mistake."""
    seat, quest = seat_of(intent), intent.text("quest")
    must(quests.has(state, seat, quest), "no_such_quest")
    yield quests.remove(quest, seat)


def in_the_pile(state: Readable) -> tuple[str, ...]:
    """Quests that nobody holds. Never shown to anybody: it would tell what others have."""
    taken = {
        quest
        for seat in seats_of(state)
        for roster in (quests, quests_drawn)
        for quest in roster.all(state, seat)
    }
    return tuple(quest for quest in QUESTS if quest not in taken)


def _all_quests(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for quest in QUESTS:
        yield Choice(quest, f"card-{quest}", icon="quest")


def _pile(state: Readable, seat: int | None, values: Values) -> tuple[str, ...]:
    return in_the_pile(state)


def _to_keep(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    drawn = quests_drawn.all(state, seat) if seat is not None else {}
    for quest in drawn or QUESTS:
        yield Choice(quest, f"card-{quest}", icon="quest")


def _own(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for quest in quests.all(state, seat) if seat is not None else ():
        yield Choice(quest, f"card-{quest.partition('#')[0]}", icon="quest")


def _has_drawn_none(state: Readable, seat: int) -> bool:
    return quests_drawn.count(state, seat) == 0


def _has_quest(state: Readable, seat: int) -> bool:
    return quests.count(state, seat) > 0


def _ruins(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Two quests are drawn and one is kept: on the phone, or from the pile on the table."""
    yield from ()


QUEST_ACTIONS = (
    Action(
        "draw_quests",
        draw_quests,
        inputs=(Pick("quests", choices=_all_quests, many=True, drawn=DRAWN, pile=_pile),),
        who=every_seat,
        offered=_has_drawn_none,
        quick=True,
        private=True,
        icon="quest",
        group="quest",
    ),
    Action(
        "keep_quest",
        keep_quest,
        inputs=(Pick("quest", choices=_to_keep),),
        who=every_seat,
        quick=True,
        private=True,
        icon="quest",
        group="quest",
    ),
    Action(
        "give_back_quest",
        give_back_quest,
        inputs=(Pick("quest", choices=_own),),
        who=every_seat,
        offered=_has_quest,
        quick=True,
        private=True,
        icon="trash",
        group="quest",
    ),
)
VISIT_RUINS = visit("ruins", _ruins, icon="quest", played_with=playing(TEMPLE_RUINS))
