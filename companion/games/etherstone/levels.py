"""How the Threat deck is made: level I on top, then II, then III."""

LEVELS: dict[int, tuple[int, int, int]] = {2: (3, 3, 4), 3: (4, 4, 5), 4: (4, 5, 6)}
"""How many Threats of level I, II and III are played with, by number of players."""


def rows_of(players: int) -> tuple[int, int, int]:
    return LEVELS.get(players, LEVELS[2])


def level_of(rows: tuple[int, int, int], at: int) -> int:
    """The level of the at-th Threat from the top (1 is the first)."""
    one, two, _ = rows
    if at <= one:
        return 1
    return 2 if at <= one + two else 3
