"""Help worth reading: `companion --help` says all, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from companion.cli.options import language_option, version_option
from companion.cli.texts import Say

DEFAULT = "run"
EXAMPLES = {
    "companion": "example-plain",
    "companion --port 9000 --language fr": "example-port",
    "companion --https": "example-https",
    "companion --data ./club": "example-data",
}
VARIABLES = {
    "COMPANION_DATA": "variable-data",
    "COMPANION_DATABASE_URL": "variable-database",
    "COMPANION_HOSTS": "variable-hosts",
}
CODES = {
    "1": "code-file",
    "2": "code-usage",
    "3": "code-port",
    "4": "code-folder",
    "5": "code-damaged",
    "6": "code-url",
    "7": "code-camera",
}


class Formatter(click.HelpFormatter):
    """click's own few words, translated."""

    say: Say

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or self.say("usage"))

    def write_heading(self, heading: str) -> None:
        words = {"Options": "options", "Commands": "commands"}
        colon = self.say("colon")
        self.write(f"{'':>{self.current_indent}}{self.said(words, heading)}{colon}\n")

    def said(self, words: dict[str, str], heading: str) -> str:
        return self.say(words[heading]) if heading in words else heading


def context_class(say: Say) -> type[click.Context]:
    formatter = type("SpokenFormatter", (Formatter,), {"say": staticmethod(say)})
    return type("SpokenContext", (click.Context,), {"formatter_class": formatter})


class Spoken(click.Command):
    """A command whose help speaks one language throughout."""

    say: Say

    def speak(self, say: Say) -> None:
        self.say = say
        self.context_class = context_class(say)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = self.say("help-help")
        return option


class Command(Spoken):
    def __init__(self, name: str, say: Say, **rest: Any) -> None:
        super().__init__(name, **rest)
        self.speak(say)
        if all(param.name != "language" for param in self.params):
            self.params.append(language_option(say))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [self.say("pieces-options"), *super().collect_usage_pieces(ctx)[1:]]


class Family(Spoken, click.Group):
    """Commands that belong together, like `dice read` and `dice score`."""

    def __init__(self, name: str, say: Say, listed: Sequence[click.Command], **rest: Any) -> None:
        super().__init__(name, commands=list(listed), **rest)
        self.speak(say)
        self.params.append(language_option(say))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [self.say("pieces-command"), self.say("pieces-options")]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # the usual ones first, as they were given


class Commands(Family):
    """All commands; without one of their names, `run` is meant."""

    def __init__(self, say: Say, listed: Sequence[click.Command]) -> None:
        super().__init__("companion", say, listed, help=say("about"))
        self.params.append(version_option(say))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, self.completed(args))

    def completed(self, args: list[str]) -> list[str]:
        """The command's name first, whatever people wrote before it or left out."""
        named = next((argument for argument in args if argument in self.commands), None)
        if named is None:
            alone = [argument for argument in args if argument in {"--help", "--version"}]
            return alone[:1] or [DEFAULT, *args]
        place = args.index(named)
        return [named, *args[:place], *args[place + 1 :]]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The default's options too: most people never type its name."""
        self.format_commands(ctx, formatter)
        with formatter.section(self.say("options-of-run")):
            formatter.write_dl(options_of(self.commands[DEFAULT], ctx))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading, rows in (("examples", EXAMPLES), ("variables", VARIABLES), ("codes", CODES)):
            with formatter.section(self.say(heading)):
                formatter.write_dl([(term, self.say(key)) for term, key in rows.items()])


def options_of(command: click.Command, ctx: click.Context) -> list[tuple[str, str]]:
    records = (param.get_help_record(ctx) for param in command.get_params(ctx))
    return [record for record in records if record]
