"""Real phones and a real big screen round a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.people import Evening
from tests.fixtures.running import Running, started

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with started(tmp_path_factory.mktemp("evening"), "--no-qr") as running:
        yield running


@pytest.fixture
def evening(server: Running, chromium: Browser) -> Iterator[Evening]:
    """A fresh evening: everybody who came leaves at its end, and no page had an error."""
    with Evening(server.url, chromium).at_home() as evening:
        yield evening
