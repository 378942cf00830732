"""Pieces of games that are no dice, and some that nearly are: dominoes, buttons, counters."""

from collections.abc import Callable

import bpy
import numpy as np
from mathutils import Vector

from training.dice.faces import LAYOUT
from training.dice.traced import paints
from training.dice.traced.bodies import block, disc, placed, solid

DOT = 0.01  # how far a painted dot stands out
Rng = np.random.Generator
Thing = bpy.types.Object
Make = Callable[[float, Rng], Thing]


def standing(mesh: bpy.types.Mesh, high: float, rng: Rng) -> Thing:
    return placed(mesh, paints.plain_paint(rng), Vector((0, 0, high / 2)))


def cube(size: float, rng: Rng) -> Thing:
    thing = standing(solid("cube", size=size), size, rng)
    soften(thing, size)
    return thing


def soften(thing: Thing, size: float) -> None:
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = size * 0.06, 3


def counter(size: float, rng: Rng) -> Thing:
    high = float(rng.uniform(0.05, 0.6)) * size
    return standing(disc(size * 0.6, high), high, rng)


def ball(size: float, rng: Rng) -> Thing:
    """Round, or with flat sides like a die of twenty."""
    round_ = int(rng.choice([1, 2, 4]))
    return standing(solid("icosphere", subdivisions=round_, radius=size / 2), size, rng)


def bead(size: float, rng: Rng) -> Thing:
    """A drop of glass, flat below, with one bright spot."""
    thing = standing(solid("icosphere", subdivisions=4, radius=size / 2), size * 0.5, rng)
    thing.scale = (1, 1, 0.5)
    return thing


def pawn(size: float, rng: Rng) -> Thing:
    thing = standing(disc(size * 0.45, size * 1.4, top=0.27, segments=16), size * 1.4, rng)
    if rng.random() < 0.6:
        head = solid("icosphere", subdivisions=4, radius=size * 0.28)
        hang(thing, head, thing.material_slots[0].material, Vector((0, 0, size * 0.75)))
    return thing


def pen(size: float, rng: Rng) -> Thing:
    thing = standing(disc(0.22, 9.0, top=0.9, segments=12), 0.44, rng)
    thing.rotation_euler = (np.pi / 2, 0, 0)
    return thing


def domino(size: float, rng: Rng) -> Thing:
    """Two halves, each with dots as on a die, and a line between them."""
    high, dots = size * float(rng.uniform(0.15, 0.5)), paints.plain_paint(rng)
    thing = standing(block(size, 2 * size, high), high, rng)
    soften(thing, high)
    line = block(size * 0.9, size * 0.05, DOT)
    hang(thing, line, dots, Vector((0, 0, high / 2)))
    for half in (-0.5, 0.5):
        dotted(thing, Vector((0, half * size, high / 2)), size, dots, rng)
    return thing


def dotted_counter(size: float, rng: Rng) -> Thing:
    """A round counter with dots, a button, an eye. A square one is, from above, a die."""
    high = size * float(rng.uniform(0.08, 0.3))
    thing = standing(disc(size * 0.6, high), high, rng)
    dots, spread = paints.plain_paint(rng), size * float(rng.uniform(0.4, 0.75))
    dotted(thing, Vector((0, 0, high / 2)), spread, dots, rng)
    return thing


def tile(size: float, rng: Rng) -> Thing:
    """A flat six-sided tile, bare or with dots."""
    high = size * float(rng.uniform(0.05, 0.2))
    thing = standing(disc(size * 0.65, high, segments=6), high, rng)
    if rng.random() < 0.6:
        dotted(thing, Vector((0, 0, high / 2)), size * 0.6, paints.plain_paint(rng), rng)
    return thing


def brick(size: float, rng: Rng) -> Thing:
    """A toy brick with round studs: two rows of two are no four, two of three no six."""
    wide, long = sorted(int(count) for count in rng.choice([1, 2, 2, 3, 4], 2))
    step, high = size * 0.45, size * float(rng.choice([0.2, 0.55]))
    thing = standing(block(wide * step, long * step, high), high, rng)
    for column, row in np.ndindex(wide, long):
        spot = Vector((column - (wide - 1) / 2, row - (long - 1) / 2, 0)) * step
        paint = thing.material_slots[0].material
        hang(thing, disc(step * 0.3, step * 0.22), paint, spot + Vector((0, 0, high / 2)))
    return thing


def dotted(thing: Thing, middle: Vector, size: float, paint: bpy.types.Material, rng: Rng) -> None:
    value = int(rng.integers(1, 7))
    radius, reach = size * float(rng.uniform(0.07, 0.12)), size * float(rng.uniform(0.24, 0.3))
    for x, y in LAYOUT[value]:
        hang(thing, disc(radius, DOT), paint, middle + Vector((x, y, 0)) * reach)


def hang(thing: Thing, mesh: bpy.types.Mesh, paint: bpy.types.Material, at: Vector) -> None:
    """A part that turns with the whole."""
    placed(mesh, paint, at).parent = thing


PIECES: dict[Make, float] = {
    cube: 0.15,
    counter: 0.12,
    ball: 0.1,
    bead: 0.08,
    pawn: 0.1,
    pen: 0.05,
    domino: 0.15,
    dotted_counter: 0.1,
    tile: 0.05,
    brick: 0.1,
}


def drop(spot: Vector, rng: Rng) -> None:
    kind = list(PIECES)[int(rng.choice(len(PIECES), p=list(PIECES.values())))]
    thing = kind(float(rng.uniform(0.35, 1.3)), rng)
    thing.location += spot
    thing.rotation_euler.rotate_axis("Y" if kind is pen else "Z", float(rng.uniform(0, 6.28)))
