"""An evening of Vindication on two phones: a takeover, a secret that stays one, the last round."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import barriers
from tests.browser.people import Device, Evening, Phone

LISTENS = """
window.heard = '';
const decode = TextDecoder.prototype.decode;
TextDecoder.prototype.decode = function (...given) {
  const text = decode.apply(this, given);
  window.heard += text;
  return text;
};
"""
"""Keeps everything a page is sent over the stream, to look through it afterwards."""

SECRET = re.compile(
    r"control_issues|Control a region|Contrôler un territoire|most vision|plus de cubes"
)


def seated(evening: Evening) -> tuple[Device, Phone, Phone]:
    board = evening.opens("vindication", 2)
    ana, chloe = evening.phone("Ana", "en"), evening.phone("Chloé", "fr")
    for device in (board, chloe):
        device.page.add_init_script(LISTENS)
        device.page.reload()
    board.sees("Ana").sees("Chloé")
    board.page.locator("select[name=first]").select_option(label="Ana plays first")
    board.page.get_by_role("button", name="Start the game").click()
    return board, ana, chloe


def keeps_a_quest(ana: Phone) -> None:
    ana.taps(re.compile("Keep a secret quest")).chooses("quest", "control_issues").does()
    ana.sees("Secret quest")


def looks_at_it(ana: Phone) -> None:
    """Shown while the finger is down, gone when it lifts."""
    button = ana.page.locator("[data-peek-hold]")
    button.scroll_into_view_if_needed()
    button.hover()
    ana.page.mouse.down()
    ana.sees(re.compile("Control a region at the end: Library"))
    ana.page.mouse.up()
    expect(ana.page.locator(".peek")).to_have_count(0)


def turns_up(phone: Phone, card: str, name: re.Pattern[str]) -> None:
    phone.taps(name).chooses("card", card).does()


def controls_a_library(board: Device, ana: Phone) -> None:
    """One tap to visit, one sheet to take control: cubes and honour follow everywhere."""
    ana.is_on_turn().taps("Visit or rest")
    ana.taps(re.compile("^Library"), within=ana.sheet)
    ana.shows("attr.knowledge", 0, 3).shows("influence", 0, 6)
    ana.page.keyboard.press("Escape")
    ana.taps("More to do").taps(re.compile("^Take control"), within=ana.sheet).does()
    ana.shows("conviction", 0, 1).shows("honour", 0, 17)
    board.shows("honour", 0, 17)
    ana.taps("End turn")


def takes_it_over(board: Device, ana: Phone, chloe: Phone) -> None:
    """Chloé pushes Ana out for two conviction; Ana's cube comes home to her influence."""
    chloe.is_on_turn().taps("Autres actions")
    chloe.taps(re.compile("^Prendre le contrôle"), within=chloe.sheet)
    chloe.chooses("region", "library_1").does()
    chloe.shows("conviction", 1, 0).shows("influence", 1, 9).shows("honour", 1, 17)
    ana.shows("influence", 0, 7)
    board.shows("conviction", 1, 0)
    chloe.taps("Fin du tour")


def ends_it(board: Device, ana: Phone, chloe: Phone) -> None:
    """Six cubes of courage: supremacy is met, this round and one more are left."""
    ana.is_on_turn().page.locator('label[for="wheel-courage"]').click()
    ana.steps("attr.courage", 6)
    ana.shows("attr.courage", 0, 6)
    ana.sees(re.compile("Supremacy"))
    chloe.sees(re.compile("Suprématie"))
    board.sees(re.compile("Supremacy: six cubes"))
    for phone, end in ((ana, "End turn"), (chloe, "Fin du tour"), (ana, "End turn")):
        phone.is_on_turn().taps(end)
    board.sees(re.compile("Last round"))
    chloe.is_on_turn().taps("Fin du tour")
    board.sees("The game is over")


def never_heard_of_it(board: Device, chloe: Phone) -> None:
    """Neither what was drawn, nor what was sent, nor the history knows the quest."""
    for device in (board, chloe):
        sent = str(device.page.evaluate("window.heard"))
        assert len(sent) > 1000
        assert SECRET.search(sent + device.page.content()) is None
    for path in ("", "/history", "/sheet/seat?of=0&seat=1", "/board"):
        page = chloe.context.request.get(f"{chloe.evening.url}/t/{chloe.evening.code}{path}")
        assert page.ok
        assert SECRET.search(page.text()) is None
    export = chloe.context.request.get(f"{chloe.evening.url}/t/{chloe.evening.code}/export.json")
    assert SECRET.search(export.text()) is None


def test_a_takeover_a_secret_and_the_last_round(evening: Evening) -> None:
    board, ana, chloe = seated(evening)
    keeps_a_quest(ana)
    looks_at_it(ana)
    turns_up(ana, "supremacy", re.compile("^Turn up a trigger"))
    turns_up(chloe, "speed", re.compile("^Révéler un déclencheur"))
    ana.taps("Ready")
    chloe.taps("C’est prêt")
    controls_a_library(board, ana)
    takes_it_over(board, ana, chloe)
    ends_it(board, ana, chloe)
    never_heard_of_it(board, chloe)


def in_the_way(page: Page) -> list[str]:
    looks = (barriers.grave, barriers.small_text, barriers.wider_than_the_window)
    return [what for look in looks for what in look(page)]


def test_the_screens_have_no_barriers(evening: Evening) -> None:
    board, ana, chloe = seated(evening)
    ana.sees("Mastery tiles")
    found = {"journey": in_the_way(ana.page) + barriers.small_targets(ana.page)}
    ana.taps("Ready")
    chloe.taps("C’est prêt")
    ana.is_on_turn()
    found["turn"] = in_the_way(ana.page) + barriers.small_targets(ana.page)
    found["board"] = in_the_way(board.page)
    for group in ("Activate", "Visit or rest", "More to do"):
        ana.taps(group)
        expect(ana.sheet).to_be_visible()
        found[group] = in_the_way(ana.page) + barriers.small_targets(ana.page)
        ana.page.keyboard.press("Escape")
    assert {where: problems for where, problems in found.items() if problems} == {}
