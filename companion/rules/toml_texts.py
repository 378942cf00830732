"""The texts of a game's file, gathered into messages: each stands beside what it names."""

from companion.rules.problems import Place, Problem, Unsound
from companion.rules.toml_reader import Table

LANGUAGES = ("en", "fr")
LONGEST = 4000
UNSEEN = dict.fromkeys(
    (*range(10), *range(11, 32), 127, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
)
"""Signs that are not seen but turn a line of text around, or end it."""


class Words:
    """A plain string is said in every language; { en = "…", fr = "…" } in each its own."""

    def __init__(self) -> None:
        self.messages: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.places: dict[str, Place] = {}

    def name(self, key: str, table: Table, word: str = "name") -> None:
        """A text the game cannot do without."""
        if not table.has(word):
            table.wrong("missing", None, name=word)
        self.add(key, table.raw(word), (*table.at, word))

    def maybe(self, key: str, table: Table, word: str) -> bool:
        if table.has(word):
            self.add(key, table.raw(word), (*table.at, word))
            return True
        return False

    def add(self, key: str, value: object, at: Place) -> None:
        self.places[key] = at
        for language, text in _by_language(value, at).items():
            self.messages[language][key] = text

    def copy(self, key: str, source: str) -> None:
        """The same words under a second key."""
        self.places[key] = self.places.get(source, ())
        for messages in self.messages.values():
            if source in messages:
                messages[key] = messages[source]

    def number(self, key: str, source: str, count: int) -> None:
        """The same words with a number behind them: Round 1, Round 2."""
        self.copy(key, source)
        for messages in self.messages.values():
            messages[key] = f"{messages[key]} {count}"

    def sources(self) -> dict[str, str]:
        """One Fluent text for each language."""
        return {language: _fluent(messages) for language, messages in self.messages.items()}


def _by_language(value: object, at: Place) -> dict[str, str]:
    texts: dict[str, object] = value if isinstance(value, dict) else dict.fromkeys(LANGUAGES, value)
    for word in texts:
        if word not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Unsound([Problem("unknown_word", {"name": str(word), "known": known}, at)])
    return {language: _text(texts.get(language), language, at) for language in LANGUAGES}


def _text(text: object, language: str, at: Place) -> str:
    if not isinstance(text, str) or not text.strip():
        raise Unsound([Problem("no_words", {"language": language}, at)])
    if len(text) > LONGEST:
        raise Unsound([Problem("text_too_long", {"most": LONGEST}, at)])
    return text


def _fluent(messages: dict[str, str]) -> str:
    """Attributes (`key.short`) follow their message; every further line is indented."""
    lines: list[str] = []
    for key in sorted(messages, key=lambda key: key.partition(".")):
        name, _, attribute = key.partition(".")
        if attribute and name not in messages:
            continue
        text = messages[key].translate(UNSEEN).strip().replace("\n", "\n        ")
        lines.append(f"    .{attribute} = {text}" if attribute else f"{name} = {text}")
    return "\n".join(lines) + "\n"
