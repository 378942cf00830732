"""The Vale of Eternity with Artifacts: rules as a value, texts beside it; imports rules only."""

from companion.games.vale.game import game

__all__ = ["game"]
