"""The first player's token moves on only when another round follows."""

from collections.abc import Iterator

from companion.rules.ends import ROUND_END, End
from companion.rules.events import EndCalled, Put, Staged, Turned
from companion.rules.game import Game
from companion.rules.house import HOUSE
from companion.rules.intents import Intent
from companion.rules.parts import Token
from companion.rules.referee import carry_out
from companion.rules.state import CLOSING, PLAYING, Person, Readable, State, Turn
from companion.rules.turns import Happening, Phase, Turns, clockwise_from

token = Token("lead", shared=True, start=0)


def leader(state: Readable) -> int:
    return token.holder(state) or 0


def pass_on(state: Readable) -> Iterator[Happening]:
    yield token.give((leader(state) + 1) % state.size)


game = Game(
    key="passing",
    seats=range(2, 3),
    parts=(token,),
    turns=Turns(phases=(Phase("go", order=clockwise_from(leader)),), between_rounds=pass_on),
    ends=(End("two", lambda state: state.turn.round >= 2, checked=ROUND_END),),
)


def end_of_round(round: int) -> State:
    people = (Person("Ana", 1), Person("Ben", 2))
    turn = Turn(round, "go", 1, ())
    return State(people=people, shared={"lead": 0}, boards=({}, {}), turn=turn, stage=PLAYING)


def test_the_token_moves_before_the_order_of_the_new_round_is_made() -> None:
    events = carry_out(game, end_of_round(1), HOUSE["end_turn"], Intent("end_turn", 1))
    assert events == (Put("lead", None, 1), Turned(2, "go", 1, (0,)))


def test_the_token_stays_where_it_is_when_the_game_is_over() -> None:
    events = carry_out(game, end_of_round(2), HOUSE["end_turn"], Intent("end_turn", 1))
    assert events == (EndCalled("two", 1, 2, 2), Staged(CLOSING))
