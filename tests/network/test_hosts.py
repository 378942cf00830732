"""We answer to our own addresses and names only."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.network.hosts import LOCAL_NAME, OwnHosts, is_own_host, own_names

OURS = {"addresses": {"192.168.1.23"}, "names": {LOCAL_NAME, "games.example"}}


@pytest.mark.parametrize(
    "header",
    [
        "192.168.1.23:8080",
        "192.168.1.23",
        "localhost:8080",
        "LOCALHOST",
        "127.0.0.1:8080",
        "[::1]:8080",
        "[0:0:0:0:0:0:0:1]",
        "tablee.local:8080",
        "Tablee.local.:8080",
        "games.example",
    ],
)
def test_our_own_hosts_are_accepted(header: str) -> None:
    assert is_own_host(header, **OURS)


@pytest.mark.parametrize(
    "header",
    [
        "",
        ":8080",
        "evil.example",
        "192.168.1.24:8080",
        "192.168.1.23.evil.example",
        "evil.example:192.168.1.23",
        "localhost:80:80",
        "localhost:8o",
        "[::1",
        "[::1]x",
        "[]",
        "[::2]",
        "user@localhost",
        "localhost/",
        "localhost:８０",
    ],
)
def test_foreign_and_malformed_hosts_are_refused(header: str) -> None:
    assert not is_own_host(header, **OURS)


@given(st.text())
def test_no_header_breaks_the_check(header: str) -> None:
    assert is_own_host(header, addresses=(), names=()) in {True, False}


def test_the_names_are_ours_the_machines_and_the_configured() -> None:
    names = own_names(["Club.Example"])
    assert {LOCAL_NAME, "club.example"} < names
    assert any(name.endswith(".local") and name != LOCAL_NAME for name in names)


def test_a_laptop_that_changes_its_wifi_is_known_by_its_new_address() -> None:
    addresses, moment = ["192.168.1.23"], [0.0]
    hosts = OwnHosts(lambda: addresses, now=lambda: moment[0])
    assert "192.168.1.23" in hosts
    addresses[:] = ["10.0.0.9"]
    assert "10.0.0.9" not in hosts  # looked only just now
    moment[0] = 2.0
    assert "10.0.0.9" in hosts
    assert "192.168.1.23" not in hosts
