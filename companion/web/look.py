"""What a screen is drawn from: the view, the voice, and the little sentences between them."""

from functools import cached_property

from companion.rules.ends import End
from companion.rules.game import SetupStep
from companion.rules.inputs import DiceInput
from companion.rules.lobby import SETUP
from companion.rules.parts import Setup
from companion.rules.state import PLAYING
from companion.table.places import Seat
from companion.table.story import tell, tell_newest
from companion.web.finish import Finish
from companion.web.look_parts import PartLook
from companion.web.words import Told

ETHERSTONE = ("red", "black", "green", "white", "void")
VINDICATION = ("inspiration", "knowledge", "strength", "courage", "vision", "wisdom")
VALE_AND_ASHES = (
    "blue",
    "purple",
    "one",
    "three",
    "six",
    "natural",
    "charm",
    "ceremonial",
    "illusion",
)
PLAIN = ("blue", "purple")
GLYPHS = frozenset((*ETHERSTONE, *VINDICATION, *VALE_AND_ASHES, *PLAIN))
"""Colours that have a shape of their own on the symbol sheet."""

QUIET = frozenset({"sit", "rise", "arrange", "reveal", "unseal"})
"""Lines that need not stand on the big screen."""


class Look(PartLook):
    """Templates get one of these: `look`. It speaks, names and lists; it decides nothing."""

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
    def has_middle(self) -> bool:
        """Whether there is anything to lay in the middle of the table, for a game without a
        drawing of its own for it."""
        return bool(self.dice(None) or self.pools or self.table_tokens or self.counters(None))

    @property
    def has_dice(self) -> bool:
        """Whether the game asks for dice that a camera could read."""
        questions = (q for action in self.view.game.actions for q in action.inputs)
        return any(isinstance(question, DiceInput) for question in questions)

    @property
    def is_ending(self) -> bool:
        return self.view.ending is not None and self.view.stage == PLAYING

    @property
    def order_left(self) -> list[Seat]:
        """Who still plays: the active seat and those waiting."""
        active = self.view.active
        return [*([active] if active else []), *self.view.next_up]

    @cached_property
    def finish(self) -> Finish:
        return Finish(self.view, self.t)

    def newest(self, count: int) -> list[Told]:
        """The last lines that still count, newest first."""
        lines = tell_newest(self.view._table, self.view.viewer, count=count, but=QUIET)
        return [self.words.line(line) for line in reversed(lines)]

    def story(self) -> list[Told]:
        """The whole log, newest first."""
        lines = tell(self.view._table, self.view.viewer)
        return [self.words.line(line) for line in reversed(lines)]

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
