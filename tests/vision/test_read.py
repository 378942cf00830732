"""A photo of dice in, what they show out."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.vision import COLOURS, DiceReading, Expected, read_dice
from companion.vision.candidates import Candidate, judged, without_parts
from companion.vision.crops import Look, look_at
from companion.vision.detecting import Found
from companion.vision.judging import Scene, Verdict
from companion.vision.read import reading_of
from companion.vision.reading import Box, FaceGuess
from tests.vision.throws import Throw, Thrown, lit, put, rendered, table, throw
from training.dice import dominoes, keys
from training.dice.measure_rows import picture as side_by_side

FIVE = ("red", "black", "green", "white", "purple")


def told(reading: DiceReading, thrown: Throw) -> list[str]:
    """What was read at each die's place, "-" where nothing was."""
    answers = []
    for die in thrown.dice:
        near = [one for one in reading.dice if one.box.overlap(die.box) > 0.5]
        answers.append(near[0].face if near else "-")
    return answers


@pytest.mark.parametrize("seed", range(6))
def test_six_dice_on_a_wooden_table_are_all_found_and_read(seed: int) -> None:
    rng = np.random.default_rng(seed)
    faces = [str(value) for value in rng.permutation(6) + 1]
    colours = [str(name) for name in rng.choice([*FIVE, "blue", "yellow"], 6)]
    thrown = throw(list(zip(colours, faces, strict=True)), seed=seed)
    reading = read_dice(thrown.jpeg())
    assert told(reading, thrown) == faces
    assert len(reading.dice) == 6
    assert reading.problem is None


@pytest.mark.parametrize(
    "lamp", [(1.0, 1.0, 1.0), (1.15, 0.95, 0.7), (0.85, 0.95, 1.15), (0.5, 0.5, 0.5)]
)
def test_five_dice_of_known_colours_are_told_apart_under_any_lamp(
    lamp: tuple[float, float, float],
) -> None:
    faces = ["3", "5", "2", "6", "4"]
    thrown = throw(list(zip(FIVE, faces, strict=True)), seed=4)
    image = lit(thrown.image, red=lamp[0], green=lamp[1], blue=lamp[2])
    reading = read_dice(image, Expected.each_once(*FIVE))
    assert {die.colour: die.face for die in reading.dice} == dict(zip(FIVE, faces, strict=True))


def test_a_domino_beside_the_dice_is_no_die() -> None:
    thrown = throw([("white", "3"), ("red", "5")], seed=2, width=900, height=900, die=110)
    mistaken = []
    for seed in range(12):
        image = thrown.image.copy()
        dominoes.lay(image, np.array([300.0, 650.0]), 110.0, np.random.default_rng(seed))
        reading = read_dice(image)
        assert told(reading, thrown) == ["3", "5"]
        mistaken += [die for die in reading.dice if die.box.x < 400]
    assert len(mistaken) <= 1
    assert not any(die.sure for die in mistaken)


def test_the_keys_of_a_laptop_beside_the_dice_are_no_dice() -> None:
    thrown = throw([("white", "3"), ("red", "5")], seed=2, width=900, height=900, die=110)
    mistaken = []
    for seed in range(8):
        image = np.hstack([thrown.image, table(700, 900, seed)])
        keys.lay(image[:, 900:], np.array([350.0, 450.0]), 70.0, np.random.default_rng(seed))
        reading = read_dice(image)
        assert told(reading, thrown) == ["3", "5"]
        mistaken += [die for die in reading.dice if die.box.x > 850]
    assert len(mistaken) <= 1
    assert not any(die.sure for die in mistaken)


def test_boxes_are_in_pixels_of_the_photo_as_taken() -> None:
    thrown = throw([("red", "3"), ("white", "6")], seed=2, width=2400, height=1800, die=170)
    reading = read_dice(thrown.jpeg())
    assert reading.size == (2400, 1800)
    assert told(reading, thrown) == ["3", "6"]


def test_small_dice_far_away_are_found_by_a_second_look() -> None:
    thrown = throw([("white", "4"), ("red", "2")], seed=5, width=1920, height=1440, die=44)
    assert told(read_dice(thrown.image), thrown) == ["4", "2"]


def test_an_empty_table_has_no_dice() -> None:
    reading = read_dice(table(800, 600, 7))
    assert reading.dice == ()
    assert reading.problem == "no_dice"


def test_too_few_dice_for_what_was_expected_is_said() -> None:
    thrown = throw([("red", "3"), ("white", "6")], seed=2)
    assert read_dice(thrown.image, Expected.each_once(*FIVE)).problem == "too_few"
    assert read_dice(thrown.image, Expected.pips(count=1)).problem == "too_many"
    assert read_dice(thrown.image, Expected.pips(count=2)).problem is None


def test_a_sixth_die_is_shown_with_a_question_mark_and_said_to_be_too_many() -> None:
    dice = [*zip(FIVE, ["3", "5", "2", "6", "4"], strict=True), ("red", "1")]
    thrown = throw(dice, seed=4)
    reading = read_dice(thrown.image, Expected.each_once(*FIVE))
    assert reading.problem == "too_many"
    assert not reading.sure
    assert sorted(told(reading, thrown)) == ["1", "2", "3", "4", "5", "6"]
    assert any(not die.sure and die.colour == "red" for die in reading.dice)


def test_forty_dice_are_read_in_one_go() -> None:
    faces = [str(1 + index % 6) for index in range(40)]
    thrown = throw([("white", face) for face in faces], seed=3, width=1400, height=1050, die=50)
    reading = read_dice(thrown.image)
    right = sum(a == b for a, b in zip(told(reading, thrown), faces, strict=True))
    assert right >= 38


def test_what_is_unsure_carries_alternatives_and_chances_are_chances() -> None:
    thrown = throw([("black", "6"), ("white", "3"), ("red", "5")], seed=9, die=26)
    blurred = cv2.GaussianBlur(thrown.image, (0, 0), 2.2)
    for die in read_dice(blurred).dice:
        assert 0 <= die.confidence <= 1
        assert die.colour in COLOURS
        assert die.sure or len(die.alternatives) >= 2
        assert list(die.alternatives) == sorted(die.alternatives, key=lambda guess: -guess.chance)


def test_the_same_photo_is_read_the_same_way_twice() -> None:
    photo = throw([("red", "3"), ("white", "6")], seed=2).jpeg()
    assert read_dice(photo) == read_dice(photo)


def test_noise_and_strange_shapes_are_read_without_complaint() -> None:
    rng = np.random.default_rng(0)
    for shape in [(24, 24), (30, 1200), (1200, 30), (257, 511)]:
        read_dice(rng.integers(0, 255, (*shape, 3), np.uint8))


def test_expecting_the_same_colour_twice_or_an_unknown_one_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="red"):
        Expected.each_once("red", "red")
    with pytest.raises(ValueError, match="mauve"):
        Expected.each_once("mauve")


def test_a_server_that_reads_no_dice_does_not_carry_opencv() -> None:
    code = "import companion.vision, sys; sys.exit('cv2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_the_limit_on_pixels_is_set_before_opencv_is_imported() -> None:
    code = (
        "import sys, os; from companion.vision.opencv import cv; assert 'cv2' not in sys.modules;"
        "cv(); sys.exit('OPENCV_IO_MAX_IMAGE_PIXELS' not in os.environ)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def seen(x: float, die: float, heat: float = 0.5) -> Candidate:
    """A place that looks like a three, and so much like a die."""
    look = Look(
        np.eye(14, dtype=np.float32)[2], np.eye(10, dtype=np.float32)[int(x > 100)], np.ones(64)
    )
    verdict = Verdict((FaceGuess("3", 0.97),), die, pips=True)
    return Candidate(Found(Box(x, 0, 40, 40), heat), look, verdict, Scene(40.0, 0.0))


def sure_ones(wanted: Expected, *places: Candidate) -> list[bool]:
    reading = reading_of(list(places), wanted, size=(640, 480), shrink=1.0)
    return [die.sure for die in reading.dice]


def test_a_die_the_game_misses_is_offered_with_a_question_mark() -> None:
    clear, faint, hopeless = seen(0, 0.99), seen(200, 0.4), seen(400, 0.1)
    assert sure_ones(Expected(), clear, faint) == [True]
    assert sure_ones(Expected(count=2), clear, faint) == [True, False]
    assert sure_ones(Expected(count=3), clear, faint, hopeless) == [True, False]
    assert sure_ones(Expected(count=1), clear, faint) == [True]
    # Where nothing is a die, nothing is made one.
    assert sure_ones(Expected(count=2), faint) == []


def test_a_missing_die_whose_face_is_not_understood_is_offered_too() -> None:
    clear, washed_out = seen(0, 0.99), seen(200, 0.02, heat=0.8)
    assert sure_ones(Expected(count=2), clear, washed_out) == [True, False]
    assert sure_ones(Expected(), clear, washed_out) == [True]


CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]


def on_a_mat(spots: list[tuple[int, int]], die: int) -> Throw:
    """White dice on a dark square mat, where a die has its pips."""
    image, side = table(1600, 1200, 3), die * 5
    cv2.rectangle(image, (800 - side // 2, 600 - side // 2, side, side), (30,) * 3, -1)
    dice = []
    for (right, down), face in zip(spots, "3562", strict=False):
        spot = (800 + right * side // 4, 600 + down * side // 4)
        box = put(image, rendered("white", face, 20, 80.0), *spot, round(die * 1.6))
        dice.append(Thrown("white", face, box))
    return Throw(image, tuple(dice))


@pytest.mark.parametrize("die", [36, 44, 52])
@pytest.mark.parametrize("spots", [CORNERS, CORNERS[::3], [(0, 0)]])
def test_a_square_mat_with_dice_on_it_is_no_die(spots: list[tuple[int, int]], die: int) -> None:
    thrown = on_a_mat(spots, die)
    reading = read_dice(thrown.image)
    assert told(reading, thrown) == [one.face for one in thrown.dice]
    assert len(reading.dice) == len(spots)


def test_of_frames_that_hold_one_another_the_likeliest_die_stays() -> None:
    die, mat = seen(10, 0.99), seen(0, 0.95)
    mat = replace(mat, found=Found(Box(0, -100, 400, 400), 0.5))
    assert without_parts([mat, die]) == [die]
    assert without_parts([replace(mat, verdict=seen(0, 1.0).verdict), die]) == [die]
    pip = replace(seen(20, 0.6), found=Found(Box(20, 10, 8, 8), 0.3))
    assert without_parts([pip, die]) == [die]


@pytest.mark.parametrize("off", [(0.15, 0.0, 1.0), (-0.1, 0.1, 1.2), (0.0, -0.12, 0.8)])
def test_a_frame_that_is_off_is_put_right_by_a_second_look(off: tuple[float, float, float]) -> None:
    thrown = throw([("red", "3"), ("white", "6"), ("blue", "5")], seed=2)
    right, down, grown = off
    for die in thrown.dice:
        side = die.box.width * grown
        x = die.box.x + die.box.width * (0.5 + right) - side / 2
        y = die.box.y + die.box.height * (0.5 + down) - side / 2
        rough = Found(Box(x, y, side, side), 0.5)
        (candidate,) = judged([rough], look_at(thrown.image, [rough]))
        assert candidate.box.overlap(die.box) > rough.box.overlap(die.box)


def test_a_bright_pip_that_passes_for_a_die_does_not_make_its_die_a_mat() -> None:
    die = replace(seen(0, 0.99), found=Found(Box(0, 0, 92, 76), 0.5))
    four = replace(die, verdict=Verdict((FaceGuess("4", 0.97),), 0.99, pips=True))
    pip = replace(seen(8, 0.93), found=Found(Box(8, 46, 29, 22), 0.3))
    assert without_parts([four, pip]) == [four]


def from_near(colour: str, face: str, share: float, elevation: float) -> tuple[np.ndarray, Box]:
    """A die that takes this share of its picture's side, and where it is there."""
    image = table(1000, 1000, int(face))
    box = put(image, rendered(colour, face, 35, elevation), 500, 500, 900)
    side = round(max(box.width, box.height) / share)
    left, top = round(box.x + (box.width - side) / 2), round(box.y + (box.height - side) / 2)
    cut = np.ascontiguousarray(image[top : top + side, left : left + side])
    return cut, Box(box.x - left, box.y - top, box.width, box.height)


@pytest.mark.parametrize("share", [0.75, 0.88])
@pytest.mark.parametrize("elevation", [48.0, 80.0])
@pytest.mark.parametrize("colour", ["white", "red", "black"])
def test_a_die_that_fills_its_photo_is_read_as_one_die(
    colour: str, elevation: float, share: float
) -> None:
    for face in "123456":
        image, box = from_near(colour, face, share, elevation)
        (die,) = read_dice(image).dice
        assert die.face == face
        assert die.box.overlap(box) > 0.6


def test_a_dies_own_pips_tell_neither_how_large_dice_are_nor_that_much_lies_about() -> None:
    die = seen(0, 0.99).look
    nothing = replace(die, faces=np.eye(14, dtype=np.float32)[13])
    places = [Found(Box(0, 0, 200, 200), 0.6)] + [
        Found(Box(30 * n, 20, 25, 25), 0.4) for n in range(1, 5)
    ]
    (candidate,) = judged(places, [die, *[nothing] * 4])
    assert candidate.scene == Scene(200.0, 0.0)


def test_of_a_die_and_its_side_the_hotter_frame_is_the_die() -> None:
    whole = replace(seen(0, 0.96), found=Found(Box(0, 0, 100, 160), 0.8))
    side = replace(seen(0, 0.99), found=Found(Box(5, 80, 90, 80), 0.3))
    assert without_parts([side, whole]) == [whole]


def laid_out(columns: int, rows: int, elevation: float) -> tuple[list[str], Throw, DiceReading]:
    rng = np.random.default_rng([columns, rows, int(elevation)])
    image, labels = side_by_side(columns, rows, elevation, rng)
    thrown = Throw(image, tuple(Thrown("", one.face, one.box) for one in labels if one.box))
    return [one.face for one in labels], thrown, read_dice(image)


@pytest.mark.parametrize("elevation", [60.0, 67.0, 75.0, 82.0, 88.0])
def test_dice_laid_in_a_row_side_by_side_are_each_read(elevation: float) -> None:
    faces, thrown, reading = laid_out(5, 1, elevation)
    assert told(reading, thrown) == faces
    assert len(reading.dice) == 5


def test_most_dice_of_a_block_are_read_and_none_of_them_wrongly() -> None:
    pairs = []
    for elevation in (60.0, 67.0, 75.0, 82.0, 88.0):
        faces, thrown, reading = laid_out(3, 2, elevation)
        pairs += list(zip(told(reading, thrown), faces, strict=True))
    read = [(seen, face) for seen, face in pairs if seen != "-"]
    assert len(read) > 0.9 * len(pairs)
    assert all(seen == face for seen, face in read)


@pytest.mark.parametrize("shape", [(1.0, 0.5625), (0.5625, 1.0)])
def test_a_picture_squeezed_into_another_shape_is_still_read(shape: tuple[float, float]) -> None:
    thrown = throw([("white", "4"), ("red", "6"), ("black", "3")], seed=3, die=90)
    image = cv2.resize(thrown.image, None, fx=shape[0], fy=shape[1], interpolation=cv2.INTER_AREA)
    boxes = [
        Box(d.box.x * shape[0], d.box.y * shape[1], d.box.width * shape[0], d.box.height * shape[1])
        for d in thrown.dice
    ]
    flat = Throw(
        image, tuple(replace(d, box=box) for d, box in zip(thrown.dice, boxes, strict=True))
    )
    assert told(read_dice(image), flat) == ["4", "6", "3"]
