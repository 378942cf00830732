"""Etherstone, 2 to 4 players, with Nobura's Artifax as an option."""

from companion.games.etherstone import cast, leaders, threat_card
from companion.games.etherstone.aid import AID
from companion.games.etherstone.artifax import ARTIFAX_ACTIONS
from companion.games.etherstone.attack import ATTACK_ACTIONS
from companion.games.etherstone.cards import CARD_ACTIONS, hand
from companion.games.etherstone.cast import CAST_ACTIONS
from companion.games.etherstone.catalogue import CATALOGUE
from companion.games.etherstone.dice import DICE_ACTIONS
from companion.games.etherstone.end_turn import END_TURN
from companion.games.etherstone.hints import FACTS, hints
from companion.games.etherstone.laws import LAWS
from companion.games.etherstone.leaders import CHOICE_ACTIONS
from companion.games.etherstone.life import VOID_PACT, corruption
from companion.games.etherstone.opponents import OPPONENT_ACTIONS
from companion.games.etherstone.parts import life, parts_with
from companion.games.etherstone.points import POINT_ACTIONS, points
from companion.games.etherstone.rest import REST
from companion.games.etherstone.scoring import ENDS, SCORES, SERIES, TIEBREAKS, end_taken_back
from companion.games.etherstone.setup import checklist
from companion.games.etherstone.spoils import THREAT_ACTIONS
from companion.games.etherstone.turn import TURNS, new_turn
from companion.rules.game import Follow, Game, Option

game = Game(
    key="etherstone",
    seats=range(2, 5),
    options=(Option("artifax"), Option("first_game_hands"), Option("camera", start=True)),
    parts=parts_with(points, hand),
    actions=(
        *CHOICE_ACTIONS,
        *DICE_ACTIONS,
        *CAST_ACTIONS,
        *ATTACK_ACTIONS,
        REST,
        VOID_PACT,
        END_TURN,
        *ARTIFAX_ACTIONS,
        *POINT_ACTIONS,
        *THREAT_ACTIONS,
        *CARD_ACTIONS,
        *OPPONENT_ACTIONS,
    ),
    turns=TURNS,
    follows=(
        Follow((life.key,), corruption),
        Follow((), new_turn),
        Follow((), end_taken_back),
    ),
    ends=ENDS,
    scores=SCORES,
    tiebreaks=TIEBREAKS,
    setup=checklist,
    laws=LAWS,
    hints=hints,
    series=SERIES,
    glance=("life", "points", "hand"),
    facts=FACTS,
    aid=AID,
    decks={"leaders": leaders.FACTS, "entities": cast.FACTS, "threats": threat_card.FACTS},
    catalogue=CATALOGUE,
)
