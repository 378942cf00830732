"""The Vale of Eternity, with or without Artifacts, as one value."""

from collections.abc import Mapping

from companion.games.vale.aid import AID
from companion.games.vale.capture import CAPTURE_ACTION
from companion.games.vale.clearing import CLEARING_ACTIONS
from companion.games.vale.creatures import CREATURES
from companion.games.vale.ending import ENDS, SCORES, TIEBREAKS
from companion.games.vale.holding import HOLDING_ACTIONS
from companion.games.vale.leaving import LEAVING_ACTIONS
from companion.games.vale.parts import PARTS, arena, score
from companion.games.vale.resolving import RESOLVING_ACTIONS
from companion.games.vale.rounds import END_TURN_ACTION, TURNS
from companion.games.vale.setting_up import checklist
from companion.games.vale.showing import FACTS, hints
from companion.games.vale.summoning import SUMMON
from companion.games.vale.telling import FOLLOWS
from companion.games.vale.terms import BASE, HOURGLASS, INSTANT, LASTING, MODES
from companion.games.vale.tiles import TILES
from companion.games.vale.trade import TRADE_ACTIONS
from companion.rules.game import Game, Option, Series
from companion.rules.state import Scalar


def creature_facts() -> Mapping[str, Mapping[str, Scalar]]:
    return {
        id: {
            "name": creature.name,
            "family": creature.family,
            "cost": creature.cost,
            **{kind: kind in creature.kinds for kind in (INSTANT, LASTING, HOURGLASS)},
            "artifacts": creature.new,
        }
        for id, creature in CREATURES.items()
    }


def tile_facts() -> Mapping[str, Mapping[str, Scalar]]:
    return {id: {"kind": tile.kind, "players": tile.players} for id, tile in TILES.items()}


game = Game(
    key="vale",
    seats=range(2, 5),
    options=(Option("mode", start=BASE, choices=MODES),),
    parts=PARTS,
    actions=(
        *CLEARING_ACTIONS,
        CAPTURE_ACTION,
        *TRADE_ACTIONS,
        SUMMON,
        *LEAVING_ACTIONS,
        *RESOLVING_ACTIONS,
        *HOLDING_ACTIONS,
        END_TURN_ACTION,
    ),
    turns=TURNS,
    ends=ENDS,
    scores=SCORES,
    tiebreaks=TIEBREAKS,
    setup=checklist,
    follows=FOLLOWS,
    aid=AID,
    series=(
        Series("score", score.of),
        Series("arena", arena.count),
    ),
    facts=FACTS,
    glance=("score", "hand"),
    hints=hints,
    catalogue={"creatures": creature_facts(), "artifacts": tile_facts()},
)
