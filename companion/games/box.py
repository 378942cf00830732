"""The games we ship: a folder with game.py and its texts, or one .toml, each found by its name."""

from functools import cache
from importlib import import_module
from pathlib import Path

from companion.games.file_games import read_file
from companion.games.shelved import Broken, Found, Shelved
from companion.rules.game import Game
from companion.rules.problems import Unsound, problem
from companion.texts.lookup import Texts, app_texts, texts_in

HERE = Path(__file__).parent


@cache
def boxed_games() -> Found:
    """Read once: what is in the box does not change while we run, and tests hold it sound."""
    games: dict[str, Shelved] = {}
    broken: list[Broken] = []
    for source in sorted((*HERE.glob("*/game.py"), *HERE.glob("*.toml"))):
        try:
            shelved = _shelve_file(source) if source.suffix == ".toml" else _shelve_folder(source)
        except Unsound as unsound:
            broken += (Broken(source, reason) for reason in unsound.problems)
        else:
            games[shelved.game.key] = shelved
    return Found(games, tuple(broken))


def _shelve_folder(source: Path) -> Shelved:
    """One game that cannot be imported must not keep the others from the table."""
    key = source.parent.name
    try:
        game = import_module(f"companion.games.{key}.game").game
    except Exception as error:
        raise Unsound([problem("game_crashes", error=repr(error))]) from error
    if not isinstance(game, Game) or game.key != key:
        raise Unsound([problem("wrong_key", key=key)])
    return Shelved(game, texts_in(source.parent, under=app_texts()), source)


def _shelve_file(source: Path) -> Shelved:
    read = read_file(source)
    return Shelved(read.game, Texts(read.messages, under=app_texts()), source)
