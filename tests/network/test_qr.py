"""Codes that a camera reads: here OpenCV plays the camera."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.network.qr import LIGHT_ON_DARK, QUIET, qr_lines, qr_matrix, qr_svg

URL = "http://192.168.178.40:8080/j/KXQ4"


def read(dark: list[list[bool]]) -> str:
    cv2 = pytest.importorskip("cv2")
    picture = np.where(np.array(dark), 0, 255).astype(np.uint8)
    large = np.kron(picture, np.ones((8, 8), np.uint8))
    text, *_ = cv2.QRCodeDetector().detectAndDecode(large)
    return str(text)


def drawn(svg: str) -> list[list[bool]]:
    """The modules that the path of an SVG covers."""
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
    grid = [[False] * size for _ in range(size)]
    path = svg.split('fill="#000" d="')[1]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path):
        for offset in range(int(length)):
            grid[int(y)][int(x) + offset] = True
    return grid


def from_characters(lines: list[str], dark: str) -> list[list[bool]]:
    upper, lower = ("▀█", "▄█") if dark == "ink" else ("▄ ", "▀ ")
    rows: list[list[bool]] = []
    for line in lines:
        rows += [[c in upper for c in line], [c in lower for c in line]]
    return rows


def test_a_camera_reads_the_address_from_the_page() -> None:
    assert read(drawn(qr_svg(URL))) == URL


def test_a_camera_reads_the_address_from_the_terminal() -> None:
    assert read(from_characters(qr_lines(URL), "ink")) == URL
    assert read(from_characters(qr_lines(URL, blocks=LIGHT_ON_DARK), "light")) == URL


def test_the_code_is_dark_on_white_in_every_theme() -> None:
    svg = qr_svg(URL)
    assert svg.index('fill="#fff"') < svg.index('fill="#000"')
    assert "currentColor" not in svg


def test_four_modules_of_white_stand_around_the_code() -> None:
    matrix = np.array(qr_matrix(URL))
    rows, columns = np.nonzero(matrix)
    edges: list[Any] = [rows.min(), columns.min()]
    edges += [len(matrix) - 1 - rows.max(), len(matrix) - 1 - columns.max()]
    assert edges == [QUIET] * 4


def test_a_label_is_read_aloud_and_cannot_break_out() -> None:
    assert 'role="img" aria-label="Join &quot;&lt;b&gt;"' in qr_svg(URL, label='Join "<b>')
    assert 'aria-hidden="true"' in qr_svg(URL)


@settings(max_examples=20)
@given(st.from_regex(r"https?://[a-z0-9.]{4,40}:[0-9]{2,5}/j/[A-Z0-9]{4}", fullmatch=True))
def test_the_page_and_the_terminal_show_the_same_code(url: str) -> None:
    matrix = qr_matrix(url)
    assert drawn(qr_svg(url)) == matrix
    assert from_characters(qr_lines(url), "ink")[: len(matrix)] == matrix
