"""People round the table and what a neighbour sees of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.rules.parts import Number, Part, Stock, Token
from companion.rules.state import Scalar, Value
from companion.table.places import Seat
from companion.web.attending import ASKED, away, held
from companion.web.look_turns import TurnLook


@dataclass(frozen=True, slots=True)
class Stat:
    """A small number with its sign, as neighbours see it."""

    part: str
    of: int | str
    value: int | str
    label: str
    icon: str = ""
    g: str = ""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A neighbour as the strip on a phone shows them."""

    seat: int
    name: str
    spoken: str
    sheet: str
    is_current: bool
    is_away: bool
    stats: list[Stat]
    href: str = ""


class SeatLook(TurnLook):
    @property
    def asked(self) -> list[Seat]:
        """Seats that another phone asks for, when it is for this viewer to decide."""
        asked = self._attending.get(ASKED) or ""
        seats = (int(seat) for seat in str(asked).split())
        return [self.view.seats[seat] for seat in seats if seat < self.view.size]

    def is_away(self, seat: Seat) -> bool:
        """A phone holds the seat but shows no screen right now."""
        return bool(self._attending.get(away(seat.index)))

    def has_phone(self, seat: Seat) -> bool:
        return bool(self._attending.get(held(seat.index)))

    @property
    def sides(self) -> tuple[list[Seat], list[Seat]]:
        """The seats as they sit round the big screen, clockwise from the upper left."""
        seats = list(self.view.seats)
        right = seats[1 : 1 + len(seats) // 2]
        rest = seats[1 + len(seats) // 2 :]
        return [*seats[:1], *reversed(rest)], right

    def stats(self, seat: Seat, *, most: int = 3) -> list[Stat]:
        """What a neighbour wants to know, the most telling first."""
        keys = [key for key in self.glance if key in seat.values]
        return [self._stat(key, seat) for key in keys[:most]]

    def _stat(self, key: str, seat: Seat) -> Stat:
        owner = self.view.game.owners[key]
        shown = self._said(seat.values.get(key))
        glyph = key.partition(".")[2] if isinstance(owner, Stock) else ""
        return Stat(key, seat.index, shown, self.short(key), owner.icon or "point", glyph)

    def _said(self, value: Value) -> int | str:
        """What a neighbour sees of a value: the number, how many cards, or which one."""
        if isinstance(value, Mapping):
            return len(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return self.words.said(value)

    def all_stats(self, seat: Seat, *, most: int = 6) -> list[Stat]:
        """For the big screen: what the game names first, then every other number."""
        others = [p.key for p in self.view.parts if _is_plain_number(p) and p.key in seat.values]
        keys = dict.fromkeys((*self.glance, *others))
        return [self._stat(key, seat) for key in keys if key in seat.values][:most]

    def held(self, seat: Seat) -> list[Token]:
        """The tokens of the table that lie with this seat."""
        return [part for part in self.table_tokens if self.holder_of(part) is seat]

    @property
    def table_tokens(self) -> list[Token]:
        tokens = (part for part in self.view.parts if isinstance(part, Token))
        return [token for token in tokens if token.shared and not token.quiet]

    def holder_of(self, token: Token) -> Seat | None:
        seat = self.view.shared.get(token.key)
        return self.view.seats[seat] if isinstance(seat, int) and seat < self.view.size else None

    def stock_stats(self, stock: Stock, seat: Seat) -> list[Stat]:
        return [self._stat(key, seat) for key in stock.value_keys() if key in seat.values]

    def small_stats(self, stats: list[Stat]) -> list[dict[str, object]]:
        """The small figures beside the large one, as the kit wants them."""
        return [
            {
                "icon": s.icon,
                "g": s.g,
                "value": s.value,
                "text": s.label,
                "part": s.part,
                "of": s.of,
            }
            for s in stats
        ]

    def slot_of(self, index: int) -> int:
        """Where a die lies in the square; the last of five is in the middle."""
        return (1, 2, 4, 5, 3)[index] if index < 5 else index + 1

    def die_spoken(self, colour: str, die: Mapping[str, Scalar]) -> str:
        name = self.t(f"colour-{colour}")
        holder = die.get("holder")
        if isinstance(holder, int):
            return self.t("web-die-taken", colour=name, who=self.words.name_of(holder))
        return self.t("web-die", colour=name, value=die.get("value"))

    @cached_property
    def glance(self) -> tuple[str, ...]:
        """The parts a game shows of a seat: what it names, else its first numbers."""
        if self.view.game.glance:
            return self.view.game.glance
        parts = [p for p in self.view.parts if not p.shared and isinstance(p, Number)]
        return tuple(part.key for part in parts)

    def spoken(self, seat: Seat, shown: list[Stat]) -> str:
        said = [f"{stat.label} {stat.value}" for stat in shown]
        stats = ", ".join((*said, *(self.part(token.key) for token in self.held(seat))))
        return f"{seat.name}: {stats}" if stats else seat.name

    def opponent(self, seat: Seat) -> Opponent:
        stats = self.stats(seat, most=6)
        return Opponent(
            seat=seat.crest,
            name=seat.name,
            spoken=self.spoken(seat, stats),
            sheet=self.sheet("seat", of=seat.index),
            is_current=seat.is_active,
            is_away=self.is_away(seat),
            stats=stats[:3],
        )


def _is_plain_number(part: Part) -> bool:
    return isinstance(part, Number) and not part.shared and not part.quiet
