"""Theme and reach: the choice of light or dark, and a board that fits every window."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.kit.conftest import Phone

FITS = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  done(scrollWidth <= innerWidth && scrollHeight <= innerHeight);
})))"""
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], [role=slider]")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip"))
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 47.5 || box.height < 47.5)"""
SPILLS = """cards => cards.filter((card) =>
  card.scrollHeight > card.clientHeight + 2 || card.scrollWidth > card.clientWidth + 2).length"""
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1366, 650), (1600, 1200))


def test_the_theme_changes_at_once_and_is_kept_for_the_server(phone: Phone) -> None:
    phone.page.evaluate("""() => {
        const choice = document.createElement("button");
        choice.dataset.themeSet = "dark";
        choice.textContent = "Dark";
        document.querySelector("main").append(choice);
    }""")
    phone.page.get_by_role("button", name="Dark").click()
    phone.expect_state("theme", "dark")
    kept = {cookie["name"]: cookie["value"] for cookie in phone.page.context.cookies()}
    assert kept["theme"] == "dark"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_board_fits_every_window_without_scrolling(
    context: BrowserContext, server: str, seats: int
) -> None:
    page = context.new_page()
    page.goto(f"{server}/board/{seats}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FITS)
        assert page.locator(".seat").evaluate_all(SPILLS) == 0


@pytest.mark.parametrize("width", [320, 390, 844])
def test_a_phone_never_scrolls_sideways_and_every_target_is_thumb_sized(
    phone: Phone, width: int
) -> None:
    phone.page.set_viewport_size({"width": width, "height": 390 if width > 800 else 640})
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= width
    assert phone.page.evaluate(TOO_SMALL) == []


def test_text_twice_as_large_still_fits_the_width(phone: Phone) -> None:
    phone.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
