"""What a value may be set to by hand: anything that the part could be, nothing that it is not."""

from companion.rules.parts import Label, Number, Part, Stock, Token
from companion.rules.refusal import must
from companion.rules.rosters import Roster
from companion.rules.state import Readable, Scalar, seats_of

LONGEST = 120
YES = ("1", "True", "true", "yes", "on")


def typed(value: object) -> Scalar:
    """What was typed: a number where it reads like one, else words, else nothing."""
    if isinstance(value, str):
        text = value.strip()[:LONGEST].replace("−", "-")
        digits = text.removeprefix("-")
        is_number = digits.isdecimal() and digits.isascii() and len(digits) < 10
        return int(text) if is_number else (text or None)
    if isinstance(value, bool) or value is None:
        return value
    return value if isinstance(value, int) and abs(value) < 10**9 else None


def fitting(part: Part, state: Readable, to: Scalar) -> Scalar:
    """The value as the part takes it; refused where it makes no sense at all."""
    if isinstance(part, (Number, Stock)):
        must(isinstance(to, int) and not isinstance(to, bool), "not_a_number")
    if isinstance(part, Roster):
        must(False, "unknown_part")  # records are placed and removed, never overwritten at once
    if isinstance(part, Token):
        return _held(part, state, to)
    if isinstance(part, Label):
        return None if to is None else str(to)
    return to


def _held(token: Token, state: Readable, to: Scalar) -> Scalar:
    if not token.shared:
        return str(to) in YES
    if to is None or to is False or str(to) == "none":
        return None
    must(isinstance(to, int) and int(to) in seats_of(state), "unknown_seat")
    return int(to)
