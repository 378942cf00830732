"""One die, ray-marched: a rounded cube on a table with light, gloss, recessed ink and a shadow."""

from dataclasses import dataclass

import cv2
import numpy as np

from training.dice.faces import SIDE

VIEW = 112  # pixels; the die fills about two thirds of the view, the rest is shadow
HALF = 0.5
PLAIN, SWIRL, SPECKS, WOOD = "plain", "swirl", "specks", "wood"
Array = np.ndarray


@dataclass(frozen=True)
class Look:
    """How a die is made."""

    textures: Array  # 6 x SIDE x SIDE ink masks: +x -x +y -y +z(top) -z
    body: Array  # linear RGB
    ink: Array  # linear RGB of each face, in the order of the textures
    rounding: float
    ball: float  # radius of the sphere that clips the corners
    gloss: float
    marble: float
    depth: float  # how deep the ink is cut
    pattern: str = PLAIN
    second: Array | None = None  # linear RGB of the other tone, where there is a pattern
    worn: float = 0.0  # share of the ink that is gone
    panel: Array | None = None  # SIDE x SIDE mask of what lies under the ink of every face
    panel_tone: Array | None = None  # linear RGB of it


@dataclass(frozen=True)
class Stage:
    """Where the camera and the lamp are; one stage serves all dice of a scene."""

    elevation: float
    distance: float
    lamp: Array
    ambient: float
    softness: float


@dataclass(frozen=True)
class Render:
    """Colour and cover of the die, how much light reaches the table, and the top face's corners."""

    colour: Array
    cover: Array
    shade: Array
    corners: Array


def turn(yaw: float, tilt: tuple[float, float]) -> Array:
    cy, sy = np.cos(yaw), np.sin(yaw)
    cx, sx, ct, st = np.cos(tilt[0]), np.sin(tilt[0]), np.cos(tilt[1]), np.sin(tilt[1])
    about_z = np.array([[cy, -sy, 0], [sy, cy, 0], [0, 0, 1]])
    about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    about_y = np.array([[ct, 0, st], [0, 1, 0], [-st, 0, ct]])
    return (about_x @ about_y @ about_z).astype(np.float32)


def distance_field(points: Array, look: Look) -> Array:
    inner = np.abs(points) - (HALF - look.rounding)
    outside = np.sqrt((np.maximum(inner, 0) ** 2).sum(1))
    box = outside + np.minimum(inner.max(1), 0) - look.rounding
    return np.maximum(box, np.sqrt((points**2).sum(1)) - look.ball)


def rays(stage: Stage, size: int) -> tuple[Array, Array, Array]:
    """Camera position, ray directions (world), and the camera's axes."""
    cos, sin = np.cos(stage.elevation), np.sin(stage.elevation)
    eye = np.array([0, -cos, sin], np.float32) * stage.distance
    forward = -eye / stage.distance
    right = np.array([1, 0, 0], np.float32)
    axes = np.stack([right, np.cross(forward, right), forward]).astype(np.float32)
    reach = 1.15 / stage.distance
    grid = (np.arange(size, dtype=np.float32) + 0.5) / size * 2 - 1
    x, y = np.meshgrid(grid * reach, -grid * reach)
    flat = np.stack([x.ravel(), -y.ravel(), np.ones(size * size, np.float32)], 1)
    directions = flat @ axes
    return eye, directions / np.linalg.norm(directions, axis=1, keepdims=True), axes


def march(origin: Array, directions: Array, start: float, look: Look, steps: int) -> Array:
    """How far each ray goes until it meets the die; infinite where it misses."""
    travelled = np.full(len(directions), start, np.float32)
    alive = np.arange(len(directions))
    for _ in range(steps):
        gap = distance_field(origin + directions[alive] * travelled[alive, None], look)
        travelled[alive] += gap
        alive = alive[(gap > 0.002) & (travelled[alive] < start + 2.2)]
        if not len(alive):
            break
    end = distance_field(origin + directions * travelled[:, None], look)
    return np.where(end < 0.01, travelled, np.inf)


def normals(points: Array, look: Look) -> Array:
    step = 0.004
    here = [
        distance_field(points + step * axis, look) - distance_field(points - step * axis, look)
        for axis in np.eye(3, dtype=np.float32)
    ]
    normal = np.stack(here, 1)
    return normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9)


@dataclass(frozen=True)
class Inked:
    """What is painted on each surface point."""

    ink: Array
    tint: Array  # the ink's colour
    panel: Array | float
    slope: Array  # what the cut adds to the normal


def inked(points: Array, look: Look) -> Inked:
    axis = np.abs(points).argmax(1)
    sign = np.take_along_axis(points, axis[:, None], 1)[:, 0] > 0
    face = axis * 2 + ~sign
    others = np.array([[1, 2], [0, 2], [0, 1]])[axis]
    uv = np.take_along_axis(points, others, 1)
    uv[:, 0] *= np.where(sign ^ (axis == 1), 1, -1)  # no face is seen mirrored
    spot = np.clip(((uv / HALF * 0.5 + 0.5) * SIDE).astype(int), 0, SIDE - 1)
    ink = look.textures[face, SIDE - 1 - spot[:, 1], spot[:, 0]]
    soft = np.stack([cv2.GaussianBlur(cut, (0, 0), 2) for cut in cuts(look)])
    dy, dx = np.gradient(soft, axis=(1, 2))
    slope = np.zeros_like(points)
    rows, cols = SIDE - 1 - spot[:, 1], spot[:, 0]
    along = np.stack(
        [dx[face, rows, cols] * np.where(sign ^ (axis == 1), 1, -1), -dy[face, rows, cols]], 1
    )
    np.put_along_axis(slope, others, along * look.depth, 1)
    panel = 0.0 if look.panel is None else look.panel[rows, cols][:, None]
    return Inked(ink, look.ink[face], panel, slope)


def cuts(look: Look) -> Array:
    """What is cut into each face: the ink, and half as deep the panel it lies on."""
    if look.panel is None:
        return look.textures
    return np.maximum(look.textures, 0.5 * look.panel)


def grain(size: int, rng: np.random.Generator) -> Array:
    """Cloudy noise around zero, the marbling of many dice."""
    total = np.zeros((size, size), np.float32)
    for cells in (4, 9, 20):
        small = rng.standard_normal((cells, cells)).astype(np.float32)
        total += cv2.resize(small, (size, size), interpolation=cv2.INTER_CUBIC) / cells**0.4
    return total / 2


def second_tone(pattern: str, size: int, rng: np.random.Generator) -> Array:
    """How much of the other tone is in the body: two tones in one, crumbs, or rings of wood."""
    if pattern == SWIRL:
        return 1 / (
            1 + np.exp(-float(rng.uniform(3, 14)) * (grain(size, rng) - rng.normal(0, 0.3)))
        )
    if pattern == SPECKS:
        cells = int(rng.integers(18, 60))
        crumbs = rng.random((cells, cells)).astype(np.float32) < rng.uniform(0.08, 0.4)
        spread = cv2.resize(crumbs.astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC)
        return np.clip(spread * rng.uniform(1, 2), 0, 1)
    rows, columns = np.mgrid[:size, :size] / size
    lean, rings = rng.uniform(0, np.pi), float(rng.uniform(6, 26))
    along = rows * np.cos(lean) + columns * np.sin(lean) + 0.05 * grain(size, rng)
    return (0.5 + 0.5 * np.sin(2 * np.pi * rings * along)) * rng.uniform(0.3, 0.9)


def body_of(look: Look, seen: Array, rng: np.random.Generator) -> Array:
    """Linear RGB of every point of the body that is seen."""
    cloud = grain(VIEW, rng).ravel()[seen]
    tone = np.broadcast_to(look.body, (len(cloud), 3))
    if look.pattern != PLAIN:
        share = second_tone(look.pattern, VIEW, rng).ravel()[seen, None]
        tone = tone * (1 - share) + look.second * share
    return tone * np.exp(look.marble * cloud)[:, None]


def rubbed_off(look: Look, seen: Array, rng: np.random.Generator) -> Array:
    """What is left of the ink, 0 to 1."""
    if not look.worn:
        return np.ones(int(seen.sum()), np.float32)
    return np.clip(1 + (grain(VIEW, rng).ravel()[seen] - 0.5) * 2 * look.worn, 0, 1)


def lit(
    hit: Array, eye: Array, rotation: Array, look: Look, stage: Stage, body: Array, kept: Array
) -> Array:
    """Linear colour of surface points (world coordinates)."""
    local = hit @ rotation  # the inverse turn, since rotation is orthonormal
    painted = inked(local.copy(), look)
    ink = (painted.ink * kept)[:, None]
    normal = normals(local, look) + painted.slope
    normal = (normal / np.linalg.norm(normal, axis=1, keepdims=True)) @ rotation.T
    if look.panel_tone is not None:
        body = body * (1 - painted.panel) + look.panel_tone * painted.panel
    base = body * (1 - ink) + painted.tint * ink
    diffuse = np.maximum(normal @ stage.lamp, 0)
    sky = stage.ambient * (0.6 + 0.4 * normal[:, 2])
    view = (eye - hit) / np.linalg.norm(eye - hit, axis=1, keepdims=True)
    half = view + stage.lamp
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    shine = np.maximum((normal * half).sum(1), 0) ** (10 + 90 * look.gloss) * look.gloss
    edge = (1 - np.maximum((normal * view).sum(1), 0)) ** 4 * look.gloss * 0.35
    return base * (diffuse * (1 - stage.ambient) + sky)[:, None] + (shine * 0.7 + edge)[:, None]


def shadow(stage: Stage, look: Look, rotation: Array, rest: float) -> Array:
    """Light that reaches the table around the die, 0 to 1, at half the view's size."""
    size = VIEW // 2
    eye, directions, _ = rays(stage, size)
    down = np.minimum(directions[:, 2], -1e-3)
    ground = eye + directions * ((-rest - eye[2]) / down)[:, None]
    nearest = np.full(len(ground), 1.0, np.float32)
    for along in np.linspace(0.03, 1.6, 14):
        points = (ground + stage.lamp * along) @ rotation
        nearest = np.minimum(
            nearest, 0.5 + distance_field(points, look) / (stage.softness * along + 0.02)
        )
    contact = np.clip(distance_field(ground @ rotation, look) / 0.25, 0, 1) * 0.35 + 0.65
    light = stage.ambient + (1 - stage.ambient) * np.clip(nearest, 0, 1)
    return faded(cv2.resize((light * contact).reshape(size, size), (VIEW, VIEW)))


def faded(light: Array) -> Array:
    """Shadows end softly before the view does; a square edge would give the die away."""
    ramp = np.clip(np.minimum(np.arange(VIEW), np.arange(VIEW)[::-1]) / (VIEW * 0.18), 0, 1)
    smooth = ramp * ramp * (3 - 2 * ramp)
    return 1 - (1 - light) * smooth[None] * smooth[:, None]


def corners_of(rotation: Array, eye: Array, axes: Array, stage: Stage) -> Array:
    square = np.array([[-1, 1, 1], [1, 1, 1], [1, -1, 1], [-1, -1, 1]]) * HALF
    seen = (square @ rotation.T - eye) @ axes.T
    plane = seen[:, :2] / seen[:, 2:] / (1.15 / stage.distance)
    return ((plane + 1) / 2 * VIEW).astype(np.float32)


def render(
    look: Look, stage: Stage, yaw: float, tilt: tuple[float, float], rng: np.random.Generator
) -> Render:
    rotation = turn(yaw, tilt)
    eye, directions, axes = rays(stage, VIEW)
    local_eye, local_directions = eye @ rotation, directions @ rotation
    far = march(local_eye, local_directions, stage.distance - 1.0, look, 16)
    seen = np.isfinite(far)
    hit = eye + directions[seen] * far[seen, None]
    body, kept = body_of(look, seen, rng), rubbed_off(look, seen, rng)
    colour = np.zeros((VIEW * VIEW, 3), np.float32)
    colour[seen] = lit(hit, eye, rotation, look, stage, body, kept)
    square = np.clip(colour, 0, 1).reshape(VIEW, VIEW, 3) ** (1 / 2.2)
    rest = float(np.abs(rotation @ np.ones(3)).max()) if any(tilt) else HALF
    shade = shadow(stage, look, rotation, min(rest, HALF + 0.05))
    return Render(
        (square * 255).astype(np.uint8),
        (seen.reshape(VIEW, VIEW) * 255).astype(np.uint8),
        (np.clip(shade, 0, 1) * 255).astype(np.uint8),
        corners_of(rotation, eye, axes, stage),
    )
