"""People with phones: what they see and tap, in words of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator

expect.set_options(timeout=15_000)

PHONE = {"width": 390, "height": 844}
SCREEN = {"width": 1920, "height": 1080}
EXPECTED = ("Failed to load resource", "htmx:sse", "net::ERR", "AbortError")
"""What a browser says when a test cuts the line or a tap is refused: part of the story."""


class Device:
    """One browser with its own cookies, and one page in it."""

    def __init__(self, evening: Evening, context: BrowserContext) -> None:
        self.evening = evening
        self.context = context
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: evening.problems.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error" and not any(part in message.text for part in EXPECTED):
            self.evening.problems.append(message.text)

    def goes_to(self, path: str) -> Self:
        self.page.goto(self.evening.url + path)
        return self

    def sees(self, text: str | re.Pattern[str]) -> Self:
        expect(self.page.get_by_text(text).first).to_be_visible()
        return self

    def does_not_see(self, text: str | re.Pattern[str]) -> Self:
        expect(self.page.get_by_text(text)).to_have_count(0)
        return self

    def shows(self, part: str, of: int | str, value: int | str) -> Self:
        """The number of a part of a seat, wherever this screen shows it."""
        shown = self.page.locator(f'[data-value="{part}"][data-of="{of}"]').first
        expect(shown).to_have_text(str(value))
        return self

    def is_live(self) -> Self:
        expect(self.page.locator("html")).to_have_attribute("data-live", "live", timeout=15_000)
        return self


class Phone(Device):
    """A person with a seat."""

    name = ""
    seat = -1

    def taps(self, name: str | re.Pattern[str], *, within: Locator | None = None) -> Self:
        """A button or link by what it says (or is called for those who listen)."""
        place = within or self.page
        button = place.get_by_role("button", name=name, exact=isinstance(name, str))
        link = place.get_by_role("link", name=name, exact=isinstance(name, str))
        target = button.or_(link).first
        expect(target).not_to_have_attribute("data-locked", re.compile(".*"))
        target.click(force=target.get_attribute("aria-disabled") == "true")
        return self

    def steps(self, part: str, by: int) -> Self:
        """− or + of a part, so many times."""
        form = self.page.locator(f'form[data-part="{part}"][data-of="{self.seat}"]').first
        button = form.locator(f'button[name="by"][value="{1 if by > 0 else -1}"]')
        for _ in range(abs(by)):
            button.click()
        return self

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog#sheet[open]")

    def chooses(self, name: str, value: str | int) -> Self:
        """A radio or tick in the open sheet."""
        field = self.sheet.locator(f'input[name="{name}"][value="{value}"]')
        field.locator("xpath=ancestor::label[1]").click()
        return self

    def enters(self, name: str, value: str | int) -> Self:
        field = self.sheet.locator(f'[name="{name}"]')
        field.fill(str(value))
        field.dispatch_event("change")
        return self

    def adds(self, name: str, times: int = 1) -> Self:
        """+ beside a number that the open sheet asks for."""
        place = self.sheet.locator(f'[data-count]:has([name="{name}"])')
        for _ in range(times):
            place.locator("[data-more]").click()
        return self

    def does(self) -> Self:
        """The one large button of the open sheet."""
        self.page.wait_for_timeout(150)  # the sheet may be drawing what would happen
        self.sheet.locator(".ask__do .btn").click()
        expect(self.sheet).to_have_count(0)
        return self

    def is_on_turn(self) -> Self:
        expect(self.page.locator("header.top--turn, header.top--void")).to_have_count(1)
        return self

    def reloads(self) -> Self:
        self.page.reload()
        return self.is_live()


class Evening:
    """A laptop, some phones, and a table between them."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self.browser = browser
        self.problems: list[str] = []
        self._contexts: list[BrowserContext] = []
        self.code = ""

    @contextmanager
    def at_home(self) -> Iterator[Evening]:
        try:
            yield self
        finally:
            for context in self._contexts:
                context.close()
        assert not self.problems

    def _context(self, language: str, **more: Any) -> BrowserContext:
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        context = self.browser.new_context(locale=locale, **more)
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        return context

    def screen(self, language: str = "en") -> Device:
        return Device(self, self._context(language, viewport=SCREEN))

    def opens(self, game: str, seats: int, **options: str) -> Device:
        """The host opens a table from the start page and leaves the big screen on."""
        host = self.screen()
        host.goes_to(f"/?game={game}")
        host.page.locator(f'label:has(input[name="game"][value="{game}"])').click()
        host.page.locator(f'label:has(input[name="seats"][value="{seats}"])').click()
        expect(host.page.locator(f'input[name="seats"][value="{seats}"]')).to_be_checked()
        for option, value in options.items():
            host.page.locator(f'label:has(input[name="option.{option}"][value="{value}"])').click()
        host.page.wait_for_timeout(400)  # the checklist is drawn again for this choice
        host.page.get_by_role("button", name="Open the table").click()
        host.page.wait_for_url(re.compile(r"/t/\w+/board"))
        found = re.search(r"/t/(\w+)/board", host.page.url)
        assert found
        self.code = found[1]
        return host

    def phone(self, name: str, language: str = "en", **more: Any) -> Phone:
        """Scan, name, crest, sit down."""
        context = self._context(language, viewport=PHONE, has_touch=True, **more)
        phone = Phone(self, context)
        phone.goes_to(f"/j/{self.code}")
        phone.page.locator('input[name="name"]').fill(name)
        phone.page.locator(".joinform .btn--primary").click()
        phone.page.wait_for_url(re.compile(rf"/t/{self.code}"))
        phone.name = name
        phone.seat = int(phone.page.locator("body").get_attribute("data-my-seat") or -1)
        return phone.is_live()

    def guest(self, language: str = "en", **more: Any) -> Phone:
        """A phone that has no seat (yet)."""
        return Phone(self, self._context(language, viewport=PHONE, has_touch=True, **more))

    def spectator(self, language: str = "en") -> Device:
        return self.screen(language).goes_to(f"/t/{self.code}/board")
