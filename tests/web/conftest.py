"""A house to play in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.web import stream
from tests.web.actors import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all: every story opens a table of its own."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """For stories in which the house itself is ended, broken into or looked through."""
    house = House(tmp_path / "data")
    yield house
    house.close()


@pytest.fixture(autouse=True)
def _no_long_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that has nothing to say says so at once."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.02)
