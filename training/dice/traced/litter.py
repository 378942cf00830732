"""What lies about at a game, drawn by lot: pieces, and dice of other sides."""

from collections.abc import Callable

import numpy as np
from mathutils import Vector

from training.dice.traced import pieces
from training.dice.traced.polyhedra import polyhedron

Rng = np.random.Generator
Make = Callable[[float, Rng], pieces.Thing]

PIECES: dict[Make, float] = {
    pieces.cube: 0.12,
    pieces.counter: 0.08,
    pieces.ball: 0.08,
    pieces.bead: 0.06,
    pieces.pawn: 0.1,
    pieces.pen: 0.04,
    pieces.domino: 0.15,
    pieces.dotted_counter: 0.08,
    pieces.tile: 0.05,
    pieces.brick: 0.07,
    pieces.washer: 0.05,
    pieces.stack: 0.03,
    pieces.long_tile: 0.04,
    pieces.number_counter: 0.03,
    pieces.letter_tile: 0.02,
}


def drop(spot: Vector, others: float, rng: Rng) -> pieces.Thing:
    """`others`: the share of dice of other sides."""
    kind = polyhedron if rng.random() < others else piece(rng)
    thing = kind(float(rng.uniform(0.35, 1.3)), rng)
    thing.location += spot
    axis = "Y" if kind is pieces.pen else "Z"
    thing.rotation_euler.rotate_axis(axis, float(rng.uniform(0, 6.28)))
    return thing


def piece(rng: Rng) -> Make:
    return list(PIECES)[int(rng.choice(len(PIECES), p=list(PIECES.values())))]
