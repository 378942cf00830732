"""Artifacts: the clearing is laid, everybody takes a tile, uses it, and gives it back."""

from collections.abc import Iterable, Iterator

from companion.games.vale.answers import answers
from companion.games.vale.asking import effect_inputs
from companion.games.vale.carrying import carry_out
from companion.games.vale.conditions import in_phase, only_in, within_limit
from companion.games.vale.parts import artifact, artifact_back, artifact_last, clearing, extension
from companion.games.vale.paying import pay, pay_input
from companion.games.vale.source import Source
from companion.games.vale.standing import position_of
from companion.games.vale.terms import (
    ACTION,
    ARTIFACT,
    CLEARING,
    INSTANT,
    MOST_EXTENSION,
    with_artifacts,
)
from companion.games.vale.tiles import MYSTIC_TILES, MYSTICS_LAID, ONCE, TILES
from companion.rules.actions import Action, Need, every_seat
from companion.rules.inputs import Choice, Pick, Values
from companion.rules.intents import Intent
from companion.rules.refusal import must, require
from companion.rules.state import Readable, others
from companion.rules.turns import END_PHASE, END_TURN, Happening


def tile_choice(id: str) -> Choice:
    return Choice(id, f"artifact-{id}", icon=TILES[id].kind)


# ---- laying the clearing ---------------------------------------------------


def mystics(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [tile_choice(id) for id in MYSTIC_TILES]


def lay_clearing(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Three mystic artifacts, drawn by the app or as they lie on the table."""
    tiles = intent.items("tiles")
    must(all(tile in TILES for tile in tiles), "unknown_tile")
    yield from require(len(set(tiles)) == MYSTICS_LAID, "three_mystics", count=MYSTICS_LAID)
    for tile in tiles:
        yield clearing.place(tile)
    if state.turn.phase == CLEARING:
        yield END_PHASE


# ---- taking a tile ---------------------------------------------------------


def is_taken(state: Readable, seat: int, tile: str) -> bool:
    """Somebody else has it this round."""
    return any(artifact.of(state, other) == tile for other in others(state, seat))


def legal_tiles(state: Readable, seat: int) -> tuple[str, ...]:
    """Not the one with one's own Choice token, not one that was taken this round."""
    last = artifact_last.of(state, seat)
    lying = (tile for tile in clearing.all(state) if tile in TILES)
    return tuple(t for t in lying if t != last and not is_taken(state, seat, t))


def tile_choices(state: Readable, seat: int | None, values: Values) -> Iterable[Choice]:
    return [tile_choice(id) for id in legal_tiles(state, seat)] if seat is not None else []


def chosen_tile_source(state: Readable, seat: int | None, values: Values) -> Source | None:
    tile = TILES.get(answers(seat, values).text("tile"))
    if seat is None or tile is None or tile.effect is None or tile.kind != INSTANT:
        return None
    return Source(tile.id, tile.effect, position_of(state, seat))


def choose_artifact(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Take a tile; an instant effect happens at once."""
    seat, tile = intent.seat, intent.text("tile")
    assert seat is not None
    must(tile in TILES, "unknown_tile")
    yield from require(clearing.has(state, None, tile), "tile_not_there")
    yield from require(artifact_last.of(state, seat) != tile, "own_token_there")
    yield from require(not is_taken(state, seat, tile), "artifact_taken")
    yield artifact.put(tile, seat)
    yield artifact_back.clear(seat)
    source = chosen_tile_source(state, seat, intent.values)
    if source is not None:
        yield from carry_out(state, intent, source)
    if state.turn.phase == ARTIFACT:
        yield END_TURN


# ---- using it and giving it back -------------------------------------------


def held_tile_source(state: Readable, seat: int | None, values: Values) -> Source | None:
    tile = TILES.get(artifact.of(state, seat)) if seat is not None else None
    if seat is None or tile is None or tile.effect is None or tile.kind != ONCE:
        return None
    return Source(tile.id, tile.effect, position_of(state, seat))


def price_of(state: Readable, seat: int | None, values: Values) -> int:
    source = held_tile_source(state, seat, values)
    return source.way(answers(seat, values)).price if source else 0


def use_artifact(state: Readable, intent: Intent) -> Iterator[Happening]:
    """Once in one's action phase; then it lies in the clearing again."""
    seat = intent.seat
    assert seat is not None
    source = held_tile_source(state, seat, intent.values)
    must(source is not None, "no_artifact_to_use")
    assert source is not None
    way = source.way(intent)
    if way.extension:
        yield from require(extension.of(state, seat) < MOST_EXTENSION, "no_more_extension")
    if way.price:
        yield from pay(state, intent, price=way.price)
    yield artifact_back.give(seat)
    yield from carry_out(state, intent, source)


def may_use_artifact(state: Readable, seat: int) -> bool:
    tile = TILES.get(artifact.of(state, seat))
    return tile is not None and tile.kind == ONCE and not artifact_back.of(state, seat)


def give_back(state: Readable, seat: int) -> Iterator[Happening]:
    """After one's action phase a tile still held goes back under the Choice token."""
    if artifact.of(state, seat) and not artifact_back.of(state, seat):
        yield artifact_back.give(seat)


def remember_tokens(state: Readable, seat: int) -> Iterator[Happening]:
    """Between rounds the Choice token tells which tile was one's last."""
    if artifact.of(state, seat):
        yield artifact_last.put(artifact.of(state, seat), seat)
        yield artifact.put(None, seat)
        yield artifact_back.clear(seat)


_TILE_INPUTS = effect_inputs(held_tile_source)

CLEARING_ACTIONS = (
    Action(
        "lay_clearing",
        lay_clearing,
        inputs=(Pick("tiles", choices=mystics, many=True, drawn=MYSTICS_LAID),),
        who=every_seat,
        needs=(only_in(CLEARING),),
        offered=in_phase(CLEARING),
        once_seen=True,
        icon="clearing",
        group="artifact",
        played_with=with_artifacts,
    ),
    Action(
        "choose_artifact",
        choose_artifact,
        inputs=(Pick("tile", choices=tile_choices), *effect_inputs(chosen_tile_source)),
        needs=(only_in(ARTIFACT), within_limit),
        offered=in_phase(ARTIFACT),
        icon="sparkle",
        group="artifact",
        played_with=with_artifacts,
    ),
    Action(
        "use_artifact",
        use_artifact,
        inputs=(*_TILE_INPUTS[:2], pay_input(price_of), *_TILE_INPUTS[2:]),
        needs=(only_in(ACTION), within_limit, Need("no_artifact_to_use", may_use_artifact)),
        offered=lambda state, seat: in_phase(ACTION)(state, seat) and may_use_artifact(state, seat),
        icon="sparkle",
        group="artifact",
        played_with=with_artifacts,
    ),
)
