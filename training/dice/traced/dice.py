"""Dice as meshes: a rounded cube with pips cut into it, made once and painted many times."""

from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from training.dice.faces import LAYOUT

AXES = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
Rng = np.random.Generator


@dataclass(frozen=True)
class Shape:
    """One way of making a die: its mesh (slot 0 body, slot 1 pips) and the value of each axis."""

    mesh: bpy.types.Mesh
    values: dict[tuple[int, int, int], int]


def values_for(rng: Rng) -> dict[tuple[int, int, int], int]:
    """Opposite faces add up to seven; dice exist left- and right-handed."""
    one, two, three = (1, 2, 3) if rng.random() < 0.5 else (1, 3, 2)
    return dict(zip(AXES, (one, 7 - one, two, 7 - two, three, 7 - three), strict=True))


def rounded(rng: Rng) -> bpy.types.Mesh:
    """A cube of side 1 with rounded edges, sometimes its corners ground off by a ball."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.bevel(
        shape,
        geom=shape.edges[:],
        offset=float(rng.uniform(0.02, 0.2)),
        segments=5,
        profile=0.5,
        affect="EDGES",
    )
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=1, use_grid_fill=True)
    limit = 2.0 if rng.random() < 0.5 else float(rng.uniform(0.66, 0.8))
    for vertex in shape.verts:
        if vertex.co.length > limit:
            vertex.co *= limit / vertex.co.length
    mesh = bpy.data.meshes.new("body")
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def pip_places(value: int, axis: tuple[int, int, int], spread: float, turn: bool) -> list[Vector]:
    """The middles of the pips of one face, on that face."""
    normal = Vector(axis)
    across = Vector((axis[1], axis[2], axis[0]))
    up = normal.cross(across)
    spots = [(-y, x) if turn else (x, y) for x, y in LAYOUT[value]]
    return [normal * 0.5 + (across * x + up * y) * (spread / 2) for x, y in spots]


def cutter(values: dict[tuple[int, int, int], int], rng: Rng) -> bpy.types.Mesh:
    """All pips as balls (round hollows) or short cylinders (flat ones), to be cut out."""
    spread = float(rng.uniform(0.44, 0.62))
    radius = min(float(rng.uniform(0.055, 0.115)), spread * 0.22)
    flat, big_one = rng.random() < 0.35, rng.random() < 0.15
    shape = bmesh.new()
    for axis, value in values.items():
        own = radius * (1.7 if big_one and value == 1 else 1)
        deep = float(rng.uniform(0.012, 0.03)) if flat else own * float(rng.uniform(0.3, 0.9))
        for place in pip_places(value, axis, spread, bool(rng.random() < 0.5)):
            add_pip(shape, place, Vector(axis), own, deep, flat=flat)
    mesh = bpy.data.meshes.new("pips")
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def add_pip(
    shape: bmesh.types.BMesh, at: Vector, out: Vector, radius: float, deep: float, *, flat: bool
) -> None:
    stand = out.to_track_quat("Z", "Y").to_matrix().to_4x4()
    if flat:
        place = Matrix.Translation(at) @ stand
        bmesh.ops.create_cone(
            shape, cap_ends=True, segments=20, radius1=radius, radius2=radius, depth=2 * deep,
            matrix=place,
        )  # fmt: skip
        return
    ball = (radius * radius + deep * deep) / (2 * deep)  # a ball that cuts this wide and this deep
    place = Matrix.Translation(at + out * (ball - deep)) @ stand
    bmesh.ops.create_uvsphere(shape, u_segments=18, v_segments=12, radius=ball, matrix=place)


def shape_of(rng: Rng) -> Shape:
    """Cut the pips out of the body; what is cut keeps the second paint."""
    values = values_for(rng)
    body = bpy.data.objects.new("body", rounded(rng))
    holes = bpy.data.objects.new("holes", cutter(values, rng))
    for thing, slots in ((body, 2), (holes, 2)):
        bpy.context.scene.collection.objects.link(thing)
        for _ in range(slots):
            thing.data.materials.append(None)
    holes.data.polygons.foreach_set("material_index", [1] * len(holes.data.polygons))
    cut = body.modifiers.new("cut", "BOOLEAN")
    cut.object, cut.operation, cut.solver = holes, "DIFFERENCE", "EXACT"
    done = bpy.data.meshes.new_from_object(
        body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    for thing in (body, holes):
        bpy.data.objects.remove(thing)
    done.shade_smooth()
    done.set_sharp_from_angle(angle=0.6)
    return Shape(done, values)


def blank(rng: Rng) -> bpy.types.Mesh:
    """A cube without pips: what many games use as counters."""
    mesh = rounded(rng)
    mesh.materials.append(None)
    return mesh


def resting(rng: Rng) -> Matrix:
    """Any face down, turned any way; now and then a die leans a little."""
    down = Vector(AXES[int(rng.integers(6))])
    stand = down.rotation_difference(Vector((0, 0, -1))).to_matrix()
    lean = Matrix.Rotation(float(rng.normal(0, 0.05)) if rng.random() < 0.1 else 0.0, 3, "X")
    return lean @ Matrix.Rotation(float(rng.uniform(0, 2 * np.pi)), 3, "Z") @ stand


def top_of(turn: Matrix) -> tuple[int, int, int]:
    """The axis of the die that points up."""
    return max(AXES, key=lambda axis: (turn @ Vector(axis)).z)
