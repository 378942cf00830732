"""The two networks, loaded once and run one call at a time (a cv2 network is not thread-safe)."""

from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.opencv import cv

Floats = NDArray[np.float32]
MODELS: Final = Path(__file__).parent / "models"


class Network:
    """One ONNX file run by `cv2.dnn`."""

    def __init__(self, path: Path) -> None:
        cv2 = cv()
        # OpenCV 5 has two engines; on these plain convolutions the classic one is the faster
        engine = [cv2.dnn.ENGINE_CLASSIC] if hasattr(cv2.dnn, "ENGINE_CLASSIC") else []
        self._net: Any = cv2.dnn.readNetFromONNX(str(path), *engine)
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


def blob_of(images: list[NDArray[np.uint8]]) -> Floats:
    """BGR bytes to RGB numbers between 0 and 1, as both networks want them."""
    blob: Floats = cv().dnn.blobFromImages(images, 1 / 255, swapRB=True)
    return blob
