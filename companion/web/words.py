"""The log and its effects in the viewer's language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.rules.events import Announced, EndCalled
from companion.rules.hints import Hint
from companion.rules.parts import Stock, Token
from companion.rules.refusal import Refusal
from companion.rules.state import Scalar, Value
from companion.table.story import Effect, Line
from companion.table.view import View
from companion.texts.voice import Fact, Voice, message_key

MOST_EFFECTS = 6
"""A line that lists more changes than this is not read by anybody."""

BY_HAND = ("step", "correct")
"""What people change themselves is always told in numbers."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One effect as a screen shows it: `+2` and the shape of red, spoken "+2 red"."""

    amount: str
    label: str
    icon: str = ""
    glyph: str = ""
    crest: int = 0

    @property
    def spoken(self) -> str:
        return f"{self.amount} {self.label}".strip()


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, ready to be shown."""

    numbers: tuple[int, ...]
    crest: int
    name: str
    sentence: str
    chips: tuple[Chip, ...]
    notes: tuple[str, ...]
    is_undone: bool
    is_undo: bool
    round: int
    at: float

    @property
    def spoken(self) -> str:
        return " ".join((self.sentence, *(chip.spoken for chip in self.chips), *self.notes))


def card_name(voice: Voice, id: str) -> str:
    """A card's name where the game knows one, else its id; a second copy keeps its number."""
    plain, _, copy = id.partition("#")
    key = f"card-{plain}"
    name = voice(key) if plain and voice.has(key) else plain
    return f"{name} {copy}".strip()


class Words:
    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice

    def name_of(self, seat: int | None) -> str:
        if seat is None or not 0 <= seat < self.view.size:
            return self.voice("web-host")
        return self.view.seats[seat].name or self.voice("web-free-seat")

    def part(self, key: str, *, short: bool = False) -> str:
        say = self.voice.short if short else self.voice
        return say(message_key("part", key))

    def refusal(self, refusal: Refusal) -> str:
        return self.voice(f"refusal-{refusal.key}", **self.facts(refusal.facts))

    def refusals(self, refusals: Iterable[Refusal]) -> str:
        return " · ".join(dict.fromkeys(self.refusal(refusal) for refusal in refusals))

    def hint(self, hint: Hint) -> str:
        """A hint in words, with the cards it speaks of."""
        said = self.voice(f"hint-{hint.key}", **self.facts(hint.facts))
        cards = self.voice.names([self.card_of(card) for card in hint.about])
        return self.voice("web-hint-cards", hint=said, cards=cards) if cards else said

    def card_of(self, id: str) -> str:
        """A card as people call it: the name it was given in play, else its catalogue name."""
        for seat in self.view.seats:
            for roster in self.view.game.rosters.values():
                record = self.view.records(roster.key, None if roster.shared else seat.index)
                if id in record and record[id].get("name"):
                    return str(record[id]["name"])
        return self.card(id)

    def facts(self, facts: Mapping[str, Scalar]) -> dict[str, Fact]:
        """Facts with seats as names: `seat`, `target` and `last` are people."""
        spoken: dict[str, Fact] = {}
        for key, value in facts.items():
            if key in ("seat", "target", "last") and isinstance(value, int):
                spoken[key] = self.name_of(value)
            elif key in ("card", "unit", "name") and isinstance(value, str):
                spoken[key] = self.spoken(value)
            else:
                spoken[key] = value
        return spoken

    def line(self, line: Line) -> Told:
        seat = line.seat if line.seat is not None else line.by
        crest = self.view.seats[seat].crest if seat is not None and seat < self.view.size else 0
        return Told(
            numbers=line.numbers,
            crest=crest,
            name=self.name_of(seat),
            sentence=self.sentence(line),
            chips=tuple(self.chips(line)),
            notes=tuple(self.notes(line)),
            is_undone=line.is_undone,
            is_undo=bool(line.undoes),
            round=line.round,
            at=line.at,
        )

    def sentence(self, line: Line) -> str:
        who = self.name_of(line.seat if line.seat is not None else line.by)
        if line.undoes:
            return self.voice(
                f"log-{line.action}", who=self.name_of(line.by), count=len(line.undoes)
            )
        key = f"log-{line.action}"
        if not self.voice.has(key):
            return f"{who}: {self.voice(f'action-{line.action}')}"
        return self.voice(key, who=who, **self.answers(line))

    def spoken(self, word: str) -> str:
        """A word of the game in words of people: a colour, a card, else the word itself."""
        plain = word.partition("#")[0]
        if not plain.replace("_", "").replace("-", "").isalnum():
            return word
        if self.voice.has(f"colour-{plain}"):
            return self.voice(f"colour-{plain}")
        return self.card(word)

    def answers(self, line: Line) -> dict[str, Fact]:
        """The answers of an intent as facts for its sentence; parts and colours are named."""
        facts: dict[str, Fact] = {"target": ""}
        for key, value in line.values.items():
            if isinstance(value, Mapping):
                facts[key] = ", ".join(f"{kind} {count}" for kind, count in value.items() if count)
            elif key in ("target", "to", "seat") and isinstance(value, int):
                facts[key] = self.name_of(value)
            elif key == "part" and isinstance(value, str):
                facts[key] = self.part(value)
            elif isinstance(value, str):
                facts[key] = self.spoken(value)
            else:
                facts[key] = value
        facts.pop("who", None)
        return facts

    def chips(self, line: Line) -> Iterable[Chip]:
        shown = [effect for effect in line.effects if not effect.part.startswith("final.")]
        for effect in shown[:MOST_EFFECTS]:
            part = self.view.game.owners.get(effect.part)
            if part is not None and not part.told and line.action not in BY_HAND:
                continue
            chip = self.chip(effect, owner=line.seat)
            if chip is not None:
                yield chip

    def chip(self, effect: Effect, *, owner: int | None = None) -> Chip | None:
        part = self.view.game.owners.get(effect.part)
        if part is None or part.quiet:
            return None
        crest = 0
        if effect.seat is not None and effect.seat != owner and effect.seat < self.view.size:
            crest = self.view.seats[effect.seat].crest
        if isinstance(part, Token) and part.shared:
            return Chip(f"{self.part(part.key, short=True)} → {self.holder(effect.to)}", "")
        glyph = effect.part.partition(".")[2] if isinstance(part, Stock) else ""
        label = self.effect_label(effect)
        if effect.by is not None:
            return Chip(self.voice.signed(effect.by), label, part.icon, glyph, crest)
        if effect.kind in ("placed", "removed"):
            sign = "+" if effect.kind == "placed" else "−"
            return Chip(sign, self.card(effect.id), part.icon or "cards", "", crest)
        if not isinstance(effect.to, int) or isinstance(effect.to, bool):
            return None
        return Chip(f"→ {self.voice.number(effect.to)}", label, part.icon, glyph, crest)

    def holder(self, seat: Value) -> str:
        """Who holds the one token of the table."""
        return self.name_of(seat) if isinstance(seat, int) else self.voice("web-nobody")

    def said(self, value: Value) -> str:
        """A value of a record in words: a number as people write it, a card by its name."""
        if isinstance(value, bool) or value is None:
            return ""
        return self.voice.number(value) if isinstance(value, int) else self.spoken(str(value))

    def effect_label(self, effect: Effect) -> str:
        if effect.field:
            return f"{self.card(effect.id)} {self.voice(f'field-{effect.part}-{effect.field}')}"
        return self.part(effect.part, short=True)

    def card(self, id: str) -> str:
        return card_name(self.voice, id)

    def notes(self, line: Line) -> Iterable[str]:
        for news in line.news:
            yield self.news(news)
        if line.overridden:
            reasons = (
                self.refusal(Refusal(key, note.facts))
                for note in line.overridden
                for key in note.reasons
            )
            yield f"{self.voice('log-anyway')} ({'; '.join(dict.fromkeys(reasons))})"
        if line.seat is not None and line.by != line.seat:
            yield self.voice("web-log-by", who=self.name_of(line.by))

    def news(self, news: Announced | EndCalled) -> str:
        who = self.name_of(news.seat) if news.seat is not None else ""
        if isinstance(news, EndCalled):
            return self.voice(f"end-{news.key}", who=who)
        return self.voice(f"news-{news.key}", who=who, **self.facts(news.facts))
