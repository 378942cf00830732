"""Pure words a game is written in: no clock, no chance, no text, no I/O, nothing of the house."""
