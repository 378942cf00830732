"""Cut the labelled dice out of their photographs, to be pasted onto other tables like renders.

python -m training.dice.cutouts OUT.npz --photos ROOT --groups table,tray,lamp,mixed [--sheet S.png]
"""

import argparse
from pathlib import Path

import cv2
import numpy as np

from training.dice.crops import ALIAS
from training.dice.photos import Mark, Photo, trained_on
from training.dice.scenes import CUT_SCENES, FLAT
from training.dice.stock import COLOURS

VIEW = 112  # as rendered dice have it
DIE = 70.0  # the die's longer side in it
LEAST = 22  # pixels; smaller dice have no clean outline


def view_of(photo: Photo, mark: Mark) -> tuple[np.ndarray, tuple[int, int, int, int]]:
    """The die in the middle of a square, and where its box is in there."""
    x, y, w, h = mark.box
    scale = DIE / max(w, h)
    shift = VIEW / 2 - scale * np.array([x + w / 2, y + h / 2])
    matrix = np.array([[scale, 0, shift[0]], [0, scale, shift[1]]])
    smooth = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    view = cv2.warpAffine(
        photo.image, matrix, (VIEW, VIEW), flags=smooth, borderMode=cv2.BORDER_REPLICATE
    )
    wide, high = round(w * scale), round(h * scale)
    return view, ((VIEW - wide) // 2, (VIEW - high) // 2, wide, high)


def outline(view: np.ndarray, box: tuple[int, int, int, int]) -> np.ndarray | None:
    """The die's own pixels (0 or 255); nothing if they do not look like one whole die."""
    marks = np.zeros(view.shape[:2], np.uint8)
    cv2.grabCut(view, marks, box, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_RECT)
    own = ((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)).astype(np.uint8)
    contours, _ = cv2.findContours(own, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return None
    hull = cv2.convexHull(max(contours, key=cv2.contourArea))  # dice are convex, pips are no holes
    share = cv2.contourArea(hull) / (box[2] * box[3])
    w, h = cv2.boundingRect(hull)[2:]
    fills = w > 0.86 * box[2] and h > 0.86 * box[3]
    if not fills or not 0.6 < share < 0.97:
        return None
    return cv2.fillConvexPoly(np.zeros_like(own), hull, 255)


def inside(photo: Photo, mark: Mark) -> bool:
    height, width = photo.image.shape[:2]
    x, y, w, h = mark.box
    return x > 2 and y > 2 and x + w < width - 2 and y + h < height - 2


def alone(mark: Mark, others: list[Mark]) -> bool:
    """Whether no other box reaches into this one: a neighbour would be cut out with it."""
    x, y, w, h = mark.box
    return not any(
        min(x + w, o.box[0] + o.box[2]) - max(x, o.box[0]) > 0.1 * w
        and min(y + h, o.box[1] + o.box[3]) - max(y, o.box[1]) > 0.1 * h
        for o in others
        if o is not mark
    )


def cutouts_of(photo: Photo, scene: int) -> list[tuple[np.ndarray, np.ndarray, list[float]]]:
    """Colour, cover and facts of every die that comes out cleanly."""
    cut = []
    for mark in photo.marks:
        usable = mark.asked and max(mark.box[2:]) >= LEAST
        if not usable or not inside(photo, mark) or not alone(mark, photo.marks):
            continue
        view, box = view_of(photo, mark)
        cover = outline(view, box)
        if cover is not None:
            soft = cv2.GaussianBlur(cv2.erode(cover, np.ones((3, 3))), (0, 0), 1.2)
            cut.append((view[..., ::-1], soft, facts_of(photo, mark, scene)))
    return cut


def facts_of(photo: Photo, mark: Mark, scene: int) -> list[float]:
    """Face class, identity, colour (-1: not told), elevation, clearness, scene."""
    name = ALIAS.get(mark.colour or "", mark.colour)
    colour = COLOURS.index(name) if name in COLOURS else -1
    elevation = 85 if photo.group in FLAT else 50
    return [mark.value - 1, mark.value - 1, colour, elevation, 1.0, scene]


def sheet(path: Path, colour: np.ndarray, cover: np.ndarray) -> None:
    """A sample on magenta, to look at."""
    pick = np.linspace(0, len(colour) - 1, 180).astype(int)
    alpha = cover[pick][..., None] / 255
    tiles = colour[pick][..., ::-1] * alpha + np.array([255, 0, 255]) * (1 - alpha)
    rows = [np.hstack(list(tiles[i : i + 18])) for i in range(0, 180, 18)]
    cv2.imwrite(str(path), np.vstack(rows))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--groups", default="table,tray,lamp,mixed")
    parser.add_argument("--sheet", type=Path)
    options = parser.parse_args()
    photos = trained_on(options.photos, set(options.groups.split(",")))
    cut = [one for i, photo in enumerate(photos) for one in cutouts_of(photo, CUT_SCENES + i)]
    colour, cover = np.stack([one[0] for one in cut]), np.stack([one[1] for one in cut])
    facts = np.array([one[2] for one in cut], np.float32)
    np.savez(options.out, colour=colour, cover=cover, shade=np.full_like(cover, 255), facts=facts)
    print(len(cut), "dice cut out")
    if options.sheet:
        sheet(options.sheet, colour, cover)


if __name__ == "__main__":
    main()
