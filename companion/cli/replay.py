"""`companion replay`: play an exported table or a recorded play again and show how it came out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.games import shelf_of
from companion.cli.help import Command
from companion.cli.options import data_option, flag
from companion.cli.texts import Say

if TYPE_CHECKING:
    from companion.games.shelf import Shelf
    from companion.table.report import Report

LARGEST = 50_000_000  # bytes; no evening is longer


def command(say: Say) -> click.Command:
    def play(file: Path, data: Path | None, **chosen: bool) -> None:
        shelf = shelf_of(data)
        report = report_on(say, file, shelf)
        if chosen["json"]:
            click.echo(json.dumps(report.plain(), ensure_ascii=False, indent=2))
        else:
            show(say, report, shelf)

    return Command(
        "replay",
        say,
        callback=play,
        help=say("about-replay"),
        short_help=say("about-replay-short"),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar=say("metavar-file")),
            flag("--json", say("help-json")),
            data_option(say),
        ],
    )


def report_on(say: Say, file: Path, shelf: Shelf) -> Report:
    """Whatever is wrong with the file becomes one sentence that names it."""
    from companion.games.shelf import UnknownGame
    from companion.table.export import NotAnExport
    from companion.table.play_lines import PlayProblem

    try:
        return replayed(read(file), shelf)
    except OSError as error:
        reason = say("replay-cannot_read", error=error.strerror or str(error))
    except UnicodeDecodeError:
        reason = say("replay-not_utf8")
    except UnknownGame as unknown:
        reason = say("replay-unknown_game", found=str(unknown))
    except (NotAnExport, RecursionError) as problem:
        reason = say(f"replay-{getattr(problem, 'key', 'not_an_export')}")
    except PlayProblem as problem:
        where = say("replay-line", line=str(problem.line))
        reason = f"{where} {say(f'replay-{problem.key}', **problem.facts)}"
    raise click.ClickException(f"{file}{say('colon')} {reason}")


def read(file: Path) -> str:
    with file.open(encoding="utf-8") as opened:
        return opened.read(LARGEST)


def replayed(text: str, shelf: Shelf) -> Report:
    from companion.table.export import NotAnExport
    from companion.table.recorded import replay, replay_export

    if not text.lstrip().startswith(("{", "[")):
        return replay(text, shelf.game)
    try:
        plain = json.loads(text)
    except ValueError as error:
        raise NotAnExport("damaged_export") from error
    return replay_export(plain, shelf.game)


def show(say: Say, report: Report, shelf: Shelf) -> None:
    from rich.console import Console

    from companion.cli.outcome import lines_about, sheet

    voice = shelf.texts(report.game.key).voice(say.language)
    console = Console(highlight=False, soft_wrap=True)
    console.print(voice("name"), style="bold", markup=False)
    if report.outcome.totals:
        console.print(sheet(say, voice, report))
    for line in lines_about(say, voice, report):
        console.print(line, markup=False)
