"""Lasting effects: they start after their own summoning and trigger in the middle of things."""

from tests.games.vale.playing import ANA, BEN, in_action


def test_phoenix_gives_a_point_for_each_red_spent() -> None:
    vale = in_action().has_summoned(ANA, "phoenix").has(ANA, stones=(3, 0, 0))
    assert vale.start_of("summon", ANA, "bonus", card="hae_tae") == 3
    vale.does("summon", ANA, card="hae_tae")
    assert vale.score(ANA) == 4


def test_kappa_and_gargoyle_give_their_points_once_for_each_summoning() -> None:
    vale = in_action().has_summoned(ANA, "kappa", "gargoyle").has(ANA, stones=(0, 2, 2))
    vale.does("summon", ANA, card="agni", pay={"blue": 2})
    assert vale.score(ANA) == 3
    vale.does("summon", ANA, card="gi_rin", pay={"purple": 2}, points=0)
    assert vale.score(ANA) == 6


def test_a_kappa_paid_with_blue_does_not_pay_for_itself() -> None:
    vale = in_action().has(ANA, stones=(0, 1, 0)).does("summon", ANA, card="kappa")
    assert vale.score(ANA) == 1


def test_sylph_gives_a_point_for_every_later_summoning() -> None:
    vale = in_action().has(ANA, stones=(1, 1, 0)).does("summon", ANA, card="sylph")
    assert vale.score(ANA) == 1
    vale.does("summon", ANA, card="hestia")
    assert vale.score(ANA) == 2


def test_thalassa_returns_for_a_blue_stone_even_above_the_limit() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "thalassa").has(ANA, stones=(4, 0, 0))
    vale.does("place", ANA, part="captured", id="water", family="water").does("sell", ANA)
    assert vale.arena(ANA) == []
    assert vale.news() == ["over_limit", "returns"]
    assert "thalassa" in vale.value("hand_cards", ANA)


def test_banshee_returns_when_its_owner_draws() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "banshee").has(ANA, stones=(0, 1, 0))
    vale.does("summon", ANA, card="pegasus")
    assert vale.arena(ANA) == ["pegasus"]
    assert vale.value("hand", ANA) == 5 - 1 + 1 + 1


def test_wendigo_returns_when_a_point_is_really_lost() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "wendigo").has(ANA, score=0)
    assert vale.refuses("steal", BEN, target=ANA) == "nothing_happens"
    vale.has(ANA, score=2).does("steal", BEN, target=ANA)
    assert vale.arena(ANA) == []


def test_fireblast_returns_with_four_stones() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "fireblast").has(ANA, stones=(1, 0, 0))
    vale.does("place", ANA, part="captured", id="fire", family="fire").does("sell", ANA)
    assert vale.arena(ANA) == []


def test_ash_comes_back_with_the_rounds_points_and_is_not_discarded() -> None:
    vale = in_action(mode="cards-only", round=3).has_summoned(ANA, "ash", "totem_pole")
    vale.does("discard", ANA, card="ash")
    assert vale.arena(ANA) == ["totem_pole"]
    assert vale.score(ANA) == 4
    assert vale.stones(ANA) == (0, 0, 0)


def test_the_totem_pole_gives_purple_when_another_card_is_discarded() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "totem_pole", "imp", "troll")
    vale.has(ANA, stones=(0, 0, 1)).does("summon", ANA, card="anubis", cards=("troll",))
    assert vale.score(ANA) == 4
    assert vale.stones(ANA) == (0, 0, 1)
    vale.does("discard", ANA, card="totem_pole")
    assert vale.stones(ANA) == (0, 0, 1)


def test_the_dragon_egg_is_discarded_by_its_own_effect() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "totem_pole").has(ANA, stones=(0, 1, 0))
    vale.does("summon", ANA, card="dragon_egg")
    assert vale.arena(ANA) == ["totem_pole"]
    assert vale.stones(ANA) == (0, 0, 1)
    assert vale.start_of("summon", ANA, "price", card="willow") == 0


def test_a_tap_by_hand_triggers_nothing() -> None:
    vale = in_action(mode="cards-only").has_summoned(ANA, "thalassa")
    vale.does("step", ANA, part="stones.blue", by=1)
    assert vale.arena(ANA) == ["thalassa"]
