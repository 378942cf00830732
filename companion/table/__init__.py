"""One play of a game by people: log, play, undo and views; no Flask, no SQL, no text."""
