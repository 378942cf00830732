"""Phoenixborn, decks that can be played, ten dice, and the draft."""

import pytest

from companion.games.ashes.deck_cards import DECK_CARDS
from companion.games.ashes.draft import OPEN_CARDS, dice_left
from companion.games.ashes.game import game
from companion.games.ashes.phoenixborn import PHOENIXBORN, unique_of
from companion.games.ashes.setup import (
    conjuration_pile,
    conjurations_of,
    deck_problems,
    precon_deck,
)
from companion.games.ashes.units import CONJURATIONS, UNITS
from tests.games.ashes.playing import Ashes


def test_the_box_holds_sixty_deck_cards_three_times_and_61_conjurations() -> None:
    assert len(DECK_CARDS) == 60
    assert sum(UNITS[unit].limit for unit in CONJURATIONS) == 61


@pytest.mark.parametrize("key", PHOENIXBORN)
def test_every_ready_made_deck_is_legal(key: str) -> None:
    known = PHOENIXBORN[key]
    assert list(deck_problems(precon_deck(key), phoenixborn=key)) == []
    assert len(unique_of(key)) == 1
    assert set(unique_of(key)) <= set(known.deck)
    assert len(set(known.first_five)) == 5
    assert set(known.first_five) <= set(known.deck)


def test_five_cards_in_hand_25_to_draw_ten_dice_exhausted() -> None:
    ashes = Ashes().chosen("maeoni_viper", "noah_redmoon")
    assert [ashes.value("Ana", part) for part in ("hand", "draw", "life")] == [5, 25, 22]
    assert ashes.pools("Ana") == (0, 10, 0)
    assert ashes.state.turn.phase == "prepare"
    assert ashes.state.turn.round == 1


def test_reborn_numbers_are_a_preset() -> None:
    ashes = Ashes(edition="reborn").chosen("maeoni_viper", "noah_redmoon")
    board = [ashes.value("Ana", part) for part in ("battlefield", "life", "spellboard")]
    assert board == [4, 20, 5]


def test_any_other_phoenixborn_is_typed_in() -> None:
    ashes = Ashes()
    typed = {"phoenixborn": "other", "name": "Brennen", "life": 16, "battlefield": 6}
    dice = {"charm": 3, "natural": 7}
    ashes.does("Ana", "choose_phoenixborn", **typed, spellboard=3, dice=dice)
    assert ashes.value("Ana", "phoenixborn") == "Brennen"
    assert ashes.value("Ana", "life") == 16
    assert ashes.value("Ana", "draw") == 25


def deck(**changes: int) -> dict[str, int]:
    return {**precon_deck("coal_roarkwin"), **changes}


def test_a_deck_of_ones_own_is_checked() -> None:
    ashes = Ashes(decks="own")

    def why(cards: dict[str, int], **more: int) -> str:
        return ashes.refuses(
            "Ana", "choose_phoenixborn", phoenixborn="coal_roarkwin", cards=cards, **more
        )

    assert why(deck(anchornaut=2)) == "deck_size"
    assert why(deck(anchornaut=4, iron_worker=2)) == "too_many_copies"
    assert why(deck(fear=3, anchornaut=0)) == "not_your_unique"
    ashes.does(
        "Ana", "choose_phoenixborn", phoenixborn="coal_roarkwin", cards=deck(anchornaut=1), others=2
    )
    assert ashes.value("Ana", "deck") == 30


def test_ten_dice_in_any_mix() -> None:
    ashes = Ashes()
    chosen = {"phoenixborn": "coal_roarkwin"}
    short = {"charm": 3, "natural": 6}
    assert ashes.refuses("Ana", "choose_phoenixborn", **chosen, dice=short) == "not_ten_dice"
    ashes.does("Ana", "choose_phoenixborn", **chosen, dice={"charm": 4, "natural": 6})
    kinds = [die["kind"] for die in ashes.records("Ana", "dice").values()]
    assert (kinds.count("charm"), kinds.count("natural")) == (4, 6)


def test_an_unlucky_deck_may_be_played_anyway() -> None:
    ashes = Ashes(decks="own")
    ashes.does(
        "Ana",
        "choose_phoenixborn",
        anyway=True,
        phoenixborn="coal_roarkwin",
        cards=deck(anchornaut=2),
    )
    assert ashes.value("Ana", "draw") == 24


def test_the_conjuration_pile_follows_from_the_deck() -> None:
    expected = {"gilder": 5, "silver_snake": 3}
    assert conjurations_of(precon_deck("maeoni_viper")) == expected
    ashes = Ashes().chosen("maeoni_viper", "noah_redmoon")
    assert conjuration_pile(ashes.state, 0) == expected


def test_nobody_else_may_see_a_deck_list() -> None:
    assert game.owners["decklist"].seen == "owner"


# ---- the draft -------------------------------------------------------------


def drafted(seats: int = 2) -> Ashes:
    """Everybody with a Phoenixborn and nine cards."""
    ashes = Ashes(seats, decks="draft")
    for name, key in zip(ashes.names, PHOENIXBORN, strict=False):
        ashes.does(name, "draft_phoenixborn", phoenixborn=key)
    for number in range(9):
        for at, name in enumerate(ashes.names):
            ashes.does(name, "draft_card", card=OPEN_CARDS[number * seats + at])
    return ashes


def test_in_the_draft_everybody_takes_another_phoenixborn_in_turn() -> None:
    ashes = Ashes(3, decks="draft")
    ashes.does("Ana", "draft_phoenixborn", phoenixborn="jessa_na_ni")
    assert ashes.refuses("Cleo", "draft_phoenixborn", phoenixborn="noah_redmoon") == "not_your_turn"
    why = ashes.refuses("Ben", "draft_phoenixborn", phoenixborn="jessa_na_ni")
    assert why == "phoenixborn_taken"


def test_a_pick_waits_until_everybody_has_kept_a_card() -> None:
    ashes = Ashes(decks="draft")
    for name, key in zip(ashes.names, PHOENIXBORN, strict=False):
        ashes.does(name, "draft_phoenixborn", phoenixborn=key)
    ashes.does("Ana", "draft_card", card="purge")
    assert ashes.refuses("Ana", "draft_card", card="seal") == "wait_for_others"
    ashes.does("Ben", "draft_card", card="redirect")
    ashes.does("Ana", "draft_card", card="seal")


def test_the_token_moves_left_after_phoenixborn_and_after_dice() -> None:
    ashes = drafted(3)
    assert ashes.value(None, "first") == 1
    assert ashes.state.turn.phase == "draft_dice"
    assert ashes.state.turn.active == 1
    while ashes.state.turn.phase == "draft_dice":
        free = [kind for kind, left in dice_left(ashes.state).items() if left >= 2]
        ashes.does(ashes.state.turn.active, "draft_dice", dice={free[0]: 2})
    assert ashes.value(None, "first") == 2
    assert ashes.state.turn.active == 2


def test_only_ten_dice_of_each_type_are_in_the_box() -> None:
    ashes = drafted(2)
    for _ in range(5):
        ashes.does(ashes.state.turn.active, "draft_dice", dice={"charm": 2})
    why = ashes.refuses(ashes.state.turn.active, "draft_dice", dice={"charm": 2})
    assert why == "no_such_dice"


def test_a_draft_makes_decks_of_thirty() -> None:
    ashes = drafted(2)
    while ashes.state.turn.phase == "draft_dice":
        active = ashes.state.turn.active
        ashes.does(active, "draft_dice", dice={"charm" if active else "natural": 2})
    active = ashes.state.turn.active
    own = next(iter(ashes.records(active, "decklist")))
    ashes.does(active, "draft_swap", give=own, take="stormwind_sniper")
    ashes.does(ashes.state.turn.active, "draft_swap")
    assert ashes.state.turn.phase == "prepare"
    for name in ashes.names:
        cards = ashes.records(name, "decklist")
        assert sum(card["copies"] for card in cards.values()) == 30
        assert ashes.value(name, "draw") == 25
    assert "stormwind_sniper" in ashes.records(active, "decklist")
    assert own not in ashes.records(active, "decklist")
