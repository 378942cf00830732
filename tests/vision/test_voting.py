"""Several frames of the same still dice vote."""

from __future__ import annotations

from companion.vision.reading import Box, DiceReading, Die, FaceGuess
from companion.vision.voting import vote


def die(
    face: str,
    *,
    x: float = 0,
    chance: float = 0.95,
    sure: bool = True,
    colour: str = "red",
    other: str = "3",
) -> Die:
    rest = (FaceGuess(other, 1 - chance),)
    return Die(Box(x, 0, 40, 40), colour, 0.9, face, chance, sure, rest)


def frame(*dice: Die) -> DiceReading:
    return DiceReading(dice, (640, 480))


def test_frames_that_say_the_same_agree() -> None:
    result = vote([frame(die("5"))] * 3)
    assert result.agreed
    assert [d.face for d in result.reading.dice] == ["5"]
    assert result.reading.dice[0].sure


def test_one_frame_that_sees_another_face_is_outvoted_but_takes_the_certainty_away() -> None:
    result = vote(
        [frame(die("5")), frame(die("3", chance=0.6, sure=False, other="5")), frame(die("5"))]
    )
    assert not result.agreed
    assert result.reading.dice[0].face == "5"
    assert not result.reading.dice[0].sure
    assert "3" in [guess.face for guess in result.reading.dice[0].alternatives]


def test_a_die_seen_in_one_frame_only_is_no_die() -> None:
    result = vote([frame(die("5")), frame(die("5"), die("2", x=200)), frame(die("5"))])
    assert len(result.reading.dice) == 1


def test_a_die_missed_by_one_frame_stays_but_is_not_sure() -> None:
    two = frame(die("5"), die("2", x=200))
    result = vote([two, frame(die("5")), two])
    assert [(d.face, d.sure) for d in result.reading.dice] == [("5", True), ("2", False)]


def test_the_colour_most_frames_saw_stays() -> None:
    result = vote([frame(die("5", colour=c)) for c in ("black", "purple", "black")])
    assert result.reading.dice[0].colour == "black"
