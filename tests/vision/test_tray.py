"""A webcam over a tray: nothing is read while dice roll, one reading comes when they lie still."""

from __future__ import annotations

import numpy as np

from companion.vision.reading import Expected
from companion.vision.tray import MOVING, SETTLED, TrayView, TrayWatcher
from tests.vision.throws import throw

DICE = [("red", "3"), ("white", "6"), ("black", "1")]


def camera(image: np.ndarray, frames: int, seed: int, brightness: float = 1.0) -> list[np.ndarray]:
    """Still frames with a camera's noise and a lamp's flicker."""
    rng = np.random.default_rng(seed)
    return [
        np.clip(
            image * (brightness * rng.uniform(0.985, 1.015)) + rng.normal(0, 3, image.shape), 0, 255
        ).astype(np.uint8)
        for _ in range(frames)
    ]


def rolling(frames: int) -> list[np.ndarray]:
    """Every frame another throw: dice in motion."""
    return [
        throw(DICE, seed=100 + index, width=640, height=480, die=50).image
        for index in range(frames)
    ]


def watched(frames: list[np.ndarray], watcher: TrayWatcher | None = None) -> list[TrayView]:
    tray = watcher or TrayWatcher()
    return [tray.see(frame) for frame in frames]


def readings(views: list[TrayView]) -> list[list[str]]:
    return [sorted(die.face for die in view.reading.dice) for view in views if view.reading]


def lying(seed: int) -> np.ndarray:
    return throw(DICE, seed=seed, width=640, height=480, die=50).image


def test_a_throw_is_read_once_after_it_settled() -> None:
    views = watched(rolling(5) + camera(lying(1), 14, seed=1))
    assert [view.state for view in views[:5]] == [MOVING] * 5
    assert views[-1].state == SETTLED
    assert readings(views) == [["1", "3", "6"]]


def test_dice_that_roll_are_never_read() -> None:
    views = watched(rolling(12))
    assert {view.state for view in views} == {MOVING}
    assert readings(views) == []


def test_each_throw_gets_its_own_reading() -> None:
    views = watched(camera(lying(1), 9, seed=1) + rolling(3) + camera(lying(2), 9, seed=2))
    assert readings(views) == [["1", "3", "6"], ["1", "3", "6"]]


def test_a_lamp_that_changes_slowly_is_no_motion() -> None:
    frames = [
        frame
        for level in (1.0, 0.97, 0.94, 0.91, 0.88)
        for frame in camera(lying(3), 3, seed=3, brightness=level)
    ]
    states = [view.state for view in watched(frames)]
    assert states.count(MOVING) == 1  # the very first frame, which has nothing before it


def test_a_die_touched_after_the_reading_starts_over() -> None:
    moved = throw(DICE, seed=1, width=640, height=480, die=50).image.copy()
    moved[:240] = throw(DICE, seed=8, width=640, height=480, die=50).image[:240]
    views = watched(camera(lying(1), 9, seed=1) + camera(moved, 1, seed=4))
    assert views[-1].state == MOVING


def test_an_empty_tray_settles_into_an_empty_reading() -> None:
    empty = throw([], seed=6, width=640, height=480).image
    views = watched(camera(empty, 10, seed=6))
    assert [view.reading.problem for view in views if view.reading] == ["no_dice"]


def test_the_faces_people_entered_teach_the_tray_its_colours() -> None:
    colours = ("red", "white", "black")
    watcher = TrayWatcher(Expected.each_once(*colours))
    watched(camera(lying(1), 9, seed=1), watcher)
    assert not watcher.palette.knows(colours)
    watcher.be_told({"red": "3", "white": "6", "black": "1"})
    assert watcher.palette.knows(colours)


def test_nothing_is_learnt_from_faces_entered_before_any_throw_lay_still() -> None:
    watcher = TrayWatcher(Expected.each_once("red", "white"))
    watcher.be_told({"red": "3", "white": "6"})
    assert not watcher.palette.knows(("red", "white"))
