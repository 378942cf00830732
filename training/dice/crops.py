"""Crops for reader and checker: labelled dice, pasted dice, and things that are not dice."""

from dataclasses import dataclass
from types import ModuleType

import cv2
import numpy as np

from training.dice import backdrops, chips, dominoes, keys, polyhedra, screens
from training.dice.pairs import astride, close_to, frames_none
from training.dice.photos import MADE, OTHER, Photo
from training.dice.scenes import CUT_SCENES, FLAT, SIZE, Scenes, Stock, gap, place, squeeze
from training.dice.stock import COLOURS, GLYPH
from training.dice.weather import weathered

NOT_A_DIE = 13
MISTAKEN = 64  # pixels of a mistaken box in its picture (see mine)
MADE_SHARE = 0.8  # a made picture teaches less than a taken one
ALIAS = {"darkgreen": "green", "violet": "purple"}
IN_A_ROW = 0.8  # of the rendered dice that have others turned like them
AROUND = [(0, 0), *((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)]
TRIES = 3  # draws of a die that may have a close one
ROUGHEST = 3.5  # times the usual mistakes of place and size, where frames are what is learnt
Edges = tuple[float, ...]  # left, top, right, bottom of the die; the crop reaches from -1 to 1
UNKNOWN: Edges = (np.nan,) * 4


@dataclass(frozen=True)
class Frame:
    """How much a network sees: the crop's side, and how much wider it is than the die.

    `rough`: with larger mistakes, and turned by right angles only, so that labels stay tight.
    """

    side: int
    margin: float
    rough: bool = False


READERS, CHECKERS = Frame(64, 1.3), Frame(80, 1.6)


@dataclass(frozen=True)
class Sample:
    image: np.ndarray
    face: int  # -1: unknown
    identity: int  # -1: unknown
    colour: int  # -1: unknown
    edges: Edges = UNKNOWN


@dataclass(frozen=True)
class View:
    """How the pixels of a picture come into a crop."""

    linear: np.ndarray
    shift: np.ndarray
    side: int

    def cut(self, image: np.ndarray) -> np.ndarray:
        level = 1.0
        while np.sqrt(abs(np.linalg.det(self.linear))) * level < 0.5:
            image, level = cv2.pyrDown(image), level * 2
        matrix = np.concatenate([self.linear * level, self.shift[:, None]], 1)
        return cv2.warpAffine(image, matrix, (self.side,) * 2, borderMode=cv2.BORDER_REPLICATE)

    def edges(self, box: tuple[float, ...]) -> Edges:
        x, y, w, h = box
        corners = self.linear @ np.array([[x, x + w, x, x + w], [y, y, y + h, y + h]])
        spread = (corners + self.shift[:, None]) * 2 / self.side - 1
        return tuple(float(edge) for edge in (*spread.min(1), *spread.max(1)))


def view_of(
    box: tuple[float, ...],
    rng: np.random.Generator,
    frame: Frame,
    angle: float = 0.0,
    mirror: bool = False,
) -> View:
    """A box with small mistakes of place and size, as the detector will make them."""
    x, y, w, h = box
    slack = rng.uniform(0.5, ROUGHEST) if frame.rough else 1.0
    stretch = squeeze(rng)
    side = max(w * stretch, h / stretch) * frame.margin * np.exp(rng.normal(0, 0.07 * slack))
    centre = np.array([x + w / 2, y + h / 2]) + rng.normal(0, 0.045 * slack, 2) * max(w, h)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    scale = frame.side / side
    linear = turn @ np.diag([(-1 if mirror else 1) * scale * stretch, scale / stretch])
    return View(linear, frame.side / 2 - linear @ centre, frame.side)


def window(
    image: np.ndarray, box: tuple[float, ...], rng: np.random.Generator, frame: Frame, **turned
) -> tuple[np.ndarray, Edges]:
    """Cut a box out, sometimes as if it had few pixels; and where the box is on the crop."""
    view = view_of(box, rng, frame, **turned)
    cut = view.cut(image)
    return coarse(cut, rng) if rng.random() < 0.2 else cut, view.edges(box)


def coarse(image: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """As if the die had been small: few pixels, made large again."""
    side = image.shape[0]
    few = int(side * rng.uniform(0.28, 0.62))
    small = cv2.resize(image, (few, few), interpolation=cv2.INTER_AREA)
    return cv2.resize(small, (side, side), interpolation=cv2.INTER_LINEAR)


def small_turn(rng: np.random.Generator, flat: bool) -> float:
    angle = np.radians(rng.normal(0, 12))
    if flat or rng.random() < 0.06:
        angle += rng.uniform(0, 2 * np.pi)
    return float(angle)


def around_one(rng: np.random.Generator) -> list[tuple[int, int]]:
    """Where others lie round a die in a row, or in a block with gaps."""
    if rng.random() < 0.45:
        row = [spot for spot in (-1, 1) if rng.random() < 0.7] or [1]
        return [(spot, 0) for spot in row] if rng.random() < 0.5 else [(0, spot) for spot in row]
    return [spot for spot in AROUND[1:] if rng.random() < 0.6] or AROUND[1:]


class Crops:
    """Draws samples for one of the two networks that look at crops."""

    def __init__(
        self,
        photos: list[Photo],
        stock: Stock,
        seed: int,
        hard: np.ndarray | None = None,
        empty: list[np.ndarray] | None = None,
        things: list[np.ndarray] | None = None,
        frame: Frame = READERS,
    ) -> None:
        self.frame = frame
        self.rng = np.random.default_rng(seed)
        self.stock = stock
        self.scenes = Scenes(photos, stock, seed + 1, {}, empty, things)
        self.hard = hard
        self.dice: dict[str, list[tuple[Photo, int]]] = {}
        for photo in photos:
            for index, mark in enumerate(photo.marks):
                if mark.whole and mark.value:
                    self.dice.setdefault(photo.group, []).append((photo, index))
        self.groups = sorted(self.dice)
        count = np.array([len(self.dice[group]) for group in self.groups], float) ** 0.7
        count *= [MADE_SHARE if group == MADE else 1.0 for group in self.groups]
        self.share = count / count.sum()
        faces, cut = stock.facts[:, 0], stock.facts[:, 5] >= CUT_SCENES
        self.kinds = [
            np.flatnonzero((faces < 6) & ~cut),
            np.flatnonzero((faces >= 6) & (faces < GLYPH)),
            np.flatnonzero(faces >= GLYPH),
            np.flatnonzero(cut),
        ]
        self.kind_share = [0.38, 0.13, 0.27, 0.22] if cut.any() else [0.5, 0.15, 0.35, 0.0]

    def draw(self) -> Sample:
        choice = self.rng.random()
        if choice < 0.41:
            return self.real()
        if choice < 0.76:
            return self.pasted()
        if choice < 0.8:
            return self.other()
        return self.nothing()

    def photographed(self) -> tuple[Photo, int]:
        """A photo and which of its dice."""
        group = self.groups[int(self.rng.choice(len(self.groups), p=self.share))]
        return self.dice[group][int(self.rng.integers(len(self.dice[group])))]

    def real(self) -> Sample:
        rng = self.rng
        photo, index = self.photographed()
        mark = photo.marks[index]
        mirror, angle = bool(rng.random() < 0.5), self.turn(photo.group in FLAT)
        image, edges = window(photo.image, mark.box, rng, self.frame, angle=angle, mirror=mirror)
        name = ALIAS.get(mark.colour or "", mark.colour)
        colour = COLOURS.index(name) if name in COLOURS else -1
        keep = colour >= 0 and rng.random() < 0.7
        image = weathered(image, rng, keep_colour=keep, blur=1.6)
        shown = (GLYPH, -1) if mark.value == OTHER else (mark.value - 1, mark.value - 1)
        return Sample(image, *shown, colour if keep else -1, edges)

    def turn(self, flat: bool) -> float:
        """A box of a label turned by less than a right angle would no longer be tight."""
        if self.frame.rough:
            return float(self.rng.integers(4) * np.pi / 2) if flat else 0.0
        return small_turn(self.rng, flat)

    def pasted(self) -> Sample:
        """One rendered die, often with a neighbour, on a piece of table."""
        rng = self.rng
        kind = self.kinds[int(rng.choice(4, p=self.kind_share))]
        index = int(rng.choice(kind))
        canvas = self.piece()
        side = float(
            np.exp(rng.uniform(np.log(26), np.log(130)))
        )  # of the view; the die is 2/3 of it
        flat = self.stock.facts[index, 3] > 72
        angle = np.degrees(small_turn(rng, bool(flat)))
        centre = rng.uniform(80, SIZE - 80, 2)
        beside = self.stock.turned_like(index) if rng.random() < IN_A_ROW else []
        if len(beside):
            box = self.among_others(canvas, index, beside, centre, side, angle)
        else:
            box = self.with_neighbour(canvas, index, centre, side, angle)
        if box is None:
            return self.nothing()
        corner = (box[0] - box[2] / 2, box[1] - box[3] / 2, box[2], box[3])
        face, identity, colour = (int(v) for v in self.stock.facts[index, :3])
        mirror = face < 6 and bool(rng.random() < 0.5)
        keep = colour >= 0 and bool(rng.random() < 0.6)
        image, edges = window(canvas, corner, rng, self.frame, mirror=mirror)
        image = weathered(image, rng, keep_colour=keep, blur=1.6)
        return Sample(image, face, identity, colour if keep else -1, edges)

    def among_others(
        self,
        canvas: np.ndarray,
        index: int,
        beside: np.ndarray,
        centre: np.ndarray,
        side: float,
        angle: float,
    ) -> tuple[float, ...] | None:
        """In a row or a block, side by side, as people lay dice out; the nearest drawn last."""
        rng = self.rng
        steps = self.stock.steps(index, side, angle) * gap(rng)
        spots = [centre + np.array(spot) @ steps for spot in around_one(rng)]
        chosen = [index, *(int(other) for other in rng.choice(beside, len(spots)))]
        laid = sorted(zip([centre, *spots], chosen, strict=True), key=lambda pair: pair[0][1])
        boxes = {one: place(canvas, self.stock, one, spot, side, angle) for spot, one in laid}
        return boxes[index]

    def with_neighbour(
        self, canvas: np.ndarray, index: int, centre: np.ndarray, side: float, angle: float
    ) -> tuple[float, ...] | None:
        near = self.neighbour(canvas, index, centre, side, angle, behind=True)
        box = place(canvas, self.stock, index, centre, side, angle)
        if not near and self.rng.random() < 0.4:
            self.neighbour(canvas, index, centre, side, angle, behind=False)
        return box

    def neighbour(
        self,
        canvas: np.ndarray,
        index: int,
        centre: np.ndarray,
        side: float,
        angle: float,
        *,
        behind: bool,
    ) -> bool:
        rng = self.rng
        if rng.random() > 0.25:
            return False
        reach = side * rng.uniform(0.64, 0.85)
        way = rng.uniform(np.pi, 2 * np.pi) if behind else rng.uniform(0, np.pi)
        scene = np.flatnonzero(self.stock.facts[:, 5] == self.stock.facts[index, 5])
        other = int(rng.choice(scene))
        spot = centre + reach * np.array([np.cos(way), np.sin(way)])
        place(canvas, self.stock, other, spot, side, angle)
        return True

    def piece(self) -> np.ndarray:
        rng, canvas = self.rng, self.scenes.backdrop()
        if rng.random() < 0.3:
            backdrops.clutter(canvas, rng, 3)
        if rng.random() < 0.15:
            self.scenes.strew(canvas, 2)
        if rng.random() < 0.06:
            screens.lay(canvas, rng.uniform(0, SIZE, 2), float(rng.uniform(14, 60)), rng)
        return canvas

    def other(self) -> Sample:
        """A die of other sides, sometimes two: a die, but not one of pips."""
        rng = self.rng
        canvas, size = self.piece(), float(np.exp(rng.uniform(np.log(16), np.log(90))))
        centre = rng.uniform(60, SIZE - 60, 2)
        if rng.random() < 0.25:
            polyhedra.lay(canvas, centre - [0, size * rng.uniform(0.9, 1.3)], size, rng)
        box = polyhedra.lay(canvas, centre, size, rng)
        image, edges = window(canvas, box, rng, self.frame)
        return Sample(weathered(image, rng, keep_colour=False), GLYPH, -1, -1, edges)

    def nothing(self) -> Sample:
        """A window that holds no die, or one the detector fell for, or a piece of a large die."""
        rng = self.rng
        choice = rng.random()
        if self.hard is not None and len(self.hard) and choice < 0.35:
            image = self.hard[int(rng.integers(len(self.hard)))]
            rim = (image.shape[0] - MISTAKEN) / 2
            box = (rim, rim, MISTAKEN, MISTAKEN)
            mirror, angle = bool(rng.random() < 0.5), small_turn(rng, True)
            image, _ = window(image, box, rng, self.frame, angle=angle, mirror=mirror)
        elif choice < 0.5:
            image = self.part_of_a_die()
        elif choice < 0.58:
            image = self.piece_of(dominoes, 16, 60)
        elif choice < 0.66:
            image = self.between_dice()
        elif choice < 0.71:
            image = self.piece_of(keys, 12, 60)
        elif choice < 0.77:
            image = self.piece_of(chips, 14, 70)
        elif choice < 0.86:
            image = self.piece_of(screens, 12, 80)
        else:
            image = self.clutter()
        return Sample(weathered(image, rng, keep_colour=False), NOT_A_DIE, -1, -1)

    def part_of_a_die(self) -> np.ndarray:
        """A pip, a corner or a stretch of edge: what a die is made of is no die."""
        rng = self.rng
        photo, index = self.photographed()
        x, y, w, h = photo.marks[index].box
        side = max(w, h) * rng.uniform(0.14, 0.36)
        spot = np.array([x, y]) + rng.uniform(0.08, 0.92, 2) * np.array([w, h]) - side / 2
        return window(photo.image, (spot[0], spot[1], side, side), rng, self.frame)[0]

    def between_dice(self) -> np.ndarray:
        """Two dice that lie close together are not one, nor are two halves of them."""
        rng = self.rng
        for _ in range(TRIES):
            photo, index = self.photographed()
            dice = [mark.box for mark in photo.marks]
            near = close_to(dice, index)
            frame = astride(dice[index], near, rng) if near else dice[index]
            if frames_none(frame, dice):
                return window(photo.image, frame, rng, self.frame)[0]
        return self.between_laid()

    def between_laid(self) -> np.ndarray:
        """The same of rendered dice in a row or a block."""
        rng = self.rng
        index = int(rng.choice(self.kinds[0]))
        beside = self.stock.turned_like(index)
        if not len(beside):
            return self.part_of_a_die()
        canvas, centre = self.piece(), rng.uniform(80, SIZE - 80, 2)
        side = float(np.exp(rng.uniform(np.log(26), np.log(130))))
        box = self.among_others(canvas, index, beside, centre, side, 0.0)
        if box is None:
            return self.part_of_a_die()
        steps = self.stock.steps(index, side, 0.0)
        corner = np.array([box[0] - box[2] / 2, box[1] - box[3] / 2])
        dice = [(*(corner + np.array(spot) @ steps), *box[2:]) for spot in AROUND]
        frame = astride(dice[0], dice[int(rng.integers(1, len(dice)))], rng)
        if not frames_none(frame, dice):
            return self.part_of_a_die()
        return window(canvas, frame, rng, self.frame)[0]

    def piece_of(self, thing: ModuleType, smallest: float, largest: float) -> np.ndarray:
        """A part of what lies on a table and is no die: chips, dominoes, keys, screens."""
        rng = self.rng
        canvas = self.piece()
        size = float(np.exp(rng.uniform(np.log(smallest), np.log(largest))))
        laid = thing.lay(canvas, rng.uniform(60, SIZE - 60, 2), size, rng)
        return window(canvas, thing.part_of(laid, rng), rng, self.frame)[0]

    def clutter(self) -> np.ndarray:
        rng = self.rng
        canvas = self.piece()
        backdrops.clutter(canvas, rng, int(rng.integers(0, 14)))
        self.scenes.strew(canvas, int(rng.integers(0, 6)))
        side = float(np.exp(rng.uniform(np.log(16), np.log(90))))
        spot = rng.uniform(0, SIZE - side, 2)
        return window(canvas, (spot[0], spot[1], side, side), rng, self.frame)[0]
