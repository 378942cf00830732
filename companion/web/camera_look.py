"""What a person sees of a read photo: each die framed and named, and what is to be checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.rules.inputs import DiceInput
from companion.rules.state import Scalar
from companion.texts.voice import Voice
from companion.web.camera_match import Corners, Spot, Wanted, face_on, rows_of
from companion.web.camera_tags import sides_of

MARGIN: Final = 0.9  # round the dice, in dice
LEAST_SHARE: Final = 0.3  # of the photo, so that a single die is not blown up to a blur
LEAST_DICE: Final = 12  # or so many dice side by side, where they are small on a large photo
WHOLE: Final = (0.0, 0.0, 1.0, 1.0)
# of the shown part's width, on a phone: how wide a tag is and how high, where it can be tapped and
# on the live picture
TAG, SMALL_TAG = (16.5, 11.8), (12.0, 7.4)


@dataclass(frozen=True, slots=True)
class Side:
    """One face of one kind of die, to be drawn and named."""

    kind: str
    face: Scalar
    label: str
    paint: str = ""
    """The colour of its plastic, for a kind that has no sign of its own."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One die in the strip, and its frame on the photo."""

    at: int
    row: str | None
    question: str
    side: Side
    is_sure: bool
    is_missing: bool
    is_extra: bool
    box: Corners | None
    crop: str
    tag: str = "above"
    """On which side of the frame."""


class Check:
    """The dice of one photo in front of the person who took it."""

    def __init__(
        self,
        spots: Sequence[Spot],
        *,
        question: DiceInput,
        wanted: Sequence[Wanted],
        voice: Voice,
        shape: float = 0.75,
        picked: int | None = None,
        whole: bool = False,
    ) -> None:
        self.spots = tuple(spots)
        self.question, self.wanted, self.t = question, tuple(wanted), voice
        self.shape = shape
        """Width of the photo over its height."""
        boxes = [spot.box for spot in spots if spot.box]
        self.window = WHOLE if whole else window_round(boxes, shape)
        rows = rows_of(self.spots, self.wanted)
        dice = [self._shown(at, row) for at, row in enumerate(rows)]
        self.dice = self._tagged(dice, SMALL_TAG if whole else tag_on(self.ratio))
        in_range = picked is not None and 0 <= picked < len(self.dice)
        self.picked = self.dice[picked] if in_range and picked is not None else None

    def _shown(self, at: int, row: str | None) -> Shown:
        spot = self.spots[at]
        return Shown(
            at=at,
            row=row,
            question=next((one.question for one in self.wanted if one.row == row), ""),
            side=self.side(spot.kind, spot.face),
            is_sure=spot.sure,
            is_missing=spot.box is None and not spot.is_read,
            is_extra=row is None,
            box=spot.box and placed(spot.box, self.window),
            crop=inside(grown(spot.box, self.shape)) if spot.box else "",
        )

    def _tagged(self, dice: list[Shown], size: tuple[float, float]) -> list[Shown]:
        framed = {die.at: die.box for die in dice if die.box}
        sides = sides_of(list(framed.values()), (size[0], size[1] * self.ratio))
        tags = dict(zip(framed, sides, strict=True))
        return [replace(die, tag=tags.get(die.at, die.tag)) for die in dice]

    def side(self, kind: str, face: Scalar) -> Side:
        paint = next((one.paint for one in self.wanted if one.kind == kind), "")
        return Side(kind, face, f"{self.kind_name(kind)} {self.face_name(face)}".strip(), paint)

    def kind_name(self, kind: str) -> str:
        return self.t.optional(f"colour-{kind}") or kind if kind else ""

    def face_name(self, face: Scalar) -> str:
        if face is None:
            return ""
        return self.t.optional(f"face-{face}") or str(face)

    @property
    def strip(self) -> list[Shown]:
        """In the order of the question, those too many last."""
        order = {one.row: at for at, one in enumerate(self.wanted)}
        return sorted(self.dice, key=lambda die: order.get(die.row or "", len(order)))

    @property
    def kinds(self) -> list[str]:
        return list(dict.fromkeys(one.kind for one in self.wanted))

    @property
    def kind_asked(self) -> str:
        """As which kind the faces of the picked die are offered: its own, else one not found."""
        picked = self.picked.side.kind if self.picked else ""
        missing = [die.side.kind for die in self.dice if die.is_missing]
        return next((kind for kind in (picked, *missing, *self.kinds) if kind in self.kinds), "")

    def faces(self, kind: str) -> list[Scalar]:
        sides = [face for one in self.wanted if one.kind == kind for face in one.faces]
        return list(dict.fromkeys(sides or self.question.faces))

    def face_kept(self, kind: str) -> Scalar:
        """What the picked die shows, if it were of that kind; None where it could not."""
        return face_on(self.picked.side.face, kind, self.wanted) if self.picked else None

    @property
    def likely(self) -> list[Side]:
        """What the picked die may be instead, likeliest first."""
        if self.picked is None:
            return []
        likely = self.spots[self.picked.at].likely
        return [self.side(kind, face) for kind, face in likely if kind in self.kinds]

    @property
    def found(self) -> int:
        return sum(1 for spot in self.spots if spot.box is not None)

    @property
    def doubtful(self) -> int:
        return sum(1 for spot in self.spots if spot.box is not None and not spot.sure)

    @property
    def missing(self) -> list[str]:
        """The dice asked for and not found, those alike counted together."""
        names = Counter(self.kind_name(die.side.kind) for die in self.dice if die.is_missing)
        return [f"{count} × {name}" if count > 1 else name for name, count in names.items()]

    @property
    def extra(self) -> int:
        return sum(1 for die in self.dice if die.is_extra and die.box)

    @property
    def title(self) -> str:
        if not self.found:
            return self.t("camera-no_dice")
        found = self.t("camera-found", count=self.found)
        if not self.doubtful:
            return found
        return f"{found}, {self.t('camera-doubtful', count=self.doubtful)}"

    @property
    def notes(self) -> list[str]:
        """What is odd about the throw, in sentences."""
        notes = []
        if self.found and self.missing:
            notes.append(self.t("camera-missing", names=", ".join(self.missing)))
        if self.extra:
            notes.append(self.t("camera-extra", count=self.extra))
        return notes

    @property
    def ratio(self) -> float:
        """Width over height of the part of the photo that is shown."""
        _, _, wide, high = self.window
        return self.shape * wide / high

    @property
    def stage(self) -> str:
        """The same, as style of the frame."""
        return f"--ratio:{self.ratio:.4f}"

    @property
    def photo(self) -> str:
        return inside(self.window)


def tag_on(ratio: float) -> tuple[float, float]:
    """An upright picture is about as high as a phone is wide: the slimmer it is, the more of it a
    tag takes up."""
    slim = min(1.0, ratio)
    return TAG[0] / slim, TAG[1] / slim


def window_round(boxes: Sequence[Corners], shape: float) -> Corners:
    """The part of the photo with all dice and some table round them."""
    if not boxes:
        return WHOLE
    die = max(max(w, h / shape) for _, _, w, h in boxes)
    left, right = _span([(x, x + w) for x, _, w, _ in boxes], die)
    top, bottom = _span([(y, y + h) for _, y, _, h in boxes], die * shape)
    return left, top, right - left, bottom - top


def _span(parts: list[tuple[float, float]], die: float) -> tuple[float, float]:
    """From the first to the last, with a margin, not too short, and inside the photo."""
    pad = MARGIN * die
    low, high = min(a for a, _ in parts) - pad, max(b for _, b in parts) + pad
    lack = max(0.0, min(LEAST_SHARE, LEAST_DICE * die) - (high - low)) / 2
    return max(0.0, low - lack), min(1.0, high + lack)


def grown(box: Corners, shape: float) -> Corners:
    """A square of the photo with the die in its middle."""
    x, y, wide, high = box
    side = 1.3 * max(wide, high / shape)
    return x + wide / 2 - side / 2, y + high / 2 - side * shape / 2, side, side * shape


def placed(box: Corners, window: Corners) -> Corners:
    """A box in per cent of the shown part."""
    x, y, wide, high = box
    left, top, across, down = window
    return (
        100 * (x - left) / across,
        100 * (y - top) / down,
        100 * wide / across,
        100 * high / down,
    )


def inside(window: Corners) -> str:
    """Style of a whole photo of which only the window is to be seen."""
    left, top, wide, high = window
    return (
        f"width:{100 / wide:.2f}%;left:{-100 * left / wide:.2f}%;top:{-100 * top / high:.2f}%;"
        f"height:{100 / high:.2f}%"
    )
