"""A screen is made of regions, and regions of smaller ones; only what changed is drawn and sent.

A template asks for a region with `look.region(…)`. Each has a template of its own and is drawn
with a look of its own, so that what it reads of the table is known for it alone (see `watched`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.rules.state import PLAYING, Board
from companion.table.log import Table
from companion.table.sight import Viewer
from companion.table.view import View
from companion.texts.voice import Voice
from companion.web.attending import ASKED
from companion.web.look import Look
from companion.web.placing import Place, Region
from companion.web.watched import WHO, Boards, Whose

SCREEN = Region("screen", "screen.html")
"""The whole screen of a viewer in play."""

STAGE = Region("screen", "screen.html", follows_log=True)
"""Before and after play a screen tells of the log itself: another version is another drawing."""

SEATLESS = Region("screen", "phone_seatless.html")
"""The phone of somebody who holds no seat, or no longer."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One viewer in front of one moment of a table."""

    table: Table
    page: str
    voice: Voice
    viewer: Viewer
    attending: Board
    folder: str
    place: Callable[[], str]
    eyes: tuple[Any, ...] = field(init=False)
    flow: tuple[Any, ...] = field(init=False)
    """What a screen shows besides values: the stage, the turn, the people."""
    boards: Boards = field(init=False)

    def __post_init__(self) -> None:
        state, viewer = self.table.state, self.viewer
        flow = (state.stage, state.turn, state.people, state.ending, state.reveal)
        eyes = (self.page, self.voice.language, viewer.seat, viewer.seats, viewer.host)
        boards: dict[Whose, Board] = {None: state.shared, WHO: self.attending}
        boards.update(enumerate(state.boards))
        object.__setattr__(self, "eyes", eyes)
        object.__setattr__(self, "flow", (*flow, state.options, state.lifted, self.table.turned_at))
        object.__setattr__(self, "boards", boards)

    def for_everyone(self) -> "Glimpse":
        """The same moment for eyes that hold no seat and decide nothing."""
        return replace(self, viewer=Viewer(), attending=self._attending_openly())

    def is_public_of(self, other: "Glimpse") -> bool:
        """Whether this is what the other would show to everyone."""
        return self.table is other.table and self.attending == other._attending_openly()

    def _attending_openly(self) -> Board:
        return {key: value for key, value in self.attending.items() if key != ASKED}

    def look(self, place: Place, boards: Boards | None = None) -> Look:
        """For a template; `place` says what becomes of the regions it asks for, and `boards`
        may note what is read of them."""
        state, attending = self.table.state, self.attending
        if boards is not None:
            seats = tuple(boards[seat] for seat in range(len(state.boards)))
            state = replace(state, shared=boards[None], boards=seats)
            attending = boards[WHO]
        return Look(
            View(self.table, self.viewer, state),
            self.voice,
            attending=attending,
            place=self.place,
            folder=self.folder,
            regions=place,
        )


def screen_of(glimpse: Glimpse) -> Region:
    if glimpse.page == "phone" and glimpse.viewer.seat is None:
        return SEATLESS
    return SCREEN if glimpse.table.state.stage == PLAYING else STAGE
