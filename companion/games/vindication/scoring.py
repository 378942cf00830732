"""The final count, line by line, and how a tie is broken."""

from companion.games.vindication.control import FOR_CONTROL, held
from companion.games.vindication.cubes import conviction, potential
from companion.games.vindication.honour import tokens_of
from companion.games.vindication.mastery import mastery_points
from companion.games.vindication.monsters import monster_points
from companion.games.vindication.parts import honour
from companion.games.vindication.quests import quest_points
from companion.rules.game import Series
from companion.rules.scores import Score, nothing
from companion.rules.state import Readable
from companion.rules.tiebreaks import FEWEST, Tiebreak, fewest, most


def region_points(state: Readable, seat: int) -> int:
    return FOR_CONTROL * len(held(state, seat))


def regions_held(state: Readable, seat: int) -> int:
    return len(held(state, seat))


SCORES = (
    Score("honour", honour.of, icon="point"),
    Score("mastery", mastery_points, icon="trophy"),
    # one monster counts a quest that is under way, so this line keeps the secret too
    Score("monsters", monster_points, hidden=True, icon="monster"),
    Score("quests", quest_points, hidden=True, icon="quest"),
    Score("regions", region_points, icon="house"),
    Score("special", nothing, entered=True, icon="cards"),
)

TIEBREAKS = (
    most(conviction),
    fewest(potential),
    Tiebreak("fewest_tokens", tokens_of, best=FEWEST),
)

SERIES = (
    Series("honour", honour.of),
    Series("conviction", conviction.of),
    Series("regions", regions_held),
)
