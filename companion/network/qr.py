"""QR codes for pages (SVG) and for the terminal (half-block characters)."""

from __future__ import annotations

from html import escape
from itertools import groupby

QUIET = 4  # modules of white that every reader expects around a code
Matrix = list[list[bool]]


def qr_matrix(text: str) -> Matrix:
    """True is dark; the quiet zone is part of it."""
    from qrcode.constants import ERROR_CORRECT_M
    from qrcode.main import QRCode

    code = QRCode(error_correction=ERROR_CORRECT_M, border=QUIET)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(module) for module in row] for row in code.get_matrix()]


def qr_svg(text: str, *, label: str = "") -> str:
    """Dark on white in every theme: many cameras do not read a light code on dark."""
    matrix = qr_matrix(text)
    size = len(matrix)
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" {named} '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path fill="#000" d="{_path(matrix)}"/></svg>'
    )


def _path(matrix: Matrix) -> str:
    return "".join(
        f"M{x} {y}h{length}v1h-{length}z"
        for y, row in enumerate(matrix)
        for x, length in _dark_runs(row)
    )


def _dark_runs(row: list[bool]) -> list[tuple[int, int]]:
    runs, x = [], 0
    for is_dark, modules in groupby(row):
        length = len(list(modules))
        if is_dark:
            runs.append((x, length))
        x += length
    return runs


INK_ON_PAPER = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
# For a terminal whose colours cannot be set: they mostly write light on dark.
LIGHT_ON_DARK = {(True, True): " ", (False, True): "▀", (True, False): "▄", (False, False): "█"}


def qr_lines(text: str, *, blocks: dict[tuple[bool, bool], str] = INK_ON_PAPER) -> list[str]:
    """Two modules to a character, so that the code is square in a terminal."""
    matrix = qr_matrix(text)
    light = [False] * len(matrix)
    rows = [*matrix, light] if len(matrix) % 2 else matrix
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(blocks[pair] for pair in zip(*pair, strict=True)) for pair in pairs]
