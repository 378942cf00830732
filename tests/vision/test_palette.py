"""Dice of one tray look the same all evening, so hard colours are told by throws before."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from companion.vision.palette import Palette
from companion.vision.reading import COLOURS, Box, DiceReading, Die

TWO = ("black", "purple")
TONES = {"black": (30.0, 128.0, 128.0), "purple": (38.0, 142.0, 118.0)}


def die(colour: str, face: str, *, looks_like: str, certain: float = 0.95) -> Die:
    box = Box(0, 0, 10, 10)
    return Die(box, colour, certain, face, 0.99, sure=True, tone=TONES[looks_like])


def throw(*dice: Die) -> DiceReading:
    return DiceReading(dice, (100, 100))


def read_right(certain: float = 0.95) -> DiceReading:
    return throw(
        die("black", "2", looks_like="black", certain=certain),
        die("purple", "5", looks_like="purple", certain=certain),
    )


def read_swapped() -> DiceReading:
    return throw(
        die("black", "5", looks_like="purple", certain=0.6),
        die("purple", "2", looks_like="black", certain=0.6),
    )


def after(*throws: DiceReading) -> Palette:
    palette = Palette()
    for reading in throws:
        palette.learn(reading, TWO)
    return palette


def undecided() -> np.ndarray:
    return np.full(len(COLOURS), 0.1, np.float32)


def named(palette: Palette, tone: tuple[float, ...]) -> str | None:
    """The colour this looks like to the palette; None while it has no opinion."""
    chances = palette.weighed(undecided(), tone, TWO)
    black, purple = (float(chances[COLOURS.index(name)]) for name in TWO)
    return None if np.isclose(black, purple) else "black" if black > purple else "purple"


def test_a_dark_die_is_told_by_what_it_looked_like_before() -> None:
    palette = after(*[read_right()] * 3)
    assert {name: named(palette, tone) for name, tone in TONES.items()} == {
        "black": "black",
        "purple": "purple",
    }


def test_one_throw_is_not_enough_to_have_an_opinion() -> None:
    assert named(after(read_right()), TONES["purple"]) is None


def test_a_throw_whose_colours_were_a_guess_teaches_nothing() -> None:
    assert named(after(*[read_right(certain=0.5)] * 9), TONES["purple"]) is None


def test_a_throw_with_a_colour_twice_teaches_nothing() -> None:
    twice = throw(*[die("black", "1", looks_like="purple")] * 2)
    assert named(after(*[twice] * 9), TONES["purple"]) is None


def test_what_people_entered_says_which_die_is_which() -> None:
    palette = Palette()
    palette.be_told(read_swapped(), {"black": "2", "purple": "5"})
    assert named(palette, TONES["black"]) == "black"
    assert named(palette, TONES["purple"]) == "purple"


def test_people_outweigh_a_few_wrong_throws() -> None:
    palette = after(*[read_swapped()] * 6)
    palette.be_told(read_swapped(), {"black": "2", "purple": "5"})
    assert named(palette, TONES["purple"]) == "purple"


def test_two_dice_that_show_the_same_are_not_guessed_at() -> None:
    same = throw(
        die("black", "4", looks_like="purple"),
        die("white", "4", looks_like="black"),
    )
    palette = Palette()
    palette.be_told(same, {"purple": "4", "green": "4"})
    assert not palette.knows(("purple",))


def test_under_another_lamp_the_memory_is_silent() -> None:
    assert named(after(*[read_right()] * 3), (220.0, 128.0, 240.0)) is None


@given(
    st.lists(st.floats(0.001, 1), min_size=len(COLOURS), max_size=len(COLOURS)),
    st.tuples(*[st.floats(0, 255)] * 3),
)
def test_a_memory_only_speaks_of_the_colours_that_are_asked_for(
    chances: list[float], tone: tuple[float, ...]
) -> None:
    before = np.array(chances, np.float32)
    weighed = after(*[read_right()] * 3).weighed(before, tone, TWO)
    for index, name in enumerate(COLOURS):
        assert 0 < weighed[index] <= before[index]
        assert name in TWO or weighed[index] == before[index]
