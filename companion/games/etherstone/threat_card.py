"""What is printed on a Threat: as typed now, as described before, or not known at all."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.games.etherstone.parts import COLOURS, threats
from companion.rules.inputs import (
    CardInput,
    Choice,
    Input,
    Mix,
    NumberInput,
    Pick,
    TextInput,
    Values,
)
from companion.rules.intents import Intent
from companion.rules.refusal import must
from companion.rules.state import Readable, Scalar

NUMBERS = ("life", "strength", "points", "reward_points", "reward_life")
FACTS = ("name", *NUMBERS, "reward_stones", "reward")
"""What the notebook remembers of a Threat."""


def threat_of(state: Readable, intent: Intent) -> str:
    """The Threat that was chosen; one that is not in the display has no meaning."""
    threat = intent.text("threat")
    must(threats.has(state, None, threat), "no_such_threat")
    return threat


def printed(state: Readable, intent: Intent, name: str) -> int:
    """One number on the chosen Threat."""
    return intent.number(name, threats.number(state, None, intent.text("threat"), name))


def reward_stones(state: Readable, intent: Intent) -> dict[str, int]:
    if told := intent.mix("reward_stones"):
        return {colour: max(0, told.get(colour, 0)) for colour in COLOURS}
    return _known_stones(state, intent.text("threat"))


def _known_stones(state: Readable, threat: str) -> dict[str, int]:
    return {c: threats.number(state, None, threat, f"reward_{c}") for c in COLOURS}


def described(state: Readable, intent: Intent) -> dict[str, Scalar]:
    """Every fact of the chosen Threat."""
    known = threats.all(state).get(intent.text("threat"), {})
    told: dict[str, Scalar] = {name: printed(state, intent, name) for name in NUMBERS}
    told |= {f"reward_{c}": count for c, count in reward_stones(state, intent).items()}
    told["card"] = "".join(_text_of(intent, known, "card").upper().split())
    for name in ("name", "reward"):
        told[name] = _text_of(intent, known, name).strip()
    return told


def _text_of(intent: Intent, known: Mapping[str, Scalar], name: str) -> str:
    return intent.text(name) or str(known.get(name) or "")


# ---- questions -------------------------------------------------------------


def active(state: Readable, seat: int | None, values: Values) -> Iterator[Choice]:
    for threat, facts in threats.all(state).items():
        name = str(facts.get("name") or facts.get("card") or "")
        text = name or "unnamed-threat"
        yield Choice(threat, text, icon="target", said=bool(name), facts=facts)


def _chosen(values: Values) -> str:
    return str(values.get("threat") or "")


def _number(name: str) -> NumberInput:
    def known(state: Readable, seat: int | None, values: Values) -> int:
        return threats.number(state, None, _chosen(values), name)

    return NumberInput(name, start=known, at_least=0 if name in ("life", "strength") else None)


def _text(name: str) -> TextInput:
    def known(state: Readable, seat: int | None, values: Values) -> str:
        return str(threats.get(state, None, _chosen(values), name) or "")

    return TextInput(name, start=known, optional=True)


def _stones_known(state: Readable, seat: int | None, values: Values) -> Mapping[str, int]:
    return _known_stones(state, _chosen(values))


def _card_known(state: Readable, seat: int | None, values: Values) -> str:
    return str(threats.get(state, None, _chosen(values), "card") or "")


def is_unknown(state: Readable, seat: int | None, values: Values) -> bool:
    """Somebody chose a Threat that nobody has described yet."""
    threat = _chosen(values)
    return threats.has(state, None, threat) and not threats.number(state, None, threat, "life")


THREAT = Pick("threat", choices=active)
PRINTED: tuple[Input, ...] = (
    CardInput("card", deck="threats", facts=FACTS, optional=True, start=_card_known),
    _text("name"),
    *(_number(name) for name in NUMBERS),
    Mix("reward_stones", kinds=COLOURS, start=_stones_known, optional=True),
    _text("reward"),
)
PRINTED_IF_UNKNOWN = tuple(replace(asked, asked=is_unknown) for asked in PRINTED)
"""What is already known is not asked again; describing a Threat anew corrects it."""
