"""What people get when they install us."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_lock_file_names_no_place_to_fetch_from() -> None:
    assert "http" not in (ROOT / "package-lock.json").read_text()


def test_the_browser_files_are_where_the_pages_look_for_them() -> None:
    for name in ("htmx.min.js", "hx-sse.min.js"):
        assert (ROOT / "static" / "vendor" / name).stat().st_size > 1000
