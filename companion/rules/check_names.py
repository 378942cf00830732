"""Whether everything a game names has a text, in every language."""

from collections.abc import Iterator
from typing import Protocol

from companion.rules.game import Game
from companion.rules.openings import setups
from companion.rules.parts import Label
from companion.rules.problems import Place, Problem, problem

LANGUAGES = ("en", "fr")
Named = Iterator[tuple[str, Place]]


class Speaks(Protocol):
    """The texts of a game, as far as a check needs them."""

    def has(self, key: str, language: str, /) -> bool: ...


def text_problems(game: Game, texts: Speaks) -> Iterator[Problem]:
    for key, at in dict(named(game)).items():
        yield from missing(texts, key, at)


def missing(texts: Speaks, key: str, at: Place) -> Iterator[Problem]:
    for language in LANGUAGES:
        if not texts.has(key, language):
            yield problem("no_text", at, name=key, language=language)


def named(game: Game) -> Named:
    """Every message a game cannot do without, and the place that asks for it."""
    yield "name", ("name",)
    yield from _named_options(game)
    yield from _named_parts(game)
    yield from _named_actions(game)
    for end in game.ends:
        yield f"end-{end.key}", ("ends", end.key)
    for score in game.scores:
        yield f"score-{score.key}", ("scores", score.key)
    for tiebreak in game.tiebreaks:
        yield f"tie-{tiebreak.key}", ("tiebreaks", tiebreak.key)
    for phase in (*game.turns.before, *game.turns.phases):
        yield f"phase-{phase.key}", ("turns",)
    for series in game.series:
        yield f"series-{series.key}", ("series", series.key)
    yield from _named_helps(game)


def _named_options(game: Game) -> Named:
    for option in game.options:
        yield f"option-{option.key}", ("options", option.key)
        for choice in option.choices:
            yield f"option-{option.key}-{choice}", ("options", option.key, "choices")


def _named_parts(game: Game) -> Named:
    for key, part in game.owners.items():
        yield f"part-{key.replace('.', '-')}", ("parts", part.key)
        if isinstance(part, Label):
            for choice in part.choices:
                yield f"part-{part.key}-{choice}", ("parts", part.key, "choices")
    for roster in game.rosters.values():
        for field in roster.fields:
            if field.by_hand or field.noted:
                yield f"field-{roster.key}-{field.key}", ("parts", roster.key, "fields")


def _named_actions(game: Game) -> Named:
    for action in game.actions:
        at = ("actions", action.key)
        yield f"action-{action.key}", at
        yield f"log-{action.key}", at
        for asked in action.inputs:
            yield f"ask-{action.key}-{asked.key}", (*at, "asks", asked.key)
        for need in action.needs:
            yield f"refusal-{need.key}", (*at, "needs")


def _named_helps(game: Game) -> Named:
    for topic in game.aid:
        yield f"aid-{topic.key}", ("aid", topic.key)
        for item in topic.items:
            yield f"aid-{topic.key}-{item}", ("aid", topic.key, item)
    for setup in setups(game):
        for step in game.setup(setup):
            yield f"setup-{step.key}", ("setup", step.key)
