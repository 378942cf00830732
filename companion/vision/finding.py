"""Where the dice are: the detector at four sizes, closer where dice came out small, and nearest
where they are small even then."""

from typing import Final

import numpy as np

from companion.vision.detecting import FAINT, MOST_DICE, Found, resized, seen_on, shifted
from companion.vision.opening import Image
from companion.vision.reading import Box, mean_box
from companion.vision.scaling import shrunk, stretched
from companion.vision.windows import seen_nearest

FIRST_SIDE: Final = 640
LARGEST_SIDE: Final = 1184
CLOSER_PIXELS: Final = 1184 * 864  # as much as a look at part of a large photo may take in
QUICK_SIDES: Final = (320, 160, 80)
QUICK_SIZE: Final = 36.0  # pixels a die must have in a quick look to count
SMALL_SIZE: Final = 20.0  # dice of fewer pixels deserve a closer look
BEST_SIZE: Final = 34.0
STRONG: Final = 0.3
HOT: Final = 0.6  # dice of a good size are hotter than this
WARM: Final = 0.15  # a small place as warm as this deserves the nearest look
NEARER: Final = 1.25  # by less than this it shows no more than the closer look
NEAREST: Final = 2.0  # pixels of the picture made from one of the photo's, at most
SAME_DIE: Final = 0.42
AS_GOOD: Final = 0.6  # of the hottest: a frame that also counts


def find_dice(image: Image) -> list[Found]:
    """All places that may hold a die, strongest first, each once."""
    found = first_seen(image)
    wanted = closer_scale(distinct(found), min(1.0, FIRST_SIDE / max(image.shape[:2])))
    if wanted is not None:
        found += seen_closer(image, found, wanted)
    return distinct(found)[:MOST_DICE]


def first_seen(image: Image) -> list[Found]:
    longest = max(image.shape[:2])
    side = min(FIRST_SIDE, longest)
    first = shrunk(image, side / longest)
    found = [resized(one, longest / side) for one in seen_on(first)]
    for quick in QUICK_SIDES:  # a fraction of the work, and close-ups are seen best here
        if side > quick:
            found += [resized(one, longest / side) for one in large_at(first, quick / side)]
    return found


def closer_scale(found: list[Found], scale: float) -> float | None:
    """The scale for another look if dice came out small, or if nothing came out that looks
    much like one: they may be too small to be seen at all."""
    wanted = best_scale(found, scale)
    if wanted is not None:
        return max(1.3 * scale, wanted)
    return None if is_any_hot(found) else 2 * scale


def is_any_hot(found: list[Found]) -> bool:
    return any(one.heat > HOT for one in found)


def best_scale(found: list[Found], scale: float) -> float | None:
    """The scale at which what came out small would have the best size."""
    sizes = [one.size for one in found if one.heat > STRONG and one.size * scale < SMALL_SIZE]
    return BEST_SIZE / float(np.median(sizes)) if sizes else None


def seen_closer(image: Image, found: list[Found], wanted: float) -> list[Found]:
    """Look again at a larger scale, only where something was seen (everywhere if nothing hot was);
    and nearer still where what is seen then is small."""
    places = [one.box for one in found if one.heat > STRONG / 2] if is_any_hot(found) else []
    left, top, right, below = around(places, image)
    part = np.ascontiguousarray(image[top:below, left:right])
    scale = closest_affordable(part, image, wanted)
    # above a half, points between pixels lose nothing and take a sixth of the time
    picture = shrunk(part, scale) if scale <= 0.5 else stretched(part, scale)
    seen = [shifted(resized(one, 1 / scale), left, top) for one in seen_on(picture, WARM)]
    return [one for one in seen if one.heat > FAINT] + nearest(image, seen, scale)


def closest_affordable(part: Image, image: Image, wanted: float) -> float:
    fits = min(1.0, float(np.sqrt(CLOSER_PIXELS / (part.shape[0] * part.shape[1]))))
    return float(min(wanted, max(fits, LARGEST_SIDE / max(image.shape[:2]))))


def nearest(image: Image, seen: list[Found], scale: float) -> list[Found]:
    """Where the closer look could not come close enough, one more at what is small there."""
    wanted = best_scale(seen, scale)
    if wanted is None or min(wanted, NEAREST) < NEARER * scale:
        return []
    small = [one for one in distinct(seen) if one.size * scale < SMALL_SIZE]
    return seen_nearest(image, small, min(wanted, NEAREST))


def around(places: list[Box], image: Image) -> tuple[int, int, int, int]:
    """A rectangle round all places with room for three more dice on each side."""
    height, width = image.shape[:2]
    if not places:
        return 0, 0, width, height
    room = 3 * max(max(box.width, box.height) for box in places)
    left = max(0, int(min(box.x for box in places) - room))
    top = max(0, int(min(box.y for box in places) - room))
    right = min(width, int(max(box.x + box.width for box in places) + room))
    below = min(height, int(max(box.y + box.height for box in places) + room))
    return left, top, right, below


def large_at(image: Image, scale: float) -> list[Found]:
    """A quick look for large dice only; boxes of small ones are too rough at this scale."""
    least = QUICK_SIZE / scale
    seen = [resized(one, 1 / scale) for one in seen_on(shrunk(image, scale))]
    return [one for one in seen if one.size > least]


def distinct(found: list[Found]) -> list[Found]:
    """Each place once, framed as all who saw it agree."""
    heaps: list[list[Found]] = []
    for one in sorted(found, key=lambda one: -one.heat):
        home = next((h for h in heaps if one.box.overlap(h[0].box) > SAME_DIE), None)
        if home is None:
            heaps.append([one])
        elif one.heat > AS_GOOD * home[0].heat:
            home.append(one)
    return [Found(agreed(heap), heap[0].heat) for heap in heaps]


def agreed(heap: list[Found]) -> Box:
    """Frames of one die from looks of different sizes: the hotter, the more it counts."""
    return mean_box([one.box for one in heap], [one.heat**2 for one in heap])
