"""Nobody is kept out: every page and sheet, phone and board, light and dark, English and French.

Looking twice at everything takes long, so English is looked at in light and French in dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import barriers
from tests.browser.people import Device, Evening, Phone

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "hedgehog_orchard"
LOOKS = {
    "en": {"color_scheme": "light", "reduced_motion": "reduce"},
    "fr": {"color_scheme": "dark", "reduced_motion": "reduce"},
}


class Inspection:
    """Collects what stands in the way, by page, so that one run names everything."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def note(self, where: str, what: list[str]) -> None:
        if what:
            self.found.setdefault(where, []).extend(what)

    def of(self, page: Page, where: str) -> None:
        self.note(where, barriers.grave(page))
        self.note(where, barriers.small_text(page))
        self.note(where, barriers.headings_out_of_order(page))
        self.note(where, barriers.missing_live_region(page))
        self.note(where, barriers.wider_than_the_window(page))
        if (page.viewport_size or {"width": 0})["width"] < 1000:
            self.note(where, barriers.small_targets(page))

    def sheet(self, phone: Phone, name: str, **query: object) -> None:
        """A sheet by its address, opened as a tap opens it."""
        open_sheet(phone.page, phone.evening.code, name, {"seat": phone.seat, **query})
        self.of(phone.page, f"sheet {name}")
        phone.page.keyboard.press("Escape")
        expect(phone.sheet).to_have_count(0)


def open_sheet(page: Page, code: str, name: str, query: dict[str, object]) -> None:
    pairs = "&".join(f"{key}={value}" for key, value in query.items())
    page.evaluate(
        """(address) => {
          const link = document.createElement('a');
          link.href = link.dataset.sheet = address;
          document.body.append(link); link.click(); link.remove();
        }""",
        f"/t/{code}/sheet/{name}?{pairs}",
    )
    expect(page.locator("dialog#sheet[open] #sheet-title")).to_be_visible()


@pytest.fixture
def inspection() -> Iterator[Inspection]:
    inspection = Inspection()
    yield inspection
    report = [f"{where}: {one}" for where, all in inspection.found.items() for one in all]
    assert not report, "\n".join(dict.fromkeys(report))


def seated(evening: Evening, language: str) -> tuple[Device, Phone, Phone]:
    board = evening.opens(GAME, 2, jam="1")
    return board, evening.phone("Ana", language, **LOOKS[language]), evening.phone("Bastien")


def begin(board: Device) -> None:
    board.page.locator("select[name=first]").select_option(label="Ana plays first")
    board.page.get_by_role("button", name="Start the game").click()
    expect(board.page.locator(".turnline")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_has_no_barriers_from_the_join_page_to_the_result(
    evening: Evening, inspection: Inspection, language: str
) -> None:
    board, ana, _ = seated(evening, language)
    ana.goes_to(f"/j/{evening.code}?more=1")
    inspection.of(ana.page, "join, every seat taken")
    ana.goes_to(f"/t/{evening.code}").is_live()
    inspection.of(ana.page, "lobby")
    begin(board)
    expect(ana.page.locator("header.top--turn")).to_be_visible()
    inspection.of(ana.page, "play")
    for sheet in ("menu", "aid", "preferences", "seats", "setup", "correct"):
        inspection.sheet(ana, sheet)
    inspection.sheet(ana, "correct", of=0)
    inspection.sheet(ana, "seat", of=1)
    inspection.sheet(ana, "action", action="preserve")
    inspection.of(ana.goes_to(f"/t/{evening.code}/history?seat=0").page, "history")
    ana.goes_to(f"/t/{evening.code}").is_live()
    board_stops(ana)
    inspection.of(ana.page, "the end is called")
    ana.page.locator("form[action$=count_up] button").click()
    expect(ana.page.locator("[data-reveal]")).to_be_visible()
    inspection.of(ana.page, "reveal")
    ana.page.locator("[data-reveal-skip]").click()
    expect(ana.page.locator(".result-hero")).to_be_visible()
    inspection.of(ana.page, "result")
    inspection.sheet(ana, "lines")
    inspection.of(ana.goes_to("/shelf").page, "shelf")
    inspection.of(ana.goes_to(f"/shelf/{evening.code}").page, "past game")


def board_stops(phone: Phone) -> None:
    open_sheet(phone.page, phone.evening.code, "menu", {"seat": phone.seat})
    phone.sheet.locator("form[action$=stop] button").click()
    expect(phone.page.locator("form[action$=count_up]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_anybody_can_open_have_no_barriers_on_a_phone(
    evening: Evening, inspection: Inspection, language: str
) -> None:
    evening.opens("score_sheet", 3)
    guest = evening.guest(language, **LOOKS[language])
    for name, path in {
        "start": "/",
        "start, with options": "/?game=life_counter",
        "join": f"/j/{evening.code}",
        "cannot connect": f"/help/connect?code={evening.code}",
        "notebook": "/notebook",
        "empty shelf": "/shelf",
        "problem": "/nothing-here",
    }.items():
        inspection.of(guest.goes_to(path).page, name)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_big_screen_has_no_barriers(
    evening: Evening, inspection: Inspection, look: str
) -> None:
    board, ana, _ = seated(evening, "en")
    board.page.evaluate("(look) => { document.documentElement.dataset.theme = look; }", look)
    board.context.add_cookies([{"name": "theme", "value": look, "url": evening.url}])
    inspection.of(board.page, "lobby")
    open_sheet(board.page, evening.code, "setup", {"page": "board"})
    inspection.of(board.page, "checklist")
    board.page.keyboard.press("Escape")
    begin(board)
    inspection.of(board.page, "play")
    for name, path in {
        "start": "/",
        "history": f"/t/{evening.code}/history?page=board",
        "cannot connect": f"/help/connect?code={evening.code}",
        "notebook": "/notebook",
        "shelf": "/shelf",
    }.items():
        inspection.of(board.goes_to(path).page, name)
    board.goes_to(f"/t/{evening.code}/board").is_live()
    board_stops(ana)
    expect(board.page.locator("form[action$=count_up]")).to_be_visible()
    inspection.of(board.page, "the end is called")
    board.page.locator("form[action$=count_up] button").click()
    board.page.locator("[data-reveal-next]").click()
    inspection.of(board.page, "reveal")
    board.page.locator("[data-reveal-skip]").click()
    expect(board.page.locator(".champ")).to_be_visible()
    inspection.of(board.page, "result")


def test_counters_and_written_rows_have_no_barriers(
    evening: Evening, inspection: Inspection
) -> None:
    board = evening.opens("score_sheet", 1)
    ana = evening.phone("Ana", "fr", **LOOKS["fr"])
    board.page.get_by_role("button", name="Start the game").click()
    ana.taps("Inscrire").enters("points", -3).does()
    ana.shows("points", ana.seat, "−3")
    inspection.of(ana.page, "score sheet")
    inspection.of(board.page, "score sheet on the board")
    inspection.sheet(ana, "abilities")
    inspection.sheet(ana, "record", of=ana.seat, part="rows", id="1")


def test_a_sheet_takes_the_focus_and_gives_it_back(evening: Evening) -> None:
    board, ana, _ = seated(evening, "en")
    begin(board)
    menu = ana.page.get_by_role("link", name="Menu")
    menu.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.sheet).to_be_visible()
    assert ana.page.evaluate("document.querySelector('#sheet').contains(document.activeElement)")
    ana.page.keyboard.press("Escape")
    expect(ana.sheet).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_turn_is_played_with_the_keyboard_alone(evening: Evening) -> None:
    board, ana, bastien = seated(evening, "en")
    begin(board)
    ana.is_on_turn()
    pressed = reach(ana, re.compile("^Apples$"))
    pressed.press("Enter")
    board.shows("basket.red", 0, 3)
    bastien.is_on_turn()
    assert not ana.page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()


def reach(phone: Phone, name: re.Pattern[str]) -> object:
    """Tab until a button of that name has the focus."""
    for _ in range(60):
        phone.page.keyboard.press("Tab")
        said = phone.page.evaluate("document.activeElement.textContent.trim()")
        if name.search(said):
            return phone.page.keyboard
    raise AssertionError(f"{name.pattern} cannot be reached")


SMALL = ((320, 640), (390, 844), (844, 390))


def test_nothing_is_cut_off_on_small_phones_or_with_large_text(
    evening: Evening, inspection: Inspection
) -> None:
    board, ana, _ = seated(evening, "fr")
    begin(board)
    code = evening.code
    paths = [f"/t/{code}", f"/t/{code}/history?seat=0", "/", "/shelf", "/nope", "/notebook"]
    for path in (*paths, f"/j/{code}?more=1", f"/help/connect?code={code}"):
        ana.goes_to(path)
        for wide, high in SMALL:
            ana.page.set_viewport_size({"width": wide, "height": high})
            where = f"{path} on {wide}×{high}"
            inspection.note(where, barriers.wider_than_the_window(ana.page))
            inspection.note(where, barriers.small_text(ana.page))
            inspection.note(where, barriers.small_targets(ana.page))
        ana.page.set_viewport_size({"width": 390, "height": 844})
        ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
        inspection.note(f"{path} at 200 %", barriers.wider_than_the_window(ana.page))
