"""Two rounds of The Vale of Eternity with Artifacts on two phones, one English and one French."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.people import Device, Evening, Phone


def starts(evening: Evening) -> tuple[Device, Phone, Phone]:
    """Ana plays first: the order of seats is the order of turns."""
    host = evening.opens("vale", 2, mode="artifacts")
    ana, ben = evening.phone("Ana"), evening.phone("Ben", "fr")
    host.page.request.post(f"{evening.url}/t/{evening.code}/act/start", form={"first": "0"})
    ana.sees("Clearing")
    return host, ana, ben


def lays_clearing(phone: Phone) -> None:
    phone.taps(re.compile("Lay the clearing"))
    for tile in ("gem_of_kukulkan", "ring_of_wishes", "cap_of_hades"):
        phone.chooses("tiles", tile)
    phone.does()


def takes(phone: Phone, tile: str) -> None:
    phone.is_on_turn().taps(re.compile("Take an artifact|Prendre un artefact"))
    phone.chooses("tile", tile).does()


def captures(phone: Phone, family: str) -> None:
    button = phone.is_on_turn().page.locator(f'.families button[value="{family}"]')
    expect(button).not_to_have_attribute("data-locked", re.compile(".*"))
    button.click()


def captures_by_name(phone: Phone, name: str, card: str) -> None:
    phone.is_on_turn().taps(re.compile("By name|Par son nom"))
    phone.sheet.locator("input[type=search]").fill(name)
    expect(phone.sheet.locator("[data-found]:visible")).to_have_count(2)
    phone.chooses("card", card).does()


def sells(phone: Phone, card: str) -> None:
    phone.taps(re.compile(f"^(Sell|Vendre).*{card}"))


def tames(phone: Phone, card: str) -> None:
    phone.taps(re.compile(f"^(Tame|Apprivoiser).*{card}"))


def ends_turn(phone: Phone) -> None:
    phone.taps(re.compile("End turn|Fin du tour"))


def test_two_rounds_on_two_phones(evening: Evening) -> None:
    host, ana, ben = starts(evening)
    lays_clearing(ana)
    captures_of_round_one(ana, ben)
    actions_of_round_one(host, ana, ben)
    ana.is_on_turn().taps("Use: Salamander")
    ana.shows("score", 0, 2).shows("stones.red", 0, 3)
    host.shows("score", 0, 2)
    ends_turn(ana)
    ends_turn(ben.is_on_turn())
    plays_round_two(ana, ben)
    host.shows("score", 0, 3).shows("hand", 1, 2)


def captures_of_round_one(ana: Phone, ben: Phone) -> None:
    takes(ana, "incense_burner")
    takes(ben, "gem_of_kukulkan")
    captures_by_name(ana, "salam", "salamander")
    captures(ben, "earth")
    ben.sees("1 sur 2 pions")
    captures(ben, "water")
    captures(ana, "fire")


def actions_of_round_one(host: Device, ana: Phone, ben: Phone) -> None:
    sells(ana, "Fire card")
    ana.shows("stones.red", 0, 3)
    ana.taps(re.compile("End turn"))
    ana.sees("First sell or tame every captured card")
    tames(ana, "Salamander")
    ana.taps(re.compile("^Summon: Salamander")).does()
    ana.shows("stones.red", 0, 2)
    expect(host.page.locator("#r-seat-0")).to_contain_text("1/1")
    ends_turn(ana)

    sells(ben, "Carte Terre")
    ben.shows("stones.red", 1, 4)
    sells(ben, "Carte Eau")
    ben.sees("Choisir les pierres à garder")
    ben.taps(re.compile("Choisir les pierres à garder")).does()
    ben.shows("stones.blue", 1, 1).shows("stones.red", 1, 3)
    ends_turn(ben)


def plays_round_two(ana: Phone, ben: Phone) -> None:
    """The initiative has moved on, and nobody takes the same tile twice in a row."""
    ben.sees(re.compile("Manche 2 sur 10"))
    ben.taps(re.compile("Prendre un artefact"))
    expect(ben.sheet.locator('input[value="gem_of_kukulkan"]')).to_have_count(0)
    ben.chooses("tile", "incense_burner").does()
    takes(ana, "ring_of_wishes")
    captures(ben, "wind")
    captures(ana, "dragon")
    ana.sees("1 of 2 markers")
    captures(ana, "fire")
    captures(ben, "fire")
    for phone, cards in ((ben, ("Carte Vent", "Carte Feu")), (ana, ("Dragon card", "Fire card"))):
        for card in cards:
            tames(phone.is_on_turn(), card)
        ends_turn(phone)
    ends_turn(ben.is_on_turn())
    ana.is_on_turn().taps("Use: Salamander")
    ana.shows("score", 0, 3)
    ends_turn(ana)
    ben.sees(re.compile("Choix d’artefact"))
    ana.is_on_turn().sees(re.compile("Round 3 of 10"))


def test_a_step_is_taken_back_on_every_screen(evening: Evening) -> None:
    host, ana, ben = starts(evening)
    ana.steps("score", 3)
    ana.shows("score", 0, 4)
    host.shows("score", 0, 4)
    ana.page.get_by_role("button", name="Undo my last step").click()
    ana.shows("score", 0, 1)
    host.shows("score", 0, 1)
    expect(ben.page.locator('[data-value="score"][data-of="0"]').first).to_have_text("1")
