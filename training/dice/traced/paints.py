"""What things are made of: plastic, glass, marble and metal; cloth, wood, prints."""

from pathlib import Path

import bpy
import numpy as np

from training.dice.stock import ink_for, paint

Rng = np.random.Generator


class Paint:
    """A material whose nodes are added by name."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.surface = self.nodes["Principled BSDF"]

    def set(self, **values: object) -> None:
        for name, value in values.items():
            self.surface.inputs[name.replace("_", " ")].default_value = value

    def add(self, kind: str, **values: object) -> bpy.types.Node:
        node = self.nodes.new(f"ShaderNode{kind}")
        for name, value in values.items():
            node.inputs[name].default_value = value
        return node

    def link(self, source: bpy.types.NodeSocket, goal: bpy.types.NodeSocket) -> None:
        self.material.node_tree.links.new(source, goal)


def full(colour: np.ndarray) -> tuple[float, float, float, float]:
    red, green, blue = (float(np.clip(part, 0, 1)) for part in colour)
    return red, green, blue, 1.0


def body_paint(colour: str, rng: Rng) -> tuple[bpy.types.Material, np.ndarray]:
    made = Paint("body")
    base = paint(colour, rng)
    made.set(Base_Color=full(base), Roughness=float(rng.uniform(0.04, 0.6)))
    kind = rng.random()
    if kind < 0.16 and colour != "black":
        made.set(Transmission_Weight=float(rng.uniform(0.5, 0.95)), IOR=1.45)
    elif kind < 0.36:
        marble(made, base, rng)
    elif kind < 0.42:
        made.set(Metallic=1.0, Roughness=float(rng.uniform(0.15, 0.45)))
    elif kind < 0.6:
        made.set(Subsurface_Weight=float(rng.uniform(0.1, 0.6)), Subsurface_Scale=0.2)
    if rng.random() < 0.3:
        made.set(Coat_Weight=float(rng.uniform(0.3, 1)), Coat_Roughness=0.05)
    return made.material, base


def marble(made: Paint, base: np.ndarray, rng: Rng) -> None:
    """Clouds of a lighter or darker tone through the body."""
    cloud = made.add("TexNoise", Scale=float(rng.uniform(1.5, 9)), Detail=4.0, Distortion=1.5)
    place = made.add("TexCoord")
    mix = made.add("MixRGB")
    mix.inputs["Color1"].default_value = full(base)
    mix.inputs["Color2"].default_value = full(np.clip(base * rng.uniform(0.3, 2.2) + 0.05, 0, 1))
    made.link(place.outputs["Object"], cloud.inputs["Vector"])
    made.link(cloud.outputs["Fac"], mix.inputs["Fac"])
    made.link(mix.outputs["Color"], made.surface.inputs["Base Color"])


def pip_paint(body: np.ndarray, rng: Rng) -> bpy.types.Material:
    made = Paint("pips")
    ink = ink_for(body, rng)
    made.set(Base_Color=full(ink), Roughness=float(rng.uniform(0.2, 0.8)))
    if rng.random() < 0.08:  # gold and silver
        metal = np.array([0.9, 0.6, 0.2]) if rng.random() < 0.6 else np.array([0.7, 0.7, 0.72])
        made.set(Base_Color=full(metal), Metallic=1.0, Roughness=0.35)
    return made.material


def plain_paint(rng: Rng) -> bpy.types.Material:
    """Wood or plastic of any colour, for what lies about."""
    return painted(tone_of_a_thing(rng), rng)


def painted(tone: np.ndarray, rng: Rng) -> bpy.types.Material:
    made = Paint("thing")
    made.set(Base_Color=full(tone), Roughness=float(rng.uniform(0.1, 0.9)))
    if rng.random() < 0.15:
        made.set(Metallic=1.0)
    return made.material


def tone_of_a_thing(rng: Rng) -> np.ndarray:
    """Half of all pieces are white, ivory, black or wooden; the others have any colour."""
    if rng.random() < 0.5:
        return rng.uniform(0, 1, 3) ** 2
    name = str(rng.choice(["white", "white", "black", "wood"]))
    wood = np.array([0.45, 0.26, 0.1]) * rng.uniform(0.4, 1.6)
    return wood if name == "wood" else paint(name, rng)


def piece_paints(rng: Rng) -> tuple[bpy.types.Material, bpy.types.Material]:
    """A piece and its dots, which mostly stand out from it as those of dice do."""
    tone = tone_of_a_thing(rng)
    ink = ink_for(tone, rng) if rng.random() < 0.7 else tone_of_a_thing(rng)
    return painted(tone, rng), painted(ink, rng)


def picture_paint(path: Path, scale: float, rng: Rng) -> bpy.types.Material:
    """A photograph laid flat: print, wood, stone, a card, a board."""
    made = Paint("picture")
    image = made.add("TexImage")
    image.image = bpy.data.images.load(str(path))
    place, turned = made.add("TexCoord"), made.add("Mapping")
    turned.inputs["Scale"].default_value = (scale, scale, 1)
    turned.inputs["Rotation"].default_value = (0, 0, float(rng.uniform(0, 6.28)))
    turned.inputs["Location"].default_value = (*rng.uniform(0, 1, 2), 0)
    made.link(place.outputs["UV"], turned.inputs["Vector"])
    made.link(turned.outputs["Vector"], image.inputs["Vector"])
    made.link(image.outputs["Color"], made.surface.inputs["Base Color"])
    made.set(Roughness=float(rng.uniform(0.15, 0.9)))
    return made.material


def cloth_paint(rng: Rng) -> bpy.types.Material:
    """Felt, cloth, leather or paint: one tone, a little uneven, with a grain that catches light."""
    made = Paint("cloth")
    tone = rng.uniform(0.01, 0.8, 3) if rng.random() < 0.6 else np.full(3, rng.uniform(0.01, 0.85))
    grain = made.add("TexNoise", Scale=float(np.exp(rng.uniform(2, 6))), Detail=6.0)
    mix, bump = made.add("MixRGB"), made.add("Bump", Strength=float(rng.uniform(0, 0.7)))
    mix.inputs["Color1"].default_value = full(tone)
    mix.inputs["Color2"].default_value = full(tone * rng.uniform(0.5, 1.0))
    place = made.add("TexCoord")
    made.link(place.outputs["Object"], grain.inputs["Vector"])
    made.link(grain.outputs["Fac"], mix.inputs["Fac"])
    made.link(grain.outputs["Fac"], bump.inputs["Height"])
    made.link(mix.outputs["Color"], made.surface.inputs["Base Color"])
    made.link(bump.outputs["Normal"], made.surface.inputs["Normal"])
    made.set(Roughness=float(rng.uniform(0.4, 1.0)))
    return made.material


def wood_paint(rng: Rng) -> bpy.types.Material:
    """Planks: stretched noise between two browns, from matt to varnished."""
    made = Paint("wood")
    light = np.array([0.45, 0.25, 0.11]) * rng.uniform(0.3, 1.7)
    grain = made.add("TexNoise", Scale=float(rng.uniform(0.5, 2)), Detail=8.0, Distortion=0.6)
    place, stretched = made.add("TexCoord"), made.add("Mapping")
    stretched.inputs["Scale"].default_value = (1, float(rng.uniform(6, 20)), 1)
    stretched.inputs["Rotation"].default_value = (0, 0, float(rng.uniform(0, 6.28)))
    mix = made.add("MixRGB")
    mix.inputs["Color1"].default_value = full(light)
    mix.inputs["Color2"].default_value = full(light * rng.uniform(0.2, 0.8))
    made.link(place.outputs["Object"], stretched.inputs["Vector"])
    made.link(stretched.outputs["Vector"], grain.inputs["Vector"])
    made.link(grain.outputs["Fac"], mix.inputs["Fac"])
    made.link(mix.outputs["Color"], made.surface.inputs["Base Color"])
    made.set(Roughness=float(rng.uniform(0.1, 0.8)))
    return made.material
