"""The parts of a seat or of the table, sorted for a screen that knows no game."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.rules.parts import Dial, Label, Number, Part, Pool, Setup, Stock, Token
from companion.rules.rosters import DiceDisplay, Field, Roster
from companion.rules.state import Scalar
from companion.table.places import Seat
from companion.texts.voice import message_key
from companion.web.look_seats import SeatLook

OPEN_END = 20
"""How far the ring of a dial without an upper bound reaches beyond what is needed."""


@dataclass(frozen=True, slots=True)
class Row:
    """A card, a unit or a line somebody wrote: its name and what is to be known of it."""

    id: str
    name: str
    facts: tuple[str, ...]


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

    def dials(self, seat: Seat) -> list[Part]:
        return self.parts_of(seat, Dial)

    def counters(self, seat: Seat | None) -> list[Part]:
        return [p for p in self.parts_of(seat, Number) if not isinstance(p, (Dial, Pool))]

    def stocks(self, seat: Seat | None) -> list[Part]:
        return self.parts_of(seat, Stock)

    def rows(self, roster: Roster, seat: Seat | None) -> list[Row]:
        """What lies in a roster, the newest first."""
        records = self.view.records(roster.key, seat.index if seat else None)
        return [self._row(roster, id, record) for id, record in reversed(list(records.items()))]

    def _row(self, roster: Roster, id: str, record: Mapping[str, Scalar]) -> Row:
        named = str(record.get("name") or "") or self.words.card(id)
        fields = [field for field in roster.fields if field.key != "name"]
        if len(fields) == 1 and isinstance(record.get(fields[0].key), int):
            return Row(id, named, (self.words.said(record[fields[0].key]),))
        facts = (self._fact(roster, field, record.get(field.key)) for field in fields)
        return Row(id, named, tuple(fact for fact in facts if fact))

    def _fact(self, roster: Roster, field: Field, value: Scalar) -> str:
        """ "Wounds 2", "Exhausted", or nothing where there is nothing to say."""
        if value in (None, False, 0, ""):
            return ""
        return f"{self.t(f'field-{roster.key}-{field.key}')} {self.words.said(value)}".strip()

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

    def dial_most(self, dial: Dial, seat: Seat) -> int:
        """Where the ring ends: at the bound or, without one, well beyond start and value."""
        bound = self.view.most(dial.key, seat.index)
        if bound is not None:
            return bound
        most = max(2 * self.dial_opening(dial), OPEN_END)
        while self.view.number(dial.key, seat.index) > most - OPEN_END // 4:
            most += OPEN_END
        return most

    def dial_opening(self, dial: Dial) -> int:
        begins = dial.opening(Setup(self.view.size, self.view.options)).get(dial.key)
        return begins if isinstance(begins, int) else 0

    def dial_start(self, dial: Dial, seat: Seat) -> int | None:
        """The tick on the ring: the value of the part it is marked by, else where it began."""
        if dial.mark:
            return self.view.number(dial.mark, seat.index)
        return self.dial_opening(dial) if self.view.most(dial.key, seat.index) is None else None

    def dial_spoken(self, dial: Dial, seat: Seat) -> str:
        value, most = self.view.number(dial.key, seat.index), self.view.most(dial.key, seat.index)
        name = self.part(dial.key)
        if most is None:
            return f"{name} {self.t.number(value)}"
        return self.t("web-dial-spoken", value=value, most=most, part=name)

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
