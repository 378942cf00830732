"""The table, what lies on it, the light and the camera."""

from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from training.dice.traced import paints

TABLE = 60.0  # in dice; far beyond what the camera sees
Rng = np.random.Generator


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


def lay_table(pictures: list[Path], rng: Rng) -> None:
    kind = rng.random()
    if kind < 0.4:
        picture = pictures[int(rng.integers(len(pictures)))]
        paint = paints.picture_paint(picture, float(np.exp(rng.uniform(0.7, 2.7))), rng)
    else:
        paint = paints.cloth_paint(rng) if kind < 0.75 else paints.wood_paint(rng)
    placed(sheet(TABLE, TABLE), paint, Vector((0, 0, 0)))


def set_tray(reach: float, rng: Rng) -> None:
    """Four walls around the dice, as of a box lid or a dice tray."""
    paint = paints.wood_paint(rng) if rng.random() < 0.5 else paints.cloth_paint(rng)
    high, thick = float(rng.uniform(0.8, 2.5)), float(rng.uniform(0.2, 0.8))
    half = reach + float(rng.uniform(1, 3))
    for side in range(4):
        wall = placed(solid("cube", size=1.0), paint, Vector((0, 0, high / 2)))
        wall.scale = (2 * half + thick, thick, high)
        wall.rotation_euler = (0, 0, side * np.pi / 2)
        wall.location += Vector((np.sin(side * np.pi / 2), np.cos(side * np.pi / 2), 0)) * half


def strew(count: int, reach: float, pictures: list[Path], taken: list[Vector], rng: Rng) -> None:
    """Cards, coins, counters, balls, cones and pens between and around the dice."""
    for _ in range(count):
        spot = Vector((*rng.normal(0, reach * 0.9 + 1, 2), 0))
        clear = all((spot - other).length > 1.2 for other in taken)
        if clear:
            taken.append(spot)
            drop(spot, rng)
        elif rng.random() < 0.7:
            card(spot, pictures, rng)


def card(spot: Vector, pictures: list[Path], rng: Rng) -> None:
    """Printed paper lies flat; dice may stand on it."""
    size = float(rng.uniform(2, 7))
    path = pictures[int(rng.integers(len(pictures)))]
    shape = sheet(size, size * float(rng.uniform(1, 1.6)))
    lift = Vector((0, 0, float(rng.uniform(0.002, 0.012))))
    thing = placed(shape, paints.picture_paint(path, 1.0, rng), spot + lift)
    thing.rotation_euler = (0, 0, float(rng.uniform(0, 6.28)))


def drop(spot: Vector, rng: Rng) -> None:
    kind, size = rng.random(), float(rng.uniform(0.35, 1.3))
    paint = paints.plain_paint(rng)
    if kind < 0.35:
        thing = placed(solid("cube", size=size), paint, spot + Vector((0, 0, size / 2)))
        soften(thing, size)
    elif kind < 0.65:
        high = float(rng.uniform(0.05, 0.6)) * size
        how = {"cap_ends": True, "segments": 24, "depth": high}
        flat = solid("cone", radius1=size * 0.6, radius2=size * 0.6, **how)
        thing = placed(flat, paint, spot + Vector((0, 0, high / 2)))
    elif kind < 0.8:
        ball = solid("icosphere", subdivisions=int(rng.choice([1, 2, 4])), radius=size / 2)
        thing = placed(ball, paint, spot + Vector((0, 0, size / 2)))
    elif kind < 0.9:
        how = {"cap_ends": True, "segments": 16, "depth": size * 1.4}
        pawn = solid("cone", radius1=size * 0.45, radius2=size * 0.12, **how)
        thing = placed(pawn, paint, spot + Vector((0, 0, size * 0.7)))
    else:
        pen = solid("cone", cap_ends=True, segments=12, radius1=0.22, radius2=0.2, depth=9.0)
        thing = placed(pen, paint, spot + Vector((0, 0, 0.22)))
        thing.rotation_euler = (np.pi / 2, 0, 0)
    thing.rotation_euler.rotate_axis("Z" if kind < 0.9 else "Y", float(rng.uniform(0, 6.28)))


def soften(thing: bpy.types.Object, size: float) -> None:
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = size * 0.06, 3


def light(skies: list[Path], rng: Rng) -> None:
    """A photographed surrounding, turned, and often a lamp of some warmth."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    bpy.context.scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    picture, place, turned = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexEnvironment", "TexCoord", "Mapping")
    )
    picture.image = bpy.data.images.load(str(skies[int(rng.integers(len(skies)))]))
    turned.inputs["Rotation"].default_value = (*rng.normal(0, 0.2, 2), rng.uniform(0, 6.28))
    links.new(place.outputs["Generated"], turned.inputs["Vector"])
    links.new(turned.outputs["Vector"], picture.inputs["Vector"])
    links.new(picture.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = float(np.exp(rng.uniform(-1.8, 0.4)))
    for _ in range(int(rng.choice([0, 1, 1, 2]))):
        lamp(rng)


def lamp(rng: Rng) -> None:
    kind = str(rng.choice(["AREA", "POINT", "SPOT"]))
    bulb = bpy.data.lights.new("lamp", kind)
    warm = float(rng.uniform(0, 1))
    bulb.color = (1.0, 1.0 - 0.35 * warm, 1.0 - 0.7 * warm) if rng.random() < 0.7 else (0.8, 0.9, 1)
    far = float(rng.uniform(8, 30))
    bulb.energy = float(np.exp(rng.uniform(0.5, 2.6))) * far * far
    if kind == "AREA":
        bulb.size = float(rng.uniform(1, 12))
    else:
        bulb.shadow_soft_size = float(rng.uniform(0.05, 2))
    thing = bpy.data.objects.new("lamp", bulb)
    way = Vector((*rng.normal(0, 0.7, 2), float(rng.uniform(0.4, 1.3)))).normalized()
    thing.location = way * far
    thing.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def camera(reach: float, rng: Rng) -> bpy.types.Object:
    """Held by hand above the dice: any height, any lens of a phone, sometimes out of focus."""
    lens = bpy.data.cameras.new("camera")
    lens.angle = np.radians(float(rng.uniform(22, 68)))
    thing = bpy.data.objects.new("camera", lens)
    high = np.radians(min(89.0, float(rng.choice([rng.uniform(30, 89), rng.normal(60, 12)]))))
    far = (reach * float(rng.uniform(0.75, 1.5)) + 0.7) / np.tan(lens.angle / 2)
    round_it = float(rng.uniform(0, 6.28))
    aim = Vector((*rng.normal(0, reach * 0.25, 2), 0.3))
    way = Vector((np.cos(high) * np.cos(round_it), np.cos(high) * np.sin(round_it), np.sin(high)))
    thing.location = aim + way * far
    thing.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    thing.rotation_euler.rotate_axis("Z", float(rng.normal(0, 0.12)))
    if rng.random() < 0.25:
        lens.dof.use_dof = True
        lens.dof.focus_distance = far * float(rng.uniform(0.85, 1.15))
        lens.dof.aperture_fstop = 0.35 * far / float(rng.uniform(6, 30))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing
