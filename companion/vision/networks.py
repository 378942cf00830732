"""The three networks, loaded once and run one call at a time (a cv2 network is not thread-safe)."""

from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.opencv import cv

Floats = NDArray[np.float32]
MODELS: Final = Path(__file__).parent / "models"


class Network:
    """One ONNX file run by `cv2.dnn`, for pictures of any size."""

    def __init__(self, path: Path) -> None:
        # of OpenCV's engines the new one: it takes another size of picture without laying
        # itself out anew, and is the faster where channels are looked at one by one
        self._net = cv().dnn.readNetFromONNX(str(path), cv().dnn.ENGINE_NEW)
        self._lock = Lock()

    def run(self, blob: Floats) -> Floats:
        with self._lock:
            self._net.setInput(blob)
            output: Floats = self._net.forward()
            return output.copy()


@cache
def detector() -> Network:
    return Network(MODELS / "detector.onnx")


@cache
def reader() -> Network:
    return Network(MODELS / "reader.onnx")


@cache
def checker() -> Network:
    return Network(MODELS / "checker.onnx")


def blob_of(images: list[NDArray[np.uint8]]) -> Floats:
    """BGR bytes to RGB numbers between 0 and 1, as all networks want them."""
    blob: Floats = cv().dnn.blobFromImages(images, 1 / 255, swapRB=True)
    return blob
