"""One full combat of Ashes between two phones, the big screen watching; English and French."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Device, Evening, Phone

ANA = {"charm": (1, 1, 3), "natural": (1, 2, 2)}
CHLOE = {"natural": (2, 2, 1), "ceremonial": (2, 2, 1)}
"""What falls: power, class and basic faces of each type. Ana has more basic faces."""


def seated(evening: Evening) -> tuple[Device, Phone, Phone]:
    board = evening.opens("ashes", 2)
    ana = evening.phone("Ana", "en")
    chloe = evening.phone("Chloé", "fr")
    board.sees("Ana").sees("Chloé")
    board.page.get_by_role("button", name="Start the game").click()
    return board, ana, chloe


def choose(phone: Phone, button: str, phoenixborn: str) -> None:
    phone.taps(button).chooses("phoenixborn", phoenixborn)
    phone.does()


def roll(phone: Phone, button: str, fell: dict[str, tuple[int, int, int]]) -> None:
    """Three faces for each type, tapped as often as they fell."""
    phone.taps(button)
    for kind, counts in fell.items():
        for face, count in zip(("power", "class", "basic"), counts, strict=True):
            phone.adds(f"counts.{kind}_{face}", count)
            counted = phone.sheet.locator(f'[name="counts.{kind}_{face}"]')
            expect(counted).to_have_value(str(count))
    phone.does()


def summon(phone: Phone, buttons: tuple[str, str], name: str) -> None:
    """From the catalogue by its name, because a card says so."""
    phone.taps(buttons[0]).taps(re.compile(buttons[1]))
    phone.sheet.locator(".recents button", has_text=name).first.click()
    expect(phone.sheet.locator(".cardname")).to_contain_text(name)
    phone.does()


def prepared(evening: Evening) -> tuple[Device, Phone, Phone]:
    """Everybody has chosen, rolled and drawn; Ana rolled more basic faces and plays first."""
    board, ana, chloe = seated(evening)
    choose(ana, "Your Phoenixborn", "maeoni_viper")
    ana.sees("First Five").sees("Summon Silver Snake")
    choose(chloe, "Votre Héritier", "coal_roarkwin")
    board.sees("Prepare phase")
    roll(ana, "Roll the dice", ANA)
    roll(chloe, "Lancer les dés", CHLOE)
    ana.taps("Discard and draw").does()
    chloe.taps("Défausser et piocher").does()
    ana.is_on_turn()
    return board, ana, chloe


EFFECTS_EN = ("What cards do", "^Put a unit into play")
EFFECTS_FR = ("Effets des cartes", "^Mettre une unité en jeu")


def with_units(evening: Evening) -> tuple[Device, Phone, Phone]:
    board, ana, chloe = prepared(evening)
    for _ in range(2):
        summon(ana, EFFECTS_EN, "Gilder")
    summon(ana, EFFECTS_EN, "Silver Snake")
    summon(chloe, EFFECTS_FR, "Marteleuse")
    board.sees("Gilder 2").sees("Hammer Knight")
    snake = ana.page.locator('form[data-part="units.silver_snake.status"] button')
    for _ in range(4):
        snake.click()
    ana.shows("units.silver_snake.status", 0, 4)
    return board, ana, chloe


def attack(phone: Phone, *units: str) -> None:
    phone.taps("Main").taps(re.compile("^Attack a Phoenixborn"))
    for unit in units:
        phone.chooses("attackers", unit)
    phone.sees(re.compile(f"{len(units)} attackers|One attacker"))
    phone.does()


def test_an_attack_is_declared_blocked_countered_and_dealt_on_two_phones(evening: Evening) -> None:
    board, ana, chloe = with_units(evening)
    board.shows("wounds", 1, 0)

    # Ana attacks with three units; the defender's phone is asked, in French.
    attack(ana, "gilder", "gilder#2", "silver_snake")
    ana.sees("Chloé is defending")
    chloe.sees("On vous attaque").sees("Serpent argenté")
    board.sees("Ana attacks the Phoenixborn of Chloé").sees("Chloé chooses a defence")

    # Chloé blocks the snake with her knight and counters.
    chloe.taps("Défendre").chooses("blocks.silver_snake", "hammer_knight")
    chloe.chooses("counters", "hammer_knight").does()

    # Every blow stands on every screen before it falls: 2 get through, both fighters would die.
    ana.sees("2 damage to Chloé, 13 life left")
    chloe.sees(re.compile("2 dégâts à Chloé, reste 13"))
    board.sees("2 damage to Chloé, 13 life left")
    expect(board.page.locator(".blow__dead")).to_have_count(2)
    board.shows("wounds", 1, 0)

    # Dealt: wounds, exhaustion and destroyed units on every screen.
    ana.taps("Deal the damage")
    board.shows("wounds", 1, 2)
    expect(board.page.locator(".ash__unit b")).to_have_text(["Gilder", "Gilder 2"])
    chloe.shows("wounds", 1, 2).shows("discard", 1, 1)
    expect(ana.page.locator(".unit--ex")).to_have_count(2)
    ana.sees(re.compile("side action left"))
    ana.taps("End turn")
    chloe.is_on_turn()


def test_blows_fall_one_by_one_and_a_mistake_is_undone(evening: Evening) -> None:
    board, ana, chloe = with_units(evening)
    attack(ana, "gilder", "silver_snake")
    chloe.taps("Sans défense")
    ana.sees("5 damage to Chloé, 10 life left")
    ana.taps("Only the blow of Silver Snake")
    board.shows("wounds", 1, 4)
    ana.sees("1 damage to Chloé, 10 life left")
    ana.taps("Undo my last step")
    board.shows("wounds", 1, 0)
    ana.taps("Deal the damage")
    board.shows("wounds", 1, 5)


def test_a_guard_takes_the_blow_and_a_card_calls_the_attack_off(evening: Evening) -> None:
    board, ana, chloe = with_units(evening)
    ana.taps("Main").taps(re.compile("^Attack a unit")).chooses("attackers", "silver_snake")
    ana.chooses("target", "hammer_knight@1").does()
    chloe.sees("On vous attaque")
    chloe.taps("Défendre").chooses("guard", "phoenixborn").does()
    board.sees(re.compile("Guarded in place of Hammer Knight"))
    ana.taps("Call off")
    board.does_not_see("Ana attacks Hammer Knight of Chloé")
    board.shows("wounds", 1, 0)
