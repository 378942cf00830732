"""Whose turn it is, what round it is, and what may be done, in words."""

from companion.rules.turns import NO_TURNS
from companion.table.places import Seat
from companion.table.view import Offer
from companion.web.seen import Seen


class TurnLook(Seen):
    @property
    def game_name(self) -> str:
        return self.t("name")

    def part(self, key: str) -> str:
        return self.words.part(key)

    def short(self, key: str) -> str:
        return self.words.part(key, short=True)

    @property
    def has_turns(self) -> bool:
        """Nobody has a turn at a score sheet or a life counter; rounds mean nothing there."""
        return self.view.game.turns != NO_TURNS

    @property
    def round_name(self) -> str:
        if not self.has_turns:
            return ""
        if not self.view.turn.round:
            return self.phase_name
        return self.t("web-round", round=self.view.turn.round)

    @property
    def phase_name(self) -> str:
        if not self.has_turns:
            return ""
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
        if not self.has_turns:
            return self.game_name
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
