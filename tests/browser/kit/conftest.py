"""A phone with the little table open: real templates, real scripts, a real browser."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

ROOT = Path(__file__).parents[3]
PHONE = {"width": 390, "height": 844}
_codes = (f"T{number}" for number in itertools.count())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    program = [sys.executable, "-m", "tests.browser.kit.little_table"]
    with subprocess.Popen(
        program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.kill()


@dataclass
class Phone:
    """What a person does with the page, and what the table behind it says."""

    page: Page
    address: str

    def open(self) -> Phone:
        self.page.goto(self.address)
        self.expect_state("live", "live")
        return self

    def expect_state(self, name: str, value: str) -> None:
        expect(self.page.locator("html")).to_have_attribute(f"data-{name}", value)

    def number(self, part: str) -> Locator:
        return self.page.locator(f'[data-value="{part}"]')

    def taps(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).dispatch_event("click")

    def toast(self, act: str = "text") -> Locator:
        name = ".toast__text" if act == "text" else f'[data-toast="{act}"]'
        return self.page.locator(f".toast {name}")

    def behind(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.address}/behind") as answer:
            return dict(json.load(answer))

    def moves(self) -> list[tuple[str, int]]:
        return [(action, by) for action, by, _ in self.behind()["log"]]

    def arrange(self, **trouble: Any) -> None:
        body = json.dumps(trouble).encode()
        headers = {"Content-Type": "application/json"}
        wanted = urllib.request.Request(f"{self.address}/trouble", body, headers)
        urllib.request.urlopen(wanted).close()

    def sent_all(self) -> None:
        self.expect_state("waiting", "0")


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport=PHONE, reduced_motion="reduce")
    context.set_default_timeout(10_000)
    yield context
    context.close()


@pytest.fixture
def phone(context: BrowserContext, server: str) -> Iterator[Phone]:
    """A phone on a table of its own; a script error on the page is a failed test."""
    page = context.new_page()
    mistakes: list[str] = []
    page.on("pageerror", lambda mistake: mistakes.append(str(mistake)))
    yield Phone(page, f"{server}/t/{next(_codes)}").open()
    assert mistakes == []
