"""The command line: knows every room, says everything in English and in French, decides nothing."""

from companion.cli.commands import main

__all__ = ["main"]
