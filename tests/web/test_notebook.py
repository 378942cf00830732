"""The card notebook lists cards by the names people know."""

from __future__ import annotations

import re

from tests.web.actors import Device, House, Phone


def player_of(house: House) -> Phone:
    """Whoever plays here may write."""
    return house.host().opens("vindication", seats=2).phone("Ana")


def writes(phone: Phone, deck: str, card: str, **facts: object) -> None:
    typed = {f"fact.{fact}": value for fact, value in facts.items()}
    asked = {"game": "vindication", "deck": deck, "card": card, **typed}
    assert phone.submits("/notebook", **asked).status == 303


def listed(reader: Device | Phone) -> list[str]:
    """The line of every card, in the order of the page."""
    page = reader.get("/notebook?game=vindication").text
    lines = re.findall(r"<summary>(.*?)</summary>", page, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", line).split()) for line in lines]


def test_a_card_is_listed_by_the_name_people_know_with_its_id_beside_it(own_house: House) -> None:
    ana = player_of(own_house)
    writes(ana, "companions", "black_dove", honour=3)
    assert listed(ana) == ["The Black Dove black_dove Honour 3"]
    assert listed(own_house.device("fr")) == ["La Colombe noire black_dove Honneur 3"]


def test_the_name_somebody_typed_stands_before_the_one_of_the_game(own_house: House) -> None:
    ana = player_of(own_house)
    writes(ana, "companions", "black_dove", name="Our dove")
    assert listed(ana) == ["Our dove black_dove"]


def test_a_card_nobody_named_is_listed_by_its_id_alone(own_house: House) -> None:
    ana = player_of(own_house)
    writes(ana, "companions", "ab 12", honour=1)
    assert listed(ana) == ["AB12 Honour 1"]


def test_a_fact_is_told_in_words_and_kept_as_it_was(own_house: House) -> None:
    ana = player_of(own_house)
    writes(ana, "companions", "black_dove", colour="red")
    assert listed(own_house.device("fr")) == ["La Colombe noire black_dove Couleur Rouge"]
    assert 'name="fact.colour" value="red"' in ana.get("/notebook?game=vindication").text


def test_cards_stand_in_the_order_of_their_names(own_house: House) -> None:
    ana = player_of(own_house)
    for card, name in {"c1": "Zoé", "c2": "Écho", "c3": "abri", "c4": "Frêne"}.items():
        writes(ana, "companions", card, name=name)
    assert listed(ana) == ["abri C3", "Écho C2", "Frêne C4", "Zoé C1"]


def test_a_card_listed_by_its_name_is_corrected_and_forgotten_as_the_same_card(
    own_house: House,
) -> None:
    ana = player_of(own_house)
    writes(ana, "companions", "black_dove", honour=3)
    kept = re.search(r'name="card" value="([^"]*)"', ana.get("/notebook?game=vindication").text)
    assert kept is not None
    writes(ana, "companions", kept[1], honour=4)
    assert listed(ana) == ["The Black Dove black_dove Honour 4"]
    ana.submits("/notebook", game="vindication", deck="companions", card=kept[1], forget=1)
    assert listed(ana) == []
