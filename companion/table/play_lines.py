"""The lines of a recorded play: plain text that a person can write and read.

game hedgehog_orchard
option jam on
seats Ana Ben
first Ana
Ana pick_apples                      # seat, action, answers: key=value, a,b or red:2,green:1
Ana! bake                            # do it anyway
refused Ben bake bake_1              # this is refused, for this reason
undo Ana                             # Ana's last step; also: undo to 12, redo
expect Ana basket.apple 3            # also: expect table plums 5, turn, round, phase, stage
ends bare_tree by Ben last_round 4   # the end that was called
enter Ana secrets=4                  # final lines
line tarts Ana 10 Ben 5              # one line of the sheet
scores Ana 14 Ben 12                 # totals
winner Ana by score                  # or by a tiebreak; winner Ana Ben by shared
"""

import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.rules.intents import Answer
from companion.rules.state import Scalar

COMMENT = re.compile(r"(^|\s)#.*$")
WHOLE = re.compile(r"[-−]?\d{1,9}")
WORDS: Mapping[str, Scalar] = {
    **dict.fromkeys(("true", "True", "yes", "on"), True),
    **dict.fromkeys(("false", "False", "no", "off"), False),
    **dict.fromkeys(("none", "None"), None),
}
HEADS = ("game", "option", "seats", "first")
LONGEST = 20_000


class PlayProblem(Exception):
    """A play that cannot be read, or in which something else happened than it says.
    Its text is `replay-<key>` with these facts."""

    def __init__(self, key: str, line: int, **facts: Scalar) -> None:
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"line {line}: {key}" + (f" ({told})" if told else ""))
        self.key, self.line, self.facts = key, line, facts


@dataclass(frozen=True, slots=True)
class PlayLine:
    """One line: its first word, the other words, and the answers among them."""

    number: int
    verb: str
    words: tuple[str, ...] = ()
    values: Mapping[str, Answer] = field(default_factory=dict)

    def wrong(self, key: str, **facts: Scalar) -> PlayProblem:
        return PlayProblem(key, self.number, **facts)

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise self.wrong("too_short")
        return self.words[at]

    def pairs(self) -> Iterator[tuple[str, int]]:
        """Names with numbers: Ana 31 Ben 28."""
        if len(self.words) % 2 or not self.words:
            raise self.wrong("too_short")
        for name, number in zip(self.words[::2], self.words[1::2], strict=True):
            yield name, self.whole(number)

    def whole(self, text: str) -> int:
        value = scalar(text)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong("not_a_number", found=text)
        return value


@dataclass(frozen=True, slots=True)
class Play:
    """A recorded play: how the table was opened, then line by line what happened."""

    about: str
    game: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    first: str
    lines: tuple[PlayLine, ...]

    def ends(self) -> frozenset[str]:
        """The ends this play shows."""
        return frozenset(line.words[0] for line in self.lines if line.verb == "ends" and line.words)

    def decided_by(self) -> frozenset[str]:
        """The ways in which it shows a winner to be found."""
        return frozenset(
            line.words[-1] for line in self.lines if line.verb == "winner" and "by" in line.words
        )


def read_play(text: str) -> Play:
    rows = text.splitlines()
    if len(rows) > LONGEST:
        raise PlayProblem("too_long", LONGEST)
    lines = [line for number, row in enumerate(rows, 1) if (line := _line(number, row))]
    heads = {line.verb: line for line in lines if line.verb in HEADS}
    for needed in ("game", "seats"):
        if needed not in heads or not heads[needed].words:
            raise PlayProblem("no_head", 1, word=needed)
    seats = heads["seats"].words
    options = {line.word(0): line.word(1) for line in lines if line.verb == "option"}
    return Play(
        about=next((row.strip("# ") for row in rows if row.startswith("#")), ""),
        game=heads["game"].word(0),
        options=options,
        seats=seats,
        first=heads["first"].word(0) if "first" in heads else seats[0],
        lines=tuple(line for line in lines if line.verb not in HEADS),
    )


def _line(number: int, row: str) -> PlayLine | None:
    try:
        words = shlex.split(COMMENT.sub("", row))
    except ValueError as error:
        raise PlayProblem("open_quote", number) from error
    if not words:
        return None
    plain = tuple(word for word in words[1:] if "=" not in word)
    pairs = (word.partition("=") for word in words[1:] if "=" in word)
    return PlayLine(number, words[0], plain, {key: answer(value) for key, _, value in pairs})


def scalar(text: str) -> Scalar:
    if WHOLE.fullmatch(text):
        return int(text.replace("−", "-"))
    return WORDS.get(text, text)


def answer(text: str) -> Answer:
    """A single value; a,b a list; red:2,green:1 a mix; a comma at the end makes a list of one."""
    items = [item for item in text.split(",") if item]
    if items and all(":" in item for item in items):
        pairs = (item.partition(":") for item in items)
        return {key: scalar(value) for key, _, value in pairs}
    if "," in text:
        return tuple(scalar(item) for item in items)
    return scalar(text)
