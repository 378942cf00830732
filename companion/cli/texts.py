"""The words of the command line, from the .ftl files beside this module."""

from __future__ import annotations

import locale
from collections.abc import Mapping, Sequence
from pathlib import Path

from companion.config import LANGUAGES
from companion.texts.lookup import texts_in
from companion.texts.voice import Voice

Say = Voice


def sayer(language: str) -> Say:
    """Says a key in this language, with values where the text has places."""
    return texts_in(Path(__file__).parent).voice(language)


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What --language says, even before it is parsed: the help must speak it too."""
    return _asked_for(arguments) or _of_the_system(environment) or LANGUAGES[0]


def _asked_for(arguments: Sequence[str]) -> str | None:
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            following = arguments[place + 1] if place + 1 < len(arguments) else ""
            return _known(value or following)
    return None


def _of_the_system(environment: Mapping[str, str]) -> str | None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name])
    return _known(locale.getlocale()[0] or "")  # Windows sets none of these


def _known(tag: str) -> str | None:
    return next((name for name in LANGUAGES if tag.lower().startswith(name)), None)
