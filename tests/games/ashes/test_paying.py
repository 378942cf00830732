"""Paying with dice: power for class of its type, class for basic, and nothing wasted."""

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from companion.games.ashes.costs import (
    FACES,
    SIDES,
    SYMBOLS,
    TYPES,
    Cost,
    Die,
    can_pay,
    cheapest,
    cost,
    pays,
    symbols_in,
)
from companion.games.ashes.deck_cards import DECK_CARDS, UNIT_USES
from companion.games.ashes.phoenixborn import PHOENIXBORN
from tests.games.ashes.playing import Ashes

WORTH = {"basic": 0, "class": 1, "power": 100}

dice_in_hand = st.lists(st.tuples(st.sampled_from(TYPES), st.sampled_from(FACES)), max_size=6).map(
    lambda drawn: [Die(f"d{n}", kind, face) for n, (kind, face) in enumerate(drawn)]
)
costs = st.dictionaries(st.sampled_from(SYMBOLS), st.integers(1, 2), max_size=3)


def worth(dice: tuple[Die, ...]) -> int:
    return sum(WORTH[die.face] for die in dice)


def can_cover(dice: tuple[Die, ...], symbols: tuple[str, ...]) -> bool:
    return any(
        all(can_pay(die, symbol) for die, symbol in zip(dice, order, strict=True))
        for order in set(permutations(symbols))
    )


@given(dice_in_hand, costs)
def test_the_proposed_payment_is_legal_and_none_is_cheaper(
    dice: list[Die], magic: dict[str, int]
) -> None:
    symbols = symbols_in(magic)
    legal = [chosen for chosen in combinations(dice, len(symbols)) if can_cover(chosen, symbols)]
    proposed = cheapest(dice, magic)
    if proposed is None:
        assert legal == []
        return
    chosen = tuple(die for die in dice if die.id in proposed)
    assert chosen in legal
    assert worth(chosen) == min(worth(other) for other in legal)


@given(dice_in_hand, costs)
def test_what_pays_goes_on_paying_with_a_stronger_face(
    dice: list[Die], magic: dict[str, int]
) -> None:
    stronger = [Die(die.id, die.kind, "power") for die in dice]
    if cheapest(dice, magic) is not None:
        assert cheapest(stronger, magic) is not None


def test_a_die_has_one_power_three_class_and_two_basic_sides() -> None:
    assert [SIDES.count(face) for face in FACES] == [1, 3, 2]


def test_a_power_face_stands_for_class_and_basic_but_class_not_for_power() -> None:
    power, plain = Die("a", "charm", "power"), Die("b", "charm", "class")
    assert all(can_pay(power, symbol) for symbol in ("charm_power", "charm_class", "basic"))
    assert not can_pay(plain, "charm_power")
    assert not can_pay(power, "natural_class")


def test_a_superfluous_die_does_not_pay() -> None:
    dice = [Die("a", "charm", "basic"), Die("b", "charm", "basic")]
    assert pays(dice[:1], {"basic": 1})
    assert not pays(dice, {"basic": 1})


def test_costs_are_read_as_the_cards_write_them() -> None:
    written = cost("main exhaust 1 natural_class 2 basic")
    assert written == Cost("main", {"natural_class": 1, "basic": 2}, exhaust=True)
    assert cost("side 1 discard") == Cost("side", {}, discard=1)


def test_every_cost_in_the_box_asks_for_symbols_that_exist() -> None:
    cards = DECK_CARDS.values()
    written = [*(c.play for c in cards), *(c.use for c in cards), *UNIT_USES.values()]
    written += [known.use for known in PHOENIXBORN.values()]
    assert all(set(cost(text).magic) <= set(SYMBOLS) for text in written)


def test_paying_moves_the_cheapest_dice_to_the_exhausted_pool() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    ashes.does("Ana", "pay", action="main", cost={"basic": 2})
    spent = [d["face"] for d in ashes.records("Ana", "dice").values() if d["pool"] == "exhausted"]
    assert spent == ["basic", "basic"]


def test_dice_that_do_not_pay_are_refused_and_may_be_spent_anyway() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    die = next(iter(ashes.records("Ana", "dice")))
    chosen = {"cost": {"illusion_power": 1}, "dice": (die,)}
    assert ashes.refuses("Ana", "pay", action="free", **chosen) == "cannot_pay"
    ashes.does("Ana", "pay", anyway=True, action="free", **chosen)
    assert ashes.pools("Ana") == (9, 1, 0)


def test_a_card_is_paid_at_its_printed_cost_unless_somebody_changes_it() -> None:
    ashes = Ashes().in_turns("coal_roarkwin", "maeoni_viper")
    ashes.does("Ana", "play_card", card="iron_worker")
    assert ashes.pools("Ana") == (8, 2, 0)
    ashes.does("Ana", "play_card", card="anchornaut", cost={"basic": 0}, action="free")
    assert ashes.pools("Ana") == (8, 2, 0)
    assert ashes.value("Ana", "hand") == 3
