"""Some labels frame only the top face; give them the whole die, as far as the detector sees it.

python -m training.dice.relabel --photos ROOT      # writes relabelled.json beside this file
"""

import argparse
import json
from pathlib import Path

from companion.vision.detecting import Found
from companion.vision.finding import find_dice
from companion.vision.reading import Box
from training.dice.photos import RELABELLED, Mark, Photo, everything


def whole_box(mark: Mark, found: list[Found]) -> Box | None:
    """The found die this face belongs to, if there is exactly one fit."""
    face = Box(*mark.box)
    fits = [
        one.box
        for one in found
        if one.heat > 0.25 and face.inside(one.box) > 0.8 and one.box.area < 5 * face.area
    ]
    return fits[0] if len(fits) == 1 else None


def entry(mark: Mark, found: list[Found]) -> dict[str, object]:
    box = whole_box(mark, found)
    corner = mark.box if box is None else (box.x, box.y, box.width, box.height)
    sides = [round(side, 1) for side in corner]
    return {"box": sides, "value": mark.value, "whole": box is not None}


def relabelled(photo: Photo) -> list[dict[str, object]]:
    found = find_dice(photo.image)
    return [entry(mark, found) for mark in photo.marks]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--photos", type=Path, required=True)
    options = parser.parse_args()
    RELABELLED.unlink(missing_ok=True)
    photos = everything(options.photos, {"greytable"})
    entries = {photo.name: relabelled(photo) for photo in photos}
    RELABELLED.write_text(json.dumps({"grey": entries}))
    marks = [mark for marks in entries.values() for mark in marks]
    print(len(marks), "faces,", sum(bool(mark["whole"]) for mark in marks), "now whole dice")


if __name__ == "__main__":
    main()
