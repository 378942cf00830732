"""The only SQL in the house; knows entries and the store's promise, and no game."""
