"""Ashes: Rise of the Phoenixborn, 2 to 4 players: the core box, other boxes typed in."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.ashes.activate import ACTIVATE
from companion.games.ashes.attack import ATTACK_ACTIONS
from companion.games.ashes.card_effects import CARD_EFFECTS
from companion.games.ashes.catalogue import CATALOGUE, DRAWERS
from companion.games.ashes.checklist import AID, checklist
from companion.games.ashes.defence import DEFEND_ACTION
from companion.games.ashes.dice_actions import DICE_ACTIONS
from companion.games.ashes.draft import DRAFT_ACTIONS, DRAFT_PHASES, build_decks, is_drafted
from companion.games.ashes.ending import LADDER, SCORES, life_left, ranking
from companion.games.ashes.falls import (
    CHOOSE_FALL,
    LAST_STANDING,
    land,
    when_units_change,
    when_wounded,
)
from companion.games.ashes.glances import FACTS, hints
from companion.games.ashes.laws import LAWS
from companion.games.ashes.notes import (
    on_attacking,
    on_defending,
    on_drawing,
    on_meditating,
    on_paying,
    on_striking,
)
from companion.games.ashes.parts import DRAFT, OWN, PARTS, PRECON, is_living
from companion.games.ashes.paying import PAY
from companion.games.ashes.phoenixborn import ORIGINAL, REBORN
from companion.games.ashes.play import PLAY_CARD
from companion.games.ashes.prepare import PREPARE_ACTIONS, open_prepare, when_one_falls
from companion.games.ashes.recovery import RECOVER
from companion.games.ashes.setup import CHOOSE_PHOENIXBORN
from companion.games.ashes.strike import STRIKE_ACTION
from companion.games.ashes.turn import (
    CHOOSE,
    PREPARE,
    RECOVERY,
    TURN_ACTIONS,
    TURNS,
    all_passed,
    close_turn,
    new_turn,
    open_turns_phase,
    order_of_play,
)
from companion.games.ashes.unit_effects import UNIT_EFFECTS
from companion.rules.actions import Action
from companion.rules.events import Event
from companion.rules.game import Follow, Game, Option, Series
from companion.rules.state import Readable
from companion.rules.turns import Phase, Turns, all_at_once


def _open_round(state: Readable) -> Iterator[Event]:
    if state.turn.round == 1 and is_drafted(state):
        yield from build_decks(state)
    yield from open_prepare(state)


def _open_turns(state: Readable) -> Iterator[Event]:
    """Damage that still waits lands now, also when people cut the prepare phase short."""
    yield from open_turns_phase(state)
    yield from land(state)


def _chooses(state: Readable) -> bool:
    return not is_drafted(state)


ROUNDS = Turns(
    before=(Phase(CHOOSE, order=all_at_once, played=_chooses), *DRAFT_PHASES),
    phases=(
        Phase(PREPARE, order=all_at_once, opening=_open_round),
        Phase(TURNS, order=order_of_play, until=all_passed, opening=_open_turns),
        Phase(RECOVERY, order=all_at_once),
    ),
    at_table=is_living,
    turn_closing=close_turn,
)

NOTES = {
    "play_card": on_paying,
    "activate": on_paying,
    "pay": on_paying,
    "respark": on_paying,
    "attack_phoenixborn": on_attacking,
    "attack_unit": on_attacking,
    "defend": on_defending,
    "draw_up": on_drawing,
    "meditate": on_meditating,
    "strike": on_striking,
}


def _noted(action: Action) -> Action:
    return replace(action, notes=NOTES[action.key]) if action.key in NOTES else action


ACTIONS = (
    CHOOSE_PHOENIXBORN,
    *DRAFT_ACTIONS,
    *PREPARE_ACTIONS,
    *TURN_ACTIONS,
    PLAY_CARD,
    ACTIVATE,
    PAY,
    *ATTACK_ACTIONS,
    DEFEND_ACTION,
    STRIKE_ACTION,
    *DICE_ACTIONS,
    *UNIT_EFFECTS,
    *CARD_EFFECTS,
    RECOVER,
    CHOOSE_FALL,
)

game = Game(
    key="ashes",
    seats=range(2, 5),
    options=(
        Option("edition", start=ORIGINAL, choices=(ORIGINAL, REBORN)),
        Option("decks", start=PRECON, choices=(PRECON, OWN, DRAFT)),
        Option("give_first"),
    ),
    parts=PARTS,
    actions=tuple(_noted(action) for action in ACTIONS),
    turns=ROUNDS,
    follows=(
        Follow(("wounds", "life"), when_wounded),
        Follow(("units", "attached", "spells", "dice"), when_units_change),
        Follow(("fell",), when_one_falls),
        Follow((), new_turn),
    ),
    ends=(LAST_STANDING,),
    scores=SCORES,
    tiebreaks=LADDER,
    ranking=ranking,
    setup=checklist,
    laws=LAWS,
    aid=AID,
    series=(Series("life_left", life_left),),
    facts=FACTS,
    hints=hints,
    glance=("life", "wounds", "hand", "draw"),
    decks=DRAWERS,
    catalogue=CATALOGUE,
)
