"""What a screen is drawn from: the view, the voice, and the little sentences between them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.rules.ends import End
from companion.rules.game import SetupStep
from companion.rules.lobby import SETUP
from companion.rules.parts import Dial, Label, Number, Part, Pool, Setup, Stock, Token
from companion.rules.rosters import DiceDisplay, Roster
from companion.rules.state import CLOSING, LOBBY, PLAYING, Scalar
from companion.table.story import tell
from companion.table.view import Offer, Seat, View
from companion.texts.voice import Voice, message_key
from companion.web.finish import Finish
from companion.web.words import Told, Words

ETHERSTONE = ("red", "black", "green", "white", "void")
VINDICATION = ("inspiration", "knowledge", "strength", "courage", "vision", "wisdom")
VALE_AND_ASHES = ("one", "three", "six", "natural", "charm", "ceremonial", "illusion")
GLYPHS = frozenset((*ETHERSTONE, *VINDICATION, *VALE_AND_ASHES))
"""Colours that have a shape of their own on the symbol sheet."""

NEWEST = 40
"""Entries read for the last few lines shown on a board."""


@dataclass(frozen=True, slots=True)
class Stat:
    """A small number with its sign, as neighbours see it."""

    part: str
    of: int | str
    value: int | str
    label: str
    icon: str = ""
    g: str = ""


class Look:
    """Templates get one of these: `look`. It speaks, names and lists; it decides nothing."""

    def __init__(
        self,
        view: View,
        voice: Voice,
        *,
        here: frozenset[int] = frozenset(),
        held: frozenset[int] = frozenset(),
        place: str = "",
        asked: tuple[int, ...] = (),
    ) -> None:
        self.view = view
        self.t = voice
        self.words = Words(view, voice)
        self._here = here
        self._held = held
        self.place = place
        self._asked = asked

    # Addresses ---------------------------------------------------------------

    def act(self, action: str) -> str:
        return f"/t/{self.view.code}/act/{action}"

    def sheet(self, name: str, /, **query: object) -> str:
        pairs = "&".join(f"{key}={value}" for key, value in query.items() if value is not None)
        return f"/t/{self.view.code}/sheet/{name}" + (f"?{pairs}" if pairs else "")

    def fields(self, seat: int | None = None, **more: object) -> dict[str, object]:
        """Hidden fields of an intent form: the seat, what was seen, and what else is said."""
        front = self.view.viewer.seat
        fields: dict[str, object] = {"seen": self.view.version}
        if seat is not None:
            fields["seat"] = seat
        if front is not None:
            fields["by_seat"] = front
        return {**fields, **more}

    # Names -------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        return self.t("name")

    def part(self, key: str) -> str:
        return self.words.part(key)

    def short(self, key: str) -> str:
        return self.words.part(key, short=True)

    @property
    def round_name(self) -> str:
        if not self.view.turn.round:
            return self.phase_name
        return self.t("web-round", round=self.view.turn.round)

    @property
    def phase_name(self) -> str:
        return self.t(f"phase-{self.view.turn.phase}") if self.view.turn.phase else ""

    @property
    def has_phases(self) -> bool:
        return len(self.view.game.turns.phases) > 1

    @property
    def turn_title(self) -> str:
        """For the big screen: whose turn it is, or what everybody does."""
        active = self.view.active
        if active is not None:
            return self.t("web-turn-of", who=active.name)
        return self.phase_name

    @property
    def top_title(self) -> str:
        """For a phone: its own turn, else its own name."""
        me = self.view.me
        if me is None:
            return self.game_name
        return self.t("web-your-turn") if me.is_active else me.name

    @property
    def top_line(self) -> str:
        me, active = self.view.me, self.view.active
        pieces = []
        if me is not None and me.is_active:
            pieces.append(me.name)
        elif active is not None:
            pieces.append(self.t("web-is-playing", who=active.name))
        if self.view.turn.round:
            pieces.append(self.t("web-round", round=self.view.turn.round))
        if self.view.turn.phase and (self.has_phases or active is None):
            pieces.append(self.phase_name)
        return " · ".join(pieces)

    @property
    def waiting_line(self) -> str:
        """Who comes before me: "After Bastien: Chloé, then you"."""
        me, active = self.view.me, self.view.active
        if me is None or active is None or me.is_active:
            return ""
        names: list[str] = []
        for seat in self.view.next_up:
            if seat.is_me:
                return self.t(
                    "web-after", who=active.name, names=", ".join(names), count=len(names)
                )
            names.append(seat.name)
        return self.t("web-later", who=active.name)

    # Seats -------------------------------------------------------------------

    @property
    def asked(self) -> list[Seat]:
        """Seats that another phone asks for, when it is for this viewer to decide."""
        return [self.view.seats[seat] for seat in self._asked if seat < self.view.size]

    def is_away(self, seat: Seat) -> bool:
        """A phone holds the seat but shows no screen right now."""
        return seat.index in self._held and seat.index not in self._here

    def has_phone(self, seat: Seat) -> bool:
        return seat.index in self._held

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
        value = seat.values.get(key)
        glyph = key.partition(".")[2] if isinstance(owner, Stock) else ""
        shown = (
            value if isinstance(value, int) and not isinstance(value, bool) else str(value or "")
        )
        return Stat(key, seat.index, shown, self.short(key), owner.icon or "point", glyph)

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

    def spoken(self, seat: Seat) -> str:
        stats = ", ".join(f"{stat.label} {stat.value}" for stat in self.stats(seat, most=6))
        return f"{seat.name}: {stats}" if stats else seat.name

    @cached_property
    def opponents(self) -> list[dict[str, object]]:
        return [
            {
                "seat": seat.crest,
                "name": seat.name,
                "spoken": self.spoken(seat),
                "sheet": self.sheet("seat", of=seat.index),
                "is_current": seat.is_active,
                "is_away": self.is_away(seat),
                "stats": self.stats(seat),
            }
            for seat in self.view.others
        ]

    # Parts of a generic screen -----------------------------------------------

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

    # Actions -----------------------------------------------------------------

    def main_actions(self) -> list[Offer]:
        """The large buttons; ending the turn has a place of its own."""
        offers = (offer for offer in self.view.offers if offer.key != "end_turn")
        return [offer for offer in offers if not offer.action.quick]

    def offer(self, key: str) -> Offer | None:
        return next((offer for offer in self.view.offers if offer.key == key), None)

    @property
    def hints(self) -> list[str]:
        return [self.words.hint(hint) for hint in self.view.hints]

    def quick_actions(self) -> list[Offer]:
        return [offer for offer in self.view.offers if offer.action.quick]

    def why_not(self, offer: Offer) -> str:
        return self.words.refusals(offer.against)

    @property
    def next_seat(self) -> Seat | None:
        upcoming = self.view.next_up
        return upcoming[0] if upcoming else None

    # The end -----------------------------------------------------------------

    @property
    def end_reason(self) -> str:
        ending = self.view.ending
        if ending is None:
            return ""
        who = self.words.name_of(ending.seat) if ending.seat is not None else ""
        end = next((end for end in self.view.game.ends if end.key == ending.key), None)
        facts = self._end_facts(end)
        return self.t(f"end-{ending.key}", who=who, **facts)

    def _end_facts(self, end: End | None) -> dict[str, int | str]:
        if end is None or end.facts is None:
            return {}
        return end.facts(self.view._state)

    @property
    def last_round_title(self) -> str:
        """The headline once an end was called: the last round, or how many are still to come."""
        ending, last = self.view.ending, self.view.last_seat
        if ending is None:
            return ""
        if last is not None:
            return self.t("web-last-round", who=self.view.seats[last].name)
        return self.t("web-rounds-left", rounds=ending.last_round - self.view.turn.round)

    @property
    def is_ending(self) -> bool:
        return self.view.ending is not None and self.view.stage == PLAYING

    @property
    def is_closing(self) -> bool:
        return self.view.stage == CLOSING

    @property
    def is_lobby(self) -> bool:
        return self.view.stage == LOBBY

    @property
    def order_left(self) -> list[Seat]:
        """Who still plays: the active seat and those waiting."""
        active = self.view.active
        return [*([active] if active else []), *self.view.next_up]

    @cached_property
    def finish(self) -> Finish:
        return Finish(self.view, self.t)

    # The log -----------------------------------------------------------------

    def newest(self, count: int) -> list[Told]:
        """The last lines that still count, newest first."""
        lines = tell(self.view._table, self.view.viewer, newest=NEWEST)
        standing = [line for line in lines if not line.is_undone and not _is_quiet(line.action)]
        return [self.words.line(line) for line in reversed(standing[-count:])]

    def story(self) -> list[Told]:
        """The whole log, newest first."""
        lines = tell(self.view._table, self.view.viewer)
        return [self.words.line(line) for line in reversed(lines)]

    # Set-up ------------------------------------------------------------------

    @property
    def checklist(self) -> list[tuple[SetupStep, str, bool]]:
        """The set-up of this table: each step in words, and whether it is done."""
        setup = Setup(self.view.size, self.view.options)
        steps = self.view.game.setup(setup)
        return [(s, self.t(f"setup-{s.key}", **s.facts), self._is_done(s)) for s in steps]

    def _is_done(self, step: SetupStep) -> bool:
        return bool(self.view.shared.get(SETUP + step.key))

    @property
    def setup_line(self) -> str:
        done = [is_done for _, _, is_done in self.checklist]
        return self.t("lobby-setup-done", done=sum(done), of=len(done))

    @property
    def players(self) -> int:
        return sum(1 for seat in self.view.seats if not seat.is_free)

    @property
    def can_start(self) -> bool:
        return self.players in self.view.game.seats

    @property
    def start_line(self) -> str:
        if self.can_start:
            return self.t("lobby-can-start", players=self.players)
        return self.t("lobby-need-more", least=self.view.game.seats[0])


def _is_quiet(action: str) -> bool:
    """Lines that need not stand on the big screen."""
    return action in ("sit", "rise", "arrange", "reveal", "unseal")
