"""The table, what lies on it, the light and the camera."""

from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

from training.dice.traced import paints
from training.dice.traced.bodies import placed, sheet, solid
from training.dice.traced.litter import drop
from training.dice.traced.pieces import Thing

TABLE = 60.0  # in dice; far beyond what the camera sees
Rng = np.random.Generator


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


@dataclass(frozen=True)
class Litter:
    """What lies about: so many things, of these the share of dice of other sides."""

    count: int
    others: float


def strew(
    litter: Litter, reach: float, pictures: list[Path], taken: list[Vector], rng: Rng
) -> list[Thing]:
    """Cards and pieces of games between and around the dice; the pieces."""
    dropped = []
    for _ in range(litter.count):
        spot = Vector((*rng.normal(0, reach * 0.9 + 1, 2), 0))
        clear = all((spot - other).length > 1.2 for other in taken)
        if clear:
            taken.append(spot)
            dropped.append(drop(spot, litter.others, rng))
        elif rng.random() < 0.7:
            card(spot, pictures, rng)
    return dropped


def card(spot: Vector, pictures: list[Path], rng: Rng) -> None:
    """Printed paper lies flat; dice may stand on it."""
    size = float(rng.uniform(2, 7))
    path = pictures[int(rng.integers(len(pictures)))]
    shape = sheet(size, size * float(rng.uniform(1, 1.6)))
    lift = Vector((0, 0, float(rng.uniform(0.002, 0.012))))
    thing = placed(shape, paints.picture_paint(path, 1.0, rng), spot + lift)
    thing.rotation_euler = (0, 0, float(rng.uniform(0, 6.28)))


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
    """Held by hand above the dice: any height, down to where the front of a die looks larger than
    its top; any lens of a phone, sometimes out of focus."""
    lens = bpy.data.cameras.new("camera")
    lens.angle = np.radians(float(rng.uniform(22, 68)))
    thing = bpy.data.objects.new("camera", lens)
    heights = [rng.uniform(30, 89), rng.normal(60, 12), rng.uniform(24, 46)]
    high = np.radians(min(89.0, float(rng.choice(heights))))
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
