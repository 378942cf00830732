"""Luck comes from the app where people want it: dice thrown, cards drawn, each once."""

from companion.rules.actions import Action
from companion.rules.inputs import Choice, DiceInput, Pick
from companion.rules.intents import Intent
from companion.rules.state import State
from companion.web.chance import rolled

CARDS = tuple(Choice(name) for name in ("moon", "sun", "wave", "shell"))


def asked(*inputs: Pick | DiceInput) -> Intent:
    action = Action("draw", lambda state, intent: (), inputs=inputs)
    return rolled(State(), action, Intent("draw", 0, {}))


def test_so_many_different_cards_are_drawn_as_the_question_says() -> None:
    intent = asked(Pick("cards", choices=lambda *_: CARDS, many=True, drawn=2))
    drawn = intent.items("cards")
    assert len(set(drawn)) == 2
    assert set(drawn) <= {"moon", "sun", "wave", "shell"}


def test_a_draw_of_one_is_one_card() -> None:
    assert asked(Pick("card", choices=lambda *_: CARDS[:1], drawn=1)).text("card") == "moon"


def test_the_pile_may_hold_less_than_the_list_shows() -> None:
    question = Pick("card", choices=lambda *_: CARDS, drawn=3, many=True, pile=lambda *_: ("sun",))
    assert asked(question).items("card") == ("sun",)


def test_without_a_draw_the_answer_stays_as_it_is() -> None:
    assert asked(Pick("card", choices=lambda *_: CARDS)).values == {}
