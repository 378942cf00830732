"""Eight clients, retries, dropped answers, a server killed in between: every tap counts once."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from companion.games.shelf import Shelf
from companion.storage.store import open_store
from companion.table.log import table_from
from tests.soak.crowd import Browser, Client, Server, Tally, seated_table

SEATS = 6
CLIENTS = 8


def tap_together(server: Server, *, taps: int, kills: int) -> tuple[str, Tally]:
    """The host taps too, and one phone has two windows open."""
    server.start()
    code, browsers = seated_table(server.port, SEATS)
    second = Browser(server.port)
    second.cookie = browsers[1].cookie
    seats = [2, *range(SEATS), 0]
    tally = Tally()
    clients = [
        Client(at, browser, code, seat, taps // CLIENTS, tally)
        for at, (browser, seat) in enumerate(zip([*browsers, second], seats, strict=True))
    ]
    for client in clients:
        client.start()
    shoot(server, clients, tally, all_taps=taps // CLIENTS * CLIENTS, kills=kills)
    for client in clients:
        client.join()
    return code, tally


def shoot(
    server: Server, clients: list[Client], tally: Tally, *, all_taps: int, kills: int
) -> None:
    """At points of the evening that nobody foresees."""
    rng = random.Random(kills)
    for shot in range(kills):
        enough = all_taps * (shot + rng.uniform(0.3, 0.9)) / (kills + 1)
        while len(tally.acknowledged) < enough and any(client.is_alive() for client in clients):
            time.sleep(0.005)
        server.kill()
        server.start()


def check_the_log(url: str, code: str, tally: Tally) -> None:
    store = open_store(url)
    try:
        entries = store.entries(code)
    finally:
        store.close()
    assert tally.refused == []
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    counted = [e.key.partition(".")[2] for e in entries if e.intent.action == "step"]
    assert len(set(counted)) == len(counted), "a tap was counted twice"
    assert set(counted) == set(tally.acknowledged), "a tap was lost"
    state = table_from(code, Shelf().game("life_counter"), entries).state
    life = {seat: state.value("life", seat) for seat in range(SEATS)}
    assert life == {seat: 20 + tally.by_seat[seat] for seat in range(SEATS)}


def play(folder: Path, *, taps: int, kills: int) -> None:
    server = Server(folder)
    try:
        code, tally = tap_together(server, taps=taps, kills=kills)
    finally:
        server.close()
    assert len(tally.acknowledged) == taps
    check_the_log(f"sqlite:///{folder / 'companion.sqlite'}", code, tally)


def test_every_acknowledged_tap_counts_once_though_the_server_is_killed(tmp_path: Path) -> None:
    play(tmp_path, taps=480, kills=2)


@pytest.mark.soak
def test_ten_thousand_taps_and_a_dozen_power_cuts(tmp_path: Path) -> None:
    play(tmp_path, taps=10_000, kills=12)


@pytest.mark.soak
@pytest.mark.postgres
def test_ten_thousand_taps_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    server = Server(tmp_path, COMPANION_DATABASE_URL=postgres_url)
    try:
        code, tally = tap_together(server, taps=10_000, kills=4)
    finally:
        server.close()
    check_the_log(postgres_url, code, tally)
