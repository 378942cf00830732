"""Vindication, as its rulebook tells it."""
