"""Which die is which colour: each on its own, or all together when each colour occurs once."""

from functools import cache
from typing import Final

import numpy as np

from companion.vision.networks import Floats
from companion.vision.reading import COLOURS

LEAST: Final = 1e-4  # no colour is less likely than this, whatever speaks against it
USED: Final = 1.0 - float(np.log(LEAST))  # so a likely die is never left over for its odd colour


def colour_alone(chances: Floats) -> tuple[str, float]:
    best = int(chances.argmax())
    return COLOURS[best], float(chances[best])


def together(
    chances: list[Floats], names: tuple[str, ...], dice: list[float]
) -> dict[int, tuple[str, float]]:
    """Give each colour to one die so that the whole is likeliest; leftover dice get none.

    `dice` says how much each looks like a die, so that of six candidates for five colours the
    doubtful one is left over. The confidence compares the best whole with the best one in which
    this die has another colour.
    """
    table = np.array(
        [
            [np.log(max(float(chance[COLOURS.index(name)]), LEAST)) for name in names]
            for chance in chances
        ]
    )
    worth = np.log(np.clip(dice, 1e-3, 1)) + USED
    best, given = assigned(table + worth[:, None])
    result = {}
    for index, column in given.items():
        barred = (table + worth[:, None]).copy()
        barred[index, column] = -1e3
        other, _ = assigned(barred)
        result[index] = (names[column], float(1 / (1 + np.exp(other - best))))
    return result


def assigned(score: Floats) -> tuple[float, dict[int, int]]:
    """The best total over dice (rows) of at most one colour (column) each, every colour once."""
    rows, columns = score.shape

    @cache
    def best(row: int, used: int) -> tuple[float, tuple[int, ...]]:
        if row == rows:
            return 0.0, ()
        value, rest = best(row + 1, used)
        choice = (value, (-1, *rest))
        for column in range(columns):
            if not used >> column & 1:
                value, rest = best(row + 1, used | 1 << column)
                choice = max(choice, (float(score[row, column]) + value, (column, *rest)))
        return choice

    total, picked = best(0, 0)
    return total, {row: column for row, column in enumerate(picked) if column >= 0}
