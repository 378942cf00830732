"""When the game is over, checked when the rulebook says so, and what is still played then."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from companion.rules.events import Event
from companion.rules.parts import Options
from companion.rules.state import Readable

ALWAYS, TURN_END, ROUND_END = "always", "turn_end", "round_end"
"""When an end is looked for: after every event; in the active player's end step; after a round."""

AT_ONCE, THIS_ROUND, ONE_MORE_ROUND = "at_once", "this_round", "one_more_round"
"""What is still played: nothing; the rest of this round (equal turns); one full round more."""


@dataclass(frozen=True, kw_only=True)
class End:
    """`facts` fill the placeholders of its text; `calls` happens when it is called."""

    key: str = field(kw_only=False)
    when: Callable[[Readable], bool] = field(kw_only=False)
    checked: str = TURN_END
    then: str = THIS_ROUND
    calls: Callable[[Readable, int | None], Iterable[Event]] | None = None
    facts: Callable[[Readable], dict[str, int | str]] | None = None
    played_with: Callable[[Options], bool] | None = None

    def is_met(self, state: Readable) -> bool:
        if self.played_with is not None and not self.played_with(state.options):
            return False
        return self.when(state)

    def last_round(self, state: Readable) -> int:
        return state.turn.round + (1 if self.then == ONE_MORE_ROUND else 0)
