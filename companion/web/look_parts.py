"""The parts of a seat or of the table, sorted for a screen that knows no game."""

from companion.rules.parts import Dial, Label, Number, Part, Pool, Stock, Token
from companion.rules.rosters import DiceDisplay, Roster
from companion.table.view import Seat
from companion.texts.voice import message_key
from companion.web.look_seats import SeatLook


class PartLook(SeatLook):
    def parts_of(self, seat: Seat | None, *kinds: type[Part]) -> list[Part]:
        """The parts of a seat (None: of the table) that these eyes may see, of these kinds."""
        values = self.view.shared if seat is None else seat.values
        chosen = kinds or (Part,)
        return [
            part
            for part in self.view.parts
            if part.shared == (seat is None)
            and not part.quiet
            and isinstance(part, chosen)
            and any(key in values for key in part.value_keys())
        ]

    def hero(self, seat: Seat) -> Part | None:
        """The one large number: the first dial, else the first number of the glance."""
        dials = self.parts_of(seat, Dial)
        if dials:
            return dials[0]
        keys = [key for key in self.glance if key in self.view.game.numbers]
        return self.view.game.numbers[keys[0]] if keys else None

    def dials(self, seat: Seat) -> list[Part]:
        return self.parts_of(seat, Dial)

    def counters(self, seat: Seat | None) -> list[Part]:
        return [p for p in self.parts_of(seat, Number) if not isinstance(p, (Dial, Pool))]

    def stocks(self, seat: Seat | None) -> list[Part]:
        return self.parts_of(seat, Stock)

    def tokens(self, seat: Seat | None) -> list[Part]:
        return self.parts_of(seat, Token)

    def labels(self, seat: Seat | None) -> list[Part]:
        return self.parts_of(seat, Label)

    def rosters(self, seat: Seat | None) -> list[Part]:
        return [p for p in self.parts_of(seat, Roster) if not isinstance(p, DiceDisplay)]

    def dice(self, seat: Seat | None) -> list[Part]:
        return self.parts_of(seat, DiceDisplay)

    @property
    def pools(self) -> list[Part]:
        return self.parts_of(None, Pool)

    def pool_size(self, pool: Pool) -> int:
        return max(pool.size_for(self.view.size), self.view.number(pool.key))

    def dial_state(self, dial: Dial, seat: Seat) -> str:
        if dial.troubled and seat.values.get(dial.troubled):
            return "corrupted"
        value = seat.values.get(dial.key)
        is_low = dial.low is not None and isinstance(value, int) and value <= dial.low
        return "low" if is_low else ""

    def dial_label(self, dial: Dial, seat: Seat) -> str:
        state = self.dial_state(dial, seat)
        if state == "corrupted":
            return self.t(message_key("part", dial.troubled))
        label = self.part(dial.key)
        return f"{label} · {self.t('web-low')}" if state == "low" else label
