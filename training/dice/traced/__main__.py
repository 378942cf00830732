"""Trace pictures of dice with their labels, in the layout of the photographs.

    python -m training.dice.traced PHOTOS/traced --empty EMPTY --skies SKIES --seed 1

EMPTY: pictures (*.jpg) without dice, for tables and cards. SKIES: surroundings (*.exr). Several
runs with different seeds may fill one folder; labels are written after every picture.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from training.dice.photos import OTHER
from training.dice.stock import COLOURS, SHARE
from training.dice.traced import dice, paints, table
from training.dice.traced.polyhedra import SHAPE

SHAPES = 40
SIZES = [(400, 300), (300, 400), (352, 352), (448, 252)]
LARGE_SIZES = [(2000, 1500), (1500, 2000)]  # what is left of twelve megapixels when they are read
SEEN = 0.6  # less of the top face in sight: nobody can read it
EVERY = 9  # so many corners of a fine mesh stand for all of them
INSIDE = 0.5  # less of the die in the picture: nobody is asked for it
Rng = np.random.Generator


@dataclass(frozen=True)
class Thrown:
    """A die that lies on the table."""

    thing: bpy.types.Object
    value: int
    top: tuple[int, int, int]
    colour: str


def emptied() -> None:
    """Forget the last picture; the dice's shapes stay."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    kept = {"shape"}
    for kind in (bpy.data.meshes, bpy.data.materials, bpy.data.images, bpy.data.worlds,
                 bpy.data.lights, bpy.data.cameras, bpy.data.curves):  # fmt: skip
        for item in [item for item in kind if item.name.split(".")[0] not in kept]:
            kind.remove(item)


def shapes(seed: int) -> list[dice.Shape]:
    rng = np.random.default_rng([seed, 77])
    made = [dice.whole_shape(rng) for _ in range(SHAPES)]
    for shape in made:
        shape.mesh.name = "shape"
        shape.mesh.use_fake_user = True
    return made


def spots(count: int, rng: Rng) -> list[Vector]:
    """Where dice lie: spread out or in a heap, never one inside another."""
    reach = float(rng.uniform(0.75, 2.2)) * np.sqrt(count)
    found: list[Vector] = []
    for _ in range(count * 8):
        spot = Vector((*rng.normal(0, reach * 0.6, 2), 0))
        if len(found) < count and all((spot - other).length > 1.42 for other in found):
            found.append(spot)
    return found


def throw(known: list[dice.Shape], places: list[Vector], rng: Rng) -> list[Thrown]:
    alike, usual = rng.random() < 0.45, known[int(rng.integers(len(known)))]
    colour = str(rng.choice(COLOURS, p=SHARE))
    painted = painting(colour, rng)
    thrown = []
    for place in places:
        shape = usual if alike or rng.random() < 0.5 else known[int(rng.integers(len(known)))]
        if not alike:
            colour = str(rng.choice(COLOURS, p=SHARE))
            painted = painting(colour, rng)
        thrown.append(thrown_at(place, shape, colour, painted, rng))
    return thrown


def painting(colour: str, rng: Rng) -> tuple[bpy.types.Material, bpy.types.Material]:
    body, tone = paints.body_paint(colour, rng)
    return body, paints.pip_paint(tone, rng)


def thrown_at(
    place: Vector,
    shape: dice.Shape,
    colour: str,
    painted: tuple[bpy.types.Material, bpy.types.Material],
    rng: Rng,
) -> Thrown:
    turn = dice.resting(rng)
    thing = bpy.data.objects.new("die", shape.mesh)
    bpy.context.scene.collection.objects.link(thing)
    for slot, paint in zip(thing.material_slots, painted, strict=True):
        slot.link, slot.material = "OBJECT", paint
    thing.scale = [float(np.exp(rng.normal(0, 0.02)))] * 3
    thing.rotation_euler = turn.to_euler()
    lowest = float((dice.corners(shape.mesh) @ np.array(turn).T)[:, 2].min())
    thing.location = place + Vector((0, 0, -lowest * thing.scale[0] + 0.003))
    top = dice.top_of(turn)
    return Thrown(thing, shape.values[top], top, colour)


def frame_of(thing: bpy.types.Object, size: tuple[int, int]) -> tuple[tuple[float, ...], float]:
    """The die's box in pixels, as far as it is in the picture, and how much of it is."""
    scene, place = bpy.context.scene, thing.matrix_world
    seen = [world_to_camera_view(scene, scene.camera, place @ v.co) for v in thing.data.vertices]
    xs, ys = [v.x * size[0] for v in seen], [(1 - v.y) * size[1] for v in seen]
    left, right = max(0.0, min(xs)), min(float(size[0]), max(xs))
    top, below = max(0.0, min(ys)), min(float(size[1]), max(ys))
    wide, high = max(0.0, right - left), max(0.0, below - top)
    return (left, top, wide, high), wide * high / ((max(xs) - min(xs)) * (max(ys) - min(ys)))


def in_sight(die: Thrown) -> float:
    """How much of the top face no other thing hides."""
    scene, eye = bpy.context.scene, bpy.context.scene.camera.location
    normal = Vector(die.top)
    across = Vector((die.top[1], die.top[2], die.top[0]))
    up, graph = normal.cross(across), bpy.context.evaluated_depsgraph_get()
    clear = 0
    for x in (-0.3, -0.1, 0.1, 0.3):
        for y in (-0.3, -0.1, 0.1, 0.3):
            point = die.thing.matrix_world @ (normal * 0.52 + across * x + up * y)
            way = eye - point
            hit, *_ = scene.ray_cast(graph, point, way.normalized(), distance=way.length)
            clear += not hit
    return clear / 16


def labels(thrown: list[Thrown], size: tuple[int, int]) -> list[dict]:
    """Value 0: a die that is cut off or hidden; it is neither asked for nor called wrong."""
    found = []
    for die in thrown:
        box, inside = frame_of(die.thing, size)
        if inside > 0:
            value = die.value if inside >= INSIDE and in_sight(die) >= SEEN else 0
            found.append({"box": [round(v, 1) for v in box], "value": value, "colour": die.colour})
    return found


def other_labels(dropped: list[bpy.types.Object], size: tuple[int, int]) -> list[dict]:
    """Dice of other sides, most of which are in the picture."""
    frames = [frame_of(thing, size) for thing in dropped if thing.data.name.startswith(SHAPE)]
    seen = [box for box, inside in frames if inside > INSIDE]
    return [{"box": [round(v, 1) for v in box], "value": OTHER} for box in seen]


def set_quality(size: tuple[int, int], threads: int, rng: Rng) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_denoising = 10, True
    scene.cycles.denoiser, scene.cycles.denoising_quality = "OPENIMAGEDENOISE", "FAST"
    scene.cycles.denoising_prefilter, scene.cycles.use_light_tree = "NONE", False
    scene.cycles.max_bounces, scene.cycles.seed = 6, int(rng.integers(1 << 30))
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.image_settings.file_format, scene.render.image_settings.quality = "JPEG", 93
    scene.view_settings.view_transform = str(rng.choice(["Standard", "Filmic", "AgX"]))
    scene.view_settings.exposure = float(rng.normal(0.1, 0.5))


def laid_out(options: argparse.Namespace, rng: Rng) -> tuple[list[Vector], float, int]:
    """Where dice lie, how far out, and how many pieces lie about. Bare: pieces alone, and many;
    where most pieces are dice of other sides, many and few of the usual dice."""
    if options.bare:
        return [], float(rng.uniform(1.5, 6)), int(rng.integers(8, 40))
    if options.large:
        return whole_table(rng)
    if options.others >= 0.5:
        places = spots(int(rng.choice([0, 1, 2, 3])), rng)
        return places, float(rng.uniform(1.5, 5)), int(rng.integers(5, 22))
    places = spots(int(rng.choice([1, 2, 3, 5, 6, 7, 9, 12, 16])), rng)
    pieces = int(rng.integers(1, 14)) if rng.random() < 0.6 else 0
    return places, max(1.5, *(place.length for place in places)), pieces


def whole_table(rng: Rng) -> tuple[list[Vector], float, int]:
    """As somebody sees it who stands up for the photograph: dice are a fortieth of it, or less."""
    reach = float(rng.uniform(12, 30))
    loose = [
        Vector((*rng.uniform(-reach, reach, 2), 0)) * 0.7 for _ in range(int(rng.integers(12)))
    ]
    heap = Vector((*rng.uniform(-reach, reach, 2), 0)) * 0.5
    together = [spot + heap for spot in spots(int(rng.integers(4, 14)), rng)]
    far = [one for one in loose if all((one - other).length > 1.42 for other in together)]
    return together + far, reach, int(rng.integers(20, 70))


def picture(number: int, options: argparse.Namespace, known: list[dice.Shape]) -> list[dict]:
    rng = np.random.default_rng([options.seed, number])
    emptied()
    sizes = LARGE_SIZES if options.large else SIZES
    size = sizes[int(rng.integers(len(sizes)))]
    set_quality(size, options.threads, rng)
    places, reach, pieces = laid_out(options, rng)
    table.lay_table(options.pictures_there, rng)
    thrown = throw(known, places, rng) if places else []
    if rng.random() < 0.2:
        table.set_tray(reach, rng)
    litter = table.Litter(pieces, 0.0 if options.bare else options.others)
    dropped = table.strew(litter, reach, options.pictures_there, list(places), rng)
    table.light(options.skies_there, rng)
    table.camera(reach, rng)
    bpy.context.view_layer.update()
    bpy.context.scene.render.filepath = str(folder_of(options) / name_of(options.seed, number))
    bpy.ops.render.render(write_still=True)
    return labels(thrown, size) + other_labels(dropped, size)


def folder_of(options: argparse.Namespace) -> Path:
    """Pictures without dice have no labels, and lie as in EMPTY."""
    return options.out if options.bare else options.out / "images"


def name_of(seed: int, number: int) -> str:
    return f"s{seed}_{number:05d}.jpg"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--empty", type=Path, required=True)
    parser.add_argument("--skies", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--others", type=float, default=0.08, help="of the pieces: dice of other sides"
    )
    parser.add_argument("--large", action="store_true", help="whole tables with small dice")
    parser.add_argument("--bare", action="store_true", help="pieces of games and no dice")
    options = parser.parse_args()
    options.pictures_there = sorted(options.empty.glob("*.jpg"))
    options.skies_there = sorted(options.skies.glob("*.exr"))
    folder_of(options).mkdir(parents=True, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    known, told = [] if options.bare else shapes(options.seed), {}
    for number in range(options.pictures):
        told[name_of(options.seed, number)] = picture(number, options, known)
        if not options.bare:
            (options.out / f"labels-{options.seed}.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main()
