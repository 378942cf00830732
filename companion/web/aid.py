"""The player aid as chapters: it comes from the game's own texts."""

from dataclasses import dataclass

from companion.rules.game import Game
from companion.texts.voice import Voice


@dataclass(frozen=True, slots=True)
class Item:
    key: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    items: tuple[Item, ...]


def chapters(game: Game, voice: Voice) -> list[Chapter]:
    return [
        Chapter(
            topic.key,
            voice(f"aid-{topic.key}"),
            tuple(_item(item, f"aid-{topic.key}-{item}", voice) for item in topic.items),
        )
        for topic in game.aid
    ]


def _item(name: str, key: str, voice: Voice) -> Item:
    return Item(name, voice.optional(f"{key}.title"), voice(key))
