"""Dice of four, eight, ten, twelve and twenty sides: dice to a person, but not those of pips."""

from itertools import product

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from training.dice.stock import COLOURS, SHARE
from training.dice.traced import paints
from training.dice.traced.bodies import placed
from training.dice.traced.pieces import Thing, soften, written

SHAPE = "polyhedron"  # so its mesh is called
GOLDEN = (1 + 5**0.5) / 2
FLAT = 0.02  # triangles that bend less than this are one side
INK = 0.62  # how far a sign reaches across its side
Rng = np.random.Generator


def around(low: float, high: float) -> list[tuple[float, float, float]]:
    """Corners of a ring of golden rectangles, each turned into the next."""
    flat = [(0.0, a * low, b * high) for a, b in product((-1, 1), repeat=2)]
    return [corner[turn:] + corner[:turn] for corner in flat for turn in range(3)]


def kites() -> list[tuple[float, float, float]]:
    """Ten sides: a zigzag round the middle and a tip above and below."""
    lean = (1 - np.cos(np.pi / 5)) / (1 + np.cos(np.pi / 5))
    zigzag = [(np.cos(k * np.pi / 5), np.sin(k * np.pi / 5), lean * (-1) ** k) for k in range(10)]
    return [*zigzag, (0.0, 0.0, 1.0), (0.0, 0.0, -1.0)]


def corners_of(sides: int) -> list[tuple[float, float, float]]:
    cube = list(product((-1.0, 1.0), repeat=3))
    return {
        4: [corner for corner in cube if np.prod(corner) > 0],
        8: [tuple(sign * side for side in row) for sign in (-1.0, 1.0) for row in np.eye(3)],
        10: kites(),
        12: cube + around(1 / GOLDEN, GOLDEN),
        20: around(1.0, GOLDEN),
    }[sides]


def body_of(sides: int, radius: float) -> bpy.types.Mesh:
    """The body, lying on one of its sides, its middle where the axes meet."""
    shape = bmesh.new()
    for corner in corners_of(sides):
        shape.verts.new(Vector(corner).normalized() * radius if sides != 10 else corner)
    bmesh.ops.convex_hull(shape, input=shape.verts)
    bmesh.ops.dissolve_limit(shape, angle_limit=FLAT, verts=shape.verts, edges=shape.edges)
    if sides == 10:
        bmesh.ops.scale(shape, vec=(radius,) * 3, verts=shape.verts)
    shape.faces.ensure_lookup_table()
    down = shape.faces[0].normal.rotation_difference(Vector((0, 0, -1)))
    bmesh.ops.rotate(shape, matrix=down.to_matrix(), verts=shape.verts)
    mesh = bpy.data.meshes.new(SHAPE)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def polyhedron(size: float, rng: Rng) -> Thing:
    """One of a set as role players throw them, a figure on each side."""
    sides = int(rng.choice([4, 8, 10, 12, 20], p=[0.1, 0.2, 0.25, 0.2, 0.25]))
    mesh = body_of(sides, size * float(rng.uniform(0.6, 0.8)))
    body, tone = paints.body_paint(str(rng.choice(COLOURS, p=SHARE)), rng)
    lowest = min(corner.co.z for corner in mesh.vertices)
    thing = placed(mesh, body, Vector((0, 0, -lowest)))
    soften(thing, size * 0.5)
    ink = paints.pip_paint(tone, rng)
    for number, side in zip(rng.permutation(len(mesh.polygons)), mesh.polygons, strict=True):
        label(thing, side, figure(int(number), sides), ink)
    return thing


def figure(number: int, sides: int) -> str:
    shown = number if sides == 10 else number + 1
    return f"{shown}." if shown in (6, 9) else str(shown)


def label(thing: Thing, side: bpy.types.MeshPolygon, words: str, ink: bpy.types.Material) -> None:
    """A figure in the middle of a side, its head towards a corner."""
    corner = thing.data.vertices[side.vertices[0]].co
    up = (corner - side.center).normalized()
    turn = Matrix((up.cross(side.normal), up, side.normal)).transposed()
    written(thing, words, side.center, INK * np.sqrt(side.area), ink)
    thing.children[-1].rotation_euler = turn.to_euler()
