"""Dice as meshes: a rounded cube with pips cut into it, made once and painted many times."""

from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from training.dice.faces import LAYOUT

PIPS = 21
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
        offset=float(rng.uniform(0.03, 0.17)),
        segments=4,
        profile=0.5,
        affect="EDGES",
    )
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=5, use_grid_fill=True)
    limit = 2.0 if rng.random() < 0.5 else float(rng.uniform(0.69, 0.8))
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
    spread = float(rng.uniform(0.44, 0.6))
    radius = min(float(rng.uniform(0.065, 0.125)), spread * 0.22)
    flat, big_one = rng.random() < 0.35, rng.random() < 0.15
    shape = bmesh.new()
    for axis, value in values.items():
        own = radius * (1.7 if big_one and value == 1 else 1)
        deep = float(rng.uniform(0.02, 0.04)) if flat else own * float(rng.uniform(0.3, 0.9))
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


def whole_shape(rng: Rng) -> Shape:
    """A shape with all its pips: cutting fails now and then."""
    while True:
        shape = shape_of(rng)
        areas = pip_areas(shape.mesh)
        if len(areas) == PIPS and min(areas) > 0.4 * float(np.median(areas)):
            return shape


def pip_areas(mesh: bpy.types.Mesh) -> list[float]:
    """The size of each patch in the pips' paint."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    left = {face for face in shape.faces if face.material_index == 1}
    areas = []
    while left:
        patch, area = [left.pop()], 0.0
        while patch:
            face = patch.pop()
            area += face.calc_area()
            near = {other for edge in face.edges for other in edge.link_faces} & left
            left -= near
            patch += near
        areas.append(area)
    shape.free()
    return areas


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
    cut.use_self = True  # wide balls meet outside the die
    done = bpy.data.meshes.new_from_object(
        body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    for thing in (body, holes):
        bpy.data.objects.remove(thing)
    done.shade_smooth()
    done.set_sharp_from_angle(angle=0.6)
    return Shape(done, values)


def corners(mesh: bpy.types.Mesh) -> np.ndarray:
    """All corners of a mesh, n x 3."""
    flat = np.empty(3 * len(mesh.vertices), np.float32)
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)


def resting(rng: Rng) -> Matrix:
    """Any face down, turned any way; now and then a die leans a little."""
    down = Vector(AXES[int(rng.integers(6))])
    stand = down.rotation_difference(Vector((0, 0, -1))).to_matrix()
    lean = Matrix.Rotation(float(rng.normal(0, 0.05)) if rng.random() < 0.1 else 0.0, 3, "X")
    return lean @ Matrix.Rotation(float(rng.uniform(0, 2 * np.pi)), 3, "Z") @ stand


def top_of(turn: Matrix) -> tuple[int, int, int]:
    """The axis of the die that points up."""
    return max(AXES, key=lambda axis: (turn @ Vector(axis)).z)
