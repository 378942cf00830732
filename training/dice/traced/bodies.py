"""Plain bodies, made and put in their place."""

import bmesh
import bpy
from mathutils import Matrix, Vector


def placed(mesh: bpy.types.Mesh, paint: bpy.types.Material, at: Vector) -> bpy.types.Object:
    thing = bpy.data.objects.new("thing", mesh)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    if not mesh.materials:
        mesh.materials.append(None)
    thing.material_slots[0].link = "OBJECT"
    thing.material_slots[0].material = paint
    return thing


def solid(make: str, **how: object) -> bpy.types.Mesh:
    """One of the usual bodies, with coordinates for pictures."""
    shape = bmesh.new()
    getattr(bmesh.ops, f"create_{make}")(shape, calc_uvs=True, **how)
    mesh = bpy.data.meshes.new(make)
    mesh.uv_layers.new()
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def sheet(wide: float, long: float) -> bpy.types.Mesh:
    """A flat rectangle over which a picture is laid once."""
    corners = [(-wide, -long, 0), (wide, -long, 0), (wide, long, 0), (-wide, long, 0)]
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([tuple(side / 2 for side in corner) for corner in corners], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, [(0, 0), (1, 0), (1, 1), (0, 1)], strict=True):
        loop.uv = uv
    return mesh


def block(wide: float, long: float, high: float) -> bpy.types.Mesh:
    mesh = solid("cube", size=1.0)
    mesh.transform(Matrix.Diagonal((wide, long, high, 1)))
    return mesh


def disc(radius: float, high: float, *, top: float = 1.0, segments: int = 24) -> bpy.types.Mesh:
    """Round below; `top`: how wide above, of the same below."""
    return solid(
        "cone", cap_ends=True, segments=segments, depth=high, radius1=radius, radius2=radius * top
    )
