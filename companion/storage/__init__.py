"""The only SQL in the house; knows entries and the store's promise, and no game."""

from companion.storage.problems import StorageProblem
from companion.storage.store import SqlStore, open_store
from companion.storage.writer import Writer

__all__ = ["SqlStore", "StorageProblem", "Writer", "open_store"]
