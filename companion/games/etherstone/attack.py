"""Attack: strength against Life, the Leader who joins is hurt, the Threat is won."""

from collections.abc import Iterator

from companion.games.etherstone.cards import exhaust_cards, ready_followers
from companion.games.etherstone.parts import in_play, leader_strength, life, strength_bonus
from companion.games.etherstone.spoils import SOME_THREAT, reward, take
from companion.games.etherstone.symbols import with_moment
from companion.games.etherstone.threat_card import PRINTED_IF_UNKNOWN, THREAT, printed, threat_of
from companion.games.etherstone.turn import MAIN_ACTION, as_action, in_main_phase, seat_of
from companion.rules.actions import Action, every_seat
from companion.rules.hints import Hint
from companion.rules.inputs import Input, NumberInput, Pick, Values, YesNo
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable
from companion.rules.turns import Happening


def attack(state: Readable, intent: Intent) -> Iterator[Happening]:
    """It succeeds even if the Leader falls: reward, Spoils and refill all happen."""
    seat, followers = seat_of(intent), intent.items("followers")
    threat_of(state, intent)
    must(all(in_play.has(state, seat, card) for card in followers), "no_such_card")
    are_ready = all(in_play.get(state, seat, card, "ready") for card in followers)
    yield from require(are_ready, "follower_exhausted")
    total, needed = attack_value(state, intent), printed(state, intent, "life")
    yield from require(total >= needed, "too_weak", total=total, needed=needed)
    yield from exhaust_cards(state, seat, followers)
    yield life.lose(damage(state, intent), seat)
    yield from reward(state, intent)
    yield from take(state, intent)


def attack_value(state: Readable, intent: Intent) -> int:
    """Followers who join, the Leader who joins, and what abilities add or take away."""
    seat = seat_of(intent)
    followers = sum(
        in_play.number(state, seat, card, "strength") for card in intent.items("followers")
    )
    own = leader_strength.of(state, seat) if intent.has("leader") else 0
    return followers + own + intent.number("bonus", strength_bonus.of(state, seat))


def damage(state: Readable, intent: Intent) -> int:
    """What the Threat deals to a Leader who joins, less the Protection, never below nothing."""
    if not intent.has("leader"):
        return 0
    return max(0, printed(state, intent, "strength") - intent.number("protection"))


# ---- questions -------------------------------------------------------------


def _joins(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(values.get("leader"))


def _bonus_so_far(state: Readable, seat: int | None, values: Values) -> int:
    return strength_bonus.of(state, seat)


def notes(state: Readable, seat: int | None, values: Values) -> Iterator[Hint]:
    """How strong the Attack is so far, what it will cost, whose Attack abilities may help."""
    if seat is None:
        return
    asked = Intent("attack", seat, values)
    total, needed = attack_value(state, asked), printed(state, asked, "life")
    yield Hint("attack_value", {"total": total, "needed": needed})
    if asked.has("leader"):
        yield Hint("attack_damage", {"damage": damage(state, asked)})
    if cards := with_moment(state, seat, "attack"):
        yield Hint("attack_abilities", {"count": len(cards)}, cards)


INPUTS: tuple[Input, ...] = (
    THREAT,
    *PRINTED_IF_UNKNOWN,
    Pick("followers", choices=ready_followers, many=True, optional=True),
    YesNo("leader", start=False),
    NumberInput("bonus", start=_bonus_so_far, at_least=None, optional=True),
    NumberInput("protection", start=0, asked=_joins, optional=True),
)

ATTACK_ACTIONS = (
    Action(
        "attack",
        as_action("attack", attack),
        inputs=INPUTS,
        needs=(*MAIN_ACTION, SOME_THREAT),
        offered=in_main_phase,
        notes=notes,
        icon="attack",
        group="main",
    ),
    Action(
        "attack_by_ability",
        attack,
        inputs=INPUTS,
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        notes=notes,
        quick=True,
        icon="attack",
        group="abilities",
    ),
)
