"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.texts import Say
from companion.config import LANGUAGES


def flag(name: str, text: str) -> click.Option:
    return click.Option([name], is_flag=True, help=text)


def data_option(say: Say) -> click.Option:
    return click.Option(
        ["--data"],
        type=click.Path(path_type=Path),
        metavar=say("metavar-folder"),
        help=say("help-data"),
    )


def language_option(say: Say) -> click.Option:
    """Read before the commands are built, so here it is only accepted."""
    return click.Option(
        ["--language"],
        type=click.Choice(LANGUAGES),
        expose_value=False,
        help=say("help-language-only"),
    )


def version_option(say: Say) -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, value: bool) -> None:
        if value:
            from companion import __version__

            click.echo(f"companion {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=say("help-version"),
    )
