"""How a database of yesterday becomes one of today, step by step, from the first schema on.

A change of `schema.py` gets a file in `versions/` (its `revision` is the next number, its
`down_revision` the one before) and a new NEWEST. There is no way back: people update, and a
newer database is refused by an older Companion with a sentence.
"""

NEWEST = "0001"
"""Compared at start, so that an up-to-date database costs no migration machinery at all."""

VERSION_TABLE = "companion_schema"
