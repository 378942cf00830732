"""Theme and reach: the choice of light or dark, and a board that fits every window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit.conftest import Phone

FITS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], [role=slider], input:not([type=hidden])")]
  .filter((one) => one.checkVisibility() && !one.matches(".skip"))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.width < 47.5 || box.height < 47.5; })
  .map((one) => one.outerHTML.slice(0, 80))"""


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


@pytest.mark.parametrize(
    "size", [(1280, 720), (1920, 1080), (3840, 2160), (1366, 650), (1600, 1200)]
)
@pytest.mark.parametrize("seats", [4, 6])
def test_a_board_fits_its_window_without_scrolling(
    chromium: Browser, server: str, size: tuple[int, int], seats: int
) -> None:
    page = board(chromium, server, size=size, seats=seats)
    assert page.evaluate(FITS)
    expect(page.locator(".seat")).to_have_count(seats)
    spills = page.locator(".seat").evaluate_all(
        "cards => cards.filter(c => c.scrollHeight > c.clientHeight + 2 || c.scrollWidth > c.clientWidth + 2).length"
    )
    assert spills == 0
    page.context.close()


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


def board(chromium: Browser, server: str, *, size: tuple[int, int], seats: int) -> Page:
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(f"{server}/board/{seats}")
    return page
