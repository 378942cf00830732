"""Whether a game is sound: every problem with its place and its reason."""

from collections.abc import Iterable, Iterator

from companion.rules.check_names import Speaks, text_problems
from companion.rules.check_play import play_problems
from companion.rules.game import Game
from companion.rules.lobby import CRESTS
from companion.rules.problems import Problem, problem
from companion.rules.tiebreaks import FEWEST, MOST

__all__ = ["Speaks", "check"]


def check(game: Game, texts: Speaks) -> list[Problem]:
    """Nothing when the game is sound. What follows from an earlier problem is not told."""
    if problems := [*shape_problems(game)]:
        return problems
    return [*text_problems(game, texts), *play_problems(game, texts)]


def shape_problems(game: Game) -> Iterator[Problem]:
    """What can be seen without playing."""
    if not game.seats or game.seats[0] < 1 or game.seats[-1] > CRESTS[-1]:
        yield problem("wrong_seats", ("seats",), most=CRESTS[-1])
    yield from _repeated("options", (option.key for option in game.options))
    yield from _repeated("parts", (key for part in game.parts for key in part.value_keys()))
    yield from _repeated("actions", (action.key for action in game.actions))
    yield from _repeated("ends", (end.key for end in game.ends))
    yield from _repeated("scores", (score.key for score in game.scores))
    yield from _repeated("tiebreaks", (tiebreak.key for tiebreak in game.tiebreaks))
    yield from _repeated("series", (series.key for series in game.series))
    yield from _repeated("aid", (topic.key for topic in game.aid))
    yield from _unknown_words(game)


def _repeated(section: str, keys: Iterable[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            yield problem("same_key", (section, key), name=key)
        seen.add(key)


def _unknown_words(game: Game) -> Iterator[Problem]:
    for tiebreak in game.tiebreaks:
        if tiebreak.best not in (MOST, FEWEST):
            yield problem("most_or_fewest", ("tiebreaks", tiebreak.key), name=tiebreak.best)
    if game.best not in (MOST, FEWEST):
        yield problem("most_or_fewest", ("best",), name=game.best)
    for option in game.options:
        if option.choices and option.start not in option.choices:
            yield problem("not_a_choice", ("options", option.key), name=str(option.start))
    for name in game.glance:
        if name not in game.owners and name not in {part.key for part in game.parts}:
            yield problem("unknown_part", ("glance",), name=name)
    if game.tiebreaks and not game.scores and game.ranking is None:
        yield problem("ties_of_nothing", ("tiebreaks",))
