"""The development photographs: where they are, whose they are, and which are held out.

A group is one photographer's table; a session is one sitting. Splits go by group or session,
never by image: neighbouring shots of one throw are nearly the same picture.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

LONGEST = 720  # cached size; dice are read from crops of at most 128 pixels
WRONG_COLOURS = {"tray"}  # looked at: blue, brown and wine-red dice are called black or white there
MADE = "traced"  # pictures that were made, not taken: they are only learnt from
OTHER = 7  # the value of a die that is no cube: a die, but none that is asked for
THING = 200  # longest side of a thing to strew about
HERE = Path(__file__).parent
CORRECTIONS = HERE / "corrections.json"  # labels a person found wrong
ADDED = HERE / "added.json"  # dice nobody labelled, found by looking at "extra" ones
RELABELLED = HERE / "relabelled.json"  # whole boxes instead of faces, made by relabel.py


@dataclass(frozen=True)
class Mark:
    """One labelled die. `value` 0: not readable, OTHER: not a cube. `whole` False: the box is the
    top face only."""

    box: tuple[float, float, float, float]
    value: int
    colour: str | None = None
    whole: bool = True

    @property
    def asked(self) -> bool:
        """Whether a person would ask for its value."""
        return self.whole and 0 < self.value < OTHER


@dataclass
class Photo:
    group: str
    name: str
    session: str
    marks: list[Mark]
    image: np.ndarray = field(repr=False)


def group_of(folder: str, name: str) -> str:
    if folder == "grey":
        return "lamp" if re.match(r"\d{5}_", name) else "greytable"
    return folder


def session_of(folder: str, name: str) -> str:
    """A rough sitting: the minute of a time stamp, or a run of 20 numbered shots."""
    stamp = re.search(r"(\d{8}_\d{4})", name)
    number = re.search(r"(\d+)", name)
    if stamp:
        return stamp.group(1)
    if folder == "grey" and not re.match(r"\d{5}_", name):
        return "one"  # shuffled names: everything is one session
    return str(int(number.group(1)) // 20) if number else "web"


def load(root: Path, folder: str) -> list[Photo]:
    labels = labels_in(root / folder)
    boxes, fixes = fixes_in(RELABELLED, folder), fixes_in(CORRECTIONS, folder)
    added = fixes_in(ADDED, folder)
    photos = []
    for name, entries in sorted(labels.items()):
        image = cv2.imread(str(root / folder / "images" / name))
        entries = corrected(boxes.get(name, entries), fixes.get(name, {})) + added.get(name, [])
        if image is not None and entries:  # no labels at all: nobody labelled it, it is not empty
            photos.append(shrunk(folder, name, image, entries))
    return photos


def labels_in(folder: Path) -> dict[str, list[dict]]:
    """All labels of a folder; what several runs made has a file for each run."""
    files = sorted(folder.glob("labels*.json"))
    return {name: dice for path in files for name, dice in json.loads(path.read_text()).items()}


def corrected(entries: list[dict], fixes: dict[str, dict]) -> list[dict]:
    """Values and boxes a person found wrong, by the die's place in the list."""
    return [{**entry, **fixes.get(str(i), {})} for i, entry in enumerate(entries)]


def fixes_in(path: Path, folder: str) -> dict:
    return json.loads(path.read_text()).get(folder, {}) if path.exists() else {}


def shrunk(folder: str, name: str, image: np.ndarray, entries: list[dict]) -> Photo:
    scale = min(1.0, LONGEST / max(image.shape[:2]))
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    group = group_of(folder, name)
    marks = [
        Mark(
            tuple(v * scale for v in entry["box"]),
            entry["value"],
            None if group in WRONG_COLOURS else entry.get("colour"),
            entry.get("whole", group != "greytable"),
        )
        for entry in entries
        if "box" in entry
    ]
    return Photo(group, name, session_of(folder, name), marks, image)


def empty_pictures(folder: Path | None) -> list[np.ndarray]:
    """Pictures of anything but dice: surfaces to paste dice on, and lessons in not being one."""
    paths = sorted(folder.glob("*.jpg")) if folder else []
    return [image for path in paths if (image := cv2.imread(str(path))) is not None]


def without_dice(folder: Path | None) -> list[Photo]:
    """The same as photographs that were looked at: nothing on them is a die."""
    pictures = empty_pictures(folder)
    return [Photo("empty", str(n), "made", [], image) for n, image in enumerate(pictures)]


def things(folder: Path | None) -> list[np.ndarray]:
    """Photographed things without their tables (BGR and cover), as litter among the dice."""
    paths = sorted(folder.rglob("*.png")) if folder else []
    found = [cv2.imread(str(path), cv2.IMREAD_UNCHANGED) for path in paths]
    return [thing_of(image) for image in found if image is not None and image.shape[2:] == (4,)]


def thing_of(image: np.ndarray) -> np.ndarray:
    scale = min(1.0, THING / max(image.shape[:2]))
    return cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def everything(root: Path, groups: set[str]) -> list[Photo]:
    folders = {"grey" if group in ("lamp", "greytable") else group for group in groups}
    found = [photo for folder in sorted(folders) for photo in load(root, folder)]
    return [photo for photo in found if photo.group in groups]


def held_out(photo: Photo) -> bool:
    """About one session in six is never trained on, whatever the run."""
    digits = sum(ord(letter) for letter in photo.group + photo.session)
    return photo.group != MADE and digits % 6 == 0


def trained_on(root: Path, groups: set[str]) -> list[Photo]:
    return [photo for photo in everything(root, groups) if not held_out(photo)]
