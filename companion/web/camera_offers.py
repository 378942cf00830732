"""What the camera over each tray shows and offers, in memory only: the newest picture, and the
newest reading until it is used, waved away, or the dice move again."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, cast

from flask import current_app

from companion.rules.inputs import DiceInput
from companion.table.entry import Entry
from companion.table.log import Table

if TYPE_CHECKING:
    from companion.vision import DiceReading

LARGEST_PICTURE: Final = 1_000_000
FRESH: Final = 15.0  # seconds after which a picture no longer counts as live
MOST_TABLES: Final = 50
MOST_DICE: Final = 40


@dataclass(frozen=True, slots=True)
class Offer:
    """Dice that lie still, as read when the table had this version."""

    number: int
    reading: DiceReading
    version: int


@dataclass(frozen=True, slots=True)
class Picture:
    jpeg: bytes
    at: float


class Booth:
    """All cameras of this house."""

    def __init__(self) -> None:
        self.name = token_hex(4)  # tells a program that was started anew from the one before
        self._lock = threading.Lock()
        self._number = 0
        self._offers: dict[str, Offer] = {}
        self._pictures: dict[str, Picture] = {}
        self._looked: dict[str, float] = {}

    def offer(self, code: str, reading: DiceReading, version: int) -> Offer:
        with self._lock:
            self._number += 1
            self._offers[code] = Offer(self._number, reading, version)
            _shorten(self._offers)
            return self._offers[code]

    def withdraw(self, code: str) -> bool:
        with self._lock:
            return self._offers.pop(code, None) is not None

    def standing(self, table: Table) -> Offer | None:
        """The offer, unless dice were entered since it was made."""
        offer = self._offers.get(table.code)
        return None if offer is None or answer_to(table, offer) else offer

    def answered(self, table: Table) -> Entry | None:
        """The dice that people entered since the newest offer was made."""
        offer = self._offers.get(table.code)
        return None if offer is None else answer_to(table, offer)

    def show(self, code: str, jpeg: bytes) -> None:
        with self._lock:
            self._pictures[code] = Picture(jpeg, time.monotonic())
            _shorten(self._pictures)

    def picture(self, code: str) -> bytes | None:
        """The newest picture if it is fresh. Asking for it tells the camera that somebody looks."""
        self._looked[code] = time.monotonic()
        _shorten(self._looked)
        found = self._pictures.get(code)
        return found.jpeg if found and time.monotonic() - found.at < FRESH else None

    def is_watched(self, code: str) -> bool:
        return time.monotonic() - self._looked.get(code, -FRESH) < FRESH


def booth() -> Booth:
    return cast(Booth, current_app.extensions.setdefault("camera_booth", Booth()))


def _shorten(kept: dict[str, Any]) -> None:
    while len(kept) > MOST_TABLES:
        kept.pop(next(iter(kept)))


def answer_to(table: Table, offer: Offer) -> Entry | None:
    """The first entry of dice that is newer than the offer. One that was undone is no answer: the
    dice still lie there, and are offered again."""
    asking = {
        action.key
        for action in table.game.actions
        if any(isinstance(question, DiceInput) for question in action.inputs)
    }
    since = table.version - offer.version
    newer = table.entries[-since:] if since > 0 else ()
    answers = (entry for entry in newer if entry.number > offer.version and table.counts(entry))
    return next((entry for entry in answers if entry.intent.action in asking), None)


def reading_from(plain: object) -> DiceReading:
    """A reading as the camera sends it; ValueError for anything else."""
    from companion.vision import Box, DiceReading, Die, FaceGuess

    if not isinstance(plain, Mapping):
        raise ValueError("no reading")

    def die(one: Mapping[str, Any]) -> Die:
        box = Box(*(float(side) for side in one["box"]))
        guesses = tuple(FaceGuess(str(f)[:60], float(c)) for f, c in one["alternatives"][:6])
        chance = float(one["confidence"])
        colour, face = str(one["colour"])[:20], str(one["face"])[:60]
        return Die(box, colour, chance, face, chance, bool(one["sure"]), guesses)

    try:
        wide, high = (int(side) for side in plain["size"])
        dice = tuple(die(one) for one in plain["dice"][:MOST_DICE])
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError("no reading") from error
    return DiceReading(dice, (wide, high))


def reading_to_plain(reading: DiceReading) -> dict[str, Any]:
    return {
        "size": list(reading.size),
        "dice": [
            {
                "box": [die.box.x, die.box.y, die.box.width, die.box.height],
                "colour": die.colour,
                "face": die.face,
                "confidence": die.confidence,
                "sure": die.sure,
                "alternatives": [[guess.face, guess.chance] for guess in die.alternatives],
            }
            for die in reading.dice
        ],
    }
