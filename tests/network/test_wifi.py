"""A phone joins the Wi-Fi by scanning, whatever its name and password hold."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from companion.network.wifi import wifi_payload


def fields(payload: str) -> dict[str, str]:
    """Reads a payload as a phone does."""
    inside = re.fullmatch(r"WIFI:(.*);;", payload, re.DOTALL)
    assert inside
    parts = re.findall(r"([TSP]):((?:\\.|[^;\\])*)(?:;|$)", inside[1], re.DOTALL)
    return {name: re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL) for name, value in parts}


def test_a_network_with_a_password() -> None:
    assert wifi_payload("Chez nous", password="secret") == "WIFI:T:WPA;S:Chez nous;P:secret;;"


def test_an_open_network() -> None:
    assert wifi_payload("Hut") == "WIFI:T:nopass;S:Hut;;"


def test_what_the_format_uses_itself_is_escaped() -> None:
    assert wifi_payload('a;b,c:d"e\\f', password="x") == r"WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:x;;"


@given(st.text(min_size=1), st.text(min_size=1))
def test_every_name_and_password_comes_back_as_it_was(name: str, password: str) -> None:
    assert fields(wifi_payload(name, password=password)) == {"T": "WPA", "S": name, "P": password}
