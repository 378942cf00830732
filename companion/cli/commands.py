"""The entry: finds the language, builds the commands, turns every failure into one sentence."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence

import click

from companion.cli import camera, dice, games, replay, run
from companion.cli.help import Commands
from companion.cli.texts import Say, chosen_language, sayer
from companion.config import StartProblem

# Each module gives one command, built in the language of the person who asked.
COMMANDS = (run, games, replay, dice, camera)


def main(arguments: Sequence[str] | None = None) -> None:
    given = list(sys.argv[1:] if arguments is None else arguments)
    say = sayer(chosen_language(given, os.environ))
    sys.exit(outcome(commands(say), given, say))


def commands(say: Say) -> Commands:
    return Commands(say, [module.command(say) for module in COMMANDS])


def outcome(group: Commands, given: list[str], say: Say) -> int:
    """The exit code: 0 if all went well, 2 for a command that cannot be understood."""
    try:
        return int(group.main(given, prog_name="companion", standalone_mode=False) or 0)
    except StartProblem as problem:
        return complain(say(problem.why, **problem.values), problem.exit_code)
    except click.exceptions.NoArgsIsHelpError as error:
        return complain(error.format_message(), error.exit_code)
    except click.UsageError as error:
        return complain(f"{in_words(error, say)} {say('try-help')}", error.exit_code)
    except click.ClickException as error:
        return complain(error.format_message(), error.exit_code)
    except (KeyboardInterrupt, click.Abort):
        return 130


def complain(sentence: str, exit_code: int) -> int:
    click.echo(sentence, err=True)
    return exit_code


def in_words(error: click.UsageError, say: Say) -> str:
    """click speaks English only; these are the mistakes people make."""
    name = error.param.opts[0] if isinstance(error, click.BadParameter) and error.param else ""
    match error:
        case click.NoSuchOption():
            return say("no-such-option", name=error.option_name)
        case click.MissingParameter():
            return say("missing", name=name.upper())
        case click.BadParameter(param=click.Parameter(type=click.Choice(choices=choices))):
            return say("one-of", name=name, choices=", ".join(choices))
        case click.BadParameter() if name:
            return say("bad-value", name=name, reason=error.message)
    if extra := re.search(r"extra arguments? \((.*)\)", error.message):
        return say("too-much", words=extra[1])
    if unknown := re.search(r"No such command '(.*)'", error.message):
        return say("no-such-command", name=unknown[1])
    return error.format_message()
