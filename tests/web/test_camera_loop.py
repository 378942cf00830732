"""`companion camera` beside a table that is started anew while dice lie on the tray."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

import numpy as np
import pytest
from werkzeug.serving import BaseWSGIServer, make_server

from companion.cli import camera, courier
from companion.cli.camera import TableFar, follow
from companion.cli.courier import ServerAway
from companion.cli.texts import sayer
from companion.web.camera_offers import Booth, Offer
from tests.vision.throws import throw
from tests.web.actors import House

FIVE = {"red": "4", "black": "2", "green": "5", "white": "1", "purple": "6"}
LONGEST = 30.0  # seconds until a camera that tells nothing is given up


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "RETRY_EVERY", 0.2)
    monkeypatch.setattr(camera, "UNWATCHED_EVERY", 0.5)


@contextmanager
def served(house: House, port: int = 0) -> Iterator[BaseWSGIServer]:
    server = make_server("127.0.0.1", port, house.app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


class Unheard(TableFar):
    """The table far away, and what was told while nobody answered."""

    untold: str = ""

    def _ask(self, method: str, what: str, body: bytes = b"", kind: str = "") -> dict[str, Any]:
        try:
            return super()._ask(method, what, body, kind)
        except ServerAway:
            self.untold = what
            raise


class Tray:
    """Five dice that lie still under a camera, beside a table on a real port."""

    def __init__(self, house: House) -> None:
        self.house, self.table = house, house.host().opens("etherstone", seats=2)
        self.ana, _ = self.table.phone("Ana"), self.table.phone("Ben")
        self.table.begins()
        with served(house) as server:
            self.port = server.server_port
        url = f"http://127.0.0.1:{self.port}"
        self.far = Unheard(sayer("en"), url, self.table.code, house.room.settings)
        self.image = throw(list(FIVE.items()), seed=4).image

    @property
    def booth(self) -> Booth:
        booth: Booth = self.house.app.extensions.setdefault("camera_booth", Booth())
        return booth

    @property
    def standing(self) -> Offer | None:
        return self.booth.standing(self.table.moment)

    @property
    def shown(self) -> dict[str, str]:
        offer = self.standing
        return {die.colour: die.face for die in offer.reading.dice} if offer else {}

    def seen(self, until: Callable[[], object]) -> Iterator[np.ndarray]:
        """The same picture again and again."""
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline and not until():
            yield self.image
            time.sleep(0.01)

    def watched(self, frames: Iterator[np.ndarray]) -> None:
        first = next(frames)  # the table answers before the camera asks what to look for
        follow(sayer("en"), self.far, chain([first], frames))


def test_a_table_that_was_away_is_told_the_dice_that_lie_there(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    tray = Tray(house)

    def evening() -> Iterator[np.ndarray]:
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)
        yield from tray.seen(until=lambda: tray.far.untold)  # nobody answers now
        house.restarts()  # and what stood on offer is forgotten
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)

    tray.watched(evening())
    assert tray.shown == FIVE
    said = capsys.readouterr()
    assert said.err.count("Watching goes on") == 1
    assert "The table answers again" in said.out


def test_a_table_started_anew_unnoticed_is_told_them_too(house: House) -> None:
    tray = Tray(house)

    def evening() -> Iterator[np.ndarray]:
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)
        house.restarts()
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)

    tray.watched(evening())
    assert tray.shown == FIVE


def test_dice_that_were_entered_before_are_not_offered_again(house: House) -> None:
    tray = Tray(house)

    def evening() -> Iterator[np.ndarray]:
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)
            tray.ana.taps("set_dice", anyway=True, **{"faces.red": "4"})
        house.restarts()
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.booth.answered(tray.table.moment))

    tray.watched(evening())
    assert tray.booth.answered(tray.table.moment)  # it was told again, and knows the answer
    assert tray.standing is None


def test_what_people_entered_is_heard_when_the_dice_move_again(house: House) -> None:
    tray = Tray(house)
    entered = {"faces.red": "4", "faces.black": "2", "faces.void": "6"}

    def evening() -> Iterator[np.ndarray]:
        with served(house, tray.port):
            yield from tray.seen(until=lambda: tray.standing)
            tray.ana.taps("set_dice", anyway=True, **entered)
            yield np.zeros_like(tray.image)

    tray.watched(evening())
    assert tray.far.told == {"red": "4", "black": "2", "purple": "6"}


def test_pictures_that_end_while_nobody_answers_end_with_a_sentence(house: House) -> None:
    tray = Tray(house)

    def evening() -> Iterator[np.ndarray]:
        with served(house, tray.port):
            yield tray.image
        yield from tray.seen(until=lambda: tray.far.untold == "offer")

    with pytest.raises(ServerAway, match="Nothing answers"):
        tray.watched(evening())
