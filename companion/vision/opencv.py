"""The one door to cv2: imported late, and only after its limit on image size is set."""

import os
from functools import cache
from types import ModuleType
from typing import Final

MOST_PIXELS: Final = 64_000_000


@cache
def cv() -> ModuleType:
    """cv2, imported on first use. The limit works only if it is set before the import."""
    os.environ.setdefault("OPENCV_IO_MAX_IMAGE_PIXELS", str(MOST_PIXELS))
    os.environ.setdefault("OPENCV_LOG_LEVEL", "SILENT")
    import cv2

    module: ModuleType = cv2
    return module
