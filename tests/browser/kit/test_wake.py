"""The screen stays on, and the page knows by which means."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.browser.kit.conftest import Phone


def test_a_secure_page_holds_the_wake_lock(phone: Phone) -> None:
    phone.expect_state("awake", "lock")


def test_a_plain_page_plays_a_silent_picture_from_the_first_touch_on(
    context: BrowserContext, server: str
) -> None:
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.wakeLock")
    phone = Phone(page, f"{server}/t/AWAKE").open()
    phone.expect_state("awake", "waiting")
    page.get_by_role("heading", name="Little table").click()
    phone.expect_state("awake", "video")
    expect(page.locator("video.awake")).to_have_js_property("muted", True)
