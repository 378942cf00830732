"""Pieces of games that are no dice, and some that nearly are: dominoes, buttons, counters."""

import bpy
import numpy as np
from mathutils import Vector

from training.dice.faces import LAYOUT
from training.dice.traced import paints
from training.dice.traced.bodies import block, disc, placed, solid

DOT = 0.01  # how far a painted dot stands out
Rng = np.random.Generator
Thing = bpy.types.Object


def standing(mesh: bpy.types.Mesh, high: float, rng: Rng) -> Thing:
    return of_paint(mesh, high, paints.plain_paint(rng))


def of_paint(mesh: bpy.types.Mesh, high: float, paint: bpy.types.Material) -> Thing:
    return placed(mesh, paint, Vector((0, 0, high / 2)))


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
    high, (body, dots) = size * float(rng.uniform(0.15, 0.5)), paints.piece_paints(rng)
    thing = of_paint(block(size, 2 * size, high), high, body)
    soften(thing, high)
    line = block(size * 0.9, size * 0.05, DOT)
    hang(thing, line, dots, Vector((0, 0, high / 2)))
    for half in (-0.5, 0.5):
        dotted(thing, Vector((0, half * size, high / 2)), size, dots, rng)
    return thing


def dotted_counter(size: float, rng: Rng) -> Thing:
    """A round counter with dots, a button, an eye. A square one is, from above, a die."""
    high, (body, dots) = size * float(rng.uniform(0.08, 0.3)), paints.piece_paints(rng)
    thing = of_paint(disc(size * 0.6, high), high, body)
    spread = size * float(rng.uniform(0.4, 0.75))
    dotted(thing, Vector((0, 0, high / 2)), spread, dots, rng)
    return thing


def tile(size: float, rng: Rng) -> Thing:
    """A flat six-sided tile, bare or with dots."""
    high, (body, dots) = size * float(rng.uniform(0.05, 0.2)), paints.piece_paints(rng)
    thing = of_paint(disc(size * 0.65, high, segments=6), high, body)
    if rng.random() < 0.6:
        dotted(thing, Vector((0, 0, high / 2)), size * 0.6, dots, rng)
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


def washer(size: float, rng: Rng) -> Thing:
    """A ring or a nut: one dark hole in the middle is no one."""
    high, (body, dark) = size * float(rng.uniform(0.08, 0.4)), paints.piece_paints(rng)
    thing = of_paint(disc(size * 0.55, high, segments=int(rng.choice([6, 32]))), high, body)
    hole = disc(size * float(rng.uniform(0.12, 0.36)), DOT)
    hang(thing, hole, dark, Vector((0, 0, high / 2)))
    return thing


def stack(size: float, rng: Rng) -> Thing:
    """Counters one on the other, never quite in line; the lowest carries the rest."""
    high = size * float(rng.uniform(0.08, 0.2))
    thing = standing(disc(size * 0.5, high), high, rng)
    for level in range(1, int(rng.integers(2, 7))):
        aside = Vector((*rng.normal(0, size * 0.03, 2), level * high))
        hang(thing, disc(size * 0.5, high), paints.plain_paint(rng), aside)
    return thing


def long_tile(size: float, rng: Rng) -> Thing:
    """Longer than wide, with a sign: one of a set that is drawn from. Dots would make it a die
    on a squeezed picture."""
    high, long = size * float(rng.uniform(0.1, 0.7)), float(rng.uniform(1.3, 1.7))
    body, ink = paints.piece_paints(rng)
    thing = of_paint(block(size, size * long, high), high, body)
    soften(thing, min(size, high))
    written(thing, signs(rng), Vector((0, 0, high / 2)), size, ink)
    return thing


def number_counter(size: float, rng: Rng) -> Thing:
    """A round counter with a number, and often a row of dots below it."""
    high, (body, ink) = size * float(rng.uniform(0.05, 0.25)), paints.piece_paints(rng)
    thing = of_paint(disc(size * 0.55, high), high, body)
    top = Vector((0, 0, high / 2))
    written(thing, str(rng.integers(1, 13)), top, size * 0.6, ink)
    dots = int(rng.integers(0, 6))
    for place in range(dots):
        across = (place - (dots - 1) / 2) * size * 0.12
        hang(thing, disc(size * 0.04, DOT), ink, top + Vector((across, -size * 0.35, 0)))
    return thing


def letter_tile(size: float, rng: Rng) -> Thing:
    """A thin square with a letter and its worth."""
    high, (body, ink) = size * float(rng.uniform(0.08, 0.25)), paints.piece_paints(rng)
    thing = of_paint(block(size, size, high), high, body)
    soften(thing, high)
    top = Vector((0, 0, high / 2))
    written(thing, chr(ord("A") + int(rng.integers(26))), top, size * 0.8, ink)
    corner = Vector((size * 0.33, -size * 0.33, 0))
    written(thing, str(rng.integers(1, 11)), top + corner, size * 0.25, ink)
    return thing


def signs(rng: Rng) -> str:
    return "".join(chr(int(rng.integers(ord("A"), ord("Z") + 1))) for _ in range(2))


def written(thing: Thing, words: str, at: Vector, size: float, paint: bpy.types.Material) -> None:
    """Words on a part, their middle at this place."""
    line = bpy.data.curves.new("words", "FONT")
    line.body, line.size, line.extrude = words, size, DOT
    line.align_x, line.align_y = "CENTER", "CENTER"
    line.materials.append(paint)
    shown = bpy.data.objects.new("words", line)
    bpy.context.scene.collection.objects.link(shown)
    shown.location, shown.parent = at, thing


def dotted(thing: Thing, middle: Vector, size: float, paint: bpy.types.Material, rng: Rng) -> None:
    value = int(rng.integers(1, 7))
    radius, reach = size * float(rng.uniform(0.07, 0.12)), size * float(rng.uniform(0.24, 0.3))
    for x, y in LAYOUT[value]:
        hang(thing, disc(radius, DOT), paint, middle + Vector((x, y, 0)) * reach)


def hang(thing: Thing, mesh: bpy.types.Mesh, paint: bpy.types.Material, at: Vector) -> None:
    """A part that turns with the whole."""
    placed(mesh, paint, at).parent = thing
