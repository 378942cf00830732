"""An evening with a game that is one file: sitting down, changing seats, going back, the shelf."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Device, Evening, Phone

GAME = "hedgehog_orchard"
FITS = """() => {
const page = document.documentElement;
const hair = innerHeight / 150;  // letters reach a little beyond their line
const cut = [...document.querySelectorAll('.seat, .seat__body, .pool, .bar, .games, .place')]
  .filter((e) => e.scrollHeight > e.clientHeight + hair || e.scrollWidth > e.clientWidth + hair)
  .map((e) => `${e.className} ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}`);
if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) cut.push('the page scrolls');
return cut;
}"""


def begin(board: Device, first: str = "Ana") -> None:
    board.page.locator("select[name=first]").select_option(label=f"{first} plays first")
    board.page.get_by_role("button", name="Start the game").click()
    expect(board.page.locator(".turnline")).to_contain_text(first)


def at_the_table(evening: Evening) -> tuple[Device, Phone, Phone]:
    board = evening.opens(GAME, 2)
    ana, chloe = evening.phone("Ana"), evening.phone("Chloé", "fr")
    begin(board)
    ana.is_on_turn()
    return board, ana, chloe


def opens_menu(device: Device, item: str | re.Pattern[str]) -> None:
    device.page.get_by_role("link", name=re.compile("^Menu$")).click()
    device.page.locator("dialog[open]").get_by_role("link", name=item).click()
    expect(device.page.locator("dialog[open] nav.menu")).to_have_count(0)


def test_whoever_was_named_by_the_host_sits_down_with_one_tap(evening: Evening) -> None:
    host = evening.screen().goes_to(f"/?game={GAME}")
    host.page.locator('input[name="name.0"]').fill("Ana")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url(re.compile("/board"))
    evening.code = host.page.url.split("/")[-2]
    qr = host.page.locator("img.qr__img")
    assert qr.evaluate("(image) => image.complete && image.naturalWidth > 0")
    host.sees(evening.code)
    ana = evening.guest().goes_to(f"/j/{evening.code}")
    ana.page.get_by_role("button", name="Ana").click()
    ana.page.wait_for_url(re.compile(rf"/t/{evening.code}"))
    ana.sees("You are seated")
    expect(host.page.locator(".place", has_text="Ana")).to_contain_text("Ready")

    # Scanning again is not a second seat; one more on this phone is asked for.
    ana.goes_to(f"/j/{evening.code}").sees("You are seated")
    ana.taps("One more seat on this phone")
    ana.page.locator('input[name="name"]').fill("Zoé")
    ana.page.locator(".joinform .btn--primary").click()
    expect(host.page.locator(".place", has_text="Zoé")).to_contain_text("Ready")

    # A guest only watches, without the host's buttons.
    guest = evening.guest().goes_to(f"/j/{evening.code}")
    guest.page.get_by_role("button", name="Just watch").click()
    guest.page.wait_for_url(re.compile("/board"))
    guest.sees("Zoé")
    expect(guest.page.get_by_role("button", name="Start the game")).to_have_count(0)


def test_a_new_phone_takes_over_a_seat_when_the_host_allows_it(evening: Evening) -> None:
    board, _, _ = at_the_table(evening)
    other = evening.guest().goes_to(f"/j/{evening.code}")
    other.page.get_by_text("My phone changed").click()
    other.page.locator(".takeover").get_by_role("button", name="Ana").click()
    other.sees("Asked.")
    board.sees("Another phone asks for Ana’s seat")
    board.page.get_by_role("button", name="Allow").click()
    other.page.wait_for_url(re.compile(rf"/t/{evening.code}"))
    expect(other.page.locator("body")).to_have_attribute("data-my-seat", "0")
    other.is_live().is_on_turn()


def test_the_host_role_is_handed_on_from_the_big_screen(evening: Evening) -> None:
    board, _, chloe = at_the_table(evening)
    opens_menu(board, re.compile("Seats and host"))
    row = board.page.locator(".seatrow", has_text="Chloé")
    row.get_by_role("button", name="Make host").click()
    expect(board.page.get_by_role("link", name="Menu")).to_have_count(0)
    opens_menu(chloe, re.compile("Places et"))
    expect(chloe.page.locator(".seatrow", has_text="Ana")).to_be_visible()
    expect(chloe.page.locator(".seatrow form[action$='/seats/host']")).not_to_have_count(0)


def test_a_device_has_its_own_language_look_and_clock(evening: Evening) -> None:
    board, ana, _ = at_the_table(evening)
    opens_menu(ana, re.compile("Language and look"))
    ana.page.get_by_role("button", name="Français").click()
    ana.sees("À vous de jouer")
    board.sees("Ana’s turn")
    opens_menu(ana, re.compile("Langue"))
    ana.page.get_by_role("button", name="Sombre").click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ana.page.locator("time.turnclock")).to_be_hidden()
    opens_menu(ana, re.compile("Langue"))
    ana.page.locator('button[name="clock"][value="on"]').click()
    expect(ana.page.locator("time.turnclock")).to_have_text(re.compile(r"\d:\d\d"))


def test_everybody_ticks_the_same_checklist(evening: Evening) -> None:
    board = evening.opens(GAME, 2)
    ana = evening.phone("Ana")
    ana.taps("Set-up checklist")
    ana.sheet.get_by_role("checkbox").first.click()
    board.sees("Set-up 1 of 3 done.")
    board.page.get_by_role("link", name="Set-up checklist").click()
    expect(board.page.locator("dialog[open]").get_by_role("checkbox").first).to_be_checked()


def test_history_goes_back_to_any_point_and_forward_again(evening: Evening) -> None:
    board, ana, chloe = at_the_table(evening)
    ana.taps("Apples")
    chloe.is_on_turn().taps("Poires")
    board.shows("basket.green", 1, 2)
    opens_menu(ana, re.compile("^History"))
    ana.page.get_by_role("link", name=re.compile("The game begins")).click()
    ana.sees("Back to here").taps("Go back, undo 2 moves")
    board.shows("basket.green", 1, 0).shows("basket.red", 0, 0)
    chloe.shows("apples", "", 15)
    expect(ana.page.locator("s", has_text="Ana picks apples")).to_be_visible()
    ana.taps("Redo")
    board.shows("basket.green", 1, 2).shows("basket.red", 0, 3)


def test_the_hedgehog_is_seen_with_whoever_feeds_it(evening: Evening) -> None:
    board, ana, chloe = at_the_table(evening)
    ana.steps("basket.red", 1)
    expect(ana.page.get_by_role("button", name="Feed")).to_be_enabled()
    ana.taps("Feed")
    expect(board.page.locator("#r-seat-0 .seat__tags")).to_contain_text("Hedgehog")
    expect(board.page.locator(".pool--token")).to_contain_text("Ana")
    expect(chloe.page.locator(".labelline")).to_contain_text("Ana")
    board.sees("Hedgehog → Ana")


def test_a_finished_game_stands_on_the_shelf_and_travels_as_a_file(
    evening: Evening, tmp_path: Path
) -> None:
    board, ana, chloe = at_the_table(evening)
    ana.steps("tarts", 2)
    opens_menu_and_stops(ana)
    ana.taps("Count the points")
    ana.taps("Skip to the end").sees("You win, Ana!")
    chloe.sees("Ana gagne")
    board.page.get_by_role("link", name="Put on the shelf").click()
    board.sees("The Hedgehog Orchard in figures")
    board.page.locator("a.play").first.click()
    with board.page.expect_download() as saved:
        board.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)

    # On another machine, another device, the same game.
    friend = evening.screen("fr").goes_to("/shelf")
    friend.page.locator('input[type="file"]').set_input_files(file)
    friend.page.get_by_role("button", name="Importer un fichier").click()
    friend.sees("Ana gagne")
    assert evening.code not in friend.page.url


def opens_menu_and_stops(phone: Phone) -> None:
    phone.taps("Menu")
    phone.sheet.get_by_role("button", name="End the game").click()
    phone.sees("The game is over")


def test_the_card_notebook_is_filled_searched_and_taken_along(
    evening: Evening, tmp_path: Path
) -> None:
    card = {"game": "etherstone", "deck": "leaders", "card": "LE777", "facts": {"life": 9}}
    file = tmp_path / "notebook.json"
    file.write_text(json.dumps({"companion-notebook": 1, "cards": [card]}), encoding="utf-8")
    host = evening.screen().goes_to("/notebook?game=etherstone")
    host.page.locator('input[type="file"]').set_input_files(file)
    host.page.get_by_role("button", name="Bring in a file").click()
    host.goes_to("/notebook?game=etherstone").sees("LE777")
    host.page.get_by_role("searchbox").fill("no such card")
    host.sees("Nothing found")
    with host.page.expect_download() as saved:
        host.page.get_by_role("link", name="Take it along").click()
    assert "LE777" in Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["life_counter", GAME])
def test_the_board_shows_any_number_of_seats_without_scrolling(evening: Evening, game: str) -> None:
    host = evening.screen()
    for seats in range(2, 7 if game == "life_counter" else 6):
        form = {"game": game, "seats": str(seats), "sent": game, "option.poison": "1"}
        names = {f"name.{seat}": f"Maximilienne {seat}" for seat in range(seats)}
        opened = host.context.request.post(f"{evening.url}/tables", form={**form, **names})
        code = opened.url.split("/")[-2]
        host.context.request.post(f"{evening.url}/t/{code}/act/start", form={"first": "0"})
        for wide, high in ((1280, 720), (1920, 1080), (3840, 2160)):
            host.page.set_viewport_size({"width": wide, "height": high})
            host.goes_to(f"/t/{code}/board")
            assert host.page.evaluate(FITS) == [], (game, seats, wide)
