"""One dialog for everything that asks something first."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.kit.conftest import Phone


def opened(phone: Phone) -> Locator:
    phone.page.locator("#opener").click()
    sheet = phone.page.get_by_role("dialog", name="How many?")
    expect(sheet).to_be_visible()
    return sheet


def expect_closed(phone: Phone) -> None:
    expect(phone.page.locator("#sheet")).to_be_hidden()
    expect(phone.page.locator("#opener")).to_be_focused()
    assert phone.page.url == phone.address


def test_the_title_has_the_focus_when_it_opens(phone: Phone) -> None:
    expect(opened(phone).get_by_role("heading")).to_be_focused()


def test_escape_closes_it_and_gives_the_focus_back(phone: Phone) -> None:
    opened(phone)
    phone.page.keyboard.press("Escape")
    expect_closed(phone)


def test_the_browsers_back_closes_it_and_stays_on_the_page(phone: Phone) -> None:
    opened(phone)
    phone.page.evaluate("history.back()")
    expect_closed(phone)


def test_a_sheet_opened_right_after_another_was_closed_stays(phone: Phone) -> None:
    sheet = opened(phone)
    phone.page.evaluate(
        "() => document.querySelector('#sheet').addEventListener('close',"
        " () => document.querySelector('#opener').click(), { once: true })"
    )
    phone.page.keyboard.press("Escape")
    phone.page.wait_for_timeout(300)  # the step back in the history arrives late
    expect(sheet).to_be_visible()
    phone.page.evaluate("history.back()")
    expect_closed(phone)


def test_closing_and_opening_in_one_breath_leaves_it_open(phone: Phone) -> None:
    sheet = opened(phone)
    phone.page.evaluate(
        "() => { document.querySelector('#sheet [data-close]').click();"
        " document.querySelector('#opener').click(); }"
    )
    phone.page.wait_for_timeout(300)
    expect(sheet).to_be_visible()
    phone.page.evaluate("history.back()")
    expect_closed(phone)


def test_its_button_and_the_scrim_close_it(phone: Phone) -> None:
    opened(phone).get_by_role("button", name="Close", exact=True).first.click()
    expect_closed(phone)
    opened(phone)
    phone.page.mouse.click(195, 60)
    expect_closed(phone)


def test_somebody_elses_move_does_not_touch_what_i_type(phone: Phone) -> None:
    field = opened(phone).get_by_label("Points")
    field.fill("4")
    phone.arrange(somebody={"life": -2})
    expect(phone.number("life")).to_have_text("7")
    expect(field).to_have_value("4")
    expect(field).to_be_focused()


def test_sending_closes_it_and_the_number_moves_at_once(phone: Phone) -> None:
    sheet = opened(phone)
    sheet.get_by_label("Points").fill("3")
    sheet.get_by_role("button", name="Add them").click()
    expect(phone.number("points")).to_have_text("8")
    expect_closed(phone)
    phone.sent_all()
    assert phone.moves() == [("points", 3)]
