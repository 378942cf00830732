"""Pictures for the detector: a photograph cut out at a random scale, or dice pasted on a table."""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from training.dice import backdrops
from training.dice.photos import OTHER, Mark, Photo
from training.dice.weather import weathered

SIZE = 192
POOL = 400
VIEW_SIDE = 1.6  # a die's picture is this much wider than the die
CUT_SCENES = 1_000_000  # scenes from here on are dice cut out of photographs (see cutouts)
EMPTY = 0.12  # share of pictures that hold no die
PIECES = 0.45  # of these: tables with pieces of games
SMALLEST, LARGEST = 11, 420  # sides of dice in a training picture; too large ones are no dice
PARALLEL = 0.06  # how far from parallel two edges may be, as a sine
IN_A_BLOCK = 0.6  # of the scenes whose dice are turned alike: side by side
FLAT = {"tray", "lamp"}  # seen from above: any turn of the picture is as likely
Box = tuple[
    float, float, float, float, int
]  # centre x, y, width, height, value (0 unread, below: skip)


@dataclass(frozen=True)
class Stock:
    """The rendered dice (see stock), by scene."""

    colour: np.ndarray
    cover: np.ndarray
    shade: np.ndarray
    corners: np.ndarray  # of the top face; not known of dice that were cut out of photographs
    facts: np.ndarray  # face class, identity, colour, elevation, clearness, scene

    @staticmethod
    def load(paths: list[Path]) -> "Stock":
        parts = [np.load(path) for path in paths]
        facts = [part["facts"] for part in parts]
        for index, fact in enumerate(facts):
            fact[:, 5] += 100_000 * index
        joined = {
            key: np.concatenate([part[key] for part in parts])
            for key in ("colour", "cover", "shade")
        }
        corners = np.concatenate([corners_in(part) for part in parts])
        return Stock(**joined, corners=corners, facts=np.concatenate(facts))

    def scenes(self) -> list[np.ndarray]:
        order = np.unique(self.facts[:, 5], return_inverse=True)[1]
        return [np.flatnonzero(order == index) for index in range(order.max() + 1)]

    def turned_like(self, index: int) -> np.ndarray:
        """Dice of the same scene that are turned the same way, or by quarters: they can touch."""
        corners = self.corners
        scene = np.flatnonzero(self.facts[:, 5] == self.facts[index, 5])
        edges, own = (
            corners[scene, 1] - corners[scene, 0],
            corners[index, 1:4:2] - corners[index, 0],
        )
        lean = np.abs(edges[:, :1] * own[:, 1] - edges[:, 1:] * own[:, 0]).min(1)
        lengths = np.linalg.norm(edges, axis=1) * np.linalg.norm(own, axis=1).min()
        return scene[(lean < PARALLEL * lengths) & (scene != index)]

    def steps(self, index: int, side: float, angle: float) -> np.ndarray:
        """From a die to the next one across and to the next one up, if they touch."""
        turn = cv2.getRotationMatrix2D((0, 0), angle, side / self.cover.shape[1])[:, :2]
        corners = self.corners[index]
        return np.stack([turn @ (corners[edge] - corners[0]) for edge in (1, 3)])


def corners_in(part: np.lib.npyio.NpzFile) -> np.ndarray:
    unknown = np.full((len(part["facts"]), 4, 2), np.nan, np.float32)
    return part["corners"] if "corners" in part.files else unknown


def squeeze(rng: np.random.Generator) -> float:
    """How much wider and less high. Many a picture was squeezed into a square, some by half."""
    usual = rng.random() < 0.75
    return float(np.exp(rng.normal(0, 0.1) if usual else rng.uniform(-0.32, 0.32)))


def gap(rng: np.random.Generator) -> float:
    """How far apart dice laid side by side are: hardly ever more than they are wide by a fifth."""
    return 1 + float(rng.choice([rng.uniform(0, 0.04), rng.uniform(0, 0.2)]))


def place(
    canvas: np.ndarray, stock: Stock, index: int, centre: np.ndarray, side: float, angle: float
) -> tuple[float, float, float, float] | None:
    """Paste one die so that its view takes `side` pixels; its box, or nothing if out of sight."""
    view = stock.cover.shape[1]
    size = canvas.shape[0]
    matrix = cv2.getRotationMatrix2D((view / 2, view / 2), angle, side / view)
    matrix[:, 2] += centre - view / 2
    low = np.floor(centre - side * 0.75).astype(int).clip(0, size)
    high = np.ceil(centre + side * 0.75).astype(int).clip(0, size)
    if (high - low).min() < 4:
        return None
    matrix[:, 2] -= low
    area = (int(high[0] - low[0]), int(high[1] - low[1]))
    smooth = cv2.INTER_AREA if side < view / 2 else cv2.INTER_LINEAR
    shrink = max(1, int(view / side / 1.5))
    pick = [part[index] for part in (stock.colour, stock.cover, stock.shade)]
    if shrink > 1:
        pick = [
            cv2.resize(part, None, fx=1 / shrink, fy=1 / shrink, interpolation=smooth)
            for part in pick
        ]
        matrix = matrix @ np.array([[shrink, 0, 0], [0, shrink, 0], [0, 0, 1.0]])
    colour, cover = (cv2.warpAffine(part, matrix, area) for part in pick[:2])
    shade = cv2.warpAffine(pick[2], matrix, area, borderValue=255)
    return blend(canvas, low, high, colour[..., ::-1], cover, shade, float(stock.facts[index, 4]))


def blend(
    canvas: np.ndarray,
    low: np.ndarray,
    high: np.ndarray,
    colour: np.ndarray,
    cover: np.ndarray,
    shade: np.ndarray,
    clear: float,
) -> tuple[float, ...] | None:
    patch = canvas[low[1] : high[1], low[0] : high[0]].astype(np.float32)
    alpha = cover[..., None].astype(np.float32) / 255 * clear
    ground = patch * (shade[..., None].astype(np.float32) / 255)
    canvas[low[1] : high[1], low[0] : high[0]] = (colour * alpha + ground * (1 - alpha)).astype(
        np.uint8
    )
    x, y, w, h = cv2.boundingRect((cover > 90).astype(np.uint8))
    if not w:
        return None
    return low[0] + x + w / 2, low[1] + y + h / 2, float(w), float(h)


def drop(canvas: np.ndarray, thing: np.ndarray, rng: np.random.Generator) -> None:
    """Put a cut-out thing somewhere on the canvas, turned, at any size."""
    size = canvas.shape[0]
    scale = float(np.exp(rng.uniform(np.log(14), np.log(150)))) / max(thing.shape[:2])
    while scale < 0.5:
        thing, scale = cv2.pyrDown(thing), scale * 2
    middle = (thing.shape[1] / 2, thing.shape[0] / 2)
    matrix = cv2.getRotationMatrix2D(middle, float(rng.uniform(0, 360)), scale)
    matrix[:, 2] += rng.uniform(0, size, 2) - middle
    laid = cv2.warpAffine(thing, matrix, (size, size)).astype(np.float32)
    cover = laid[..., 3:] / 255
    shade = cv2.GaussianBlur(np.roll(cover, rng.integers(-4, 5, 2), (0, 1)), (0, 0), 2.5)
    ground = canvas * (1 - rng.uniform(0, 0.6) * shade[..., None])
    canvas[:] = (laid[..., :3] * cover + ground * (1 - cover)).astype(np.uint8)


class Scenes:
    """Draws training pictures of SIZE x SIZE with their boxes."""

    def __init__(
        self,
        photos: list[Photo],
        stock: Stock | None,
        seed: int,
        weights: dict[str, float],
        empty: list[np.ndarray] | None = None,
        things: list[np.ndarray] | None = None,
        pieces: list[np.ndarray] | None = None,
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.things = things or []  # photographed things to strew about
        self.pieces = pieces or []  # pictures of what lies about at a game, but dice
        self.empty = empty or []  # pictures of anything but dice
        self.stock = stock
        self.scenes = stock.scenes() if stock else []
        self.pool: list[np.ndarray] = []
        self.by_group: dict[str, list[Photo]] = {}
        for photo in photos:
            self.by_group.setdefault(photo.group, []).append(photo)
        names = sorted(self.by_group)
        share = np.array([weights.get(name, 1.0) for name in names])
        self.names, self.share = names, share / share.sum()

    def photo(self) -> Photo:
        name = self.names[int(self.rng.choice(len(self.names), p=self.share))]
        group = self.by_group[name]
        return group[int(self.rng.integers(len(group)))]

    def draw(self, rendered: float) -> tuple[np.ndarray, list[Box]]:
        choice = self.rng.random()
        if self.empty and choice > 1 - EMPTY:
            image, boxes = self.emptiness(), []
        elif self.stock is not None and choice < rendered:
            image, boxes = squeezed(*self.pasted(), squeeze(self.rng))
        else:
            image, boxes = self.cut(self.photo(), towards_die=self.rng.random() < 0.85)
        return weathered(image, self.rng, keep_colour=False), boxes

    def cut(self, photo: Photo, *, towards_die: bool) -> tuple[np.ndarray, list[Box]]:
        """A window of the photo, scaled so that its dice get a random size."""
        rng, marks = self.rng, photo.marks
        height, width = photo.image.shape[:2]
        usual = np.median([max(mark.box[2:]) for mark in marks]) if marks else rng.uniform(20, 100)
        target = self.die_side()
        scale = float(np.clip(target / usual, 130 / min(height, width), 5 if target > 120 else 2.2))
        if towards_die and marks:
            box = marks[int(rng.integers(len(marks)))].box
            focus = np.array([box[0] + box[2] / 2, box[1] + box[3] / 2])
        else:
            focus = np.array([rng.uniform(0, width), rng.uniform(0, height)])
        return self.window(photo, focus, scale)

    def die_side(self) -> float:
        """Mostly what one look must find; sometimes a die so large that another look finds it."""
        low, high = (SMALLEST, 130) if self.rng.random() < 0.86 else (130, LARGEST)
        return float(np.exp(self.rng.uniform(np.log(low), np.log(high))))

    def window(self, photo: Photo, focus: np.ndarray, scale: float) -> tuple[np.ndarray, list[Box]]:
        rng = self.rng
        angle = np.radians(rng.normal(0, 11))
        if photo.group in FLAT:
            angle += np.pi / 2 * int(rng.integers(4))
        stretch = squeeze(rng)
        flip = -1 if rng.random() < 0.5 else 1
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        linear = turn @ np.diag([flip * scale * stretch, scale / stretch])
        spot = SIZE / 2 + rng.uniform(-0.42, 0.42, 2) * SIZE
        image, level = photo.image, 1.0
        while scale * level < 0.45:
            image, level = cv2.pyrDown(image), level * 2
        matrix = np.concatenate([linear * level, (spot - linear @ focus)[:, None]], 1)
        fill = [int(v) for v in rng.integers(0, 255, 3)] if rng.random() < 0.3 else [0, 0, 0]
        picture = cv2.warpAffine(image, matrix, (SIZE, SIZE), borderValue=fill)
        boxes = [moved(mark, linear, spot - linear @ focus) for mark in photo.marks]
        return picture, [box for box in boxes if visible(box)]

    def backdrop(self) -> np.ndarray:
        """A table from the pool, turned or mirrored; the pool is renewed as it is used."""
        rng = self.rng
        if len(self.pool) < POOL:
            self.pool.append(self.new_backdrop())
            return self.pool[-1].copy()
        spot = int(rng.integers(POOL))
        if rng.random() < 0.12:
            self.pool[spot] = self.new_backdrop()
        turned = np.rot90(self.pool[spot], int(rng.integers(4)))
        return np.ascontiguousarray(turned[:, ::-1] if rng.random() < 0.5 else turned)

    def new_backdrop(self) -> np.ndarray:
        """A made-up table, or a piece of a photograph that holds no dice."""
        rng = self.rng
        choice = rng.random()
        if self.empty and choice > 0.6:
            return self.emptiness()
        if choice < 0.3:
            for _ in range(4):
                photo = self.photo()
                height, width = photo.image.shape[:2]
                focus = np.array([rng.uniform(0, width), rng.uniform(0, height)])
                picture, boxes = self.window(photo, focus, float(np.exp(rng.uniform(-1, 1))))
                if not boxes:
                    return picture
        return backdrops.table(SIZE, rng)

    def emptiness(self) -> np.ndarray:
        """A piece of a picture without dice, at any scale and turn."""
        rng = self.rng
        pictures = self.pieces if self.pieces and rng.random() < PIECES else self.empty
        image = pictures[int(rng.integers(len(pictures)))]
        fits = SIZE / min(image.shape[:2])
        scale = fits * float(np.exp(rng.uniform(0, 1.5)))
        while scale < 0.5:
            image, scale = cv2.pyrDown(image), scale * 2
        centre = [float(rng.uniform(0.3, 0.7) * side) for side in image.shape[1::-1]]
        matrix = cv2.getRotationMatrix2D(centre, float(rng.uniform(0, 360)), scale)
        matrix[:, 2] += SIZE / 2 - np.array(centre)
        return cv2.warpAffine(image, matrix, (SIZE, SIZE), borderMode=cv2.BORDER_REFLECT)

    def pasted(self) -> tuple[np.ndarray, list[Box]]:
        """A group of rendered dice of one scene on a backdrop with clutter."""
        rng = self.rng
        canvas = self.backdrop()
        if rng.random() < 0.6:
            backdrops.clutter(canvas, rng, int(rng.integers(1, 10)))
        if rng.random() < 0.4:
            self.strew(canvas, int(rng.integers(1, 6)))
        if rng.random() < 0.12:
            return canvas, []
        scene = self.scenes[int(rng.integers(len(self.scenes)))]
        flat = self.stock.facts[scene[0], 3] > 72
        base = float(rng.uniform(0, 360)) if flat else float(rng.normal(0, 8))
        side = self.die_side() * VIEW_SIDE
        most = max(1, min(len(scene), int((SIZE / side * 1.6) ** 2)))
        chosen = rng.choice(scene, int(rng.integers(1, most + 1)), replace=False)
        if len(chosen) > 1 and rng.random() < IN_A_BLOCK:
            alike = self.stock.turned_like(int(chosen[0]))
            if len(alike):
                return canvas, self.block(canvas, int(chosen[0]), alike, side, base)
        return canvas, self.pasted_dice(canvas, chosen, side, base)

    def block(
        self, canvas: np.ndarray, first: int, alike: np.ndarray, side: float, base: float
    ) -> list[Box]:
        """Rows and columns of dice that touch, some left out; the nearest drawn last."""
        rng = self.rng
        columns, rows = int(rng.integers(1, 6)), int(rng.integers(1, 5))
        lattice = [(x, y) for x in range(columns) for y in range(rows)]
        kept = [spot for spot in lattice if rng.random() < 0.9] or lattice
        steps = self.stock.steps(first, side, base) * gap(rng)
        middle = rng.uniform(40, SIZE - 40, 2) - np.array([columns - 1, rows - 1]) / 2 @ steps
        spots = sorted((middle + np.array(spot) @ steps for spot in kept), key=lambda at: at[1])
        boxes = []
        for spot in spots:
            index = int(rng.choice([first, *alike]))
            box = place(canvas, self.stock, index, spot, side, base)
            if box is not None:
                boxes.append(self.marked(box, index, spot, side))
        return boxes

    def marked(self, box: tuple[float, ...], index: int, spot: np.ndarray, side: float) -> Box:
        face = int(self.stock.facts[index, 0])
        return whole_or_skip(box, face + 1 if face < 6 else 0, spot, side)

    def strew(self, canvas: np.ndarray, count: int) -> None:
        """Photographed things on the table, each with a soft shadow."""
        for _ in range(count if self.things else 0):
            thing = self.things[int(self.rng.integers(len(self.things)))]
            drop(canvas, thing, self.rng)

    def pasted_dice(
        self, canvas: np.ndarray, chosen: np.ndarray, side: float, base: float
    ) -> list[Box]:
        rng, boxes, taken = self.rng, [], []
        spots = rng.uniform(0, SIZE, (len(chosen), 2))
        if rng.random() < 0.5:  # a heap: dice that touch
            spots = rng.uniform(40, SIZE - 40, 2) + rng.normal(0, side * 0.8, (len(chosen), 2))
        for index, spot in sorted(zip(chosen, spots, strict=True), key=lambda pair: pair[1][1]):
            if any(np.abs(spot - other).max() < side * 0.52 for other in taken):
                continue
            box = place(
                canvas,
                self.stock,
                int(index),
                spot,
                side * float(np.exp(rng.normal(0, 0.05))),
                base,
            )
            if box is None:
                continue
            taken.append(spot)
            boxes.append(self.marked(box, int(index), spot, side))
        return boxes


def whole_or_skip(box: tuple[float, ...], value: int, spot: np.ndarray, side: float) -> Box:
    """Dice mostly outside the picture are not asked for."""
    inside = min(box[2], box[3]) > 0.36 * side
    return (*box, value if inside else -1)


def moved(mark: Mark, linear: np.ndarray, shift: np.ndarray) -> Box:
    x, y, w, h = mark.box
    centre = linear @ np.array([x + w / 2, y + h / 2]) + shift
    # a die is rounder than its box: turn the inscribed ellipse, not the corners
    size = np.sqrt((linear**2) @ np.array([w * w, h * h]))
    return float(centre[0]), float(centre[1]), float(size[0]), float(size[1]), asked_of(mark)


def asked_of(mark: Mark) -> int:
    """The value to be learnt. -1: nothing is known here, nor close by; -2: nothing just here."""
    if mark.value == OTHER:
        return -2
    return mark.value if mark.asked else -1


def squeezed(canvas: np.ndarray, boxes: list[Box], stretch: float) -> tuple[np.ndarray, list[Box]]:
    """The middle of the picture made wider or higher, so that it still fills all of it."""
    wide, high = max(1.0, stretch**2), max(1.0, stretch**-2)
    shift = SIZE / 2 * np.array([1 - wide, 1 - high])
    matrix = np.array([[wide, 0, shift[0]], [0, high, shift[1]]])
    spread = [(*(matrix @ [x, y, 1]), w * wide, h * high, v) for x, y, w, h, v in boxes]
    laid = cv2.warpAffine(canvas, matrix, (SIZE, SIZE))
    return laid, [box for box in spread if visible(box)]


def visible(box: Box) -> bool:
    return (-box[2] / 2 < box[0] < SIZE + box[2] / 2) and (-box[3] / 2 < box[1] < SIZE + box[3] / 2)
