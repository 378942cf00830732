"""Messages looked up and filled in: a game's own texts first, then those of the app."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle

from companion.texts.messages import LANGUAGES, Messages
from companion.texts.voice import Fact, Voice

FALLBACK: Final = "en"
HYPHEN_AS_MINUS: Final = re.compile(r"(?<![\w.])-(?=\d)")
REMEMBERED: Final = 4096
"""How many filled-in messages each source keeps at hand; formatting is the hot path."""

UNSAID: Final = "…"

Plain = int | float | str


def _as_it_is(value: Any, **options: Any) -> Any:
    """A stranger's text must not ask for a number with a billion digits: options are ignored."""
    return value


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"NUMBER": _as_it_is, "DATETIME": _as_it_is}


class Texts:
    """Messages in every language. `under` is asked for what this source does not say."""

    def __init__(self, sources: Mapping[str, str], *, under: "Texts | None" = None) -> None:
        self.messages = {language: Messages(source) for language, source in sources.items()}
        self.under = under
        self._bundles: dict[str, FluentBundle] = {}
        self._remembered = lru_cache(REMEMBERED)(self._format)
        self._known = lru_cache(REMEMBERED)(self._knows)
        self._voices = {language: Voice(self, language) for language in LANGUAGES}

    def layers(self, language: str) -> tuple[Messages, ...]:
        mine = (self.messages[language],) if language in self.messages else ()
        return mine + (self.under.layers(language) if self.under else ())

    def _bundle(self, language: str) -> FluentBundle:
        """Read when the first person asks for it: a start must not wait for every text."""
        if language not in self._bundles:
            self._bundles[language] = self._read(language)
        return self._bundles[language]

    def _read(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for layer in self.layers(language):
            bundle.add_resource(layer.resource)  # the first to name a key wins
        return bundle

    def has(self, key: str, language: str, /) -> bool:
        """Whether this very language says it, without falling back."""
        return self._known(key, language)

    def _knows(self, key: str, language: str) -> bool:
        name, _, attribute = key.partition(".")
        bundle = self._bundle(language) if language in LANGUAGES else None
        if bundle is None or not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, language: str, /, **facts: Fact) -> str:
        """The message in the language, else in English, else the key itself."""
        return self._remembered(
            key, language, tuple((name, _plain(fact)) for name, fact in facts.items())
        )

    def voice(self, language: str) -> Voice:
        return self._voices.get(language) or self._voices[FALLBACK]

    def keys(self, language: str) -> frozenset[str]:
        """What this source itself says in the language, attributes included."""
        return frozenset(self.messages[language].placeholders if language in self.messages else ())

    def _format(self, key: str, language: str, facts: tuple[tuple[str, Plain], ...]) -> str:
        for tried in dict.fromkeys((language, FALLBACK)):
            if self.has(key, tried):
                return self._filled(key, tried, dict(facts))
        return key

    def _filled(self, key: str, language: str, facts: dict[str, Plain]) -> str:
        name, _, attribute = key.partition(".")
        bundle = self._bundle(language)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        try:
            said = str(bundle.format_pattern(pattern, self._unsaid(key, language) | facts)[0])
        except (RecursionError, ArithmeticError):  # a text that speaks of itself without end
            return key
        is_negative = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
        return HYPHEN_AS_MINUS.sub("−", said) if is_negative else said

    def _unsaid(self, key: str, language: str) -> dict[str, Plain]:
        """A fact nobody gave (it may be a secret) is passed over, not shown as a placeholder."""
        layers = (layer.placeholders for layer in self.layers(language))
        names = next((names[key] for names in layers if key in names), frozenset())
        return dict.fromkeys(names, UNSAID)


def _plain(fact: Fact) -> Plain:
    """As Fluent takes it: yes and no are words a message can choose by, a list is read out.
    (And `1 == True` in Python would mix the two up in what we remember.)"""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if fact is None:
        return ""
    return fact if isinstance(fact, (int, float, str)) else ", ".join(str(item) for item in fact)


def texts_in(folder: Path, *, under: Texts | None = None) -> Texts:
    """The texts of a folder: en.ftl and fr.ftl, and more of them in folders en/ and fr/."""
    return Texts({code: _read(folder, code) for code in LANGUAGES}, under=under)


def _read(folder: Path, language: str) -> str:
    files = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    return "\n\n".join(file.read_text("utf-8") for file in files if file.is_file())


@cache
def app_texts() -> Texts:
    """What the app itself says; read once."""
    return texts_in(Path(__file__).parent)
