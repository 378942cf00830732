"""What every part of a look stands on: the view, the voice, and who is there."""

from jinja2 import Template

from companion.table.view import View
from companion.texts.voice import Voice
from companion.web.words import Words


class Seen:
    def __init__(
        self,
        view: View,
        voice: Voice,
        *,
        here: frozenset[int] = frozenset(),
        held: frozenset[int] = frozenset(),
        place: str = "",
        asked: tuple[int, ...] = (),
        folder: str = "",
    ) -> None:
        self.view = view
        self.t = voice
        self.words = Words(view, voice)
        self._here = here
        self._held = held
        self.place = place
        self._asked = asked
        self._folder = folder

    def drawn(self, name: str, *ours: str) -> list[str | Template]:
        """The game's own drawing of something where it has one, else ours."""
        own = [f"{self._folder}/{name}"] if self._folder else []
        return [*own, *ours]

    def fragment(self, name: str) -> list[str | Template]:
        return self.drawn(name, f"fragments/{name}")

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
