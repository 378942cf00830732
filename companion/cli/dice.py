"""`companion dice`: read dice from photos, and measure how well that goes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.help import Command, Family
from companion.cli.options import flag
from companion.cli.texts import Say

if TYPE_CHECKING:
    from companion.vision import Expected
    from companion.vision.report import Row

# The dice a game has on the table: one of each colour.
EXPECTATIONS = {"etherstone": ("red", "black", "green", "white", "purple")}
FIGURES = (
    *("folder", "photos", "refused", "dice", "found", "precision", "extra_per_100_photos"),
    *("value_right_of_found", "whole_photo_right", "whole_photo_right_up_to_six"),
    *("colour_right", "sure", "right_of_sure", "ms_per_photo"),
)


def command(say: Say) -> click.Command:
    listed = [reading(say), scoring(say)]
    return Family("dice", say, listed, help=say("about-dice"), short_help=say("about-dice-short"))


def reading(say: Say) -> click.Command:
    def read(photos: tuple[Path, ...], expect: str | None, **chosen: bool) -> None:
        from companion.vision.report import read_rows, rows_as_json, rows_as_text

        rows = list(read_rows(photos, expected=expected(expect)))
        spoken = (in_words(say, row) for row in rows)
        heads, point = headings(say) | {"sure": say("dice-doubtful")}, say("dice-point")
        as_text = rows_as_text(spoken, headings=heads, point=point)
        click.echo(rows_as_json(rows) if chosen["json"] else as_text)
        if any(row.is_refused for row in rows):
            click.get_current_context().exit(1)

    return Command(
        "read",
        say,
        callback=read,
        help=say("about-dice-read"),
        params=[places(say, "photos"), flag("--json", say("help-json")), expect_option(say)],
    )


def scoring(say: Say) -> click.Command:
    def score(folders: tuple[Path, ...], expect: str | None, **chosen: bool) -> None:
        from companion.vision.report import score_as_text, score_rows
        from companion.vision.score import LabelsUnreadable

        for folder in folders:
            if not folder.is_dir():
                raise click.ClickException(say("no-such-folder", folder=str(folder)))
        try:
            together = "all" if chosen["json"] else say("dice-all")
            rows = score_rows(folders, expected=expected(expect), together=together)
        except LabelsUnreadable as error:
            raise click.ClickException(say("no-labels", folder=str(error.folder))) from None
        as_json = json.dumps(rows, ensure_ascii=False, indent=2)
        as_text = score_as_text(rows, headings=headings(say), point=say("dice-point"))
        click.echo(as_json if chosen["json"] else as_text)

    return Command(
        "score",
        say,
        callback=score,
        help=say("about-dice-score"),
        params=[places(say, "folders"), flag("--json", say("help-json")), expect_option(say)],
    )


def places(say: Say, name: str) -> click.Argument:
    path = click.Path(path_type=Path)
    shown = f"{say(f'metavar-{name}')}..."
    return click.Argument([name], type=path, nargs=-1, required=True, metavar=shown)


def expect_option(say: Say) -> click.Option:
    return click.Option(
        ["--expect"], type=click.Choice(list(EXPECTATIONS)), help=say("help-expect")
    )


def expected(game: str | None) -> Expected | None:
    from companion.vision import Expected

    return Expected.each_once(*EXPECTATIONS[game]) if game else None


def headings(say: Say) -> dict[str, str]:
    """The vision room names columns and figures by key."""
    from companion.vision.report import READ_COLUMNS

    return {key: say(f"dice-{key}") for key in (*READ_COLUMNS, *FIGURES)}


def in_words(say: Say, row: Row) -> Row:
    return replace(
        row,
        colour=say(f"colour-{row.colour}") if row.colour else "",
        problem=say(f"photo-{row.problem}") if row.problem else None,
    )
