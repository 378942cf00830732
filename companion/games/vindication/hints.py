"""What a player should think of now: what is still to do this turn, what is near."""

from collections.abc import Iterator

from companion.games.vindication.bonus import may_vindicate
from companion.games.vindication.control import kind_of
from companion.games.vindication.mastery import TYPED
from companion.games.vindication.myths import is_on
from companion.games.vindication.parts import (
    activated,
    battle,
    companions,
    mastery,
    moved,
    prepared,
    quests,
    quests_drawn,
    ready,
    spaces,
    to_reveal,
    vindicated,
    visited,
)
from companion.games.vindication.triggers import active
from companion.games.vindication.turn import JOURNEY
from companion.rules.hints import Hint
from companion.rules.state import PLAYING, SCORING, Readable


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    if state.stage == SCORING:
        yield from _at_the_end(state)
    if state.stage != PLAYING:
        return
    if to_reveal.of(state):
        yield Hint("reveal_trigger", {"count": to_reveal.of(state)})
    if quests_drawn.count(state, seat):
        yield Hint("keep_one_quest")
    if state.turn.phase == JOURNEY:
        yield from _before_the_journey(state, seat)
    elif is_on(state):
        yield from _in_battle(state, seat)
    elif state.turn.active == seat:
        yield from _in_the_turn(state, seat)


def _before_the_journey(state: Readable, seat: int) -> Iterator[Hint]:
    if not companions.count(state, seat):
        yield Hint("starting_companion")
    if not quests.count(state, seat):
        yield Hint("take_quest")
    if any(mastery.of(state, None, kind) == 0 for kind in TYPED):
        yield Hint("mastery_values")
    yield Hint("wait_for_ready" if ready.of(state, seat) else "say_ready")


def _in_the_turn(state: Readable, seat: int) -> Iterator[Hint]:
    done = sum((activated.of(state, seat), moved.of(state, seat), bool(visited.of(state))))
    if visited.of(state) and kind_of(state, visited.of(state)) == "ruins":
        yield Hint("take_quest")
    if done == 2 and not moved.of(state, seat):
        yield Hint("must_move")
    if not vindicated.of(state, seat) and may_vindicate(state, seat):
        yield Hint("may_vindicate")
    if state.ending is None:
        for trigger in active(state):
            if trigger.is_near and trigger.now < trigger.needed:
                yield Hint("trigger_near", {"trigger": trigger.key})


def _in_battle(state: Readable, seat: int) -> Iterator[Hint]:
    if not prepared.of(state, seat):
        yield Hint("prepare")
    if 0 < spaces.of(state) <= battle.count(state):
        yield Hint("all_spaces_filled")
    elif state.turn.active == seat:
        yield Hint("battle_turn")


def _at_the_end(state: Readable) -> Iterator[Hint]:
    if any(mastery.of(state, None, kind) == 0 for kind in TYPED):
        yield Hint("mastery_values")
