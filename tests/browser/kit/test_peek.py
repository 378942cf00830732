"""A secret is on the screen only while its owner looks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.kit.conftest import Phone


def secret(phone: Phone) -> Locator:
    return phone.page.get_by_text("Find the library")


def press(phone: Phone) -> None:
    box = phone.page.locator("[data-peek-hold]").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 30, box["y"] + 20)
    phone.page.mouse.down()
    expect(secret(phone)).to_be_visible()


def test_it_hides_when_the_finger_lifts(phone: Phone) -> None:
    expect(secret(phone)).to_have_count(0)
    press(phone)
    phone.page.mouse.up()
    expect(secret(phone)).to_have_count(0)


def test_it_hides_when_the_app_goes_to_the_background(phone: Phone) -> None:
    press(phone)
    phone.page.evaluate("dispatchEvent(new Event('blur'))")
    expect(secret(phone)).to_have_count(0)


def test_the_keyboard_shows_it_for_five_seconds(phone: Phone) -> None:
    phone.page.clock.install()
    button = phone.page.get_by_role("button", name="Show for 5 seconds")
    button.press("Enter")
    expect(secret(phone)).to_be_visible()
    phone.page.clock.run_for(5_100)
    expect(secret(phone)).to_have_count(0)
    expect(button).to_be_focused()


def test_space_shows_the_next_line_of_the_reveal(phone: Phone) -> None:
    phone.page.goto(f"{phone.address}?reveal=1")
    phone.expect_state("kit", "ready")
    phone.page.keyboard.press("Space")
    phone.expect_state("waiting", "0")
    expect(phone.toast()).to_be_visible()
    assert phone.moves() == [("next", 0)]
