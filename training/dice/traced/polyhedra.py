"""Dice of four, eight, ten, twelve and twenty sides: dice to a person, but not those of pips."""

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from training.dice.polyhedra import KINDS, USUAL, corners_of, figure
from training.dice.stock import COLOURS, SHARE
from training.dice.traced import paints
from training.dice.traced.bodies import placed
from training.dice.traced.pieces import Thing, soften, written

SHAPE = "polyhedron"  # so its mesh is called
FLAT = 0.02  # triangles that bend less than this are one side
INK = 0.62  # how far a sign reaches across its side
Rng = np.random.Generator


def body_of(sides: int, radius: float) -> bpy.types.Mesh:
    """The body, lying on one of its sides, its middle where the axes meet."""
    shape = bmesh.new()
    for corner in corners_of(sides):
        shape.verts.new(corner * radius)
    bmesh.ops.convex_hull(shape, input=shape.verts)
    bmesh.ops.dissolve_limit(shape, angle_limit=FLAT, verts=shape.verts, edges=shape.edges)
    shape.faces.ensure_lookup_table()
    down = shape.faces[0].normal.rotation_difference(Vector((0, 0, -1)))
    bmesh.ops.rotate(shape, matrix=down.to_matrix(), verts=shape.verts)
    mesh = bpy.data.meshes.new(SHAPE)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def polyhedron(size: float, rng: Rng) -> Thing:
    """One of a set as role players throw them, a figure on each side."""
    sides = int(rng.choice(KINDS, p=USUAL))
    mesh = body_of(sides, size * float(rng.uniform(0.6, 0.8)))
    body, tone = paints.body_paint(str(rng.choice(COLOURS, p=SHARE)), rng)
    lowest = min(corner.co.z for corner in mesh.vertices)
    thing = placed(mesh, body, Vector((0, 0, -lowest)))
    soften(thing, size * 0.5)
    ink = paints.pip_paint(tone, rng)
    for number, side in zip(rng.permutation(len(mesh.polygons)), mesh.polygons, strict=True):
        label(thing, side, figure(int(number), sides), ink)
    return thing


def label(thing: Thing, side: bpy.types.MeshPolygon, words: str, ink: bpy.types.Material) -> None:
    """A figure in the middle of a side, its head towards a corner."""
    corner = thing.data.vertices[side.vertices[0]].co
    up = (corner - side.center).normalized()
    turn = Matrix((up.cross(side.normal), up, side.normal)).transposed()
    written(thing, words, side.center, INK * np.sqrt(side.area), ink)
    thing.children[-1].rotation_euler = turn.to_euler()
