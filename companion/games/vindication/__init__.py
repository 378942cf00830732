"""Vindication with its expansions: rules as a value, texts beside it; imports rules only."""

from companion.games.vindication.game import game

__all__ = ["game"]
