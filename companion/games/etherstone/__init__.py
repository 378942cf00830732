"""Etherstone with Nobura's Artifax: rules as a value, texts beside it; imports rules only."""

from companion.games.etherstone.game import game

__all__ = ["game"]
