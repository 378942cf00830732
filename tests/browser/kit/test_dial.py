"""The dial by keyboard and by finger."""

from __future__ import annotations

import math

from playwright.sync_api import Locator, expect

from tests.browser.kit.conftest import Phone

KEYS = (("ArrowUp", 10), ("ArrowLeft", 9), ("PageDown", 4), ("Home", 0), ("End", 16))


def dial_of(phone: Phone) -> Locator:
    return phone.page.get_by_role("slider", name="Life")


def test_keys_turn_the_dial(phone: Phone) -> None:
    for key, after in KEYS:
        dial_of(phone).press(key)
        expect(dial_of(phone)).to_have_attribute("aria-valuenow", str(after))
        expect(dial_of(phone)).to_have_attribute("aria-valuetext", f"{after} of 16 Life")
        expect(phone.page.locator(".dial__bead--on")).to_have_count(after)
        phone.sent_all()
        assert phone.behind()["numbers"]["life"] == after


def test_a_key_beyond_the_end_sends_nothing(phone: Phone) -> None:
    dial_of(phone).press("End")
    phone.sent_all()
    dial_of(phone).press("ArrowUp")
    phone.sent_all()
    assert phone.moves() == [("life", 7)]


def test_dragging_the_knob_shows_the_value_and_sends_one_move(phone: Phone) -> None:
    drag(phone, degrees=-3 * 284 / 16)
    expect(phone.number("life")).to_have_text("6")
    assert phone.moves() == []
    phone.page.mouse.up()
    phone.sent_all()
    assert phone.moves() == [("life", -3)]


def test_a_tap_on_the_ring_away_from_the_knob_changes_nothing(phone: Phone) -> None:
    box = dial_of(phone).bounding_box()
    assert box is not None
    phone.page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.5)
    phone.taps("One point more")
    phone.sent_all()
    assert phone.moves() == [("points", 1)]


def drag(phone: Phone, *, degrees: float) -> None:
    ring, knob = dial_of(phone).bounding_box(), phone.page.locator(".dial__knob").bounding_box()
    assert ring is not None
    assert knob is not None
    middle = (ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    start = (knob["x"] + knob["width"] / 2, knob["y"] + knob["height"] / 2)
    angle = math.atan2(start[1] - middle[1], start[0] - middle[0])
    away = math.dist(start, middle)
    phone.page.mouse.move(*start)
    phone.page.mouse.down()
    for i in range(1, 13):
        turn = angle + math.radians(degrees) * i / 12
        phone.page.mouse.move(middle[0] + away * math.cos(turn), middle[1] + away * math.sin(turn))
