"""No tap is lost, none counts twice, and the number under the finger moves at once."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Route, expect

from tests.browser.kit.conftest import Phone


class Gate:
    """Keeps every move back until the test lets them go."""

    def __init__(self, phone: Phone) -> None:
        self.kept: list[Route] = []
        self.is_open = False
        phone.page.route("**/act/**", self.meet)

    def meet(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.kept.append(route)

    def opens(self) -> None:
        self.is_open = True
        for route in self.kept:
            route.continue_()


def test_a_tap_shows_at_once_and_stays_when_the_server_agrees(phone: Phone) -> None:
    gate = Gate(phone)
    phone.taps("Lose 1 Life")
    expect(phone.number("life")).to_have_text("8")
    assert phone.behind()["numbers"]["life"] == 9
    gate.opens()
    phone.sent_all()
    expect(phone.number("life")).to_have_text("8")
    assert phone.behind()["numbers"]["life"] == 8


def test_taps_made_offline_are_kept_and_sent_in_order(
    phone: Phone, context: BrowserContext
) -> None:
    context.set_offline(True)
    for name in ("Lose 1 Life", "One point more", "Rest", "Gain 1 Life"):
        phone.taps(name)
    phone.expect_state("waiting", "4")
    expect(phone.number("points")).to_have_text("6")
    context.set_offline(False)
    phone.sent_all()
    assert phone.moves() == [("life", -1), ("points", 1), ("rest", 0), ("life", 1)]


def test_the_banner_says_how_many_moves_wait_here(phone: Phone, context: BrowserContext) -> None:
    context.set_offline(True)
    phone.arrange(wake="hang up")
    phone.taps("Lose 1 Life")
    phone.taps("One point more")
    expect(phone.page.locator("#offline")).to_be_visible()
    expect(phone.page.locator("#offline")).to_contain_text("2 kept here")
    context.set_offline(False)
    phone.expect_state("live", "live")
    phone.sent_all()
    expect(phone.page.locator("#offline")).to_be_hidden()


def test_a_tap_whose_answer_was_lost_counts_once(phone: Phone) -> None:
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort()

    phone.page.route("**/act/**", lose_the_first)
    phone.taps("Lose 1 Life")
    phone.sent_all()
    assert len(lost) == 1
    assert phone.moves() == [("life", -1)]
    expect(phone.number("life")).to_have_text("8")


def test_a_server_that_stumbles_is_asked_again_with_the_same_key(phone: Phone) -> None:
    keys: list[str] = []
    phone.page.on("request", lambda r: keys.append(r.post_data or "") if "/act/" in r.url else None)
    phone.arrange(stumbles=2)
    phone.taps("One point more")
    phone.sent_all()
    assert phone.moves() == [("points", 1)]
    assert len(keys) == 3
    assert len(set(keys)) == 1


def test_taps_survive_the_page_that_made_them(phone: Phone, context: BrowserContext) -> None:
    context.set_offline(True)
    phone.taps("Lose 1 Life")
    phone.taps("One point more")
    phone.page.close()
    context.set_offline(False)
    again = Phone(context.new_page(), phone.address).open()
    again.sent_all()
    assert again.moves() == [("life", -1), ("points", 1)]
    expect(again.number("life")).to_have_text("8")


def test_quick_taps_that_have_not_left_yet_leave_as_one_move(phone: Phone) -> None:
    gate = Gate(phone)
    for _ in range(4):
        phone.taps("One point more")
    expect(phone.number("points")).to_have_text("9")
    gate.opens()
    phone.sent_all()
    assert phone.moves() == [("points", 1), ("points", 3)]


def test_a_refused_tap_rolls_back_and_says_why(phone: Phone) -> None:
    phone.arrange(somebody={"points": -5})
    expect(phone.number("points")).to_have_text("0")
    phone.taps("One point less")
    expect(phone.toast()).to_have_text("Only while corrupted")
    expect(phone.number("points")).to_have_text("0")
    assert phone.moves() == []


def test_do_it_anyway_sends_the_refused_move_again_under_a_new_key(phone: Phone) -> None:
    phone.arrange(somebody={"points": -5})
    expect(phone.number("points")).to_have_text("0")
    phone.taps("One point less")
    phone.toast("anyway").click()
    phone.sent_all()
    expect(phone.number("points")).to_have_text("−1")
    assert phone.moves() == [("points", -1)]


def test_an_illegal_action_says_why_and_may_be_done_anyway(phone: Phone) -> None:
    phone.taps("Pact")
    expect(phone.toast()).to_have_text("Only while corrupted")
    assert phone.moves() == []
    phone.toast("anyway").click()
    phone.sent_all()
    assert phone.moves() == [("pact", 0)]


def test_undo_in_the_toast_takes_the_move_back(phone: Phone) -> None:
    phone.taps("Lose 1 Life")
    phone.toast("undo").click()
    phone.sent_all()
    expect(phone.number("life")).to_have_text("9")
    assert phone.moves() == []


def test_a_toast_stays_while_it_has_the_focus(phone: Phone) -> None:
    phone.page.clock.install()
    phone.taps("Lose 1 Life")
    phone.toast("undo").focus()
    phone.page.clock.run_for(20_000)
    expect(phone.toast()).to_be_visible()
    phone.page.locator("#opener").focus()
    phone.page.clock.run_for(20_000)
    expect(phone.toast()).to_have_count(0)


def test_somebody_elses_move_keeps_my_unanswered_tap_on_top(phone: Phone) -> None:
    gate = Gate(phone)
    phone.taps("Lose 1 Life")
    phone.arrange(somebody={"life": 3})
    expect(phone.number("life")).to_have_text("11")
    gate.opens()
    phone.sent_all()
    expect(phone.number("life")).to_have_text("11")
    assert phone.behind()["numbers"]["life"] == 11


def test_a_trembling_finger_presses_an_action_once(phone: Phone) -> None:
    phone.taps("Rest")
    phone.taps("Rest")
    phone.sent_all()
    assert phone.moves() == [("rest", 0)]


def test_the_same_form_works_without_script(chromium: Browser, server: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server}/t/PLAIN")
    page.get_by_role("button", name="Lose 1 Life").click()
    expect(page.locator('[data-value="life"]')).to_have_text("8")
    context.close()
