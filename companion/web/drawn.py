"""The regions of a table as they were last drawn: once for all who see the same, and again only
when something changed that they read."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from flask import current_app
from jinja2 import Template

from companion.web.placing import EVERYONE, Place, Region
from companion.web.regions import Glimpse
from companion.web.watched import Boards, Reads, reads_alike, watched

MARK: Final = f"\x02{secrets.token_hex(8)}:"
"""Begins what stands in a drawing where a region inside it goes; nobody can write it."""

MARKED: Final = re.compile(f"{MARK}(\\d+)\x03".encode())


@dataclass(slots=True)
class Drawing:
    """A region as it was drawn: with marks for the regions inside it, and what was read of it."""

    region: Region
    html: bytes | None
    """None once it was sent to the only eyes it is for; there are many of these."""
    print: int
    """Tells two looks of a region apart without comparing them."""
    inside: tuple[Region, ...]
    flow: tuple[Any, ...]
    version: int
    boards: Boards
    reads: Reads

    def still_holds(self, glimpse: Glimpse) -> bool:
        if self.boards is not glimpse.boards:
            if self.flow is not glimpse.flow and self.flow != glimpse.flow:
                return False
            if not reads_alike(self.reads, self.boards, glimpse.boards):
                return False
            # as good, and closer to the next ones
            self.boards, self.flow = glimpse.boards, glimpse.flow
        return self.version == glimpse.table.version or not self.region.follows_log


Kept = dict[str, Drawing]


class Drawn:
    """What is kept of a table: by page and language for everyone, else by whose eyes they are."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], Kept] = {}
        self._public: dict[tuple[Any, ...], Glimpse] = {}

    def seen_by(self, glimpse: Glimpse) -> "Gaze":
        public = (glimpse.page, glimpse.voice.language)
        everyones = self._kept.setdefault(public, {})
        mine = self._kept.setdefault(glimpse.eyes, {})
        return Gaze(glimpse, self._for_everyone(public, glimpse), mine, everyones)

    def _for_everyone(self, public: tuple[Any, ...], glimpse: Glimpse) -> Glimpse:
        """One moment for all who look at it, so that a drawing is compared with it once."""
        known = self._public.get(public)
        if known is None or not known.is_public_of(glimpse):
            known = self._public[public] = glimpse.for_everyone()
        return known


@dataclass(frozen=True, slots=True)
class Gaze:
    """The drawings of a table as one viewer gets them."""

    glimpse: Glimpse
    public: Glimpse
    mine: Kept
    everyones: Kept
    new: list[Drawing] = field(default_factory=list)
    """Those drawn just now for these eyes alone."""

    def draw(self, region: Region) -> Drawing:
        """The region for these eyes; marks stand where the regions inside it go."""
        is_public = region.eyes == EVERYONE
        kept = self.everyones if is_public else self.mine
        glimpse = self.public if is_public else self.glimpse
        found = kept.get(region.id)
        if found is None or found.region is not region or not found.still_holds(glimpse):
            return self._drawn_anew(region, kept, glimpse)
        return found

    def _drawn_anew(self, region: Region, kept: Kept, glimpse: Glimpse) -> Drawing:
        drawing = kept[region.id] = drawing_of(region, glimpse)
        if kept is self.mine:
            self.new.append(drawing)
        return drawing

    def whole(self, region: Region) -> bytes:
        """The region with everything inside it."""
        drawing = self.draw(region)
        html = drawing.html  # looked at once: another screen of the same eyes may let go of it
        if html is None:
            drawing = self._drawn_anew(region, self.mine, self.glimpse)
            html = drawing.html or b""
        return filled(html, [self.whole(inner) for inner in drawing.inside])

    def leave(self) -> None:
        """What was drawn for these eyes alone was sent; that it was, and how it looked, is enough
        to know."""
        for drawing in self.new:
            drawing.html = None


def drawing_of(region: Region, glimpse: Glimpse) -> Drawing:
    boards, reads = watched(glimpse.boards)
    inside: list[Region] = []

    def leave_a_mark(inner: Region) -> str:
        inside.append(inner)
        return f"{MARK}{len(inside) - 1}\x03"

    html = render(region, glimpse, glimpse.look(leave_a_mark, boards)).encode()
    return Drawing(
        region=region,
        html=html,
        print=hash(html),
        inside=tuple(inside),
        flow=glimpse.flow,
        version=glimpse.table.version,
        boards=glimpse.boards,
        reads=reads.by_whom(),
    )


def filled(html: bytes, inside: list[bytes]) -> bytes:
    return MARKED.sub(lambda mark: inside[int(mark[1])], html) if inside else html


def at_once(region: Region, glimpse: Glimpse) -> str:
    """The region and everything inside it, drawn now and not kept."""
    seen = glimpse.for_everyone() if region.eyes == EVERYONE else glimpse
    place: Place = lambda inner: at_once(inner, glimpse)  # noqa: E731
    return render(region, seen, seen.look(place))


def render(region: Region, glimpse: Glimpse, look: Any) -> str:
    given: dict[str, Any] = dict(region.given)
    seat = look.view.seats[given["of"]] if "of" in given else None
    return (
        template_for(look.fragment(region.template))
        .render(
            look=look,
            view=look.view,
            t=look.t,
            seat=seat,
            page=glimpse.page,
            language=glimpse.voice.language,
            **given,
        )
        .strip()
    )


def template_for(names: Sequence[str | Template]) -> Template:
    """The first of these that there is; looked for once."""
    known: dict[tuple[str | Template, ...], Template] = current_app.extensions.setdefault(
        "drawings", {}
    )
    found = known.get(tuple(names))
    if found is None:
        found = known[tuple(names)] = current_app.jinja_env.select_template(list(names))
    return found
