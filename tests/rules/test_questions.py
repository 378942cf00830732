"""Questions whose rows and kinds depend on what lies on the table."""

from companion.rules.inputs import Choice, DiceInput, Mix, Pairing
from companion.rules.state import State


def units(state, seat, values):
    return [Choice(f"unit{number}") for number in range(len(values.get("attackers", ())))]


def test_a_mix_may_take_its_kinds_from_the_answers_so_far() -> None:
    damage = Mix("damage", kinds_of=units)
    assert damage.kinds_of is not None
    kinds = damage.kinds_of(State(), 0, {"attackers": ("a", "b")})
    assert [kind.value for kind in kinds] == ["unit0", "unit1"]


def test_a_pairing_offers_a_choice_for_each_row() -> None:
    blocks = Pairing("blocks", rows=units, choices=lambda state, seat, values: [Choice("gilder")])
    assert [row.value for row in blocks.rows(State(), 0, {"attackers": ("a",)})] == ["unit0"]
    assert [choice.value for choice in blocks.choices(State(), 1, {})] == ["gilder"]


def test_dice_may_have_a_face_on_several_sides() -> None:
    assert DiceInput("roll", faces=("power", "class", "class")).faces.count("class") == 2
