"""Attack and Defeat: a Threat goes to the Spoils, the next one takes its place."""

from collections.abc import Iterator, Mapping

from companion.games.etherstone import points
from companion.games.etherstone.cards import exhaust_cards, ready_followers
from companion.games.etherstone.parts import (
    COLOURS,
    in_play,
    leader_strength,
    life,
    spoils,
    stones,
    strength_bonus,
    threat_deck,
    threats,
    threats_gone,
)
from companion.games.etherstone.threats import level_of, rows_of
from companion.games.etherstone.turn import MAIN_ACTION, as_action, in_main_phase, seat_of
from companion.rules.actions import Action, Need, every_seat
from companion.rules.events import Event
from companion.rules.inputs import (
    CardInput,
    Choice,
    Input,
    Mix,
    NumberInput,
    Pick,
    TextInput,
    Values,
    YesNo,
)
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, Scalar
from companion.rules.turns import Happening

NUMBERS = ("life", "strength", "points", "reward_points", "reward_life")
FACTS = ("name", *NUMBERS, "reward_stones", "reward")
"""What the notebook remembers of a Threat."""


def attack(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Strength against Life; the Leader who joined is hurt; then reward, Spoils and refill."""
    seat, threat = seat_of(intent), _threat(state, intent)
    followers = intent.items("followers")
    must(all(in_play.has(state, seat, card) for card in followers), "no_such_card")
    are_ready = all(in_play.get(state, seat, card, "ready") for card in followers)
    yield from require(are_ready, "follower_exhausted")
    total, needed = attack_value(state, intent), _fact(state, intent, "life")
    yield from require(total >= needed, "too_weak", total=total, needed=needed)
    yield from exhaust_cards(state, seat, followers)
    if intent.has("leader"):
        yield life.lose(damage(state, intent), seat)
    yield from _reward(state, intent)
    yield from _take(state, intent, threat)


def attack_value(state: Readable, intent: Intent) -> int:
    """Followers who join, the Leader who joins, and what abilities add or take away."""
    seat = seat_of(intent)
    followers = sum(
        in_play.number(state, seat, card, "strength") for card in intent.items("followers")
    )
    own = leader_strength.of(state, seat) if intent.has("leader") else 0
    return followers + own + intent.number("bonus")


def damage(state: Readable, intent: Intent) -> int:
    """What the Threat deals to a Leader who joined, less the Protection, never below nothing."""
    return max(0, _fact(state, intent, "strength") - intent.number("protection"))


def defeat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """No Attack: nobody is exhausted, nobody hurt. The reward is taken unless people say no."""
    threat = _threat(state, intent)
    if intent.has("reward_taken") or "reward_taken" not in intent.values:
        yield from _reward(state, intent)
    yield from _take(state, intent, threat)


def destroy_threat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """A card takes a Threat out of the game: nobody's Spoils, and the next one comes."""
    yield threats.remove(_threat(state, intent))
    yield threats_gone.gain(1)
    yield from refill(state)


def describe_threat(state: Readable, intent: Intent) -> Iterator[Happening]:
    """What is printed on a Threat, so that an Attack knows it."""
    threat = _threat(state, intent)
    known = threats.all(state)[threat]
    for name, value in _described(state, intent).items():
        if known.get(name) != value:
            yield threats.mark(threat, name, value)


def _threat(state: Readable, intent: Intent) -> str:
    threat = intent.text("threat")
    must(threats.has(state, None, threat), "no_such_threat")
    return threat


def _fact(state: Readable, intent: Intent, name: str) -> int:
    """As typed now, else as known."""
    known = threats.number(state, None, intent.text("threat"), name)
    return intent.number(name, known)


def _reward_stones(state: Readable, intent: Intent) -> dict[str, int]:
    if told := intent.mix("reward_stones"):
        return {colour: max(0, told.get(colour, 0)) for colour in COLOURS}
    return _known_stones(state, intent.text("threat"))


def _known_stones(state: Readable, threat: str) -> dict[str, int]:
    return {c: threats.number(state, None, threat, f"reward_{c}") for c in COLOURS}


def _described(state: Readable, intent: Intent) -> dict[str, Scalar]:
    """Every fact of the Threat after what was typed now."""
    known = threats.all(state).get(intent.text("threat"), {})
    told: dict[str, Scalar] = {name: _fact(state, intent, name) for name in NUMBERS}
    told |= {f"reward_{c}": count for c, count in _reward_stones(state, intent).items()}
    told["card"] = "".join(intent.text("card", str(known.get("card") or "")).upper().split())
    for name in ("name", "reward"):
        told[name] = intent.text(name, str(known.get(name) or "")).strip()
    return told


def _reward(state: Readable, intent: Intent) -> Iterator[Event]:
    """What is printed at the foot of the Threat, as far as it is counted here."""
    seat = seat_of(intent)
    yield from points.gain(state, seat, _fact(state, intent, "reward_points"))
    yield life.change(_fact(state, intent, "reward_life"), seat)
    for colour, count in _reward_stones(state, intent).items():
        yield stones.gain(colour, count, seat)


def _take(state: Readable, intent: Intent, threat: str) -> Iterator[Event]:
    seat, facts = seat_of(intent), _described(state, intent)
    level = threats.number(state, None, threat, "level")
    yield threats.remove(threat)
    yield spoils.place(
        spoils.free_id(state, seat, threat),
        seat,
        card=facts["card"],
        name=facts["name"],
        level=level,
        points=facts["points"],
    )
    yield from refill(state)


def refill(state: Readable) -> Iterator[Event]:
    """The top card of the deck, while there is one."""
    if threat_deck.of(state) == 0:
        return
    rows = rows_of(state.size)
    at = sum(rows) - threat_deck.of(state) + 1
    yield threat_deck.lose(1)
    yield threats.place(threats.free_id(state, None, f"T{at}"), level=level_of(rows, at))


# ---- questions -------------------------------------------------------------


def active(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for threat, facts in threats.all(state).items():
        name = str(facts.get("name") or facts.get("card") or "")
        text = name or "unnamed-threat"
        yield Choice(threat, text, icon="threat", said=bool(name), facts=facts)


def _number(name: str) -> NumberInput:
    def known(state: Readable, seat: int | None, values: Values) -> int:
        return threats.number(state, None, str(values.get("threat")), name)

    return NumberInput(name, start=known, at_least=0 if name in ("life", "strength") else None)


def _text(name: str) -> TextInput:
    def known(state: Readable, seat: int | None, values: Values) -> str:
        return str(threats.get(state, None, str(values.get("threat")), name) or "")

    return TextInput(name, start=known, optional=True)


def _stones_known(state: Readable, seat: int | None, values: Values) -> Mapping[str, int]:
    return _known_stones(state, str(values.get("threat")))


def _card_known(state: Readable, seat: int | None, values: Values) -> str:
    return str(threats.get(state, None, str(values.get("threat")), "card") or "")


def _joins(state: Readable, seat: int | None, values: Values) -> bool:
    return bool(values.get("leader"))


def _bonus_so_far(state: Readable, seat: int | None, values: Values) -> int:
    return strength_bonus.of(state, seat)


THREAT = Pick("threat", choices=active)
REWARD: tuple[Input, ...] = (
    _number("reward_points"),
    _number("reward_life"),
    Mix("reward_stones", kinds=COLOURS, start=_stones_known),
    _text("reward"),
)
PRINTED: tuple[Input, ...] = (
    CardInput("card", deck="threats", facts=FACTS, optional=True, start=_card_known),
    _text("name"),
    _number("life"),
    _number("strength"),
    _number("points"),
    *REWARD,
)
FORCES: tuple[Input, ...] = (
    Pick("followers", choices=ready_followers, many=True, optional=True),
    YesNo("leader", start=False),
    NumberInput("bonus", start=_bonus_so_far, at_least=None, optional=True),
    NumberInput("protection", start=0, asked=_joins, optional=True),
)


def _has_threats(state: Readable, seat: int) -> bool:
    return threats.count(state) > 0


SOME_THREAT = Need("no_threat_left", _has_threats)


ATTACK_ACTIONS = (
    Action(
        "attack",
        as_action("attack", attack),
        inputs=(THREAT, *PRINTED, *FORCES),
        needs=(*MAIN_ACTION, SOME_THREAT),
        offered=in_main_phase,
        icon="attack",
        group="main",
    ),
    Action(
        "attack_by_ability",
        attack,
        inputs=(THREAT, *PRINTED, *FORCES),
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="attack",
        group="abilities",
    ),
    Action(
        "defeat",
        defeat,
        inputs=(THREAT, YesNo("reward_taken", start=True), *PRINTED),
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="attack",
        group="abilities",
    ),
    Action(
        "destroy_threat",
        destroy_threat,
        inputs=(THREAT,),
        needs=(SOME_THREAT,),
        who=every_seat,
        offered=in_main_phase,
        quick=True,
        icon="destroy",
        group="abilities",
    ),
    Action(
        "describe_threat",
        describe_threat,
        inputs=(THREAT, *PRINTED),
        who=every_seat,
        quick=True,
        icon="threat",
        group="table",
    ),
)
