"""The regions of a table as they were last drawn: once for all who see the same, and again only
when something changed that they read."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import current_app
from jinja2 import Template

from companion.web.placing import EVERYONE, Place, Region
from companion.web.regions import Glimpse
from companion.web.watched import Boards, Reads, reads_alike, watched

MARK: Final = "\x02"
"""Stands in a drawing where a region inside it goes; no text of ours or of a person holds it."""

MARKED: Final = re.compile(f"{MARK}(\\d+){MARK}")


@dataclass(slots=True)
class Drawing:
    """A region as it was drawn: with marks for the regions inside it, and what was read of it."""

    region: Region
    html: str
    print: int
    """Tells two looks of a region apart without comparing them."""
    inside: tuple[Region, ...]
    flow: tuple[Any, ...]
    version: int
    boards: Boards
    reads: Reads

    def is_of(self, region: Region) -> bool:
        return self.region is region or self.region == region

    def still_holds(self, glimpse: Glimpse) -> bool:
        if self.boards is not glimpse.boards:
            if self.flow is not glimpse.flow and self.flow != glimpse.flow:
                return False
            if not reads_alike(self.reads, self.boards, glimpse.boards):
                return False
            self.boards = glimpse.boards  # as good, and closer to the next ones
        return self.version == glimpse.table.version or not self.region.follows_log


Kept = dict[str, Drawing]


class Drawn:
    """What is kept of a table: by page and language for everyone, else by whose eyes they are."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], Kept] = {}

    def seen_by(self, glimpse: Glimpse) -> "Seen":
        public = (glimpse.page, glimpse.voice.language)
        mine = self._kept.setdefault(glimpse.eyes, {})
        return Seen(glimpse, mine, self._kept.setdefault(public, {}))


@dataclass(frozen=True, slots=True)
class Seen:
    """The drawings of a table as one viewer gets them."""

    glimpse: Glimpse
    mine: Kept
    everyones: Kept

    def draw(self, region: Region) -> Drawing:
        """The region for these eyes; marks stand where the regions inside it go."""
        if region.eyes == EVERYONE:
            kept, glimpse = self.everyones, self.glimpse.for_everyone
        else:
            kept, glimpse = self.mine, self.glimpse
        found = kept.get(region.id)
        if found is None or not found.is_of(region) or not found.still_holds(glimpse):
            found = kept[region.id] = drawing_of(region, glimpse)
        return found

    def whole(self, region: Region) -> str:
        """The region with everything inside it."""
        drawing = self.draw(region)
        return filled(drawing.html, [self.whole(inner) for inner in drawing.inside])


def drawing_of(region: Region, glimpse: Glimpse) -> Drawing:
    boards, reads = watched(glimpse.boards)
    inside: list[Region] = []

    def leave_a_mark(inner: Region) -> str:
        inside.append(inner)
        return f"{MARK}{len(inside) - 1}{MARK}"

    html = render(region, glimpse, glimpse.look(leave_a_mark, boards))
    return Drawing(
        region=region,
        html=html,
        print=hash(html),
        inside=tuple(inside),
        flow=glimpse.flow,
        version=glimpse.table.version,
        boards=glimpse.boards,
        reads=reads.by_seat(),
    )


def filled(html: str, inside: list[str]) -> str:
    return MARKED.sub(lambda mark: inside[int(mark[1])], html) if inside else html


def at_once(region: Region, glimpse: Glimpse) -> str:
    """The region and everything inside it, drawn now and not kept."""
    seen = glimpse.for_everyone if region.eyes == EVERYONE else glimpse
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
