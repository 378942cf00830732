"""What a player should think of now: the draft's next step, the dice, matching abilities."""

from collections.abc import Iterator

from companion.games.etherstone.cards import hand
from companion.games.etherstone.dice import refresh_cost, trigger_hint
from companion.games.etherstone.leaders import cards_to_pass, is_waiting_for_cards, left_of
from companion.games.etherstone.parts import (
    HAND,
    acted,
    corrupted,
    dice,
    drafted,
    drafted_as,
    end_token,
    extra_types,
    in_play,
    kept,
    leader,
    leader_life,
    life,
    pacts,
    pool,
    ready,
    ready_hand,
    spoils,
    threat_deck,
    with_artifax,
    with_draft,
    with_ready_hands,
)
from companion.games.etherstone.symbols import with_moment
from companion.games.etherstone.turn import CHOICE
from companion.rules.game import Fact
from companion.rules.hints import Hint
from companion.rules.state import SCORING, Readable


def hints(state: Readable, seat: int) -> Iterator[Hint]:
    if state.stage == SCORING:
        yield from _at_the_end(state, seat)
    elif state.turn.phase == CHOICE:
        yield from _in_the_choice_phase(state, seat)
    elif state.turn.active == seat:
        yield from _in_the_turn(state, seat)


def _in_the_choice_phase(state: Readable, seat: int) -> Iterator[Hint]:
    """One thing at a time: cards, then a Leader, then the word that all is in place."""
    if with_draft(state.options) and kept.of(state, seat) < HAND:
        yield _draft_step(state, seat)
    elif with_ready_hands(state.options) and not ready_hand.of(state, seat):
        yield Hint("take_hand")
    elif leader_life.of(state, seat) == 0:
        yield Hint("type_leader" if leader.of(state, seat) else "choose_leader")
    else:
        yield Hint("wait_for_ready" if ready.of(state, seat) else "say_ready")


def _draft_step(state: Readable, seat: int) -> Hint:
    if is_waiting_for_cards(state, seat):
        return Hint("wait_for_the_others")
    cards, to = cards_to_pass(state), state.people[left_of(state, seat)].name
    return Hint("keep_one", {"cards": cards, "passed": cards - 1, "to": to})


def _in_the_turn(state: Readable, seat: int) -> Iterator[Hint]:
    if not acted.of(state):
        yield from _before_the_action(state, seat)
    elif acted.of(state) == "draft_die":
        yield from _after_a_draft(state, seat)
    elif acted.of(state) == "cast":
        yield from _after_a_cast(state, seat)
    if with_artifax(state.options) and extra_types.of(state, seat):
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
    yield trigger_hint(state, seat, drafted_as.of(state), dice.face(state, drafted.of(state)))


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


def _cost_of_a_refresh(state: Readable, seat: int | None) -> int:
    return refresh_cost(state)


def _hands_next(state: Readable, seat: int | None) -> int:
    """How many cards everybody holds at this step of the draft; 0 when it is over."""
    return cards_to_pass(state) if with_draft(state.options) and state.size else 0


def _what_counts(state: Readable, seat: int | None) -> dict[str, dict[str, int | str]]:
    """Behind each line of the final count: how many cards, how much Life, who has the token."""
    if seat is None:
        return {}
    return {
        "entities": {"count": in_play.count(state, seat)},
        "abilities": {"count": len(with_moment(state, seat, "endgame"))},
        "spoils": {"count": spoils.count(state, seat)},
        "life": {"life": life.of(state, seat)},
        "end_token": _who_ends(state),
        "pacts": {"count": pacts.of(state, seat)},
        "corrupted": {"count": int(corrupted.of(state, seat))},
    }


def _who_ends(state: Readable) -> dict[str, int | str]:
    holder = end_token.holder(state)
    return {"held": int(holder is not None), "who": state.people[holder or 0].name}


FACTS = (
    Fact("refresh_cost", _cost_of_a_refresh),
    Fact("draft_cards", _hands_next),
    Fact("score_facts", _what_counts),
)
