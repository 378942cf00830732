"""`companion games`: what stands on the shelf, and what is wrong with the rest."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.help import Command
from companion.cli.options import data_option
from companion.cli.texts import Say
from companion.config import data_folder

if TYPE_CHECKING:
    from companion.games.shelf import Shelf
    from companion.games.shelved import Shelved

BROKEN = 1  # the exit code when a file cannot be put on the shelf


def command(say: Say) -> click.Command:
    def check(data: Path | None) -> int:
        return show(say, shelf_of(data))

    return Command(
        "games",
        say,
        callback=check,
        help=say("about-games"),
        short_help=say("about-games-short"),
        params=[data_option(say)],
    )


def shelf_of(data: Path | None) -> Shelf:
    from companion.games.shelf import Shelf

    return Shelf((data or data_folder(os.environ)) / "games")


def show(say: Say, shelf: Shelf) -> int:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(_table(say, shelf))
    for broken in shelf.problems():
        console.print(broken.say(_app_voice(say)), style="bold red", markup=False, soft_wrap=True)
    return BROKEN if shelf.problems() else 0


def _app_voice(say: Say) -> Say:
    from companion.texts.lookup import app_texts

    return app_texts().voice(say.language)


def _table(say: Say, shelf: Iterable[Shelved]) -> object:
    from rich.table import Table

    table = Table(
        *(say(f"games-{column}") for column in ("key", "name", "seats", "options", "from"))
    )
    for shelved in shelf:
        table.add_row(*_row(say, shelved))
    return table


def _row(say: Say, shelved: Shelved) -> list[str]:
    game, voice = shelved.game, shelved.texts.voice(say.language)
    fewest, most = min(game.seats), max(game.seats)
    options = (voice(f"option-{option.key}") for option in game.options)
    source = str(shelved.source) if shelved.own else say("games-box")
    seats = str(fewest) if fewest == most else f"{fewest}–{most}"
    return [game.key, voice("name"), seats, ", ".join(options), source]
