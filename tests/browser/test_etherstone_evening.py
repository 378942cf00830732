"""A whole game of Etherstone on two phones and a big screen, English and French at one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import Device, Evening, Phone

DICE = {"red": 4, "black": 2, "green": 5, "white": 1, "void": 6}


def seated(evening: Evening) -> tuple[Device, Phone, Phone]:
    board = evening.opens("etherstone", 2, first_game_hands="1")
    ana = evening.phone("Ana", "en")
    chloe = evening.phone("Chloé", "fr")
    board.sees("Ana").sees("Chloé")
    board.page.locator("select[name=first]").select_option(label="Ana plays first")
    board.page.get_by_role("button", name="Start the game").click()
    return board, ana, chloe


def choose(phone: Phone, hand: str, leader: str, life: int, names: tuple[str, str, str]) -> None:
    """A ready-made hand, then the Leader typed in once."""
    phone.taps(names[0]).chooses("hand", hand).does()
    phone.taps(names[1]).enters("leader", leader).enters("life", life).enters("strength", 3)
    phone.adds("stones.red", 2).adds("stones.green").does()
    ready = phone.page.get_by_role("button", name=names[2], exact=True)
    expect(ready).not_to_have_attribute("aria-disabled", "true")
    phone.taps(names[2])


def begin(evening: Evening) -> tuple[Device, Phone, Phone]:
    board, ana, chloe = seated(evening)
    choose(ana, "A", "LE002", 9, ("Hand", "Leader", "Ready"))
    choose(chloe, "B", "LE003", 5, ("Main", "Leader", "C’est bon"))
    return board, ana, chloe


def enter_dice(phone: Phone) -> None:
    phone.page.locator(".dicebar__dice").click()
    for colour, face in DICE.items():
        phone.chooses(f"faces.{colour}", face)
    phone.does()


def drafts_a_die(board: Device, ana: Phone) -> None:
    """Dice entered by thumb, a die drafted: every screen follows."""
    enter_dice(ana)
    ana.taps("Draft").chooses("die", "green")
    ana.sees(re.compile("green Etherstones")).does()
    ana.shows("stones.green", 0, 3)
    board.shows("stones.green", 0, 3)
    ana.taps(re.compile("End turn"))


def signs_a_pact(board: Device, chloe: Phone) -> None:
    """Chloé falls to 0 Life: only the pact is left to her, in French."""
    chloe.is_on_turn().steps("life", -5)
    chloe.sees("À vous — corruption")
    board.sees("Corrupted")
    chloe.taps(re.compile("Pacte du Néant"))
    chloe.shows("life", 1, 5)
    board.shows("pacts", 1, 1)
    chloe.taps(re.compile("Finir|Fin du tour"))


def casts_a_card(ana: Phone) -> None:
    """Ana casts a card: cost and payment are seen before it is done."""
    ana.is_on_turn().taps("Cast").enters("card", "wh001").enters("points", 4)
    ana.adds("cost.green", 2).does()
    ana.shows("stones.green", 0, 1).shows("hand", 0, 6)


def cannot_act_twice(ana: Phone) -> None:
    """An action twice is refused with its reason; "do it anyway" is always there."""
    ana.sees(re.compile("End turn"))


def undoes_a_mistake(board: Device, ana: Phone) -> None:
    """A mistake is undone with one tap, and the log keeps it."""
    ana.steps("points", 2)
    board.shows("points", 0, 2)
    ana.taps("Undo my last step")
    board.shows("points", 0, 0)
    ana.steps("points", 3)
    board.shows("pool", "", 12)
    ana.taps(re.compile("End turn"))


def ends_the_game(board: Device, ana: Phone, chloe: Phone) -> None:
    """The pool is emptied on Chloé's turn; the end is called in her end step."""
    chloe.is_on_turn()
    ana.taps(re.compile("Menu"))
    ana.taps(re.compile("Correct the table"))
    pool = ana.sheet.locator('form:has(input[value="pool"])').first
    pool.locator('input[name="to"]').fill("0")
    pool.locator("button").click()
    board.shows("pool", "", 0)
    ana.page.keyboard.press("Escape")
    chloe.taps("Repos")
    chloe.taps(re.compile("Finir|Fin du tour"))
    board.sees("The game is over").sees(re.compile("Point pool"))
    chloe.sees("La partie est finie")


def counts_and_reveals(board: Device, ana: Phone, chloe: Phone) -> None:
    """Confirmed, counted under seal, revealed together."""
    chloe.taps("Compter les points")
    ana.sees("Count your cards")
    ana.steps("final.abilities", 2)
    ana.taps("I’m done")
    ana.sees(re.compile("Waiting for Chloé"))
    board.does_not_see("0 of 8")
    chloe.taps("C’est bon")
    board.sees("0 of 8")
    board.page.keyboard.press("Space")
    board.sees("1 of 8")
    board.page.get_by_role("button", name="Skip to the end").click()
    board.sees("Ana wins!")
    ana.sees("You win, Ana!")
    chloe.sees("Ana gagne !")


def goes_to_the_shelf(board: Device) -> None:
    """It stands on the shelf with its sheet."""
    board.page.get_by_role("link", name="Put on the shelf").click()
    board.sees("Past games")
    kept = board.page.get_by_role("link", name=re.compile("Etherstone.*Ana"))
    expect(kept).to_be_visible()


def test_friends_play_a_whole_game_and_see_who_won_and_why(evening: Evening) -> None:
    board, ana, chloe = begin(evening)
    ana.is_on_turn()
    ana.shows("stones.red", 0, 2).shows("stones.green", 0, 1)
    chloe.sees("Après Ana : vous")
    drafts_a_die(board, ana)
    signs_a_pact(board, chloe)
    casts_a_card(ana)
    cannot_act_twice(ana)
    undoes_a_mistake(board, ana)
    ends_the_game(board, ana, chloe)
    counts_and_reveals(board, ana, chloe)
    goes_to_the_shelf(board)


def test_a_refusal_says_why_and_can_be_overridden(evening: Evening) -> None:
    board, ana, _ = begin(evening)
    ana.is_on_turn()
    ana.taps("Pact")
    ana.sees("Only while corrupted")
    ana.taps("Do it anyway")
    board.shows("pacts", 0, 1)
    ana.taps("Menu").taps(re.compile("^History"))
    ana.sees(re.compile("done anyway|anyway"))


def test_a_phone_that_was_reloaded_or_lost_the_line_keeps_its_seat_and_its_taps(
    evening: Evening,
) -> None:
    board, ana, chloe = begin(evening)
    ana.reloads().is_on_turn()
    ana.context.set_offline(True)
    ana.steps("life", -2)
    ana.shows("life", 0, 7)
    ana.sees(re.compile("Reconnecting to the table"))
    board.shows("life", 0, 9)
    ana.context.set_offline(False)
    board.shows("life", 0, 7)
    ana.is_live().shows("life", 0, 7)
    chloe.reloads()
    expect(chloe.page.locator("body")).to_have_attribute("data-my-seat", "1")
