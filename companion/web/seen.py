"""What every part of a look stands on: the view, the voice, and who is there."""

from collections.abc import Callable
from types import MappingProxyType

from jinja2 import Template
from markupsafe import Markup

from companion.rules.state import Board, Scalar
from companion.table.view import View
from companion.texts.voice import Voice
from companion.web.placing import MINE, Place, framed, region_of
from companion.web.words import Words

NOBODY: Board = MappingProxyType({})


def _nowhere() -> str:
    return ""


class Seen:
    def __init__(
        self,
        view: View,
        voice: Voice,
        *,
        attending: Board = NOBODY,
        place: Callable[[], str] = _nowhere,
        folder: str = "",
        regions: Place | None = None,
    ) -> None:
        self.view = view
        self.t = voice
        self.words = Words(view, voice)
        self._attending = attending
        self._place = place
        self._folder = folder
        self._regions = regions

    @property
    def place(self) -> str:
        """Where people type the code: the address of this machine."""
        return self._place()

    def drawn(self, name: str, *ours: str) -> list[str | Template]:
        """The game's own drawing of something where it has one, else ours."""
        own = self.own(name)
        return [own, *ours] if own else [*ours]

    def own(self, name: str) -> str:
        """Where the game would keep its own drawing of something, whether it has one or not."""
        return f"{self._folder}/{name}" if self._folder else ""

    def fragment(self, name: str) -> list[str | Template]:
        return self.drawn(name, f"fragments/{name}")

    def region(
        self,
        template: str,
        id: str,
        *,
        eyes: str = MINE,
        follows_log: bool = False,
        cls: str = "region",
        tag: str = "div",
        **given: Scalar,
    ) -> Markup:
        """A piece of the screen that is drawn, and sent, by itself."""
        asked = region_of(id, template, eyes, follows_log, tuple(given.items()))
        assert self._regions, "only screens are made of regions"
        return framed(asked, self._regions(asked), cls=cls, tag=tag)

    def act(self, action: str) -> str:
        return f"/t/{self.view.code}/act/{action}"

    def sheet(self, name: str, /, **query: object) -> str:
        pairs = "&".join(f"{key}={value}" for key, value in query.items() if value is not None)
        return f"/t/{self.view.code}/sheet/{name}" + (f"?{pairs}" if pairs else "")

    def fields(self, seat: int | None = None, **more: object) -> dict[str, object]:
        """Hidden fields of an intent form: the seat, what was seen, and what else is said.
        Of what was seen only the turn matters, so a form stays the same until it changes."""
        front = self.view.viewer.seat
        fields: dict[str, object] = {"seen": self.view.turned_at}
        if seat is not None:
            fields["seat"] = seat
        if front is not None:
            fields["by_seat"] = front
        return {**fields, **more}
