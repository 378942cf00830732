"""What can be done at any table, whatever the game: taps, corrections, turns, the end.

These actions are on the same footing as a game's own: same shape, same log, same undo.
"""

from collections.abc import Iterator

from companion.rules.actions import Action, every_seat
from companion.rules.apply import records_at
from companion.rules.by_hand import fitting, typed
from companion.rules.events import (
    Altered,
    Changed,
    EndCalled,
    EndLifted,
    Marked,
    Put,
    Removed,
    Staged,
    Turned,
)
from companion.rules.game import Game
from companion.rules.intents import Intent
from companion.rules.lobby import LOBBY_ACTIONS
from companion.rules.parts import Number, Part, bound
from companion.rules.referee import Now, game_of
from companion.rules.refusal import must, require
from companion.rules.scores import FINAL, Score
from companion.rules.state import (
    CLOSING,
    OVER,
    PLAYING,
    REVEAL,
    SCORING,
    STAGES,
    Readable,
    seats_of,
)
from companion.rules.turns import END_PHASE, END_TURN, Happening

READY = "final.ready"
"""The value on a seat's board that says its owner has finished entering the final lines."""

IN_GAME = (PLAYING, CLOSING, SCORING, REVEAL, OVER)


def seat_for(part: Part, intent: Intent) -> int | None:
    return None if part.shared else intent.seat


def _part(state: Readable, intent: Intent) -> Part:
    part = game_of(state).owners.get(intent.text("part"))
    must(part is not None, "unknown_part")
    assert part is not None
    must(part.shared or intent.seat is not None, "unknown_seat")
    return part


def step(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A tap on − or +: a number of a seat or of the table goes up or down."""
    if intent.text("part").startswith(FINAL):
        yield from _step_final(state, intent)
        return
    part, by = _part(state, intent), intent.number("by")
    if intent.text("id"):
        yield Altered(part.key, seat_for(part, intent), intent.text("id"), intent.text("field"), by)
        return
    number = game_of(state).numbers.get(intent.text("part"))
    must(number is not None, "unknown_part")
    assert number is not None
    seat = seat_for(part, intent)
    if number.step is not None and not intent.anyway:
        yield from number.step(state, seat, by)
        return
    yield from within_bounds(state, number, seat, by)
    yield Changed(number.key, seat, by, free=intent.anyway)


def _step_final(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A line of the final count: from what is prefilled, up or down."""
    line, seat = _final_line(state, intent), intent.seat
    assert seat is not None
    yield Put(line.final_key, seat, line.points(state, seat) + intent.number("by"))


def _final_line(state: Readable, intent: Intent) -> Score:
    """The score line that a final value belongs to."""
    name = intent.text("part").removeprefix(FINAL)
    lines = game_of(state).scores_in_play(state.options)
    line = next((line for line in lines if line.key == name), None)
    must(line is not None and intent.seat in seats_of(state), "unknown_part")
    assert line is not None
    return line


def within_bounds(
    state: Readable, number: Number, seat: int | None, by: int
) -> Iterator[Happening]:
    """Speaks up only when the tap would do nothing at all: half a gain is still a gain."""
    value = number.of(state, seat)
    low, high = bound(number.at_least, state, seat), bound(number.at_most, state, seat)
    if low is not None:
        yield from require(by > 0 or value > low, "too_low", least=low)
    if high is not None:
        yield from require(by < 0 or value < high, "too_high", most=high)


def correct(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Any value, set by hand, because the table is right."""
    key, to = intent.text("part"), typed(intent.values.get("to"))
    if key.startswith(FINAL):
        _final_line(state, intent)
        must(to is None or isinstance(to, int), "not_a_number")
        yield Put(key, intent.seat, to)
        return
    part = _part(state, intent)
    seat = seat_for(part, intent)
    if intent.text("id"):
        must(intent.text("id") in records_at(state, part.key, seat), "unknown_part")
        yield Marked(part.key, seat, intent.text("id"), intent.text("field"), to)
        return
    yield Put(key, seat, fitting(part, state, to), free=intent.anyway)


def place(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A card or unit laid down by hand."""
    part = _part(state, intent)
    roster = game_of(state).rosters.get(part.key)
    must(roster is not None and intent.text("id"), "unknown_part")
    assert roster is not None
    seat = seat_for(part, intent)
    known = {f.key for f in roster.fields}
    fields = {k: typed(v) for k, v in intent.values.items() if k in known}
    event = roster.place(roster.free_id(state, seat, intent.text("id")), seat, **fields)
    yield event


def remove(state: Readable, intent: Intent) -> Iterator[Happening]:
    part = _part(state, intent)
    seat = seat_for(part, intent)
    must(intent.text("id") in records_at(state, part.key, seat), "unknown_part")
    yield Removed(part.key, seat, intent.text("id"))


def end_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield END_TURN


def end_phase(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The table goes on to the next phase, whoever has not played."""
    yield END_PHASE


def give_turn(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Whose turn it is, corrected by hand (`to`); the order goes on clockwise from there."""
    turn, seat = state.turn, intent.number("to", -1)
    must(seat in seats_of(state), "unknown_seat")
    turns = game_of(state).turns
    order = turns.seats_in(turns.phase(turn.phase), state)
    behind = order[order.index(seat) + 1 :] if seat in order else ()
    yield Turned(intent.number("round", turn.round), turn.phase, seat, behind)


def stop(state: Readable, intent: Intent) -> Iterator[Happening]:
    """People end the game themselves."""
    round = state.turn.round
    if state.ending is None:
        yield EndCalled("by_hand", intent.seat, round, round)
    yield Staged(CLOSING)


def play_on(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Back to the game: the end is taken back, or the last round is played longer."""
    if state.ending is not None:
        yield EndLifted(state.ending.key)
    yield Staged(PLAYING)
    for seat in seats_of(state):
        yield Put(READY, seat, False)


def count_up(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The end is confirmed: on to the final lines, or to the reveal when none is entered."""
    for seat in seats_of(state):
        yield Put(READY, seat, False)
    if entered_lines(game_of(state), state):
        yield Staged(SCORING)
    else:
        yield Staged(REVEAL)


def entered_lines(game: Game, state: Readable) -> tuple[Score, ...]:
    return tuple(score for score in game.scores_in_play(state.options) if score.entered)


def enter(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A seat's final lines; sealed until all are ready, then the reveal begins."""
    seat = intent.seat
    must(seat in seats_of(state), "unknown_seat")
    for score in game_of(state).scores_in_play(state.options):
        value = typed(intent.values.get(score.key))
        if isinstance(value, int):
            yield Put(score.final_key, seat, value)
    if not intent.has("later"):
        yield Put(READY, seat, True)
    if all(state.value(READY, other) for other in seats_of(state)):
        yield Staged(REVEAL)


def unseal(state: Readable, intent: Intent) -> Iterator[Happening]:
    yield Put(READY, intent.seat, False)


def reveal_steps(game: Game, state: Readable) -> int:
    """One step for each line, one for the ties, one for the winner."""
    return len(game.scores_in_play(state.options)) + 2


def reveal(state: Readable, intent: Intent) -> Iterator[Happening]:
    """The next line of the reveal; `all` shows the rest at once."""
    last = reveal_steps(game_of(state), state)
    step = last if intent.has("all") else state_reveal(state) + 1
    yield Staged(OVER, last) if step >= last else Staged(REVEAL, step)


def state_reveal(state: Readable) -> int:
    return state.state.reveal if isinstance(state, Now) else getattr(state, "reveal", 0)


def reopen(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Back to the sealed lines, to correct and score again."""
    for seat in seats_of(state):
        yield Put(READY, seat, False)
    yield Staged(SCORING)


def is_in_turns(state: Readable, seat: int) -> bool:
    return state.turn.active is not None


HOUSE: dict[str, Action] = {
    action.key: action
    for action in (
        Action("step", step, who=every_seat, stages=IN_GAME),
        Action("correct", correct, who=every_seat, stages=IN_GAME),
        Action("place", place, who=every_seat, stages=IN_GAME),
        Action("remove", remove, who=every_seat, stages=IN_GAME),
        Action("end_turn", end_turn, once_seen=True, offered=is_in_turns),
        Action("end_phase", end_phase, who=every_seat, once_seen=True),
        Action("give_turn", give_turn, who=every_seat),
        Action("stop", stop, who=every_seat, once_seen=True),
        Action("play_on", play_on, who=every_seat, stages=STAGES[1:]),
        Action("count_up", count_up, who=every_seat, stages=(CLOSING,), once_seen=True),
        Action("enter", enter, who=every_seat, stages=(SCORING,), private=True),
        Action("unseal", unseal, who=every_seat, stages=(SCORING,)),
        Action("reveal", reveal, who=every_seat, stages=(REVEAL,), once_seen=True),
        Action("reopen", reopen, who=every_seat, stages=(REVEAL, OVER)),
        *LOBBY_ACTIONS,
    )
}


def action_of(game: Game, key: str) -> Action | None:
    """A game's own action, else the one every table has."""
    return game.action(key) or HOUSE.get(key)
