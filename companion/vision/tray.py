"""A fixed camera over a tray: frames in, "moving" or "settled" out, and a reading voted on by
several still frames. No camera, no clock and no thread here: whoever has frames calls `see`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.opencv import cv
from companion.vision.opening import Image, plain
from companion.vision.palette import Palette
from companion.vision.read import read_dice
from companion.vision.reading import DiceReading, Expected
from companion.vision.voting import vote

MOVING: Final = "moving"
SETTLING: Final = "settling"
SETTLED: Final = "settled"

SMALL_WIDTH: Final = 160
STILL_FRAMES: Final = 3  # this many frames without motion before dice are read
VOTES: Final = 3  # readings that vote; two more follow if they disagree
MOST_VOTES: Final = 5
STEP: Final = 14.0  # grey levels a pixel must change by, above the camera's own noise
SHARE: Final = 0.0008  # of all pixels: about a fifth of a small die


@dataclass(frozen=True)
class TrayView:
    """What the tray does; the reading comes once, in the frame that completes the vote."""

    state: str
    reading: DiceReading | None = None


@dataclass
class TrayWatcher:
    """Follows one tray. Give it every frame, oldest first."""

    expected: Expected | None = None
    palette: Palette = field(default_factory=Palette)
    _last: NDArray[np.float32] | None = None
    _still: int = 0
    _readings: list[DiceReading] = field(default_factory=list)
    _done: bool = False
    _settled: DiceReading | None = None

    def be_told(self, faces: Mapping[str, str]) -> None:
        """What people entered, by colour, for the throw that settled last."""
        if self._settled is not None:
            self.palette.be_told(self._settled, faces)
            self._settled = None

    def see(self, frame: Image) -> TrayView:
        image = plain(frame)
        small = smoothed(image)
        moved = self._last is None or self._last.shape != small.shape or changed(self._last, small)
        self._last = small
        if moved:
            self._still, self._readings, self._done = 0, [], False
            return TrayView(MOVING)
        self._still += 1
        if self._done:
            return TrayView(SETTLED)
        if self._still < STILL_FRAMES:
            return TrayView(SETTLING)
        return self._count(image)

    def _count(self, image: Image) -> TrayView:
        wanted = self.expected or Expected()
        self._readings.append(read_dice(image, replace(wanted, palette=self.palette)))
        result = vote(self._readings)
        asked = VOTES if result.agreed else MOST_VOTES
        if len(self._readings) < asked:
            return TrayView(SETTLING)
        self._done = True
        self._settled = result.reading
        self.palette.learn(result.reading, wanted.colours)
        return TrayView(SETTLED, result.reading)


def smoothed(image: Image) -> NDArray[np.float32]:
    """Small, grey, without fine noise and without the lamp's slow changes of brightness."""
    cv2 = cv()
    height = max(1, round(image.shape[0] * SMALL_WIDTH / image.shape[1]))
    small = cv2.resize(image, (SMALL_WIDTH, height), interpolation=cv2.INTER_AREA)
    grey: NDArray[Any] = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.float32)
    blurred: NDArray[np.float32] = cv2.GaussianBlur(grey, (0, 0), 1.0)
    return blurred


def changed(before: NDArray[np.float32], after: NDArray[np.float32]) -> bool:
    """Whether enough pixels changed by more than the whole picture did."""
    step = after - before
    step -= np.median(step)
    noise = float(np.median(np.abs(step)))
    return float((np.abs(step) > STEP + 4 * noise).mean()) > SHARE
