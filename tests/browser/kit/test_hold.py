"""A held stepper goes on by itself, and stops where the value does."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.kit.conftest import Phone


def press(phone: Phone, name: str) -> None:
    box = phone.page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.page.mouse.down()


def wait_below_seven(phone: Phone) -> None:
    expect(phone.number("life")).to_have_text(re.compile("^[0-6]$"))


def test_holding_repeats_and_every_step_counts(phone: Phone) -> None:
    press(phone, "Lose 1 Life")
    wait_below_seven(phone)
    phone.page.mouse.up()
    phone.sent_all()
    shown = int(phone.number("life").text_content() or 0)
    assert shown == phone.behind()["numbers"]["life"]
    assert shown == 9 + sum(by for _, by in phone.moves())


def test_a_hold_stops_at_the_bound(phone: Phone) -> None:
    press(phone, "One point more")
    expect(phone.number("points")).to_have_text("12")
    expect(phone.page.locator("html")).not_to_have_attribute("data-holding", "")
    phone.page.mouse.up()
    phone.sent_all()
    assert phone.behind()["numbers"]["points"] == 12


def test_a_finger_that_stays_at_the_bound_and_lifts_later_adds_nothing(phone: Phone) -> None:
    press(phone, "One point more")
    expect(phone.number("points")).to_have_text("12")
    phone.page.wait_for_timeout(400)
    phone.page.mouse.up()
    phone.page.wait_for_timeout(200)
    phone.sent_all()
    assert phone.behind()["numbers"]["points"] == 12


def test_after_a_hold_the_next_tap_counts(phone: Phone) -> None:
    press(phone, "Lose 1 Life")
    wait_below_seven(phone)
    phone.page.mouse.up()
    phone.sent_all()
    held = phone.behind()["numbers"]["life"]
    phone.page.get_by_role("button", name="Lose 1 Life").click()
    phone.sent_all()
    assert phone.behind()["numbers"]["life"] == held - 1


def test_a_short_press_is_one_step(phone: Phone) -> None:
    phone.page.get_by_role("button", name="One point more").click()
    phone.sent_all()
    assert phone.moves() == [("points", 1)]


def test_a_held_stepper_speaks_once_when_the_finger_lifts(phone: Phone) -> None:
    press(phone, "Lose 1 Life")
    wait_below_seven(phone)
    expect(phone.toast()).to_have_count(0)
    phone.page.mouse.up()
    expect(phone.toast()).to_have_count(1)
