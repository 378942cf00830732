"""What the terminal shows when the table is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli import banner
from companion.cli.texts import sayer
from companion.config import Settings
from companion.network import Adapter, qr_lines, rank
from companion.network.qr import LIGHT_ON_DARK

HOME = rank(
    [
        Adapter("lo", ("127.0.0.1",)),
        Adapter("wlan0", ("192.168.1.23",)),
        Adapter("tun0", ("10.8.0.6",)),
    ]
)
SETTINGS = Settings(data=Path("/data"), database_url="", secret_key=b"")


def shown(
    capsys: pytest.CaptureFixture[str], language: str = "en", *, adapters: int = 3, qr: bool = True
) -> str:
    banner.show(sayer(language), SETTINGS, HOME[-adapters:], with_qr=qr)
    return capsys.readouterr().out


def test_phones_are_shown_the_wifi_and_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    said = shown(capsys)
    assert "Phones        http://192.168.1.23:8080  Wi-Fi" in said
    for line in qr_lines("http://192.168.1.23:8080", blocks=LIGHT_ON_DARK):
        assert line in said


def test_the_other_addresses_are_named_with_what_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "http://10.8.0.6:8080  VPN; phones hardly reach it, tun0" in shown(capsys)


def test_without_a_network_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    said = shown(capsys, "fr", adapters=1)
    assert "Aucun réseau trouvé" in said
    assert "█" not in said


def test_the_code_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert "█" not in shown(capsys, qr=False)


def test_a_narrow_terminal_gets_no_broken_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    said = shown(capsys)
    assert "█" not in said
    assert "does not fit" in said


def test_a_machine_without_a_screen_opens_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    import webbrowser

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    banner.open_host_page("http://localhost:8080")
    monkeypatch.setenv("DISPLAY", ":0")
    banner.open_host_page("http://localhost:8080")
    assert opened == ["http://localhost:8080"]
