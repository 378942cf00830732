"""What one open screen was last sent, and so what it must be sent now."""

from dataclasses import dataclass, field

from companion.web.drawn import Drawn, Gaze
from companion.web.placing import Region
from companion.web.regions import Glimpse, screen_of

Part = tuple[str, bytes]
"""The id of a region, and how it looks now."""


@dataclass(slots=True)
class Screen:
    shown: dict[str, int] = field(default_factory=dict)
    """The print of the drawing each region shows; what came out the same is not sent again."""

    def news(self, drawn: Drawn, glimpse: Glimpse) -> list[Part]:
        """The largest regions that look different now, each with everything inside it."""
        seen, parts = drawn.seen_by(glimpse), list[Part]()
        waiting = [screen_of(glimpse)]
        while waiting:
            region = waiting.pop()
            drawing = seen.draw(region)
            if self.shown.get(region.id) == drawing.print:
                waiting.extend(reversed(drawing.inside))
            else:
                parts.append((region.id, seen.whole(region)))
                self._note(region, seen)
        seen.leave()
        return parts

    def _note(self, region: Region, seen: Gaze) -> None:
        drawing = seen.draw(region)
        self.shown[region.id] = drawing.print
        for inner in drawing.inside:
            self._note(inner, seen)
