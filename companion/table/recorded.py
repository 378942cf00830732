"""Recorded plays and exports, played again: what happens must be what they say."""

from collections.abc import Callable, Mapping

from companion.rules.game import Game
from companion.rules.house import action_of
from companion.rules.inputs import Pick, SeatPick
from companion.rules.intents import Answer, Intent
from companion.rules.lobby import opened
from companion.rules.refusal import Refused
from companion.rules.state import CLOSING, LOBBY, Scalar
from companion.table.entry import Entry
from companion.table.expected import CHECKS, seat_of
from companion.table.export import NotAnExport, read_export
from companion.table.log import Table, table_from
from companion.table.play import REDO, UNDO, UNDO_TO, Tap, decide
from companion.table.play_lines import Play, PlayLine, read_play, scalar
from companion.table.report import Report, report_of

Games = Callable[[str], Game]
PACE = 10.0
"""Seconds between two lines: no two taps of a play are one burst."""


def replay(text: str, games: Games) -> Report:
    """Plays the text; PlayProblem where it cannot be read or turns out differently."""
    play = read_play(text)
    return Replay(play, games(play.game)).run()


def replay_export(plain: object, games: Games) -> Report:
    """What an exported table came to; NotAnExport where it is none of ours."""
    key, entries = read_export(plain)
    code = plain.get("code", "") if isinstance(plain, Mapping) else ""
    game = games(key)
    try:
        return report_of(table_from(str(code), game, entries))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise NotAnExport("damaged_export") from error


class Replay:
    """One table on which the lines of a play are carried out."""

    def __init__(self, play: Play, game: Game) -> None:
        self.play, self.game = play, game
        self.table = self._opened()
        self.verbs: dict[str, Callable[[PlayLine], None]] = {
            "refused": self.refused,
            "undo": self.undo,
            "redo": self.redo,
            "enter": self.enter,
        }

    def run(self) -> Report:
        for line in self.play.lines:
            if self.table.state.stage == LOBBY:
                self._start(line)
            if line.verb in CHECKS:
                CHECKS[line.verb](line, self.table)
            else:
                self.verbs.get(line.verb, self.act)(line)
        return report_of(self.table)

    def _opened(self) -> Table:
        options = {option.key: option for option in self.game.options}
        chosen: dict[str, Scalar] = {}
        head = PlayLine(1, "option")
        for key, value in self.play.options.items():
            if key not in options:
                raise head.wrong("unknown_option", found=key)
            chosen[key] = value if options[key].choices else scalar(value)
            if chosen[key] not in (options[key].choices or (True, False)):
                raise head.wrong("unknown_option", found=f"{key} {value}")
        events = opened(self.game, chosen, len(self.play.seats))
        first = Entry(1, "play-1", 0.0, None, Intent("open"), events)
        return table_from("PLAY", self.game, [first])

    def _start(self, line: PlayLine) -> None:
        for seat, name in enumerate(self.play.seats):
            values: dict[str, Answer] = {"name": name, "crest": seat + 1}
            self._tap(line, Intent("sit", seat, values))
        if self.play.first not in self.play.seats:
            raise line.wrong("unknown_person", found=self.play.first)
        first = self.play.seats.index(self.play.first)
        self._tap(line, Intent("start", None, {"first": first}))

    def act(self, line: PlayLine) -> None:
        self._tap(line, self._intent(line, line.verb, line.word(0)))

    def _tap(self, line: PlayLine, intent: Intent) -> None:
        try:
            self._carry_out(intent)
        except Refused as refused:
            why = ", ".join(refusal.key for refusal in refused.refusals)
            raise line.wrong("was_refused", action=intent.action, why=why) from refused

    def _carry_out(self, intent: Intent) -> None:
        number = self.table.version + 1
        seats = frozenset(range(self.table.state.size))
        tap = Tap(intent, f"play-{number}", by=intent.seat, seats=seats, host=True)
        self.table = self.table.with_entry(decide(self.table, tap, at=number * PACE))

    def _intent(self, line: PlayLine, who: str, action: str) -> Intent:
        """`Ana!` does it anyway; `table` acts for nobody in particular."""
        name, anyway = who.removesuffix("!"), who.endswith("!")
        if action_of(self.game, action) is None:
            raise line.wrong("unknown_action", found=action)
        seat = None if name == "table" else seat_of(line, self.table, name)
        values = {key: self._value(action, key, value) for key, value in line.values.items()}
        return Intent(action, seat, values, anyway)

    def _value(self, action: str, key: str, value: Answer) -> Answer:
        """Players by name become seats; lists where the question wants a list."""
        known = action_of(self.game, action)
        asked = next((i for i in known.inputs if i.key == key), None) if known else None
        if isinstance(asked, SeatPick):
            value = self._seats(value)
        is_list = isinstance(asked, (Pick, SeatPick)) and asked.many
        if is_list and not isinstance(value, (tuple, Mapping)):
            return () if value is None or value == "" else (value,)
        return value

    def _seats(self, value: Answer) -> Answer:
        names = {person.name: seat for seat, person in enumerate(self.table.state.people)}
        if isinstance(value, tuple):
            return tuple(names.get(str(item), item) for item in value)
        return value if isinstance(value, Mapping) else names.get(str(value), value)

    def refused(self, line: PlayLine) -> None:
        """`refused Ana bake bake_1`; without a reason, any will do."""
        intent = self._intent(line, line.word(0), line.word(1))
        wanted = line.words[2] if len(line.words) > 2 else ""
        try:
            decide(self.table, Tap(intent, "try", by=intent.seat, host=True), at=0.0)
        except Refused as refused:
            keys = [refusal.key for refusal in refused.refusals]
            if wanted and wanted not in keys:
                why = ", ".join(keys)
                raise line.wrong("mismatch", wanted=wanted, found=why) from refused
            return
        raise line.wrong("not_refused", action=intent.action)

    def undo(self, line: PlayLine) -> None:
        if line.word(0) == "to":
            number = line.whole(line.word(1))
            self._tap(line, Intent(UNDO_TO, None, {"to": number}, anyway=True))
            return
        self._tap(line, Intent(UNDO, seat_of(line, self.table, line.word(0)), anyway=True))

    def redo(self, line: PlayLine) -> None:
        self._tap(line, Intent(REDO, None, anyway=True))

    def enter(self, line: PlayLine) -> None:
        """Final lines; an end that waits to be confirmed is confirmed first."""
        if self.table.state.stage == CLOSING:
            self._tap(line, Intent("count_up"))
        self._tap(line, self._intent(line, line.word(0), "enter"))
