"""On which side of its frame each die's tag goes: hiding no die and no other tag, and where there
is room not so close to the next die that it seems to be that one's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.web.camera_match import Corners

SIDES: Final = ("above", "below", "right", "left")
GIVE: Final = 0.15  # of its size: a tag may lap over something by this much
CLEAR: Final = 1.5  # times its size: with so much room beyond its own die it is nobody else's


def sides_of(boxes: Sequence[Corners], size: tuple[float, float]) -> list[str]:
    """For boxes in per cent of the picture and tags of this width and height, the first side with
    room; dice further up choose first."""
    sides, tags = [""] * len(boxes), list[Corners]()
    for at in sorted(range(len(boxes)), key=lambda at: boxes[at][1]):
        others = [box for number, box in enumerate(boxes) if number != at]
        sides[at] = side_with_room(boxes[at], size, [*others, *tags])
        tags.append(tag_at(boxes[at], sides[at], size))
    return sides


def side_with_room(box: Corners, size: tuple[float, float], taken: Sequence[Corners]) -> str:
    shown = [side for side in SIDES if is_on_picture(tag_at(box, side, size))]
    for room in (CLEAR, 1.0):
        for side in shown:
            reach = tag_at(box, side, outwards(size, side, room))
            if not any(is_hidden(reach, other) for other in taken):
                return side
    return "above" if box[1] >= size[1] else "below"


def outwards(size: tuple[float, float], side: str, times: float) -> tuple[float, float]:
    across, down = size
    return (across, down * times) if side in ("above", "below") else (across * times, down)


def tag_at(box: Corners, side: str, size: tuple[float, float]) -> Corners:
    x, y, wide, high = box
    across, down = size
    middle = x + wide / 2 - across / 2, y + high / 2 - down / 2
    places = {
        "above": (middle[0], y - down),
        "below": (middle[0], y + high),
        "right": (x + wide, middle[1]),
        "left": (x - across, middle[1]),
    }
    return *places[side], across, down


def is_on_picture(tag: Corners) -> bool:
    """A little of it may stick out."""
    return all(
        -GIVE * long < low and low + long < 100 + GIVE * long
        for low, long in ((tag[0], tag[2]), (tag[1], tag[3]))
    )


def is_hidden(tag: Corners, other: Corners) -> bool:
    return all(
        tag[i] + (1 - GIVE) * tag[i + 2] > other[i]
        and other[i] + other[i + 2] > tag[i] + GIVE * tag[i + 2]
        for i in (0, 1)
    )
