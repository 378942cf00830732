"""Vindication, 2 to 5 players, with its expansions as options."""

from companion.games.vindication.aid import AID
from companion.games.vindication.battle_actions import BATTLE_ACTIONS
from companion.games.vindication.bonus import BONUS_ACTIONS
from companion.games.vindication.cards import CARD_ACTIONS
from companion.games.vindication.catalogue import CATALOGUE, DECKS
from companion.games.vindication.companions import COMPANION_ACTIONS
from companion.games.vindication.control import CONTROL_ACTIONS
from companion.games.vindication.cubes import CUBE_KEYS, keep_count
from companion.games.vindication.dice import THROW_DICE
from companion.games.vindication.end_turn import END_TURN, EXTRA
from companion.games.vindication.facts import FACTS
from companion.games.vindication.guilds import GUILD_ACTIONS
from companion.games.vindication.hints import hints
from companion.games.vindication.honour import take_tokens
from companion.games.vindication.jewels import JEWEL_ACTIONS
from companion.games.vindication.laws import LAWS
from companion.games.vindication.mastery import SET_MASTERY
from companion.games.vindication.monument import MONUMENT_ACTIONS
from companion.games.vindication.options import OPTIONS
from companion.games.vindication.outlands import OUTLAND_ACTIONS
from companion.games.vindication.parts import PARTS, honour
from companion.games.vindication.places import PLACE_KEYS, balance
from companion.games.vindication.power import POWER_ACTIONS
from companion.games.vindication.quest_cards import QUEST_ACTIONS, VISIT_RUINS
from companion.games.vindication.relic_use import USE_RELIC
from companion.games.vindication.scoring import SCORES, SERIES, TIEBREAKS
from companion.games.vindication.setup import checklist
from companion.games.vindication.treachery import TREACHERY_ACTIONS
from companion.games.vindication.triggers import ENDS, TRIGGER_ACTIONS
from companion.games.vindication.turn import BE_READY, TURNS, new_turn
from companion.games.vindication.visits import VISITS
from companion.rules.game import Follow, Game

game = Game(
    key="vindication",
    seats=range(2, 6),
    options=OPTIONS,
    parts=PARTS,
    actions=(
        *COMPANION_ACTIONS,
        *VISITS,
        VISIT_RUINS,
        *JEWEL_ACTIONS,
        *OUTLAND_ACTIONS,
        *POWER_ACTIONS,
        *BONUS_ACTIONS,
        *CONTROL_ACTIONS,
        *CARD_ACTIONS,
        USE_RELIC,
        *TREACHERY_ACTIONS,
        *GUILD_ACTIONS,
        *MONUMENT_ACTIONS,
        *BATTLE_ACTIONS,
        EXTRA,
        *QUEST_ACTIONS,
        *TRIGGER_ACTIONS,
        SET_MASTERY,
        THROW_DICE,
        BE_READY,
        END_TURN,
    ),
    turns=TURNS,
    follows=(
        Follow(CUBE_KEYS, keep_count),
        Follow(PLACE_KEYS, balance),
        Follow((honour.key,), take_tokens),
        Follow((), new_turn),
    ),
    ends=ENDS,
    scores=SCORES,
    tiebreaks=TIEBREAKS,
    setup=checklist,
    laws=LAWS,
    hints=hints,
    series=SERIES,
    glance=("honour", "companions", "speed", "influence", "conviction"),
    facts=FACTS,
    aid=AID,
    decks=DECKS,
    catalogue=CATALOGUE,
)
