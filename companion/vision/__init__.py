"""Dice by camera: numpy and cv2 only; a photo in, a `DiceReading` out; no game, table or web here.

cv2 is imported when the first photo is read, not before: an idle server need not carry it.
"""

from companion.vision.read import read_dice
from companion.vision.reading import COLOURS, Box, DiceReading, Die, Expected, FaceGuess
from companion.vision.refusals import REFUSALS, PhotoRefused

__all__ = [
    "COLOURS",
    "REFUSALS",
    "Box",
    "DiceReading",
    "Die",
    "Expected",
    "FaceGuess",
    "PhotoRefused",
    "read_dice",
]
