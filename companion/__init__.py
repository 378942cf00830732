"""Tablée: a companion for games played round a real table."""

__version__ = "0.1.0"
