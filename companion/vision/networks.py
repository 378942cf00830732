"""The two networks, loaded once and run one call at a time (a cv2 network is not thread-safe)."""

from collections import OrderedDict
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.vision.opencv import cv

Floats = NDArray[np.float32]
MODELS: Final = Path(__file__).parent / "models"
LOOKS: Final = 4  # as many sizes has every photo; a closer look borrows one of the copies


class Network:
    """One ONNX file run by `cv2.dnn`, in a few copies for as many sizes of pictures: a copy that
    is given another size than last time lays itself out anew, which takes as long as looking."""

    def __init__(self, path: Path, *, copies: int = 1) -> None:
        self._path = path
        self._most = copies
        self._copies: OrderedDict[tuple[int, ...], Any] = OrderedDict()
        self._lock = Lock()

    def run(self, blob: Floats) -> Floats:
        with self._lock:
            net = self._copy_for(blob.shape)
            net.setInput(blob)
            output: Floats = net.forward()
            return output.copy()

    def _copy_for(self, shape: tuple[int, ...]) -> Any:
        """The one laid out for this size, else the one that was not needed for longest."""
        net = self._copies.pop(shape, None)
        if net is None and len(self._copies) >= self._most:
            net = self._copies.popitem(last=False)[1]
        self._copies[shape] = net if net is not None else opened(self._path)
        return self._copies[shape]


def opened(path: Path) -> Any:
    cv2 = cv()
    # OpenCV 5 has two engines; on these plain convolutions the classic one is the faster
    engine = [cv2.dnn.ENGINE_CLASSIC] if hasattr(cv2.dnn, "ENGINE_CLASSIC") else []
    return cv2.dnn.readNetFromONNX(str(path), *engine)


@cache
def detector() -> Network:
    return Network(MODELS / "detector.onnx", copies=LOOKS)


@cache
def reader() -> Network:
    return Network(MODELS / "reader.onnx")


def blob_of(images: list[NDArray[np.uint8]]) -> Floats:
    """BGR bytes to RGB numbers between 0 and 1, as both networks want them."""
    blob: Floats = cv().dnn.blobFromImages(images, 1 / 255, swapRB=True)
    return blob
