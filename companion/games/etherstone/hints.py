"""What a player should think of now: the draft's next step, the dice, matching abilities."""

from collections.abc import Iterator

from companion.games.etherstone.cards import hand
from companion.games.etherstone.leaders import cards_to_pass, is_waiting_for_cards, left_of
from companion.games.etherstone.parts import (
    HAND,
    acted,
    corrupted,
    dice,
    drafted,
    drafted_as,
    extra_types,
    in_play,
    kept,
    leader_life,
    pool,
    threat_deck,
    with_draft,
)
from companion.games.etherstone.symbols import triggered, with_moment
from companion.games.etherstone.turn import CHOICE
from companion.rules.game import Hint
from companion.rules.state import SCORING, Readable


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    if state.stage == SCORING:
        yield from _at_the_end(state, seat)
    elif state.turn.phase == CHOICE:
        yield from _in_the_draft(state, seat)
    elif state.turn.active == seat:
        yield from _in_the_turn(state, seat)


def _in_the_draft(state: Readable, seat: int) -> Iterator[Hint]:
    if with_draft(state.options) and kept.of(state, seat) < HAND:
        if is_waiting_for_cards(state, seat):
            yield Hint("wait_for_the_others")
        else:
            cards, to = cards_to_pass(state), state.people[left_of(state, seat)].name
            yield Hint("keep_one", {"cards": cards, "passed": cards - 1, "to": to})
    elif leader_life.of(state, seat) == 0:
        yield Hint("choose_leader")


def _in_the_turn(state: Readable, seat: int) -> Iterator[Hint]:
    if not acted.of(state):
        yield from _before_the_action(state, seat)
    elif acted.of(state) == "draft_die":
        yield from _after_a_draft(state, seat)
    elif acted.of(state) == "cast":
        yield from _after_a_cast(state, seat)
    if extra_types.of(state, seat):
        yield Hint("extra_types")
    yield from _end_in_sight(state, seat)


def _before_the_action(state: Readable, seat: int) -> Iterator[Hint]:
    if not dice.lying(state):
        yield Hint("refresh_first")
    elif all(dice.face(state, die) is None for die in dice.lying(state)):
        yield Hint("enter_dice")
    if corrupted.of(state, seat):
        yield Hint("sign_the_pact", {"life": leader_life.of(state, seat)})


def _after_a_draft(state: Readable, seat: int) -> Iterator[Hint]:
    """The cards whose colour, value or range the die triggers, as far as they were described."""
    colour, value = drafted_as.of(state), dice.face(state, drafted.of(state))
    face = value if isinstance(value, int) else 0
    cards = triggered(state, seat, colour, face)
    yield Hint("trigger", {"colour": colour, "value": face, "count": len(cards)}, cards)


def _after_a_cast(state: Readable, seat: int) -> Iterator[Hint]:
    newest = tuple(in_play.all(state, seat))[-1:]
    if any(card in with_moment(state, seat, "instant") for card in newest):
        yield Hint("instant", about=newest)


def _end_in_sight(state: Readable, seat: int) -> Iterator[Hint]:
    """Ending the turn now would call the end: better said before than after."""
    if state.ending is not None:
        return
    if hand.of(state, seat) == 0:
        yield Hint("ends_hand_empty")
    elif threat_deck.of(state) == 0:
        yield Hint("ends_threats_gone")
    elif pool.of(state) == 0:
        yield Hint("ends_pool_empty")


def _at_the_end(state: Readable, seat: int) -> Iterator[Hint]:
    cards = with_moment(state, seat, "endgame")
    if cards:
        yield Hint("endgame_abilities", {"count": len(cards)}, cards)
