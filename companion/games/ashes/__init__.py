"""Ashes: its rules as a value, its cards as facts, its texts beside it; imports rules only."""

from companion.games.ashes.game import game

__all__ = ["game"]
