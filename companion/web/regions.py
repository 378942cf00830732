"""A screen is made of regions; only those that changed are drawn and sent again.

Each region says what it reads. What it reads is compared, by identity where possible, with what
it read when it was last sent to that screen; a region that looks the same to several viewers is
drawn once for all of them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from flask import render_template

from companion.rules.parts import Token
from companion.rules.state import PLAYING, State
from companion.table.log import Table
from companion.web.look import Look
from companion.web.watched import Read, reads_alike, watched

Reads = Callable[["Glimpse"], tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One viewer in front of one moment of a table."""

    table: Table
    page: str
    language: str
    seat: int | None
    seats: frozenset[int]
    host: bool
    here: frozenset[int]
    held: frozenset[int]
    asked: tuple[int, ...]
    make_look: Callable[[Table], Look]

    @property
    def state(self) -> State:
        return self.table.state

    def board(self, seat: int | None) -> Any:
        boards = self.state.boards
        return boards[seat] if seat is not None and seat < len(boards) else None


@dataclass(frozen=True, slots=True)
class Region:
    """`audience` names who sees the same; `seat` is set for one region per seat."""

    id: str
    template: str
    reads: Reads
    audience: Callable[["Glimpse"], Any] = field(
        default=lambda seen: (seen.seat, seen.seats, seen.host)
    )
    seat: int | None = None


def _flow(glimpse: Glimpse) -> tuple[Any, ...]:
    state = glimpse.state
    return (state.stage, state.turn, state.ending, state.people)


def _mine(glimpse: Glimpse) -> tuple[Any, ...]:
    return (glimpse.board(glimpse.seat), glimpse.state.shared, *_flow(glimpse))


def _told(glimpse: Glimpse) -> tuple[Any, ...]:
    return (glimpse.asked, *_mine(glimpse))


def _asked(glimpse: Glimpse) -> tuple[Any, ...]:
    return (glimpse.asked, *_flow(glimpse))


def _tokens(glimpse: Glimpse) -> tuple[Any, ...]:
    """With whom the tokens of the table lie."""
    tokens = (part for part in glimpse.table.game.parts if isinstance(part, Token))
    return tuple(glimpse.state.shared.get(token.key) for token in tokens if token.shared)


def _everybody(glimpse: Glimpse) -> tuple[Any, ...]:
    state = glimpse.state
    return (state.boards, glimpse.here, glimpse.held, _tokens(glimpse), *_flow(glimpse))


def _shared(glimpse: Glimpse) -> tuple[Any, ...]:
    """The middle of the table; what lies there may concern any seat: two fight, one sells."""
    return (glimpse.state.shared, glimpse.state.boards, *_flow(glimpse))


def _all(glimpse: Glimpse) -> tuple[Any, ...]:
    return (glimpse.table.version, glimpse.here, glimpse.held, glimpse.asked)


def _log(glimpse: Glimpse) -> tuple[Any, ...]:
    return (glimpse.table.version,)


def _same_for_boards(glimpse: Glimpse) -> Any:
    return "board"


PHONE = (
    Region("r-top", "fragments/phone_top.html", _mine),
    Region("r-banner", "fragments/phone_banner.html", _told),
    Region("r-opponents", "fragments/phone_opponents.html", _everybody),
    Region("r-shared", "fragments/phone_shared.html", _shared),
    Region("r-seat", "fragments/phone_seat.html", _mine),
    Region("r-actions", "fragments/phone_actions.html", _mine),
)

BOARD = (
    Region("r-bar", "fragments/board_bar.html", _asked),
    Region("r-middle", "fragments/board_middle.html", _shared, _same_for_boards),
    Region("r-log", "fragments/board_log.html", _log, _same_for_boards),
)


def board_seat(seat: int) -> Region:
    def reads(glimpse: Glimpse) -> tuple[Any, ...]:
        is_away = seat in glimpse.held and seat not in glimpse.here
        return (glimpse.board(seat), glimpse.state.shared, is_away, *_flow(glimpse))

    return Region(f"r-seat-{seat}", "fragments/board_seat.html", reads, _same_for_boards, seat)


SCREEN = Region("screen", "fragments/screen.html", _all)
"""The whole screen: sent to a new connection, when the stage changes, and in quiet stages."""

SEATLESS = Region("screen", "fragments/phone_seatless.html", _flow)
"""The phone of somebody who holds no seat, or no longer."""


def screen_of(glimpse: Glimpse) -> Region:
    return SEATLESS if glimpse.page == "phone" and glimpse.seat is None else SCREEN


def regions_of(glimpse: Glimpse) -> tuple[Region, ...]:
    if screen_of(glimpse) is SEATLESS:
        return (SEATLESS,)
    if glimpse.state.stage != PLAYING:
        return (SCREEN,)
    if glimpse.page == "phone":
        return PHONE
    return (*BOARD, *(board_seat(seat) for seat in range(glimpse.state.size)))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A region as it was drawn: from which state, and which of its values were read."""

    html: str
    around: tuple[Any, ...]
    state: State
    reads: tuple[Read, ...]

    def still_holds(self, glimpse: Glimpse, around: tuple[Any, ...]) -> bool:
        return self.around == around and reads_alike(self.reads, self.state, glimpse.state)


class Drawn:
    """The regions of a table, each drawn once for all who see the same, and again only when
    something changed that it read."""

    def __init__(self) -> None:
        self._drawings: dict[tuple[Any, ...], Drawing] = {}

    def draw(self, region: Region, glimpse: Glimpse) -> str:
        key = (region.id, glimpse.page, glimpse.language, region.audience(glimpse))
        around = (*_around(glimpse), glimpse.table.version if region.reads in _OF_THE_LOG else 0)
        found = self._drawings.get(key)
        if found is None or not found.still_holds(glimpse, around):
            state, reads = watched(glimpse.state)
            html = render(region, replace(glimpse, table=replace(glimpse.table, state=state)))
            found = Drawing(html, around, glimpse.state, tuple(reads))
            if region.id == SCREEN.id:
                self._drop_screens()  # large, and rarely asked for twice
            self._drawings[key] = found
        return found.html

    def _drop_screens(self) -> None:
        for key in [key for key in self._drawings if key[0] == SCREEN.id]:
            del self._drawings[key]


_OF_THE_LOG = (_all, _log)
"""Regions that tell of the log itself: another version is another drawing."""


def _around(glimpse: Glimpse) -> tuple[Any, ...]:
    """What a screen shows besides the values on the table: the turn, who is there, who asks."""
    state = glimpse.state
    people = (glimpse.here, glimpse.held, glimpse.asked)
    return (*people, *_flow(glimpse), state.options, state.lifted, glimpse.table.turned_at)


def render(region: Region, glimpse: Glimpse) -> str:
    look = glimpse.make_look(glimpse.table)
    seat = look.view.seats[region.seat] if region.seat is not None else None
    return render_template(
        look.fragment(region.template.removeprefix("fragments/")),
        look=look,
        view=look.view,
        t=look.t,
        seat=seat,
        page=glimpse.page,
        language=glimpse.language,
    )


@dataclass(slots=True)
class Screen:
    """What one open screen was last sent."""

    layout: tuple[Any, ...] = ()
    sent: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)
    """A print of the drawing each region shows; what came out the same is not sent again."""

    def news(self, drawn: Drawn, glimpse: Glimpse) -> list[tuple[str, str]]:
        """The regions that look different now, drawn."""
        parts = []
        for region in self.changed(glimpse):
            html = drawn.draw(region, glimpse)
            if region.id == SCREEN.id:
                self.shown.clear()
            elif self.shown.get(region.id) == hash(html):
                continue
            self.shown[region.id] = hash(html)
            parts.append((region.id, html))
        return parts

    def changed(self, glimpse: Glimpse) -> Iterator[Region]:
        """The regions this screen needs now; all of them when its layout is another."""
        eyes = (glimpse.seat, glimpse.seats, glimpse.host)
        layout = (glimpse.state.stage, glimpse.state.size, *eyes)
        regions = regions_of(glimpse)
        if layout != self.layout:
            self.layout, self.sent = layout, {r.id: r.reads(glimpse) for r in regions}
            yield screen_of(glimpse)
            return
        for region in regions:
            reads = region.reads(glimpse)
            if not _same(self.sent.get(region.id), reads):
                self.sent[region.id] = reads
                yield region


def _same(before: tuple[Any, ...] | None, now: tuple[Any, ...]) -> bool:
    """Identity first: boards are replaced, never changed, so most comparisons end there."""
    if before is None or len(before) != len(now):
        return False
    return all(a is b or a == b for a, b in zip(before, now, strict=True))
