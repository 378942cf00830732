"""The live line: swapped regions, trouble on the line, and honesty about it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.browser.kit.conftest import Phone


def test_somebody_elses_move_arrives(phone: Phone) -> None:
    phone.arrange(somebody={"life": -4})
    expect(phone.number("life")).to_have_text("5")


def test_a_line_that_ends_is_taken_up_again(phone: Phone) -> None:
    phone.arrange(wake="hang up")
    phone.arrange(somebody={"points": 2})
    expect(phone.number("points")).to_have_text("7")


def test_an_error_page_never_replaces_the_board_and_the_first_try_is_repeated(
    context: BrowserContext, server: str
) -> None:
    phone = Phone(context.new_page(), f"{server}/t/BROKEN")
    phone.arrange(stream_errors=2)
    phone.open()
    expect(phone.page.get_by_role("heading", name="Little table")).to_be_visible()
    expect(phone.page.get_by_text("Broken")).to_have_count(0)
    assert phone.behind()["screens"] == 1


def test_an_error_while_reconnecting_leaves_the_page_alone(phone: Phone) -> None:
    phone.arrange(stream_errors=2, wake="hang up")
    phone.arrange(somebody={"life": 1})
    expect(phone.number("life")).to_have_text("10")
    expect(phone.page.get_by_text("Broken")).to_have_count(0)


def test_coming_back_to_the_page_asks_for_the_newest_board(phone: Phone) -> None:
    asked: list[str] = []
    phone.page.on("request", lambda r: asked.append(r.url) if "/stream" in r.url else None)
    with phone.page.expect_request("**/stream"):
        phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.arrange(somebody={"life": 1})
    expect(phone.number("life")).to_have_text("10")
    assert len(asked) == 1


def test_a_silent_line_is_called_stale_and_dialled_again(phone: Phone) -> None:
    phone.page.clock.install()
    phone.page.reload()
    phone.expect_state("live", "live")
    with phone.page.expect_request("**/stream"):
        phone.page.clock.run_for(16_000)
    phone.page.clock.run_for(1_000)
    phone.expect_state("live", "live")


def test_a_button_that_came_to_mean_something_else_is_locked_for_a_blink(phone: Phone) -> None:
    phone.page.clock.install()
    rest = phone.page.get_by_role("button", name="Rest")
    phone.arrange(meaning="sleep")
    expect(rest).to_have_attribute("data-locked", "")
    phone.taps("Rest")
    phone.page.clock.run_for(700)
    assert phone.moves() == []
    phone.taps("Rest")
    phone.sent_all()
    assert phone.moves() == [("sleep", 0)]
