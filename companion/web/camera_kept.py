"""Photos that people chose to keep: a folder of their own that `companion dice score` can read."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.web.camera_match import Spot, Wanted
from companion.web.camera_taught import dice_folder

MOST_KEPT: Final = 2000
LABELS: Final = "labels.json"
_writing = threading.Lock()


def kept_folder() -> Path:
    return dice_folder() / "photos"


@dataclass(frozen=True, slots=True)
class Contribution:
    """A photo with its dice as a person confirmed them; `shape` is width over height."""

    photo: bytes
    spots: Sequence[Spot]
    wanted: Sequence[Wanted]
    shape: float


def keep_photo(folder: Path, given: Contribution) -> None:
    """Raises PhotoRefused for what is no photo; beyond the limit nothing more is kept."""
    from companion.vision.headers import header_of

    header = header_of(given.photo)
    size = upright(header.width, header.height, given.shape)
    with _writing:
        labels = labels_in(folder)
        if len(labels) >= MOST_KEPT:
            return
        name = f"{secrets.token_hex(8)}.{header.kind}"
        (folder / "images").mkdir(parents=True, exist_ok=True)
        (folder / "images" / name).write_bytes(given.photo)
        labels[name] = [label(spot, given.wanted, size) for spot in given.spots if spot.box]
        draft = folder / f"{LABELS}.part"
        draft.write_text(json.dumps(labels, indent=1), encoding="utf-8")
        draft.replace(folder / LABELS)


def labels_in(folder: Path) -> dict[str, Any]:
    try:
        labels = json.loads((folder / LABELS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return labels if isinstance(labels, dict) else {}


def upright(width: int, height: int, shape: float) -> tuple[int, int]:
    """A photo that lies on its side in the file stands upright where it is looked at."""
    return (height, width) if (width > height) != (shape > 1) else (width, height)


def label(spot: Spot, wanted: Sequence[Wanted], size: tuple[int, int]) -> dict[str, Any]:
    assert spot.box is not None
    x, y, wide, high = spot.box
    paint = next((one.paint for one in wanted if one.kind == spot.kind), "")
    box = [round(x * size[0]), round(y * size[1]), round(wide * size[0]), round(high * size[1])]
    plain: dict[str, Any] = {"box": box, "value": 0 if spot.face is None else spot.face}
    return {**plain, "colour": paint} if paint else plain
