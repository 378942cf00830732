"""Faces a person taught: a few crops each, compared by fingerprint, kept in one file.

The crops are kept, not the fingerprints, so that a better network reads old lessons better.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np

from companion.vision.crops import Look, crop_of, look, raw
from companion.vision.judging import Verdict
from companion.vision.networks import Floats
from companion.vision.opencv import cv
from companion.vision.opening import Image, open_photo
from companion.vision.reading import FaceGuess
from companion.vision.refusals import PhotoRefused

KEPT_SIDE: Final = 64
TURNS: Final = (0, 90, 180, 270)  # a lesson is remembered in each of these turns
COLOUR_WEIGHT: Final = 0.45  # of the colour beside the drawing, when faces are compared
SHARPNESS: Final = 14.0  # from nearness to chance
STRANGE: Final = 0.55  # less near than this to every lesson: something else
KNOWN: Final = 0.75  # at least this near: one of the taught faces
PLAINLY: Final = 0.82  # at least this near: a die beyond doubt, however strange to the networks
SURE_AT: Final = 0.92  # the chance of a taught face from which on it is called sure
SAME: Final = 0.97  # at least this near: the lesson over again; then a smaller chance will do
SAME_AT: Final = 0.8
FAINT_DIE: Final = 0.01  # a lesson has one die on it, so a faint one will do
MOST_BYTES: Final = 8_000_000
MOST_FACES: Final = 64
MOST_LESSONS: Final = 20
SUFFIX: Final = ".dice.json"


class NotTaught(ValueError):
    """A lesson or file that cannot be used, with a key: no_die, many_dice, not_a_dice_file."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class Lesson:
    """One crop of one face."""

    face: str
    crop: Image


@dataclass(frozen=True)
class FaceReport:
    """How well one taught face is told from the others, judged by leaving each crop out once."""

    face: str
    lessons: int
    recognised: float | None  # share of its crops that the other crops recognise
    confused_with: str | None


@dataclass(frozen=True)
class TaughtFaces:
    """A named set of dice and what their faces look like."""

    name: str
    lessons: tuple[Lesson, ...] = ()

    def learn(self, face: str, photo: bytes | Image) -> TaughtFaces:
        """Add the one die on this photo as another picture of `face`."""
        return replace(self, lessons=(*self.lessons, Lesson(face, single_crop(photo))))

    def forget(self, face: str) -> TaughtFaces:
        return replace(self, lessons=tuple(one for one in self.lessons if one.face != face))

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(lesson.face for lesson in self.lessons))

    @cached_property
    def _memory(self) -> Floats:
        """One row per lesson and turn."""
        if not self.lessons:
            return np.zeros((0, 0), np.float32)
        return np.concatenate([remembered(lesson.crop) for lesson in self.lessons])

    def nearness(self, seen: Look, *, without: int | None = None) -> dict[str, float]:
        """How near the look is to each face, -1 to 1: the mean of its two nearest lessons."""
        near = (self._memory @ features(seen)).reshape(len(self.lessons), len(TURNS)).max(1)
        by_face: dict[str, list[float]] = {}
        for index, lesson in enumerate(self.lessons):
            if index != without:
                by_face.setdefault(lesson.face, []).append(float(near[index]))
        return {face: float(np.mean(sorted(all_)[-2:])) for face, all_ in by_face.items()}

    def knows(self, seen: Look) -> bool:
        """Whether this is near to a face that was taught."""
        return bool(self.lessons) and max(self.nearness(seen).values()) > KNOWN

    def verdict(self, seen: Look, otherwise: Verdict) -> Verdict:
        """The taught face this is, or what it was taken for when it is like none of them."""
        if not self.lessons:
            return otherwise
        near = self.nearness(seen)
        nearest = max(near.values())
        if nearest < STRANGE and otherwise.pips and otherwise.best.chance > 0.6:
            return otherwise
        die = 1.0 if nearest > PLAINLY else otherwise.die
        sure_at = SAME_AT if nearest >= SAME else SURE_AT
        return Verdict(chances(near), die, pips=False, sure_at=sure_at)

    def report(self) -> tuple[FaceReport, ...]:
        """How sure it is of each face."""
        looks = [look(raw([lesson.crop])[0]) for lesson in self.lessons]
        answers = [
            max(near, key=lambda name: near[name])
            if (near := self.nearness(seen, without=index))
            else None
            for index, seen in enumerate(looks)
        ]
        return tuple(self._face_report(face, answers) for face in self.faces)

    def _face_report(self, face: str, answers: list[str | None]) -> FaceReport:
        own = [a for a, one in zip(answers, self.lessons, strict=True) if one.face == face]
        wrong = [answer for answer in own if answer not in (face, None)]
        recognised = own.count(face) / len(own) if len(own) > 1 else None
        return FaceReport(face, len(own), recognised, wrong[0] if wrong else None)

    def to_bytes(self) -> bytes:
        """The whole set as one file's content."""
        entries = [{"face": one.face, "crop": packed(one.crop)} for one in self.lessons]
        return json.dumps({"dice": 1, "name": self.name, "lessons": entries}).encode()

    @staticmethod
    def from_bytes(content: bytes) -> TaughtFaces:
        """Back from a file's content; raises NotTaught for anything else."""
        if len(content) > MOST_BYTES:
            raise NotTaught("not_a_dice_file")
        try:
            return from_plain(json.loads(content))
        except (ValueError, TypeError, KeyError, PhotoRefused) as error:
            raise NotTaught("not_a_dice_file") from error

    def save(self, folder: Path) -> Path:
        """Write into `folder` under the set's name; the file appears whole or not at all."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / (file_stem(self.name) + SUFFIX)
        draft = path.with_suffix(".part")
        draft.write_bytes(self.to_bytes())
        draft.replace(path)
        return path

    @staticmethod
    def load(path: Path) -> TaughtFaces:
        return TaughtFaces.from_bytes(path.read_bytes())


def sets_in(folder: Path) -> tuple[Path, ...]:
    """The files of all sets in a folder."""
    return tuple(sorted(folder.glob("*" + SUFFIX)))


def file_stem(name: str) -> str:
    return re.sub(r"[^\w-]+", "-", name.casefold()).strip("-") or "dice"


def single_crop(photo: bytes | Image) -> Image:
    """The crop of the one die on a photo; a photo that is itself such a crop is taken as it is."""
    from companion.vision.read import candidates_on

    image, _ = open_photo(photo)
    if image.shape[:2] == (KEPT_SIDE, KEPT_SIDE):
        return image
    dice = [one for one in candidates_on(image) if one.verdict.die > FAINT_DIE]
    if not dice:
        raise NotTaught("no_die")
    strong = [one for one in dice if one.verdict.die > 0.9]
    if len(strong) > 1:
        raise NotTaught("many_dice")
    best = max(dice, key=lambda one: one.verdict.die)
    return crop_of(image, best.found.box)


def remembered(crop: Image) -> Floats:
    turned = [np.ascontiguousarray(np.rot90(crop, degrees // 90)) for degrees in TURNS]
    return np.stack([features(look(row)) for row in raw(turned)])


def features(seen: Look) -> Floats:
    """Drawing and colour in one direction of length one."""
    both = np.concatenate([seen.fingerprint, COLOUR_WEIGHT * np.sqrt(seen.colours)])
    unit: Floats = (both / np.linalg.norm(both)).astype(np.float32)
    return unit


def chances(near: dict[str, float]) -> tuple[FaceGuess, ...]:
    """Chances from nearness; when nothing is near, all of them are small."""
    names = sorted(near, key=lambda name: -near[name])
    weights = np.exp(SHARPNESS * np.array([near[name] - near[names[0]] for name in names]))
    known = min(1.0, max(0.05, (near[names[0]] - STRANGE + 0.25) / 0.3))
    share = weights / weights.sum() * known
    return tuple(FaceGuess(name, float(part)) for name, part in zip(names, share, strict=True))


def packed(crop: Image) -> str:
    return base64.b64encode(cv().imencode(".png", crop)[1].tobytes()).decode()


def unpacked(text: str) -> Image:
    try:
        image, _ = open_photo(base64.b64decode(text, validate=True))
    except binascii.Error as error:
        raise ValueError("no crop") from error
    if image.shape[:2] != (KEPT_SIDE, KEPT_SIDE):
        raise ValueError("a crop of another size")
    return image


def from_plain(content: dict[str, Any]) -> TaughtFaces:
    lessons = tuple(Lesson(str(one["face"]), unpacked(one["crop"])) for one in content["lessons"])
    taught = TaughtFaces(str(content["name"]), lessons)
    if content["dice"] != 1 or len(taught.faces) > MOST_FACES:
        raise ValueError("not this kind of file")
    if len(lessons) > MOST_FACES * MOST_LESSONS:
        raise ValueError("too many lessons")
    return taught
