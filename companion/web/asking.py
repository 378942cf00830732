"""The questions of an action as a sheet asks them, with what is known filled in."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.rules.actions import Action
from companion.rules.inputs import (
    CardInput,
    Choice,
    DiceInput,
    Input,
    Mix,
    NumberInput,
    Pairing,
    Pick,
    SeatPick,
)
from companion.rules.intents import Answer
from companion.rules.parts import bound
from companion.rules.state import Scalar, State, others
from companion.texts.voice import Voice
from companion.web.notes import known_cards, tidy_id
from companion.web.words import Words


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to tap."""

    value: Scalar
    label: str
    icon: str = ""
    crest: int = 0
    is_chosen: bool = False
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a question: a colour with its count, a die with its face, a pair."""

    key: str
    label: str
    icon: str = ""
    value: Any = None
    most: int | None = None
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """One question, ready to be drawn."""

    key: str
    kind: str
    label: str
    hint: str
    answer: Answer
    is_optional: bool
    is_many: bool = False
    options: tuple[Option, ...] = ()
    least: int | None = None
    most: int | None = None
    rows: tuple["Row", ...] = ()
    offers: tuple[Mapping[str, int], ...] = ()
    faces: tuple[Scalar, ...] = ()
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Asking:
    """An action in front of a seat: which questions stand, and their answers so far.
    `touched` are the answers a person gave; None takes all that were sent."""

    game: str
    action: Action
    state: State
    seat: int | None
    given: Mapping[str, Answer]
    touched: Collection[str] | None = None

    def answers(self) -> dict[str, Answer]:
        """Given by hand, else remembered from the notebook, else what the game suggests."""
        values: dict[str, Answer] = {}
        facts: dict[str, Any] = {}
        for question in self.standing(values):
            answer = self._answer(question, values, facts)
            if answer is not None:
                values[question.key] = answer
            if isinstance(question, CardInput):
                facts |= self._facts(question, values.get(question.key))
        return values

    def standing(self, values: dict[str, Answer]) -> Iterable[Input]:
        """The questions that stand, given the answers so far; `values` may grow meanwhile."""
        for question in self.action.inputs:
            if question.asked is None or question.asked(self.state, self.seat, values):
                yield question

    def _answer(
        self, question: Input, values: Mapping[str, Answer], facts: Mapping[str, Any]
    ) -> Answer:
        is_given = self.touched is None or question.key in self.touched
        if is_given and question.key in self.given:
            return self.given[question.key]
        if question.key in facts:
            return _as_answer(facts[question.key])
        begins = question.begins(self.state, self.seat, values)
        return self._only_other(question) if begins is None else begins

    def _only_other(self, question: Input) -> Answer:
        """At a table of two nobody is asked which opponent."""
        is_open = isinstance(question, SeatPick) and not (question.many or question.myself)
        around = others(self.state, self.seat) if self.seat is not None else ()
        return around[0] if is_open and not question.optional and len(around) == 1 else None

    def _facts(self, question: CardInput, card: Answer) -> dict[str, Any]:
        known = known_cards(self.game, question.deck).get(tidy_id(str(card or "")), {})
        return {name: known[name] for name in question.facts if name in known}

    def questions(self, voice: Voice, words: Words) -> list[Question]:
        values: dict[str, Answer] = {}
        found = self.answers()
        drawn = []
        for question in self.standing(values):
            values[question.key] = found.get(question.key)
            drawn.append(self._question(question, values, voice, words))
        return drawn

    def _question(
        self, question: Input, values: Mapping[str, Answer], voice: Voice, words: Words
    ) -> Question:
        key = f"ask-{self.action.key}-{question.key}"
        return Question(
            key=question.key,
            kind=question.kind,
            label=voice(key),
            hint=voice.optional(f"{key}.help"),
            answer=values.get(question.key),
            is_optional=question.optional,
            **self._more(question, values, voice, words),
        )

    def _more(
        self, question: Input, values: Mapping[str, Answer], voice: Voice, words: Words
    ) -> dict[str, Any]:
        state, seat, answer = self.state, self.seat, values.get(question.key)
        if isinstance(question, Pick):
            choices = question.choices(state, seat, values)
            options = tuple(_option(choice, answer, voice, words) for choice in choices)
            return {"options": options, "is_many": question.many, "drawn": question.drawn}
        if isinstance(question, SeatPick):
            return {"options": self._seats(question, answer, words), "is_many": question.many}
        if isinstance(question, NumberInput):
            low, high = question.at_least, question.at_most
            return {"least": bound(low, state, seat), "most": bound(high, state, seat)}
        if isinstance(question, Mix):
            return self._mix(question, values, voice, words)
        if isinstance(question, DiceInput):
            return self._dice(question, values, voice)
        if isinstance(question, Pairing):
            return self._pairs(question, values, voice, words)
        if isinstance(question, CardInput):
            return {"options": tuple(self._cards(question, values, words))}
        return {}

    def _mix(
        self, question: Mix, values: Mapping[str, Answer], voice: Voice, words: Words
    ) -> dict[str, Any]:
        state, seat, given = self.state, self.seat, _mapping(values.get(question.key))
        most = question.most(state, seat, values) if question.most else {}
        if question.kinds_of is not None:
            named = [(c, _words(c, voice, words)) for c in question.kinds_of(state, seat, values)]
        else:
            named = [(Choice(k, icon=k), voice(f"colour-{k}")) for k in question.kinds]
        rows = tuple(
            Row(
                str(c.value),
                label,
                c.icon,
                _count(given.get(str(c.value))),
                most.get(str(c.value)),
                c.facts,
            )
            for c, label in named
        )
        offers = question.offers(state, seat, values) if question.offers else ()
        return {"rows": rows, "offers": tuple(offers)}

    def _dice(
        self, question: DiceInput, values: Mapping[str, Answer], voice: Voice
    ) -> dict[str, Any]:
        rolled = _mapping(values.get(question.key))
        colours = question.colours(self.state, self.seat, values)
        kinds = ((c, question.kind_at(self.state, self.seat, c)) for c in colours)
        rows = tuple(Row(c, voice.optional(f"colour-{k}") or k, k, rolled.get(c)) for c, k in kinds)
        return {"rows": rows, "faces": tuple(dict.fromkeys(question.faces))}

    def _pairs(
        self, question: Pairing, values: Mapping[str, Answer], voice: Voice, words: Words
    ) -> dict[str, Any]:
        state, seat, given = self.state, self.seat, _mapping(values.get(question.key))
        rows = tuple(
            Row(
                str(c.value),
                _words(c, voice, words),
                c.icon,
                given.get(str(c.value)),
                facts=c.facts,
            )
            for c in question.rows(state, seat, values)
        )
        choices = question.choices(state, seat, values)
        return {"rows": rows, "options": tuple(_option(c, None, voice, words) for c in choices)}

    def _cards(
        self, question: CardInput, values: Mapping[str, Answer], words: Words
    ) -> Iterable[Option]:
        """What the notebook knows; the likely ones first and marked."""
        known = known_cards(self.game, question.deck)
        likely = list(question.likely(self.state, self.seat, values)) if question.likely else []
        for card in dict.fromkeys((*likely, *known)):
            facts = known.get(card, {})
            name = str(facts.get("name") or words.card(card))
            yield Option(card, name, "likely" if card in likely else "", facts=facts)

    def _seats(self, question: SeatPick, answer: Answer, words: Words) -> tuple[Option, ...]:
        people = words.view.seats
        mine = (self.seat,) if question.myself and self.seat is not None else ()
        around = others(self.state, self.seat) if self.seat is not None else range(len(people))
        chosen = _chosen(answer)
        return tuple(
            Option(seat, people[seat].name, "", people[seat].crest, str(seat) in chosen)
            for seat in (*mine, *around)
            if people[seat].at_table
        )


def _option(choice: Choice, answer: Answer, voice: Voice, words: Words) -> Option:
    is_chosen = str(choice.value) in _chosen(answer)
    label = _words(choice, voice, words)
    return Option(choice.value, label, choice.icon, 0, is_chosen, choice.facts)


def _words(choice: Choice, voice: Voice, words: Words) -> str:
    return choice.text if choice.said else voice(choice.text, **words.facts(choice.facts))


def _mapping(answer: Answer) -> Mapping[str, Scalar]:
    return answer if isinstance(answer, Mapping) else {}


def _chosen(answer: Answer) -> frozenset[str]:
    if isinstance(answer, tuple):
        return frozenset(str(item) for item in answer)
    return (
        frozenset() if answer is None or isinstance(answer, Mapping) else frozenset({str(answer)})
    )


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0


def _as_answer(fact: Any) -> Answer:
    answer: Answer = tuple(fact) if isinstance(fact, list) else fact
    return answer
