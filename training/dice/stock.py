"""Render a stock of dice once, so that training only has to paste them.

python -m training.dice.stock OUT.npz --seed 1 --scenes 800
"""

import argparse
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from training.dice.cube import PLAIN, SPECKS, SWIRL, WOOD, Look, Render, Stage, render
from training.dice.faces import (
    GLYPHS,
    SIDE,
    Panel,
    PipStyle,
    glyph,
    numeral,
    panel,
    pips,
    turned,
)

COLOURS = ["white", "black", "red", "green", "blue", "purple", "yellow", "orange", "pink", "grey"]
PER_SCENE = 10
TOP, BELOW = 4, 5  # where these faces are among the textures
NUMERAL, GLYPH = 6, 12  # first face class of numerals, and the class of other symbols
# hue (degrees), spread, saturation and value ranges, in display colour
PAINT = {
    "white": (45, 40, (0.0, 0.22), (0.82, 1.0)),
    "black": (0, 180, (0.0, 0.35), (0.02, 0.20)),
    "red": (358, 10, (0.72, 1.0), (0.42, 0.92)),
    "green": (138, 32, (0.45, 1.0), (0.22, 0.80)),
    "blue": (218, 18, (0.5, 1.0), (0.3, 0.95)),
    "purple": (278, 18, (0.3, 0.95), (0.22, 0.78)),
    "yellow": (52, 7, (0.6, 1.0), (0.75, 1.0)),
    "orange": (24, 8, (0.75, 1.0), (0.75, 1.0)),
    "pink": (330, 14, (0.3, 0.75), (0.75, 1.0)),
    "grey": (0, 180, (0.0, 0.12), (0.35, 0.65)),
}
PATTERNED = [0.6, 0.14, 0.16, 0.1]  # plain, two tones, specks, wood
SHARE = [0.18, 0.17, 0.14, 0.13, 0.09, 0.12, 0.06, 0.04, 0.03, 0.04]


def paint(name: str, rng: np.random.Generator) -> np.ndarray:
    hue, spread, saturation, value = PAINT[name]
    hsv = np.array(
        [
            [
                [
                    (hue + rng.normal(0, spread / 2)) % 360,
                    rng.uniform(*saturation),
                    rng.uniform(*value),
                ]
            ]
        ],
        np.float32,
    )
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)[0, 0] ** 2.2


def ink_for(body: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Mostly black on light and white on dark; sometimes gold, coloured, or hard to see."""
    light = float(body @ [0.3, 0.6, 0.1]) > 0.3
    choice = rng.random()
    if choice < 0.78:
        return np.full(3, rng.uniform(0, 0.03) if light else rng.uniform(0.6, 0.95), np.float32)
    if choice < 0.9:
        other = paint(str(rng.choice(["red", "blue", "green", "yellow", "purple"])), rng)
        return other * (0.5 if light else 1.2)
    factor = rng.uniform(0.2, 0.4) if light else rng.uniform(2.5, 5)
    return np.clip(body * factor + (0 if light else 0.12), 0, 1)


def arranged(top: int, rng: np.random.Generator) -> list[int]:
    """The six values in texture order (+x -x +y -y +z -z); opposite faces add up to seven."""
    sides = [value for value in range(1, 7) if value not in (top, 7 - top)]
    east = int(rng.choice(sides))
    north = int(rng.choice([value for value in sides if value not in (east, 7 - east)]))
    return [east, 7 - east, north, 7 - north, top, 7 - top]


def pip_style(rng: np.random.Generator, fancy: float = 0.0, under: Panel | None = None) -> PipStyle:
    """Mostly plain dots; of one die in four the one is larger, of a few the pips are rings; of
    fancy ones they are shapes with points, or nearer together or further apart than usual."""
    unusual = rng.random() < fancy
    spread = rng.uniform(0.26, 0.68) if unusual else rng.uniform(0.42, 0.58)
    radius = min(rng.uniform(0.09 if unusual else 0.13, 0.25), spread * 0.44)
    if under is not None:  # pips stay on what they lie on
        spread = min(spread, 0.92 * under.room / (2**0.5 + radius / spread))
        radius = min(radius, spread * 0.44)
    one = rng.uniform(1.25, 2.6) if rng.random() < 0.25 else 1.0
    hollow = rng.uniform(0.35, 0.7) if rng.random() < (0.15 if unusual else 0.04) else 0.0
    largest = 0.5 if under is None else 0.8 * under.room
    tall = float(np.exp(rng.normal(0, 0.07)))
    dots = PipStyle(radius, spread, tall, min(one, largest / radius), hollow)
    return with_points(dots, rng) if rng.random() < 0.3 * fancy else dots


def with_points(dots: PipStyle, rng: np.random.Generator) -> PipStyle:
    """Squares, stars and the like instead, as large as the dots would look."""
    points = int(rng.choice([3, 4, 4, 5, 6, 8]))
    straight = rng.random() < 0.6
    return replace(
        dots,
        radius=dots.radius * 1.2,
        points=points,
        waist=float(np.cos(np.pi / points)) if straight else float(rng.uniform(0.4, 1)),
        lean=float(rng.uniform(0, np.pi)),
    )


def panel_style(rng: np.random.Generator, fancy: float) -> Panel | None:
    """Of fancy dice, some have a disc or a square under their pips, or its outline."""
    if rng.random() > 0.6 * fancy:
        return None
    points = int(rng.choice([0, 0, 0, 4, 8]))
    reach = rng.uniform(1.0, 1.25) if points == 4 else rng.uniform(0.68, 0.96)
    line = rng.uniform(0.04, 0.14) if rng.random() < 0.4 else 0.0
    return Panel(float(reach), points, float(line))


def inks_for(order: list[int], body: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One ink for all faces; but the one, and often the four, of many light dice is red, and of
    some other dice the one has an ink of its own."""
    light = float(body @ [0.3, 0.6, 0.1]) > 0.3
    inks = np.stack([ink_for(body, rng)] * 6)
    if rng.random() < (0.22 if light else 0.06):
        other = paint("red", rng) if light and rng.random() < 0.8 else ink_for(body, rng)
        odd = {1, 4} if rng.random() < 0.5 else {1}
        inks[[value in odd for value in order]] = other
    return inks.astype(np.float32)


def textures(
    kind: str, order: list[int], rng: np.random.Generator, fancy: float, under: Panel | None
) -> tuple[np.ndarray, int, int]:
    """Six ink masks, the face class of the top, and its identity for the fingerprint."""
    top = order[TOP]
    if kind == "pips":
        style = pip_style(rng, fancy, under)
        masks = [turned(pips(value, style), 90 * int(rng.integers(4))) for value in order]
        return np.stack(masks), top - 1, top - 1
    if kind == "numerals":
        masks = [turned(numeral(value, rng), 90 * int(rng.integers(4))) for value in order]
        return np.stack(masks), NUMERAL + top - 1, NUMERAL + top - 1
    names = rng.integers(0, GLYPHS, 6)
    masks = [turned(glyph(int(name)), 90 * int(rng.integers(4))) for name in names]
    return np.stack(masks), GLYPH, GLYPH + int(names[4])


def stage_for(rng: np.random.Generator, above: float = 0.0) -> Stage:
    """From straight above, `above` of them surely, down to where the front looks larger than the
    top."""
    low = rng.uniform(26, 50)
    elevation = np.radians(
        min(90.0, rng.choice([rng.uniform(28, 90), rng.normal(62, 14), rng.normal(85, 6), low]))
    )
    if above and rng.random() < above:
        elevation = np.radians(rng.uniform(84, 90))
    lamp = np.array([rng.normal(0, 0.7), rng.normal(0.1, 0.7), rng.uniform(0.5, 1.6)])
    return Stage(
        max(0.45, float(elevation)),
        float(np.exp(rng.uniform(np.log(2.6), np.log(14)))),
        (lamp / np.linalg.norm(lamp)).astype(np.float32),
        float(rng.uniform(0.3, 0.85)),
        float(rng.uniform(0.15, 1.2)),
    )


def other_tone(body: np.ndarray, ink: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Any second colour, or a near one; never one that hides the pips."""
    tone = paint(str(rng.choice(COLOURS)), rng)
    if rng.random() < 0.4:
        tone = np.clip(body * np.exp(rng.normal(0, 0.6)) + 0.02, 0, 1)
    seen = np.abs(tone ** (1 / 2.2) - ink ** (1 / 2.2)).mean()
    return tone if seen > 0.3 else np.clip(body + (body - ink) * rng.uniform(0.1, 0.4), 0, 1)


def panel_tone(under: Panel, body: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An outline is drawn in ink; a disc is cut into the body, or has a colour of its own."""
    if under.line:
        return ink_for(body, rng)
    if rng.random() < 0.35:
        return np.clip(body * np.exp(rng.normal(0, 0.25)), 0, 1)
    return paint(str(rng.choice(COLOURS, p=SHARE)), rng)


def look_for(
    kind: str, colour: str, top: int, rng: np.random.Generator, fancy: float = 0.0
) -> tuple[Look, int, int]:
    order = arranged(top, rng)
    under = panel_style(rng, fancy)
    masks, face, identity = textures(kind, order, rng, fancy, under)
    body = paint(colour, rng)
    ball = rng.choice([0.87, rng.uniform(0.64, 0.8)])
    tone = None if under is None else panel_tone(under, body, rng)
    inks = inks_for(order, body if tone is None or under.line else tone, rng)
    pattern = str(rng.choice([PLAIN, SWIRL, SPECKS, WOOD], p=PATTERNED))
    look = Look(
        masks.astype(np.float32) / 255,
        body,
        inks,
        float(rng.uniform(0.03, 0.2)),
        float(ball),
        float(rng.uniform(0, 1) ** 1.5),
        float(rng.choice([0.02, rng.uniform(0.05, 0.5)])),
        float(rng.uniform(0, 4)),
        pattern,
        other_tone(body, inks[TOP], rng).astype(np.float32),
        float(rng.uniform(0.1, 0.55)) if rng.random() < 0.12 else 0.0,
        None if under is None else panel(under).astype(np.float32) / 255,
        tone,
    )
    return look, face, identity


def is_of_one_colour(look: Look) -> bool:
    """Two tones have no one name; an outline under the pips is only more ink."""
    whole = look.panel is None or look.panel[SIDE // 2, SIDE // 2] == 0
    return look.pattern == PLAIN and whole


def one(
    kind: str,
    colour: str,
    stage: Stage,
    yaw: float | None,
    rng: np.random.Generator,
    fancy: float,
) -> tuple[Render, list[float]]:
    """A die that lies as it fell; or flat, turned by this much or quarters more."""
    look, face, identity = look_for(kind, colour, int(rng.integers(1, 7)), rng, fancy)
    tilt = (0.0, 0.0) if rng.random() < 0.9 else tuple(rng.normal(0, 0.06, 2))
    own = float(rng.uniform(0, 2 * np.pi))
    if yaw is not None:
        own, tilt = yaw + int(rng.integers(4)) * np.pi / 2, (0.0, 0.0)
    shot = render(look, stage, own, tilt, rng)
    clear = rng.uniform(0.55, 0.9) if rng.random() < 0.18 and colour not in ("black",) else 1.0
    named = COLOURS.index(colour) if is_of_one_colour(look) else -1
    return shot, [face, identity, named, np.degrees(stage.elevation), clear]


def scene(
    index: int, seed: int, ordered: float, fancy: float, above: float
) -> list[tuple[Render, list[float]]]:
    rng = np.random.default_rng([seed, index])
    stage = stage_for(rng, above)
    kind = str(rng.choice(["pips", "numerals", "glyphs"], p=[0.56, 0.12, 0.32]))
    alike = rng.random() < 0.35
    first = str(rng.choice(COLOURS, p=SHARE))
    names = [first if alike else str(rng.choice(COLOURS, p=SHARE)) for _ in range(PER_SCENE)]
    yaw = float(rng.uniform(0, 2 * np.pi)) if rng.random() < ordered else None
    return [one(kind, name, stage, yaw, rng, fancy) for name in names]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenes", type=int, default=800)
    parser.add_argument(
        "--ordered", type=float, default=0.4, help="of the scenes: dice to be laid side by side"
    )
    parser.add_argument(
        "--fancy", type=float, default=0.25, help="how many dice are made unlike most"
    )
    parser.add_argument(
        "--above", type=float, default=0.0, help="of the scenes: surely seen from straight above"
    )
    options = parser.parse_args()
    cv2.setNumThreads(1)
    shots = [
        (*pair, index)
        for index in range(options.scenes)
        for pair in scene(index, options.seed, options.ordered, options.fancy, options.above)
    ]
    np.savez(
        options.out,
        colour=np.stack([shot.colour for shot, _, _ in shots]),
        cover=np.stack([shot.cover for shot, _, _ in shots]),
        shade=np.stack([shot.shade for shot, _, _ in shots]),
        corners=np.stack([shot.corners for shot, _, _ in shots]),
        facts=np.array([[*facts, index] for _, facts, index in shots], np.float32),
    )


if __name__ == "__main__":
    main()
